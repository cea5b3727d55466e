"""Constraints, bill of materials and sizes."""

import hashlib
import re
import subprocess
import sys
import tomllib
import zipfile

import pytest
from installers.constraints import without_addresses
from installers.parts import Part, distribution_parts
from installers.release import requirements_text, sums_text
from installers.sbom import bill
from installers.sizes import part_sizes
from packaging.requirements import Requirement

FILES = ("constraints.txt", "constraints-tools.txt")


def pinned(text):
    """Return the version and the number of hashes of each requirement."""
    joined = text.replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return {
        re.match(r"([\w.-]+)==(\S+)", line)[1]: (
            re.match(r"([\w.-]+)==(\S+)", line)[2],
            len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", line)),
        )
        for line in lines
    }


@pytest.mark.parametrize("name", FILES)
def test_every_part_of_the_bundle_is_pinned_by_hashes(name, packaging_folder):
    found = pinned((packaging_folder / name).read_text(encoding="utf-8"))
    assert len(found) > 10
    assert all(hashes > 0 for _, hashes in found.values())


@pytest.mark.parametrize("name", FILES)
def test_the_constraints_name_no_address(name, packaging_folder):
    text = (packaging_folder / name).read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host|@ ", text)


def test_the_constraints_hold_what_pyproject_asks_for_within_its_bounds(packaging_folder):
    pyproject = packaging_folder.parent / "pyproject.toml"
    asked = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]["dependencies"]
    found = pinned((packaging_folder / FILES[0]).read_text(encoding="utf-8"))
    for requirement in map(Requirement, asked):
        version, _ = found[requirement.name.lower()]
        assert requirement.specifier.contains(version), requirement


def test_both_constraints_agree(packaging_folder):
    program, tools = (
        pinned((packaging_folder / name).read_text(encoding="utf-8")) for name in FILES
    )
    assert {name for name in program.keys() & tools.keys() if program[name] != tools[name]} == set()


def test_addresses_that_a_resolver_leaves_are_taken_away(tmp_path):
    file = tmp_path / "constraints.txt"
    file.write_text("--find-links /somewhere\n\na==1 \\\n    --hash=sha256:0\n", encoding="utf-8")
    without_addresses(file)
    assert file.read_text(encoding="utf-8") == "a==1 \\\n    --hash=sha256:0\n"


def test_the_requirements_of_a_release_pin_the_wheel_and_all_that_it_needs(
    tmp_path, packaging_folder, facts
):
    wheel = tmp_path / facts.wheel.name
    wheel.write_bytes(b"the wheel")
    constraints = (packaging_folder / FILES[0]).read_text(encoding="utf-8")
    text = requirements_text(wheel, constraints)
    found = pinned(text)
    assert found["surveyapp"] == (facts.version, 1)
    assert hashlib.sha256(b"the wheel").hexdigest() in text
    assert {name: found[name] for name in pinned(constraints)} == pinned(constraints)
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host|@ ", text)


@pytest.mark.slow
def test_pip_takes_no_other_wheel_than_the_one_that_is_pinned(tmp_path, facts):
    """As the guide installs: a wheel with one byte more is refused."""
    wheel = _tiny_wheel(tmp_path / facts.wheel.name, facts)
    requirements = tmp_path / "r.txt"
    requirements.write_text(requirements_text(wheel, ""))
    words = [sys.executable, "-m", "pip", "install", "--no-index", "--require-hashes", "--no-deps"]
    words += ["--find-links", tmp_path, "--target", tmp_path / "there", "-r", requirements]
    assert subprocess.run(words, capture_output=True, check=False).returncode == 0
    wheel.write_bytes(wheel.read_bytes() + b"!")
    done = subprocess.run([*words, "--upgrade"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "DO NOT MATCH" in done.stderr


def _tiny_wheel(path, facts):
    info = f"{facts.name}-{facts.version}.dist-info"
    with zipfile.ZipFile(path, "w") as made:
        text = f"Metadata-Version: 2.1\nName: {facts.name}\nVersion: {facts.version}\n"
        made.writestr(f"{info}/METADATA", text)
        made.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        made.writestr(f"{info}/RECORD", "")
    return path


def test_the_sums_are_what_sha256sum_checks(tmp_path):
    files = (tmp_path / "b", tmp_path / "a")
    for path in files:
        path.write_text(path.name)
    sums = [f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in "ab"]
    assert sums_text(files).splitlines() == sums


def test_the_bill_is_made_of_what_is_installed():
    parts = distribution_parts()
    assert parts[0].name == "surveyapp"
    assert {"cryptography", "duckdb", "opendp", "numpy"} <= {one.name.lower() for one in parts}
    made = bill(parts, sha256="ab" * 32, made_at=0)
    asked = {one["ref"]: one["dependsOn"] for one in made["dependencies"]}
    assert any("pkg:pypi/cryptography@" in one for one in asked[parts[0].address])


PROGRAM = Part("surveyapp", "1.0", "pkg:pypi/surveyapp@1.0", "MIT", needs=("pkg:pypi/a@2",))
OTHER = Part("a", "2", "pkg:pypi/a@2", "BSD License")


def test_the_bill_names_each_part_once_and_the_program_by_its_hash():
    made = bill((PROGRAM, OTHER), sha256="ab" * 32, made_at=0)
    assert made["metadata"]["component"]["properties"][0]["value"] == "ab" * 32
    assert [one["purl"] for one in made["components"]] == ["pkg:pypi/a@2"]
    assert made["dependencies"] == [{"ref": PROGRAM.address, "dependsOn": [OTHER.address]}]
    assert made["metadata"]["timestamp"] == "1970-01-01T00:00:00Z"


def test_a_licence_is_an_expression_only_where_it_is_one():
    made = bill((PROGRAM, OTHER), sha256="", made_at=0)
    assert made["metadata"]["component"]["licenses"] == [{"expression": "MIT"}]
    assert made["components"][0]["licenses"] == [{"license": {"name": "BSD License"}}]


def test_the_same_parts_give_the_same_bill():
    twice = [bill((PROGRAM, OTHER), sha256="ab", made_at=7) for _ in range(2)]
    assert twice[0] == twice[1]
    assert bill((PROGRAM, OTHER), sha256="cd", made_at=7) != twice[0]


def test_sizes_are_summed_by_part_and_links_count_once(tmp_path):
    qt = tmp_path / "_internal" / "PySide6" / "Qt" / "lib"
    qt.mkdir(parents=True)
    (qt / "libQt6Core.so.6").write_bytes(b"12345")
    (qt / "libicudata.so.73").write_bytes(b"123")
    (tmp_path / "_internal" / "libQt6Core.so.6").symlink_to(qt / "libQt6Core.so.6")
    (tmp_path / "surveyapp").write_bytes(b"1")
    assert part_sizes(tmp_path) == {
        "Qt": 5,
        "ICU (of Qt)": 3,
        "the program’s and all packages’ Python code": 1,
    }
