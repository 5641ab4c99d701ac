/** Sample answers of the server, to look at pages without one: open any page with `?fixture` in development. */
import type { Home, Invited, Me, TableLine } from "./wire";

const me: Me = { name: "Ola" };

function line(id: string, more: Partial<TableLine>): TableLine {
  return {
    id,
    game: "battle",
    seats: [
      { name: "Ola", bot: null },
      { name: "Marek", bot: null },
    ],
    status: "playing",
    to_act: [0],
    my_seat: 0,
    winners: null,
    changed: Date.now() - 11 * 60_000,
    options: { tactics: "off", match: "single", roles: "chosen", dams: "fixed" },
    ...more,
  };
}

function home(): Home {
  const zofia = { name: "Zofia", bot: null };
  const options = { tactics: "on", match: "rematch", roles: "random", dams: "fixed" };
  return {
    me,
    games: [
      {
        name: "battle",
        rules: 1,
        players: [2, 2],
        fields: [
          { name: "tactics", needs: null, kind: "choice", values: ["off", "on"], default: "off" },
          { name: "match", needs: null, kind: "choice", values: ["single", "rematch"], default: "single" },
          { name: "roles", needs: null, kind: "choice", values: ["chosen", "random"], default: "chosen" },
          { name: "dams", needs: null, kind: "choice", values: ["fixed", "shuffled"], default: "fixed" },
        ],
        bots: ["random", "greedy"],
      },
    ],
    mine: [
      line("k3", {}),
      line("m7", {
        seats: [
          { name: "Bohdan-Wolodymyr", bot: null },
          { name: "Ola", bot: null },
        ],
        my_seat: 1,
      }),
      line("p2", { seats: [{ name: "Ola", bot: null }, null], status: "waiting", to_act: [] }),
    ],
    open: [
      line("z1", { seats: [zofia, null], status: "waiting", to_act: [], my_seat: null, options }),
      line("z2", {
        seats: [null, { name: "Тарас", bot: null }],
        status: "waiting",
        to_act: [],
        my_seat: null,
      }),
    ],
    playing: 34,
  };
}

function invited(): Invited {
  const seats = [{ name: "Zofia", bot: null }, null];
  return {
    table: line("z1", { seats, status: "waiting", to_act: [], my_seat: null }),
    host: "Zofia",
    commitment: "0".repeat(64),
  };
}

export function answer(method: "GET" | "POST", path: string, body?: string): unknown {
  if (method === "GET" && path === "/home") return home();
  if (path.startsWith("/invitations/")) return invited();
  if (path === "/me") return Object.assign(me, JSON.parse(body ?? "{}"));
  return { id: "k3" };
}
