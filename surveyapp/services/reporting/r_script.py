"""The script in R beside our own: the same numbers with R's package survey, where R can.

It reads the recorded reports (``surveyapp convert``) and takes the coins out with the inverse of each
question's channel, so that package survey gives our estimates and standard errors; a logistic regression
maximizes the likelihood of the reports, as RRreg's RRlog does. Each table of the report is compared with
what R gives. What no package of R has is named as not repeated, with the reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp import __version__
from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.base.filter import FilterCondition, NumberRange, are_ranges, places_of
from surveyapp.analyses.computation.multivariate.regression_fits import usual_model
from surveyapp.analyses.data.filters import kept_answers, read_filter
from surveyapp.analyses.data.questions import YES_OR_NO, is_ordinal, single_channel
from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.analyses.registry import analysis_named
from surveyapp.designs import AskableDesign
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.channels.triangular import Triangular
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.services.reporting.output_blocks import ReportTable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.number import Number

KINDS = ("weight", "stratum", "cluster")
"""What columns of the sample are called: options, and arguments of the script's own functions."""

DRAWN = (
    "it uses the sample design: give svydesign the records' columns of weights, strata and clusters"
)


def r_script(
    survey: Survey, made: Sequence[ReportTable], tables: str, *, drawn: Sequence[SampleColumn] = ()
) -> str:
    """Return a script for R that repeats the tables of a report and compares them.

    Parameters
    ----------
    survey
        whose questions were asked.
    made
        the tables with the commands that made them.
    tables
        the folder with the report's tables, beside the script.
    drawn
        the columns of the records with the weights, strata and clusters that tables use.
    """
    questions = "".join(f"\n{_declared(one)}" for one in survey.recorded_questions if _can(one))
    steps = "".join(f"\n{_step(survey, one, drawn)}" for one in made)
    return _R.format(
        version=__version__,
        survey=survey.id,
        tables=_text(tables),
        questions=questions,
        steps=steps,
    )


def _can(question: AskedQuestion) -> bool:
    """Return whether each report stands for something, by itself."""
    if question.is_number:
        return isinstance(question.design, QuantitativeDesign)
    return single_channel(question.design) is not None and question.unlisted is None


def _declared(question: AskedQuestion) -> str:
    """Return what each report of a question stands for, as R has it."""
    about = f"# {question.id}: {question.design.name}\n"
    if isinstance(question.design, QuantitativeDesign):
        linear = question.design.linear
        ends = ", ".join(
            f"{_text(_decimal(report))} = {_number(end.pseudo_answer)}"
            for report, end in question.design.end_reports.items()
        )
        return (
            f"{about}numbers_of[[{_text(question.id)}]] <- function(z) "
            f"at_ends((z - {_number(linear.intercept)}) / {_number(linear.slope)}, z, c({ends}))\n"
        )
    channel = single_channel(question.design)
    assert channel is not None  # noqa: S101 - as ``_can`` says
    rows = channel.debiasing()
    cells = ", ".join(_number(one) for row in rows for one in row)
    chances = ", ".join(_number(one) for row in channel.rows for one in row)
    return (
        f"{about}undone[[{_text(question.id)}]] <- matrix(c({cells}), {len(rows)}, byrow = TRUE,\n"
        f"    dimnames = list({_texts(question.reports)}, {_texts(question.answers)}))\n"
        f"chances[[{_text(question.id)}]] <- matrix(c({chances}), {len(channel.rows)}, byrow = TRUE,\n"
        f"    dimnames = list({_texts(question.answers)}, {_texts(question.reports)}))\n"
    )


def _step(survey: Survey, made: ReportTable, drawn: Sequence[SampleColumn]) -> str:
    name, *words = made.command
    options = _Options.of(words)
    shown = f"# {made.file}: surveyapp {' '.join(' '.join(made.command).split())}"
    columns = options.sample_columns(drawn)
    compares_means = name == "compare" and isinstance(
        survey.question(options.given["--question"]), Number
    )
    is_left_out = bool(columns) and not compares_means
    reason = options.why_not or (is_left_out and DRAWN) or _why_not(survey, name, options)
    if reason:
        return f"{shown}\nnot_repeated({_text(made.file)}, {_text(reason)})\n"
    rows = f"kept({_conditions(survey, options.where)})"
    if name == "estimate":
        by = options.given.get("--by")
        group = "NULL" if by is None else _text(by)
        return f"{shown}\ncompare_estimates({_text(made.file)}, {rows}, {group})\n"
    if name == "compare":
        question, by = _text(options.given["--question"]), _text(options.given["--by"])
        call = "compare_means" if compares_means else "compare_groups"
        named = "".join(f", {kind} = {_text(column)}" for kind, column in columns.items())
        return f"{shown}\n{call}({_text(made.file)}, {rows}, {question}, {by}{named})\n"
    if name == "describe":
        asked = [one.strip() for one in options.given["--questions"].split(",")]
        by = options.given.get("--by")
        group = "NULL" if by is None else _text(by)
        return (
            f"{shown}\ncompare_descriptives({_text(made.file)}, {rows}, {_texts(asked)}, {group})\n"
        )
    return f"{shown}\n{_regression(survey, made, options, rows)}"


@dataclass(frozen=True, slots=True)
class _Options:
    """The options of a command that a table was made with."""

    given: Mapping[str, str]
    flags: frozenset[str]
    repeated: Mapping[str, tuple[str, ...]]
    """Of ``--where`` and ``--reference``, which may be given again."""

    @property
    def where(self) -> tuple[str, ...]:
        """The conditions of the filter."""
        return self.repeated.get("--where", ())

    @classmethod
    def of(cls, words: Sequence[str]) -> _Options:
        """Read them: an option that is followed by none has no value."""
        given, flags, repeated = {}, set(), dict[str, tuple[str, ...]]()
        for place, word in enumerate(words):
            if not word.startswith("--"):
                continue
            value = words[place + 1] if place + 1 < len(words) else "--"
            if value.startswith("--"):
                flags.add(word)
            elif word in {"--where", "--reference"}:
                repeated[word] = (*repeated.get(word, ()), value)
            else:
                given[word] = value
        return cls(given, frozenset(flags), repeated)

    def sample_columns(self, drawn: Sequence[SampleColumn]) -> dict[str, str]:
        """Return the columns of weights, strata and clusters by kind: the named ones, or those of all."""
        named = {kind: self.given[f"--{kind}"] for kind in KINDS if f"--{kind}" in self.given}
        of_all = {} if "--unweighted" in self.flags else {one.kind.value: one.name for one in drawn}
        return named or {kind: of_all[kind] for kind in KINDS if kind in of_all}

    @property
    def why_not(self) -> str:
        """What of the options R does not repeat; empty for nothing."""
        if "--random-intercept" in self.given:
            return DRAWN
        others = self.flags - {"--fit", "--unweighted"}
        return f"{', '.join(sorted(others))} has no counterpart in R" if others else ""


def _why_not(survey: Survey, name: str, options: _Options) -> str:
    """Return why R cannot repeat a table; empty where it can."""
    declared = analysis_named(name)
    if declared is None:
        return "counts of reports, without any estimate"
    if declared.not_in_r:
        return declared.not_in_r
    if name == "estimate":
        others = set(options.given) - {"--question", "--by", "--level", "--interval"}
        return f"{', '.join(sorted(others))} has no counterpart in R" if others else ""
    if KIOSK in options.given.values():
        return "the records do not say which kiosk they are from"
    if name == "compare":
        names = (options.given["--question"], options.given["--by"])
        return _why_uncompared([survey.question(one) for one in names])
    if name == "describe":
        asked = [survey.question(one) for one in options.given["--questions"].split(",")]
        return "" if all(map(_can, asked)) else "R cannot undo the design of one of the questions"
    if name == "regress":
        return _why_unregressed(survey, options)
    return "it is no analysis that R has"


def _why_uncompared(asked: Sequence[AskedQuestion]) -> str:
    if any(one.design.is_randomized for one in asked[1:]):
        return "the groups are randomized, and R has no package for that"
    return "" if all(map(_can, asked)) else "R cannot undo the design of the question"


def _why_unregressed(survey: Survey, options: _Options) -> str:
    outcome = survey.question(options.given["--outcome"])
    terms = _terms(options)
    if any(sign in term for term in terms for sign in "*:^"):
        return "write its interactions and powers in the formula of R yourself"
    if options.given.get("--model", usual_model(outcome).value) != "logistic":
        return "lm of R has the same coefficients for direct answers, with n − k in place of n in its errors"
    if (
        options.given.get("--link", "logit") != "logit"
        or options.given.get("--estimator", "ml") != "ml"
    ):
        return "another link or estimator than the usual one"
    if outcome.answers != YES_OR_NO or not _can(outcome):
        return "the outcome is no yes/no question of one known channel"
    hidden = [name for name in terms if survey.question(name).design.is_randomized]
    return f"{', '.join(hidden)} is randomized, as a predictor" if hidden else ""


def _terms(options: _Options) -> list[str]:
    return [one.strip() for one in options.given.get("--predictors", "").split(",") if one.strip()]


def _regression(survey: Survey, made: ReportTable, options: _Options, rows: str) -> str:
    outcome = survey.question(options.given["--outcome"])
    predictors = [survey.question(name) for name in _terms(options)]
    references = dict(one.split("=", 1) for one in options.repeated.get("--reference", ()))
    columns = ", ".join(_predictor(one, references) for one in predictors)
    text = f"fit_reports({_text(made.file)}, {rows}, {_text(outcome.id)}, list({columns}))\n"
    known = _rrreg(outcome.design)
    if known:
        model, yes, p = known
        formula = " + ".join(_quoted(one.id) for one in predictors) or "1"
        named = f"{_text(outcome.id)}, {_text(yes)}, ~ {formula}, {_text(model)}, c({p})"
        text += f"with_rrreg({rows}, {named})\n"
    return text


def _predictor(question: AskedQuestion, references: Mapping[str, str]) -> str:
    """Return the name of a predictor with its answers, the reference first; of a number with none."""
    if question.is_number or is_ordinal(question):
        return f"{_quoted(question.id)} = NULL"
    reference = references.get(
        question.id, "no" if question.answers == YES_OR_NO else question.answers[0]
    )
    others = [one for one in question.answers if one != reference]
    return f"{_quoted(question.id)} = {_texts([reference, *others])}"


def _rrreg(design: AskableDesign) -> tuple[str, str, str] | None:
    """Return what RRreg calls a design: its model, the report that it counts as 1, and its p."""
    match design:
        case Warner():
            return "Warner", "yes", _number(design.p)
        case ForcedResponse() | TwoCoins():
            row = design.channel.rows
            forced_yes, forced_no = row[1][0], row[0][1]
            return "FR", "yes", f"{_number(forced_no)}, {_number(forced_yes)}"
        case Mangat():
            return "Mangat", "yes", _number(design.p)
        case Crosswise():
            return "Crosswise", "same", _number(design.p)
        case Triangular():
            return "Triangular", "some", _number(design.p)
        case UnrelatedQuestion():
            return "UQTknown", "yes", f"{_number(design.p_truth)}, {_number(design.prevalence)}"
    return None


def _conditions(survey: Survey, where: Sequence[str]) -> str:
    """Return the filter as a condition of R on the records."""
    wanted = read_filter(where)
    parts = zip(wanted.conditions, kept_answers(survey, wanted), strict=True)
    return " & ".join(_condition(survey, one, kept) for one, (_, kept) in parts) or "TRUE"


def _condition(
    survey: Survey, condition: FilterCondition, kept: Sequence[int] | tuple[NumberRange, ...]
) -> str:
    column = f"records[[{_text(condition.question)}]]"
    if not are_ranges(kept):
        answers = survey.question(condition.question).answers
        return (
            f"{column} %in% {_texts([answers[place] for place in places_of(kept) if place >= 0])}"
        )
    return f"({' | '.join(_inside(f'as.numeric({column})', one) for one in kept)})"


def _inside(number: str, one: NumberRange) -> str:
    ends = [f"{number} >{'=' * one.has_low} {_number(one.low)}"] if one.low is not None else []
    ends += [f"{number} <{'=' * one.has_high} {_number(one.high)}"] if one.high is not None else []
    return f"({' & '.join(ends)})"


def _number(value: Fraction) -> str:
    """Return a fraction as R computes it."""
    return (
        str(value.numerator) if value.denominator == 1 else f"{value.numerator}/{value.denominator}"
    )


def _decimal(value: Fraction) -> str:
    return f"{float(value):.15g}"


def _text(text: str) -> str:
    """Return a text as R reads it."""
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'


def _texts(texts: Sequence[str]) -> str:
    return f"c({', '.join(map(_text, texts))})"


def _quoted(name: str) -> str:
    return f"`{name}`"


_R = """# Repeats the numbers of a report with R and compares them with its tables.
# Survey {survey}; made with Surveyapp {version}.
#
# Rscript THIS_SCRIPT records.csv
#
# records.csv contains the recorded reports of all interviews:
#   surveyapp convert --project PROJECT --out records.csv
# The script needs R's package survey: install.packages("survey"). If RRreg is installed too, its estimates
# are also printed. Only estimates and standard errors are compared: R has no guarded mid-p intervals of
# shares, no likelihood-ratio tests between groups, and no estimates that are kept between 0 and 1.
suppressMessages(library(survey))
given <- commandArgs(trailingOnly = TRUE)
if (length(given) != 1) stop("usage: Rscript THIS_SCRIPT records.csv")
records <- read.csv(given[1], colClasses = "character", na.strings = "", check.names = FALSE,
    encoding = "UTF-8")
script <- sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE))
tables <- file.path(if (length(script)) dirname(script) else ".", {tables})
undone <- list()      # for each question, what each report stands for: one column for each answer
chances <- list()     # for each question, the probability of each report: one row for each answer
numbers_of <- list()  # for each number, what a report stands for
worst <- 0

at_ends <- function(r, z, ends) {{
    place <- match(formatC(z, digits = 15, format = "g", width = 1), names(ends))
    ifelse(is.na(place), r, ends[place])
}}
{questions}
kept <- function(condition) records[condition & !is.na(condition) | isTRUE(condition), , drop = FALSE]
not_repeated <- function(file, why) cat(sprintf("%s: not repeated in R: %s\\n", file, why))
table_of <- function(file) {{
    read.csv(file.path(tables, file), na.strings = "", check.names = FALSE, encoding = "UTF-8",
        colClasses = c(answer = "character", group = "character", first = "character",
            second = "character")[intersect(c("answer", "group", "first", "second"),
            names(read.csv(file.path(tables, file), nrows = 1, check.names = FALSE)))])
}}
same <- function(file, what, ours, theirs) {{
    apart <- max(abs(ours - theirs), 0, na.rm = TRUE)
    worst <<- max(worst, apart)
    cat(sprintf("%s, %s: largest difference %.2g\\n", file, what, apart))
}}

# what each report stands for: one column for each answer, or for a number its mean
pseudo_answers <- function(rows, question) {{
    if (!is.null(numbers_of[[question]])) {{
        r <- numbers_of[[question]](as.numeric(rows[[question]]))
        return(matrix(r, ncol = 1, dimnames = list(NULL, "mean")))
    }}
    b <- undone[[question]]
    b[match(rows[[question]], rownames(b)), , drop = FALSE]
}}
# means of the pseudo-answers by package survey, with standard errors
means <- function(rows, question) {{
    r <- pseudo_answers(rows, question)
    r <- r[stats::complete.cases(r), , drop = FALSE]
    rownames(r) <- NULL
    if (nrow(r) < 2) return(NULL)
    design <- svydesign(ids = ~1, weights = rep(1, nrow(r)), data = as.data.frame(r))
    m <- svymean(r, design)
    data.frame(answer = colnames(r), estimate = as.numeric(coef(m)), se = as.numeric(SE(m)))
}}
compare_estimates <- function(file, rows, by) {{
    table <- table_of(file)
    # if the reports vary less than the randomization alone makes them, its standard error is shown
    table <- table[table$se_from == "reports" & table$question %in% c(names(undone), names(numbers_of)), ]
    for (question in unique(table$question)) for (group in unique(table$group)) {{
        own <- table[table$question == question & (table$group %in% group), ]
        inside <- if (is.null(by)) rows else rows[rows[[by]] %in% group, ]
        found <- means(inside, question)
        if (is.null(found) || nrow(own) == 0) next
        place <- match(own$answer, found$answer)
        same(file, paste(question, group), c(own$estimate, own$se),
            c(found$estimate[place], found$se[place]))
    }}
}}
compare_groups <- function(file, rows, question, by) {{
    table <- table_of(file)
    table <- table[table$measure == "difference", ]
    for (line in seq_len(nrow(table))) {{
        row <- table[line, ]
        parts <- lapply(c(row$first, row$second), function(g) means(rows[rows[[by]] %in% g, ], question))
        one <- parts[[1]][parts[[1]]$answer == row$answer, ]
        other <- parts[[2]][parts[[2]]$answer == row$answer, ]
        same(file, paste(row$answer, row$first, row$second), c(row$estimate, row$se),
            c(one$estimate - other$estimate, sqrt(one$se^2 + other$se^2)))
    }}
}}
# means of numbers: Welch's t test; in a complex sample svyglm of package survey, which linearizes the
# difference of two means, with the number of units minus that of strata as degrees of freedom
compare_means <- function(file, rows, question, by, weight = NULL, stratum = NULL, cluster = NULL) {{
    table <- table_of(file)
    # if the reports vary less than the randomization alone makes them, its standard error is shown
    table <- table[table$measure == "mean_difference" & table$se > table$se_coins, ]
    is_drawn <- !is.null(c(weight, stratum, cluster))
    everybody <- if (is_drawn) records else rows
    data <- data.frame(r = as.vector(pseudo_answers(everybody, question)), group = everybody[[by]])
    is_kept <- rownames(everybody) %in% rownames(rows) & !is.na(data$r)
    if (is_drawn) {{
        data$weight <- if (is.null(weight)) 1 else as.numeric(records[[weight]])
        data$stratum <- if (is.null(stratum)) "all" else records[[stratum]]
        data$cluster <- if (is.null(cluster)) seq_len(nrow(data)) else records[[cluster]]
        design <- svydesign(ids = ~cluster, strata = ~stratum, weights = ~weight, nest = TRUE,
            data = data)
    }}
    for (line in seq_len(nrow(table))) {{
        row <- table[line, ]
        if (is_drawn) {{
            pair <- update(design, is_first = as.numeric(data$group %in% row$first))
            pair <- subset(pair, is_kept & data$group %in% c(row$first, row$second))
            fit <- summary(svyglm(r ~ is_first, pair))$coefficients["is_first", ]
            found <- c(fit[1:2], 2 * pt(-abs(fit[1] / fit[2]), degf(design)))
        }} else {{
            test <- t.test(data$r[is_kept & data$group %in% row$first],
                data$r[is_kept & data$group %in% row$second])
            found <- c(-diff(test$estimate), test$stderr, test$p.value)
        }}
        same(file, paste(question, row$first, row$second), c(row$estimate, row$se, row$p_value), found)
    }}
}}
compare_descriptives <- function(file, rows, questions, by) {{
    table <- table_of(file)
    for (line in seq_len(nrow(table))) {{
        row <- table[line, ]
        inside <- if (is.null(by)) rows else rows[rows[[by]] %in% row$group, ]
        r <- pseudo_answers(inside, row$question)
        if (is.null(numbers_of[[row$question]])) r <- r %*% seq_len(ncol(r))
        r <- r[!is.na(r)]
        if (length(r) < 2) next
        design <- svydesign(ids = ~1, weights = rep(1, length(r)), data = data.frame(r = r))
        m <- svymean(~r, design)
        same(file, paste(row$question, "mean"), row$mean, as.numeric(coef(m)))
        is_direct <- is.null(undone[[row$question]]) || all(undone[[row$question]] %in% 0:1)
        if (is_direct && identical(as.numeric(inside[[row$question]][!is.na(inside[[row$question]])]), r)) {{
            # definition 2 of Hyndman and Fan, as SAS and Stata have it
            same(file, paste(row$question, "median, quartiles and standard deviation"),
                c(row$q1, row$median, row$q3, row$sd),
                c(quantile(r, c(.25, .5, .75), type = 2, names = FALSE), sd(r)))
        }}
    }}
}}
# the model's columns: one for each answer except the reference; numbers and ratings as they are
model_columns <- function(rows, predictors) {{
    columns <- list("(intercept)" = rep(1, nrow(rows)))
    for (name in names(predictors)) {{
        levels <- predictors[[name]]
        if (is.null(levels)) {{
            columns[[name]] <- as.numeric(rows[[name]])
        }} else for (answer in levels[-1]) {{
            if (any(rows[[name]] %in% answer)) {{
                columns[[paste0(name, ": ", answer)]] <-
                    ifelse(is.na(rows[[name]]), NA, as.numeric(rows[[name]] == answer))
            }}
        }}
    }}
    do.call(cbind, columns)
}}
# the maximum of the likelihood of the reports, Pr(report | x) = P[1, y] F(xb) + P[2, y] (1 - F(xb))
fit_reports <- function(file, rows, outcome, predictors) {{
    table <- table_of(file)
    x <- model_columns(rows, predictors)
    complete <- stats::complete.cases(x) & !is.na(rows[[outcome]])
    x <- x[complete, , drop = FALSE]
    p <- chances[[outcome]][, match(rows[[outcome]][complete], colnames(chances[[outcome]]))]
    loss <- function(b) {{
        share <- plogis(as.vector(x %*% b))
        -sum(log(p[1, ] * share + p[2, ] * (1 - share)))
    }}
    slope <- function(b) {{
        share <- plogis(as.vector(x %*% b))
        -colSums(x * ((p[1, ] - p[2, ]) * share * (1 - share) / (p[1, ] * share + p[2, ] * (1 - share))))
    }}
    fit <- optim(rep(0, ncol(x)), loss, slope, method = "BFGS",
        control = list(reltol = 1e-14, maxit = 1000))
    errors <- sqrt(diag(solve(optimHess(fit$par, loss, slope))))
    place <- match(table$term, colnames(x))
    same(file, "coefficients", table$estimate[!is.na(place)], fit$par[place[!is.na(place)]])
    same(file, "standard errors (observed information)", table$se[!is.na(place)],
        errors[place[!is.na(place)]])
    same(file, "log likelihood", table$estimate[table$term == "log_likelihood"], -fit$value)
}}
with_rrreg <- function(rows, outcome, yes, predictors, model, p) {{
    if (!requireNamespace("RRreg", quietly = TRUE)) return(invisible())
    data <- rows
    data$reported <- as.integer(rows[[outcome]] == yes)
    try(print(RRreg::RRlog(update(predictors, reported ~ .), data = data, model = model, p = p)))
}}
{steps}
cat(sprintf("Largest difference of all: %.2g\\n", worst))
if (worst > 1e-4) quit(status = 1)
"""
