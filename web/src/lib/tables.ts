/** What can be done with tables besides playing: open one, sit down, and what the waiting room offers. */
import { keepCommitment, keepEntropy } from "../table/fair";
import type { Invited, Made, NewTable, PlayOn, Seat } from "../wire";
import { api } from "./api";
import { entropy } from "./entropy";
import { beSomebody } from "./me.svelte";

/**
 * Adds the player's share to the chance of a table: on sitting down, or on starting. It comes after the server has shown
 * the hash of its own share, so that the server cannot have chosen its share to suit.
 */
async function bring(table: string, how: "sit" | "start", more: object): Promise<void> {
  const mine = entropy();
  await api.post(`/tables/${table}/${how}`, { ...more, entropy: mine });
  keepEntropy(table, mine);
}

/** Opens a table and takes a seat there; against bots the game starts. Gives its name in addresses. */
export async function openTable(table: Omit<NewTable, "entropy" | "seat">): Promise<string> {
  await beSomebody();
  const made = await api.post<Made>("/tables", table);
  return settleAt(made, 0, table.against !== undefined);
}

/** Opens the table of a rematch, where everybody sits one seat further. */
export async function playAgain(table: string, seat: Seat, againstBots: boolean): Promise<string> {
  return settleAt(await api.post<Made>(`/tables/${table}/rematch`, {}), seat, againstBots);
}

/** Opens a table with the chance of a game for one that is over. */
export async function dealAgain(table: string): Promise<string> {
  await beSomebody();
  const { id } = await api.post<Made>(`/tables/${encodeURIComponent(table)}/same`, {});
  return id;
}

/** Opens a table that plays on from a step of a finished game, against bots if there are other seats. */
export async function playOnFrom(table: string, wanted: Omit<PlayOn, "entropy">): Promise<string> {
  await beSomebody();
  const made = await api.post<Made>(`/tables/${encodeURIComponent(table)}/play-on`, wanted);
  return settleAt(made, wanted.seat, true);
}

async function settleAt({ id, commitment }: Made, seat: Seat, againstBots: boolean): Promise<string> {
  keepCommitment(id, commitment);
  if (againstBots) await bring(id, "start", {});
  else await bring(id, "sit", { seat });
  return id;
}

/** Takes a seat at a table whose commitment has been seen. */
export async function sitDown(table: string, seat: Seat): Promise<void> {
  await beSomebody();
  await bring(table, "sit", { seat });
}

export async function invitation(word: string): Promise<Invited> {
  const invited = await api.get<Invited>(`/invitations/${encodeURIComponent(word)}`);
  keepCommitment(invited.table.id, invited.commitment);
  return invited;
}

/** Takes the first free seat at the table of an invitation; gives its name in addresses. */
export async function accept(word: string): Promise<string> {
  await beSomebody();
  const { table } = await invitation(word);
  await bring(table.id, "sit", { invitation: word });
  return table.id;
}

export function standUp(table: string, seat: Seat): Promise<Made> {
  return api.post(`/tables/${table}/stand`, { seat });
}

export function seatBot(table: string, seat: Seat, bot: string): Promise<Made> {
  return api.post(`/tables/${table}/bot`, { seat, bot });
}

export function start(table: string): Promise<Made> {
  return api.post(`/tables/${table}/start`, {});
}
