import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { Cells, Quotes } from "@/lib/assistant/answers/cells";
import { emptyKey, staleKey } from "@/lib/assistant/answers/sort-key";
import { indexRows, type Words } from "@/lib/assistant/answers/words";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type VerdictsRow = { contractId: string; versionId: string; contractType: string; cells: string };
export type Verdicts = { cells: Cells; quotes: Quotes };

/** What is kept of a book's verdicts, as the book is now, on some of the actor's contracts. */
export function keptVerdicts(
  actor: Actor,
  book: { id: string; revision: number },
  contractIds: readonly string[],
): Promise<VerdictsRow[]> {
  return db.bookVerdicts.findMany({
    where: {
      bookId: book.id,
      revision: book.revision,
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
    },
    select: { contractId: true, versionId: true, contractType: true, cells: true },
  });
}

/**
 * Keeps a contract's verdicts by a book, and orders the contract by them.
 * @returns false where another version was read meanwhile, or the contract or the book is gone
 */
export async function keepVerdicts(
  book: { id: string; revision: number },
  { contractId, versionId, contractType, cells, quotes }: Omit<VerdictsRow, "cells"> & Verdicts,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.contractAnswers.updateMany({ where: { contractId, versionId }, data: { versionId } });
  const known = await client.positionBook.findFirst({
    where: { id: book.id, revision: book.revision },
    select: { id: true },
  });
  if (count === 0 || !known) return false;
  const answers = await client.contractAnswers.findUnique({ where: { contractId }, select: { words: true } });
  const words = JSON.parse(answers?.words ?? "{}") as Words; // written by `keepAnswers`
  const row = {
    revision: book.revision,
    versionId,
    contractType,
    cells: JSON.stringify(cells),
    quotes: JSON.stringify(quotes),
  };
  await client.bookVerdicts.upsert({
    where: { bookId_contractId: { bookId: book.id, contractId } },
    create: { bookId: book.id, contractId, ...row },
    update: row,
  });
  const columns = `verdict:${book.id}:`;
  const before = [columns, emptyKey(columns), staleKey(columns)].map((start) => ({ column: { startsWith: start } }));
  await client.answerIndex.deleteMany({ where: { contractId, OR: before } });
  await client.answerIndex.createMany({
    data: Object.entries(cells).flatMap(([topic, cell]) => {
      const column = `${columns}${topic}`;
      return indexRows(column, cell, words[column]?.said).map((row) => ({ contractId, ...row }));
    }),
  });
  return true;
}

/** The first passage of each of a book's verdicts on some of the actor's contracts, as they are kept: JSON. */
export function keptQuotes(
  actor: Actor,
  bookId: string,
  contractIds: readonly string[],
): Promise<{ contractId: string; quotes: string }[]> {
  const contract = { collaborators: { some: { userId: actor.userId } } };
  const where = { bookId, contractId: { in: [...contractIds] }, contract };
  return db.bookVerdicts.findMany({ where, select: { contractId: true, quotes: true } });
}

/** The books that somebody with a part in the contract may read, each with what is judged by. */
export function booksFor(contractId: string): Promise<JudgingBook[]> {
  const hasPart = { collaborations: { some: { contractId } } };
  return db.positionBook.findMany({
    where: { OR: [{ owner: hasPart }, { readers: { some: { user: hasPart } } }] },
    select: { id: true, revision: true, side: true, contractType: true, kinds: true, positions: true },
  });
}

export type JudgingBook = {
  id: string;
  revision: number;
  side: string;
  contractType: string;
  kinds: string;
  positions: string;
};
