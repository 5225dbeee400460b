import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { listForms, type WordForm } from "@/lib/documents/search/word-forms";
import { Prisma } from "@/prisma/client/sqlite";

/** Per statement: SQLite answers on the thread that serves everyone, at worst 5 ms per megabyte. */
const MOST_BYTES = 4_000_000;
const MOST_ROWS = 200;
/** A shorter stem is only searched at the start of words: three letters occur inside many. */
const SURE_STEM = 4;
const WORD_OPENERS = [" ", "\n", '"', "(", "-", "'"];

/**
 * Contracts whose name or text contains all terms, in any word form, in the same order. A few megabytes at a time, so
 * that other requests run in between. Avoids LIKE, which takes seconds on a text of one letter.
 * @param terms folded (`search-text.ts`)
 */
export async function withTerms<T extends { contractId: string }>(
  actor: Actor,
  rows: readonly T[],
  terms: readonly string[],
): Promise<T[]> {
  const found = new Set<string>();
  for (let from = 0; from < rows.length; from += MOST_ROWS) {
    const ids = rows.slice(from, from + MOST_ROWS).map(({ contractId }) => contractId);
    for (const stretch of splitStretches(await readSizes(ids))) {
      for (const id of await idsWithTerms(actor, stretch, terms)) found.add(id);
      await new Promise(setImmediate); // lets waiting requests in
    }
  }
  return rows.filter(({ contractId }) => found.has(contractId));
}

type Size = { id: string; bytes: number };

/** A value's length is known without reading it. */
async function readSizes(ids: readonly string[]): Promise<Size[]> {
  const rows = await db.$queryRaw<
    { id: string; bytes: number | bigint }[]
  >`SELECT "id", octet_length("searchText") AS "bytes" FROM "Contract" WHERE "id" IN (${Prisma.join([...ids])})`;
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }));
}

function splitStretches(sizes: readonly Size[]): string[][] {
  const stretches: string[][] = [];
  let room = 0;
  for (const { id, bytes } of sizes) {
    if (bytes > room || stretches.length === 0) {
      stretches.push([]);
      room = MOST_BYTES;
    }
    stretches.at(-1)?.push(id);
    room -= bytes;
  }
  return stretches;
}

async function idsWithTerms(actor: Actor, ids: readonly string[], terms: readonly string[]): Promise<string[]> {
  const place = Prisma.raw(env.isPostgres ? "strpos" : "instr");
  const stands = (piece: string) => Prisma.sql`${place}("searchText", ${piece}) > 0`;
  const stand = terms.map(
    (term) => Prisma.sql`(${Prisma.join(listForms(term).flatMap(searchPieces).map(stands), " OR ")})`,
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Contract" WHERE "id" IN (${Prisma.join([...ids])})
      AND EXISTS (SELECT 1 FROM "Collaborator" WHERE "contractId" = "Contract"."id" AND "userId" = ${actor.userId})
      AND ${Prisma.join(stand, " AND ")}`;
  return rows.map(({ id }) => id);
}

/** The strings to search for a word form; a short stem after each character that can precede a word. */
function searchPieces({ piece, isStem }: WordForm): string[] {
  return isStem && piece.length < SURE_STEM ? WORD_OPENERS.map((opener) => opener + piece) : [piece];
}
