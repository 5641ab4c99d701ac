/** Checks that nobody bent the chance of a table: see `core/src/fair.rs`. */
import { hex, unhex } from "../lib/entropy";
import { recall, remember } from "../lib/store";
import type { Fair } from "../wire";

/** What this browser knows of a table from before the game. */
interface Kept {
  /** What the player added to the chance. */
  entropy?: string;
  /** The hash of the server's secret, as it was first shown. */
  commitment?: string;
}

function kept(table: string): Kept {
  return JSON.parse(recall(`fair-${table}`) ?? "{}") as Kept;
}

function keep(table: string, more: Kept): void {
  remember(`fair-${table}`, JSON.stringify({ ...kept(table), ...more }));
}

export function keepEntropy(table: string, entropy: string): void {
  keep(table, { entropy });
}

/** Keeps the first commitment that was shown; a later one must not replace it. */
export function keepCommitment(table: string, commitment: string): void {
  if (kept(table).commitment === undefined) keep(table, { commitment });
}

export function myEntropy(table: string): string | null {
  return kept(table).entropy ?? null;
}

/** What came out; null where this browser has nothing to compare with. */
export interface Verdict {
  /** The secret is the one whose hash was shown. */
  secret: boolean;
  /** The hash is the one that this browser saw before the game. */
  promise: boolean | null;
  /** What this browser added was used. */
  mine: boolean | null;
}

export async function sha256(digits: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", unhex(digits))));
}

export async function verify(fair: Fair, table: string | null): Promise<Verdict> {
  const { entropy, commitment } = table === null ? {} : kept(table);
  return {
    secret: (await sha256(fair.secret)) === fair.commitment,
    promise: commitment === undefined ? null : commitment === fair.commitment,
    mine: entropy === undefined ? null : fair.entropy.includes(entropy),
  };
}
