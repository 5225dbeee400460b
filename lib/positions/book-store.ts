import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";

const SUMMARY = {
  id: true,
  name: true,
  contractType: true,
  kinds: true,
  side: true,
  language: true,
  positionCount: true,
  revision: true,
  createdAt: true,
  updatedAt: true,
  owner: { select: { id: true, name: true } },
  readers: { select: { user: { select: { id: true, name: true, email: true } } }, orderBy: { createdAt: "asc" } },
} as const;
const BOOK = { ...SUMMARY, positions: true } as const;

export type SummaryRow = {
  id: string;
  name: string;
  contractType: string;
  kinds: string;
  side: string;
  language: string;
  positionCount: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  owner: { id: string; name: string };
  readers: { user: { id: string; name: string; email: string } }[];
};
export type BookRow = SummaryRow & { positions: string };
/** The fields of a book that its owner edits. */
export type BookFields = Pick<
  BookRow,
  "name" | "contractType" | "kinds" | "side" | "language" | "positions" | "positionCount"
>;

const readableBy = ({ userId }: Actor) => ({ OR: [{ ownerId: userId }, { readers: { some: { userId } } }] });

/** The actor's own books and those shared with them, newest first. */
export function findBooks(actor: Actor, most: number): Promise<SummaryRow[]> {
  return db.positionBook.findMany({
    where: readableBy(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: most,
    select: SUMMARY,
  });
}

/** A book the actor may read, or null. */
export function findBook(actor: Actor, bookId: string, client: DatabaseClient = db): Promise<BookRow | null> {
  return client.positionBook.findFirst({ where: { id: bookId, ...readableBy(actor) }, select: BOOK });
}

export function countBooks(actor: Actor, client: DatabaseClient): Promise<number> {
  return client.positionBook.count({ where: { ownerId: actor.userId } });
}

export async function insertBook(
  actor: Actor,
  row: BookFields & { id: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.positionBook.create({ data: { ...row, ownerId: actor.userId, updatedAt: row.createdAt } });
}

/**
 * Changes one of the actor's own books if it is still at `revision` (any, if undefined).
 * @returns false if it isn't, or isn't the actor's
 */
export async function updateBook(
  actor: Actor,
  book: { id: string; revision: number | undefined; at: Date; change: Partial<BookFields> },
  client: DatabaseClient,
): Promise<boolean> {
  const { id, revision, at, change } = book;
  const { count } = await client.positionBook.updateMany({
    where: { id, ownerId: actor.userId, ...(revision === undefined ? {} : { revision }) },
    data: { ...change, updatedAt: at, revision: { increment: 1 } },
  });
  return count === 1;
}

export async function deleteBook(actor: Actor, bookId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.positionBook.deleteMany({ where: { id: bookId, ownerId: actor.userId } })).count === 1;
}

/** Those with these addresses who share a contract with the actor. */
export function acquaintancesByEmail(
  actor: Actor,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> {
  return db.user.findMany({
    where: {
      email: { in: [...emails] },
      id: { not: actor.userId },
      collaborations: { some: { contract: { collaborators: { some: { userId: actor.userId } } } } },
    },
    select: { id: true, email: true },
  });
}

/** Sets the readers of one of the actor's books: adds new ones, removes others, keeps the rest. */
export async function setReaders(
  actor: Actor,
  bookId: string,
  readers: readonly { id: string; userId: string }[],
  client: DatabaseClient,
): Promise<void> {
  const book = { id: bookId, ownerId: actor.userId };
  const userIds = readers.map(({ userId }) => userId);
  await client.positionReader.deleteMany({ where: { book, userId: { notIn: userIds } } });
  const staying = await client.positionReader.findMany({ where: { book }, select: { userId: true } });
  const known = new Set(staying.map(({ userId }) => userId));
  await client.positionReader.createMany({
    data: readers.filter(({ userId }) => !known.has(userId)).map((reader) => ({ ...reader, bookId })),
  });
}
