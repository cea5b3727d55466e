# Writes r_survey.json: what R's survey makes of sample.csv and frame.csv. Rscript r_survey.R
suppressMessages(library(survey))
options(digits = 17, survey.lonely.psu = "adjust")
d <- read.csv("sample.csv")
d$band <- factor(d$band, c("young", "middle", "old"))
N <- 6000
region <- data.frame(region = c("E", "N", "S", "W"), Freq = c(1800, 2100, 1300, 800))
sex <- data.frame(sex = c("f", "m"), Freq = c(3100, 2900))
band <- data.frame(band = c("young", "middle", "old"), Freq = c(2000, 2200, 1800))
cells <- expand.grid(region = c("E", "N", "S", "W"), sex = c("f", "m"))
cells$Freq <- c(900, 1100, 700, 400, 900, 1000, 600, 400)
simple <- svydesign(ids = ~1, weights = ~d, data = d)
clustered <- svydesign(ids = ~cluster, strata = ~stratum, weights = ~d, data = d, nest = TRUE)
both <- list(simple = simple, clustered = clustered)
number <- function(x) sprintf("%.15e", as.numeric(x))
vector <- function(x) paste0("[", paste(number(x), collapse = ", "), "]")
out <- c()
add <- function(name, values) out <<- c(out, sprintf("\"%s\": %s", name, vector(values)))
told <- function(name, made) {
  add(paste0(name, ".weights"), weights(made))
  m <- svymean(~yes + hours, made)
  add(paste0(name, ".means"), coef(m))
  add(paste0(name, ".covariance"), vcov(m))
  add(paste0(name, ".total_error"), SE(svytotal(~yes, made)))
  part <- svymean(~yes, subset(made, band == "old"))
  add(paste0(name, ".old"), c(coef(part), SE(part)))
}
totals <- c(`(Intercept)` = N, regionN = 2100, regionS = 1300, regionW = 800, sexm = 2900,
            bandmiddle = 2200, bandold = 1800)
f <- ~region + sex + band
tight <- function(design, ...) calibrate(design, epsilon = 1e-13, maxit = 200, ...)
for (kind in names(both)) {
  design <- both[[kind]]
  name <- function(x) paste(x, kind, sep = ".")
  told(name("poststratified"), postStratify(design, ~region + sex, cells))
  told(name("raked"), tight(design, f, totals, calfun = "raking"))
  told(name("linear"), tight(design, f, totals, calfun = "linear"))
  told(name("greg"), tight(design, ~region + age, c(totals[1:4], age = 268000), calfun = "linear"))
  told(name("logit"), tight(design, f, totals, calfun = "logit", bounds = c(0.5, 2.5)))
  told(name("linear_bounded"), tight(design, f, totals, calfun = "linear", bounds = c(0.75, 1.55)))
  told(name("raked_bounded"), tight(design, f, totals, calfun = "raking", bounds = c(0.75, 1.55)))
  told(name("linear_limited"), tight(design, f, totals, calfun = "linear",
       bounds = list(lower = 10, upper = 60), bounds.const = TRUE))
}
add("rake.weights", weights(rake(simple, list(~region, ~sex, ~band), list(region, sex, band),
    control = list(maxit = 500, epsilon = 1e-9))))
frame <- read.csv("frame.csv")
plain <- glm(responded ~ place + woman + age, binomial, frame, control = list(epsilon = 1e-14))
add("propensity.plain", fitted(plain))
own <- svyglm(responded ~ place + woman + age, svydesign(ids = ~1, weights = ~d, data = frame),
              family = quasibinomial(), control = list(epsilon = 1e-14))
add("propensity.weighted", fitted(own))
rate <- with(frame, tapply(d * responded, place, sum) / tapply(d, place, sum))
add("classes.rates", rate)
writeLines(c("{", paste(out, collapse = ",\n"), "}"), "r_survey.json")
