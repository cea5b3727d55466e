# Standard errors by replicate weights in R's survey, on direct answers: Rscript r_survey.R > r_survey.csv
# jk1 and jkn are made by R; the others' weights are those of brr.csv, fay.csv, bootstrap.csv and sdr.csv.
suppressMessages(library(survey))
options(survey.replicates.mse = TRUE, survey.lonely.psu = "fail", digits = 17)
d <- read.csv("survey.csv")
d$north <- as.numeric(d$region == "north")
d$both <- d$yes * d$north
clusters <- svydesign(id = ~cluster, weights = ~weight, data = d)
strata <- svydesign(id = ~cluster, strata = ~stratum, weights = ~weight, data = d, nest = TRUE)
d$size <- 5 + d$stratum
finite <- svydesign(id = ~cluster, strata = ~stratum, weights = ~weight, fpc = ~size, data = d, nest = TRUE)
brought <- function(name, ...) svrepdesign(data = d, weights = ~weight, repweights = as.matrix(read.csv(paste0(name, ".csv"))),
                                           combined.weights = TRUE, mse = TRUE, ...)
designs <- list(
  jk1 = as.svrepdesign(clusters, type = "JK1", mse = TRUE),
  jkn = as.svrepdesign(strata, type = "JKn", mse = TRUE),
  jkn_finite = as.svrepdesign(finite, type = "JKn", mse = TRUE),
  brr = brought("brr", type = "BRR"),
  fay = brought("fay", type = "Fay", rho = 0.3),
  bootstrap = brought("bootstrap", type = "other", scale = 1 / 20, rscales = 1),
  sdr = brought("sdr", type = "successive-difference"))
cat("method,statistic,value,se,df\n")
for (name in names(designs)) {
  design <- designs[[name]]
  say <- function(statistic, value, se) cat(sprintf("%s,%s,%.15g,%.15g,%d\n", name, statistic, value, se, as.integer(degf(design))))
  yes <- svymean(~yes, design)
  say("share", coef(yes), SE(yes))
  total <- svytotal(~yes, design)
  say("total", coef(total), SE(total))
  x <- svymean(~x, design)
  say("mean", coef(x), SE(x))
  by <- svyby(~yes, ~region, design, svymean, covmat = TRUE)
  say("north", coef(by)[["north"]], SE(by)[1])
  difference <- svycontrast(by, c(north = 1, south = -1))
  say("difference", coef(difference), SE(difference))
  cell <- svymean(~both, design)
  say("cell", coef(cell), SE(cell))
  line <- svyglm(x ~ yes, design)
  say("slope", coef(line)[["yes"]], SE(line)[["yes"]])
  logit <- svyglm(yes ~ x, design, family = quasibinomial())
  say("log_odds", coef(logit)[["x"]], SE(logit)[["x"]])
}
