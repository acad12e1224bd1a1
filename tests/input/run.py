"""Sends generated calls to a real server: every operation of its OpenAPI document, as a visitor, a player and a member.

run.py <portal binary> [--examples N] [--seed S]

Ends with 0 when no answer was a server fault, had an undocumented status, broke its schema or had no envelope, when no
connection was lost, when `portal audit` found nothing, and when the server's log has no fault and no secret.
"""

import argparse
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import requests

HERE = pathlib.Path(__file__).resolve().parent
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
    "unsupported_method,envelope"
)
FAULTS = re.compile(r"panicked|internal error|\bERROR\b")
# Expressions for secrets, and for the log lines that may contain them.
RULES = [line for line in (HERE.parent / "harness/secrets.txt").read_text().splitlines() if line and line[0] != "#"]
SECRETS = re.compile("|".join(f"(?:{rule})" for rule in RULES if rule[0] != "!"))
MAY_TELL = re.compile("|".join(f"(?:{rule[1:]})" for rule in RULES if rule[0] == "!"))
KINDS = ("visitor", "player", "member")


def main():
    given = argparse.ArgumentParser()
    given.add_argument("portal", type=pathlib.Path)
    given.add_argument("--examples", type=int, default=10)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--phases", default="examples,coverage,fuzzing")
    given.add_argument("--only", help="one path of the document")
    given = given.parse_args()
    with tempfile.TemporaryDirectory(prefix="portal-input-") as home:
        with Server(given.portal.resolve(), pathlib.Path(home)) as server:
            wrong = [kind for kind in KINDS if not attack(server, kind, given)]
            server.portal("audit")
            alive = requests.get(f"{server.url}/readyz", timeout=10).status_code == 200
        log = server.log.read_text().splitlines()
        faults = [line for line in log if FAULTS.search(line)]
        faults += [line for line in log if SECRETS.search(line) and not MAY_TELL.search(line)]
    print("\n".join(faults[:50]))
    if wrong or faults or not alive:
        sys.exit(f"wrong as {wrong}; {len(faults)} faults in the log; alive: {alive}")


def attack(server, kind, given):
    """Whether all calls passed. Failures are on standard output, each with a command that repeats it."""
    print(f"\n== as a {kind}, {given.examples} examples of each call, seed {given.seed}", flush=True)
    only = ["--include-path", given.only] if given.only else []
    command = [
        pathlib.Path(sys.executable).with_name("schemathesis"), "run", f"{server.url}/api/openapi.json",
        "--checks", CHECKS, "--phases", given.phases, "--seed", given.seed, "--max-examples", given.examples,
        "--generation-database", "none", "--request-timeout", 30, "--max-redirects", 0, "--no-color",
        "--suppress-health-check", "all", "--warnings", "off", "--continue-on-failure",
        # The socket has its own tests; a valid handshake would never end.
        "--exclude-path", "/api/v1/realtime", *only,
    ]  # fmt: skip
    environment = os.environ | {
        "SCHEMATHESIS_HOOKS": "hooks", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(HERE), "INPUT_URL": server.url,
        "INPUT_KIND": kind, "INPUT_BIN": str(server.binary), **server.settings,
    }  # fmt: skip
    return subprocess.run([str(part) for part in command], env=environment, cwd=server.home).returncode == 0


def reduced(pack, to):
    """The demo content with one book of each kind: importing the pages of all books takes longer than all calls."""
    shutil.copytree(pack, to, ignore=books_beyond)
    return to


def books_beyond(folder, names):
    if pathlib.Path(folder).name != "books":
        return []
    kinds = {}
    for name in sorted(names):
        kind = re.search(r"^kind: (\w+)", pathlib.Path(folder, name, "book.yaml").read_text(), re.M)[1]
        kinds.setdefault(kind, name)
    return set(names) - set(kinds.values())


class Server:
    """A portal with the demo content and a private PostgreSQL, without rate limits."""

    def __init__(self, binary, home):
        self.binary, self.home, self.log = binary, home, home / "log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            address = f"127.0.0.1:{free.getsockname()[1]}"
        self.url = f"http://{address}"
        listed = subprocess.run([binary, "config"], cwd=home, capture_output=True, text=True, check=True).stdout
        rates = re.findall(r"^(PORTAL_\w+_PER_(?!SECOND|MONTH|DAY)\w+) +\d+/", listed, re.M)
        pack = reduced(HERE.parents[1] / "sql/demo", home / "pack")
        self.settings = dict.fromkeys(rates, "10000/1s") | {
            "PORTAL_HOME": str(home), "PORTAL_HTTP_ADDR": address, "PORTAL_DEMO_PACK": str(pack),
            "PORTAL_NEWCOMER_HOURS": "0", "PORTAL_SAME_TEXT_MINUTES": "0", "PORTAL_SMS_PER_DAY": "1000000",
            "PORTAL_PAY_OPEN_ORDERS": "1000", "PORTAL_LOG": "warn",
        }  # fmt: skip

    def __enter__(self):
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [self.binary, "serve"], env=os.environ | self.settings, cwd=self.home, stdout=log, stderr=log
            )
        end = time.monotonic() + 120
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                self.process.terminate()
                sys.exit(self.log.read_text())
            time.sleep(0.1)
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def is_ready(self):
        try:
            return requests.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except requests.RequestException:
            return False

    def portal(self, *command):
        subprocess.run([self.binary, *command], env=os.environ | self.settings, cwd=self.home, check=True)


main()
