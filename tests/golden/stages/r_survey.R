# Finite populations, stages and calibrated replicates in R's survey, on direct answers: Rscript r_survey.R > r_survey.csv
suppressMessages(library(survey))
options(survey.replicates.mse = TRUE, survey.lonely.psu = "adjust", digits = 17)
d <- read.csv("stages.csv")
d$yes <- as.numeric(d$yes == "yes")
d$unit <- paste(d$stratum, d$village)
d$home <- paste(d$unit, d$house)
d$one <- paste(d$home, d$person)
d$both <- d$yes * (d$region == "north")
totals <- list(region = data.frame(region = c("north", "south"), Freq = c(90, 150)),
               sex = data.frame(sex = c("f", "m"), Freq = c(130, 110)))
margins <- list(~region, ~sex)
population <- c(`(Intercept)` = 240, regionsouth = 150, sexm = 110)
endless <- svydesign(id = ~unit, strata = ~stratum, weights = ~weight, data = d)
first <- svydesign(id = ~unit, strata = ~stratum, weights = ~weight, fpc = ~villages, data = d)
share <- svydesign(id = ~unit, strata = ~stratum, weights = ~weight, fpc = ~fraction, data = d)
two <- svydesign(id = ~unit + home, strata = ~stratum, weights = ~weight, fpc = ~villages + houses, data = d)
three <- svydesign(id = ~unit + home + one, strata = ~stratum, weights = ~weight, fpc = ~villages + houses + people, data = d)
raked <- function(design) calibrate(design, ~region + sex, population, calfun = "raking", epsilon = 1e-12, maxit = 200)
greg <- function(design) calibrate(design, ~region + sex, population, calfun = "linear", epsilon = 1e-12)
replicates <- function(design, type, ...) as.svrepdesign(design, type = type, mse = TRUE, ...)
designs <- list(first = first, share = share, two = two, three = three,
                raked = raked(endless), raked_three = raked(three),
                jkn = replicates(endless, "JKn"), jkn_first = replicates(first, "JKn"),
                jkn_raked = raked(replicates(endless, "JKn")), jkn_greg = greg(replicates(endless, "JKn")),
                jkn_first_raked = raked(replicates(first, "JKn")))
# the columns raked and greg of stages.csv are weights(designs$raked) and weights(greg(endless))
cat("design,statistic,value,se\n")
for (name in names(designs)) {
  design <- designs[[name]]
  say <- function(statistic, value, se) cat(sprintf("%s,%s,%.15g,%.15g\n", name, statistic, value, se))
  yes <- svymean(~yes, design)
  say("share", coef(yes), SE(yes))
  total <- svytotal(~yes, design)
  say("total", coef(total), SE(total))
  x <- svymean(~x, design)
  say("mean", coef(x), SE(x))
  north <- svymean(~yes, subset(design, region == "north"))
  say("north", coef(north), SE(north))
  difference <- svyglm(yes ~ region, design)
  say("difference", -coef(difference)[["regionsouth"]], SE(difference)[["regionsouth"]])
  cell <- svymean(~both, design)
  say("cell", coef(cell), SE(cell))
  line <- svyglm(x ~ yes, design)
  say("slope", coef(line)[["yes"]], SE(line)[["yes"]])
  logit <- svyglm(yes ~ x, design, family = quasibinomial())
  say("log_odds", coef(logit)[["x"]], SE(logit)[["x"]])
}
