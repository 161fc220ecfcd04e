"""What the fuzzer cannot guess: a key that nobody has used yet, and, in every other call that is meant to be valid, a project that exists."""

import itertools
import os

import requests
import schemathesis

url, key, ca = (os.environ[name] for name in ("FUZZ_URL", "FUZZ_KEY", "FUZZ_CA"))
created = requests.post(f"{url}/v1/projects", json={"name": "Fuzzed"}, headers={"Authorization": f"Bearer {key}"}, verify=ca, timeout=30)
created.raise_for_status()
project_id = created.json()["id"]
numbers = itertools.count()


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None or case.meta.generation.mode.is_negative:
        return
    number = next(numbers)
    if "Idempotency-Key" in (case.headers or {}):
        case.headers["Idempotency-Key"] = f"{case.headers['Idempotency-Key'][:200]}{number}"
    # Chains of calls have projects of their own, and delete them.
    if number % 2 == 0 or case.meta.phase.name == "stateful" or case.method.upper() == "DELETE":
        return
    if "project_id" in (case.path_parameters or {}):
        case.path_parameters["project_id"] = project_id
    if isinstance(case.body, dict) and "project_id" in case.body:
        # Without a receiver: the jobs are really done, and nothing is to leave this machine.
        case.body = {"project_id": project_id, "prompt": case.body["prompt"]}
