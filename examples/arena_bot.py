#!/usr/bin/env python3
"""A bot for `nurt arena`: one line of JSON comes in, one goes out. docs/bots.md explains every message.

    nurt arena stones --bots "program:python3 examples/arena_bot.py,random" --games 20

It plays any game at random, and Stones with an idea: rather add to a side that has begun with the same colour.
"""

import json
import random
import sys

dice = random.Random(7)


def choose(game, seat, view, moves):
    """One of the legal moves, as it is written there."""
    if game != "stones":
        return dice.choice(moves)

    def liking(move):
        card, stone = move.split()
        side = view["stones"][int(stone) - 1]["sides"][seat]
        return sum(2 if card[0] == other[0] else -1 for other in side) + dice.random()

    return max(moves, key=liking)


game = None
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        game = told["game"]
    elif told["type"] == "decide":
        move = choose(game, told["seat"], told["view"], told["moves"])
        print(json.dumps({"move": move}), flush=True)
