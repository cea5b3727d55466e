"""Import and estimate 1,000,000 interviews with 6 questions from 20 files, beside bare DuckDB.

pytest -m slow -s tests/benchmarks/test_import_speed.py
"""

import json
import subprocess
import sys

import pytest

from surveyapp.services.simulation.respondents import simulate

pytestmark = pytest.mark.slow

INTERVIEWS = 1_000_000
FILES = 20
ROUNDS = 3

OURS = """
import json, resource, sys, time
from pathlib import Path
from estimated import estimate_project
from surveyapp.services.project.import_collections import import_files
begin = time.perf_counter()
import_files([Path(sys.argv[1])], Path(sys.argv[2]))
imported = time.perf_counter()
table = estimate_project(Path(sys.argv[2]))
done = time.perf_counter()
assert table.interviews == int(sys.argv[3])
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps({"import": imported - begin, "estimate": done - imported, "peak MB": peak}))
"""

BARE = """
import json, resource, sys, time
import duckdb
names = sys.argv[4].split(",")
columns = {name: "VARCHAR" for name in ["interview", *names]}
options = f"header=true, delim=',', quote='', escape='', auto_detect=false, columns={columns}"
begin = time.perf_counter()
database = duckdb.connect(sys.argv[2])
source = f"read_csv('{sys.argv[1]}/*.csv', {options})"
if sys.argv[5] == "table":
    database.execute(f"CREATE TABLE r AS SELECT * FROM {source}")
    source = "r"
sets = ",".join(f"({name})" for name in names)
query = f"SELECT {sys.argv[4]}, count(*) FROM {source} GROUP BY GROUPING SETS ({sets})"
rows = database.execute(query).fetchall()
database.close()
assert sum(row[-1] for row in rows) == int(sys.argv[3]) * len(names)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps({"seconds": time.perf_counter() - begin, "peak MB": peak}))
"""


def measured(code, *arguments):
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def best(results, key):
    return min(result[key] for result in results)


@pytest.fixture(scope="module")
def six(make_survey):
    def one(name, kind, design, **more):
        return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}

    regions = [{"id": name, "text": {"en": name}} for name in ("north", "centre", "south")]
    return make_survey(
        one("region", "single_choice", {"name": "direct"}, choices=regions),
        one("q1", "yes_no", {"name": "two_coins"}),
        one("q2", "yes_no", {"name": "warner", "p": "4/5"}),
        one("q3", "yes_no", {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}),
        one("q4", "rating", {"name": "k_rr", "epsilon": 1.5}, levels=5),
        one("q5", "yes_no", {"name": "two_coins"}),
    )


def test_a_million_interviews(six, tmp_path):
    files = simulate(six, tmp_path / "usb", interviews=INTERVIEWS, kiosks=FILES, seed=1)
    plain = tmp_path / "plain"
    plain.mkdir()
    for path in files:
        body = path.read_bytes().split(b"\n", 4)[4]
        (plain / (path.stem + ".csv")).write_bytes(body)
    names = ",".join(question.id for question in six.recorded_questions)
    ours, table, scan = [], [], []
    for turn in range(ROUNDS):
        ours.append(measured(OURS, tmp_path / "usb", tmp_path / f"{turn}.surveydesk", INTERVIEWS))
        table.append(measured(BARE, plain, tmp_path / f"{turn}.db", INTERVIEWS, names, "table"))
        scan.append(measured(BARE, plain, ":memory:", INTERVIEWS, names, "scan"))
    seconds = min(result["import"] + result["estimate"] for result in ours)
    print(
        f"\nimport {best(ours, 'import'):.2f} s + estimate {best(ours, 'estimate'):.2f} s, "
        f"peak {best(ours, 'peak MB'):.0f} MB (aim ≤ 1000 MB)\n"
        f"bare DuckDB into a table: {best(table, 'seconds'):.2f} s, ratio "
        f"{seconds / best(table, 'seconds'):.2f} (aim ≤ 3)\n"
        f"bare DuckDB, counting without keeping anything: {best(scan, 'seconds'):.2f} s, ratio "
        f"{seconds / best(scan, 'seconds'):.2f}"
    )
    assert best(ours, "peak MB") < 1000
