"""Hooks for schemathesis: callers, existing ids, and a check of every answer."""

import os
import subprocess
import uuid

import requests
import schemathesis
from schemathesis.specs.openapi.checks import response_schema_conformance

URL = os.environ["INPUT_URL"]
KIND = os.environ["INPUT_KIND"]
PASSWORD = "correct horse"
# Answers to browsers and to payment channels, which have no envelope.
NO_ENVELOPE = ("/api/order/return/", "/api/order/sandbox/", "/api/order/notify/")


def ask(method, path, **what):
    return requests.request(method, URL + path, timeout=30, **what).json()["data"]


class Account:
    """The caller; signs in again when a call has ended the login."""

    def __init__(self):
        self.name = f"t{uuid.uuid4().hex[:12]}"
        self.take(ask("POST", "/api/user/registerWithName", data={"loginName": self.name, "password": PASSWORD}))
        subprocess.run(
            [os.environ["INPUT_BIN"], "coin", "grant", "--to", self.name, "--amount", "100000"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        if KIND == "member":
            ask("POST", "/api/vip/vipopen", data={"type": 1, "payWith": "coin", "price": 120}, headers=self.headers)

    def take(self, login):
        self.uid = login["uid"]
        self.headers = {"UG-Uid": str(self.uid), "UG-Token": login["token"]}

    def sign_in(self):
        self.take(ask("POST", "/api/user/login", data={"loginName": self.name, "password": PASSWORD}))


def listed(path, field="id", method="GET"):
    return [record[field] for record in ask(method, path)["records"]]


account = None if KIND == "visitor" else Account()
posts = listed("/api/v1/square/post/list?sort=2&pageSize=8")
comments = listed(f"/api/v1/square/post/{posts[-1]}/comment/list")
books = listed("/api/v1/book/list?pageSize=5")
chapters = listed(f"/api/v1/book/{books[0]}/chapter/list")
games = listed("/api/web/game/list", method="POST")
gifts = listed("/api/v1/gift/list")
activities = listed("/api/v1/activity/list")
people = [post["author"]["uid"] for post in ask("GET", "/api/v1/square/post/list")["records"]]
KNOWN = {
    "postId": posts, "commentId": comments, "replyCommentId": comments, "bookId": books, "chapterId": chapters,
    "appID": games, "game": games, "source": games, "mentions": people, "tag": list(range(1, 15)),
    "type": [1, 2, 3], "packageId": [1, 2, 3], "task": [1, 2, 3], "platformType": [1, 2],
    "payWith": ["coin", "sandbox"], "channel": ["sandbox", "alipay"],
}  # fmt: skip
# The existing `{id}`, by the path before it.
IDS = {
    "/square/post/": posts, "/square/comment/": comments, "/book/": books, "/user/game/": games, "/gift/": gifts,
    "/activity/": activities, "/user/": people,
}  # fmt: skip


def often_known(name, value, path, taken=0):
    """Replaces three of four numbers by existing ids, so that calls succeed; the number alone decides which."""
    known = KNOWN.get(name)
    if name == "uid" and "/v1/" not in path:
        known = [account.uid] if account else None
    elif name in ("id", "uid"):
        known = next((ids for part, ids in IDS.items() if part in path), None)
    if not known or isinstance(value, bool) or not isinstance(value, int) or value % 4 == 3:
        return value
    return known[value // 4 % len(known)]


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    return known_in(context, path_parameters)


@schemathesis.hook
def map_body(context, body):
    return known_in(context, body)


def known_in(context, fields):
    if not isinstance(fields, dict):
        return fields
    return {name: often_known(name, value, context.operation.path) for name, value in fields.items()}


@schemathesis.hook
def before_call(context, case, kwargs):
    if account:
        case.headers.update(account.headers)


@schemathesis.hook
def after_call(context, case, response):
    ended = b'"code":2,' in response.content[:12] or case.operation.path.endswith("/logout")
    if account and ended:
        account.sign_in()


@schemathesis.check
def envelope(ctx, response, case):
    """Checks the envelope, and that the status fits the code; with code 0, that the data matches the document."""
    in_json = "application/json" in response.headers.get("content-type", [""])[0]
    if case.operation.path.startswith(NO_ENVELOPE) and not in_json:
        return
    answer = response.json()
    code, status = answer["code"], response.status_code
    assert isinstance(code, int) and isinstance(answer["msg"], str) and "data" in answer, "no envelope"
    fits = {200: code != 4000, 400: code == 4000}.get(status, code == 1)
    assert fits, f"code {code} does not fit status {status}"
    if code == 0:
        response_schema_conformance(ctx, response, case)
    elif code == 4000:
        assert answer["data"] and all(isinstance(wrong, str) for wrong in answer["data"].values()), "no field is named"
