#!/usr/bin/env python3
"""Plays a whole game at a Nurt server with random legal moves, and checks that the dice were fair. It knows no rules,
so it can play any game: the server offers the moves. docs/protocol.md explains every message.

    pip install -r examples/requirements.txt
    python3 examples/bot.py http://127.0.0.1:8080 --against greedy --seed 7
"""

import argparse
import json
import random
import secrets
import time
from contextlib import closing
from hashlib import sha256
from urllib import error, request

import websocket  # the package websocket-client


class Server:
    """The server. Our cookie is all that it knows us by."""

    def __init__(self, address, name):
        self.address, self.cookie = address.rstrip("/"), ""
        self.call("/me", {"name": name})

    def call(self, path, body=None):
        """GET, or POST with a body. Only a GET is tried again: repeating it cannot do anything twice."""
        data = None if body is None else json.dumps(body).encode()
        for wait in (1, 2, 4, 8, None):
            try:
                ask = request.Request(f"{self.address}/api{path}", data, {"Cookie": self.cookie})
                with request.urlopen(ask, timeout=30) as answer:
                    self.cookie = answer.headers.get("Set-Cookie", self.cookie).split(";")[0]
                    return json.load(answer)
            except error.HTTPError as refused:
                raise SystemExit(f"{path}: {refused.code} {refused.read().decode()}")
            except OSError:
                if data is not None or wait is None:
                    raise
                time.sleep(wait)

    def connect(self):
        address = self.address.replace("http", "ws", 1) + "/api/ws"
        return websocket.create_connection(address, cookie=self.cookie, timeout=20, suppress_origin=True)


def sit_down(server, game, bot, invitation):
    """Takes a seat. Returns the table, the commitment, our seat, and what we added to the chance."""
    entropy = {"entropy": secrets.token_hex(32)}  # Sent only once the server has shown its commitment.
    if invitation:
        found = server.call(f"/invitations/{invitation}")
        table, commitment = found["table"]["id"], found["commitment"]
        server.call(f"/tables/{table}/sit", {"invitation": invitation, **entropy})  # Somebody there will start.
    else:
        made = server.call("/tables", {"game": game, "against": bot})
        table, commitment = made["id"], made["commitment"]
        server.call(f"/tables/{table}/start", entropy)
    return table, commitment, server.call(f"/tables/{table}")["you"], entropy["entropy"]


def hear(socket):
    """The next frame. After 20 quiet seconds we ping: whoever says nothing for 75 seconds is cut off."""
    for _ in range(2):
        try:
            if frame := socket.recv():
                return json.loads(frame)
            raise ConnectionError("the server hung up")
        except websocket.WebSocketTimeoutException:
            socket.send('{"type": "ping", "n": 1}')
    raise ConnectionError("the server is silent")


def decide(state, chance):
    """What we want to do at this version of the table, if anything."""
    now = state["now"]
    if now and now["asking"] and state["you"] in now["asking"]["waiting"]:
        return {"type": "answer-take-back", "agree": True}
    if now and now["offers"]["moves"]:
        return {"type": "play", "move": chance.choice(now["offers"]["moves"])["move"]}


def play(server, table, chance):
    """Plays until the game is over, over as many connections as it takes. Returns the last state of the table."""
    state, command, answered, wait = None, None, 0, 0.5
    while True:
        try:
            with closing(server.connect()) as socket:
                join = {"type": "join", "table": table, "version": state["version"] if state else None}
                socket.send(json.dumps(join))
                if command:  # It was not answered. With the same id it is not played twice.
                    socket.send(json.dumps(command))
                while state is None or state["status"] != "over":
                    tell = hear(socket)
                    if tell["type"] == "table":
                        state, wait = tell, 0.5
                    elif tell["type"] == "refused" and tell["code"] in ("slow-down", "unavailable"):
                        time.sleep(1)
                        socket.send(json.dumps(command or join))
                    elif tell["type"] == "refused" and tell["code"] != "stale":
                        raise SystemExit(f"refused: {tell['text']}")
                    elif command and tell.get("id") == command["id"]:  # Done, or stale.
                        command, answered = None, tell["version"]
                    # One command at a time, and only at a state that is as new as the last answer.
                    if state and not command and state["version"] >= answered and (wish := decide(state, chance)):
                        command = {**wish, "table": table, "id": secrets.token_hex(8), "version": state["version"]}
                        socket.send(json.dumps(command))
                return state
        except (OSError, websocket.WebSocketException) as problem:
            if getattr(problem, "status_code", None) in (401, 403):  # We are not known here; that will not change.
                raise
            print(f"lost the connection ({problem}); again in {wait} s", flush=True)
            time.sleep(wait)
            wait = min(2 * wait, 8)


def main():
    parser = argparse.ArgumentParser(description="Plays a game at a Nurt server with random legal moves.")
    parser.add_argument("server", help="such as http://127.0.0.1:8080")
    parser.add_argument("--game", default="battle")
    parser.add_argument("--invitation", metavar="WORD", help="sit down at somebody's table instead of making one")
    parser.add_argument("--against", metavar="BOT", default="greedy", help="the bots at our own table")
    parser.add_argument("--seed", type=int, help="for our choice of moves; the dice are nobody's to choose")
    args = parser.parse_args()
    server = Server(args.server, "bot.py")
    table, commitment, seat, entropy = sit_down(server, args.game, args.against, args.invitation)
    print(f"table {table}, seat {seat}", flush=True)
    state = play(server, table, random.Random(args.seed))

    now, names = state["now"], [sitter["name"] for sitter in state["seats"]]
    winners = ", ".join(names[winner] for winner in now["ended"]["winners"]) or "nobody"
    print(f"over after {now['step']} moves, won by {winners}")
    for line in [{"key": "", "cells": names}, *now["standing"]["lines"]]:
        print(f"{line['key']:24}", *(f"{'-' if cell is None else cell:>12}" for cell in line["cells"]))
    fair, dice = now["ended"]["fair"], server.call(f"/tables/{table}/record")["secret"]
    secret, added = bytes.fromhex(fair["secret"]), b"".join(bytes.fromhex(part) for part in fair["entropy"] if part)
    promised = sha256(secret).hexdigest() == commitment
    included = fair["entropy"][seat] == entropy
    followed = sha256(b"nurt" + secret + added).hexdigest() == dice
    print(f"fair: secret as promised {promised}, our part included {included}, dice follow {followed}")
    return 0 if promised and included and followed else 1


if __name__ == "__main__":
    raise SystemExit(main())
