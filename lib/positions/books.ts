import "server-only";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { requireScope } from "@/lib/access/token-scopes";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import {
  acquaintancesByEmail,
  findBook,
  findBooks,
  countBooks,
  deleteBook,
  insertBook,
  setReaders,
  updateBook,
  type BookFields,
  type BookRow,
  type SummaryRow,
} from "./book-store";
import { SIDES } from "./bounds";
import { parseKinds } from "./kinds";
import { position, type Position } from "./position";
import {
  MAX_BOOKS,
  type BookDto,
  type BookSummaryDto,
  type ChangeBook,
  type NewBook,
  type StarterChoice,
} from "./schema";
import { bookName } from "./side-words";
import { localizePositions } from "./starter/localized";
import { starterBook } from "./starter/starter-book";

/** Own and shared books together. */
const MOST_LISTED = 1_000;

/** The caller's own books and those shared with them, newest first, without positions. Source: B-24.2. */
export async function listBooks(actor: Actor): Promise<BookSummaryDto[]> {
  return (await findBooks(actor, MOST_LISTED)).map((row) => toSummaryDto(actor, row));
}

/** One book. @throws AppError `positionsNotFound`, also if it isn't shared with the caller. Source: B-24.2. */
export async function getBook(actor: Actor, bookId: string): Promise<BookDto> {
  const row = await findBook(actor, bookId);
  if (!row) throw new AppError("positionsNotFound");
  return toBookDto(actor, row);
}

/** Creates a book from the starters for a side. @throws AppError `positionsFull`. Source: B-24.3. */
export async function createStarterBook(
  actor: Actor,
  choice: StarterChoice,
  commit: Commit = inTransaction,
): Promise<BookDto> {
  const book = starterBook(choice);
  const taken = (await listBooks(actor)).filter(({ isOwn }) => isOwn).map(({ name }) => name);
  const shown = bookName(book.name, book, copyFor(actor.language).positions, allWords());
  return createBook(actor, { ...book, name: book.name + numberAfter(shown, taken) }, commit);
}

/** ' 2' for the second book of a name, so that a list tells them apart; '' for the first. */
function numberAfter(name: string, taken: readonly string[]): string {
  const known = new Set(taken);
  let number = 1;
  while (known.has(number === 1 ? name : `${name} ${number}`)) number += 1;
  return number === 1 ? "" : ` ${number}`;
}

const allWords = () => LANGUAGES.map((language) => copyFor(language).positions);

/** Creates a written or imported book. @throws AppError `positionsFull`. Source: B-24.1, B-24.4. */
export async function createBook(actor: Actor, input: NewBook, commit: Commit = inTransaction): Promise<BookDto> {
  refuseWhenDiskIsFull();
  const row = { id: newId(), ...toFields(input), createdAt: clock.now() };
  return commit(async (tx) => {
    await insertBook(actor, row, tx);
    if ((await countBooks(actor, tx)) > MAX_BOOKS) throw new AppError("positionsFull");
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "positions.created", detail: { positionsId: row.id, name: row.name } },
      tx,
    );
    const inserted = await findBook(actor, row.id, tx);
    if (!inserted) throw new AppError("positionsNotFound");
    return toBookDto(actor, inserted);
  });
}

/**
 * Changes one of the caller's own books and its readers.
 * @throws AppError `positionsNotFound`, `forbidden` for a reader, `positionsChanged` if `revision` isn't current,
 * `userNotFound` for a reader who shares no contract with the caller. Source: B-24.2, B-24.4.
 */
export async function changeBook(actor: Actor, bookId: string, input: ChangeBook): Promise<BookDto> {
  await requireOwnBook(actor, bookId);
  refuseWhenDiskIsFull();
  const { readers, revision, positions, kinds, ...rest } = input;
  if (readers !== undefined) requireScope(actor, "share");
  const people = readers === undefined ? null : await toReaders(actor, readers);
  const change = {
    ...defined(rest),
    ...(kinds === undefined ? {} : { kinds: kinds.join() }),
    ...(positions === undefined ? {} : writtenPositions(positions)),
  };
  return inTransaction(async (tx) => {
    if (!(await updateBook(actor, { id: bookId, revision, at: clock.now(), change }, tx)))
      throw new AppError("positionsChanged");
    if (people) await setReaders(actor, bookId, people, tx);
    const row = await findBook(actor, bookId, tx);
    if (!row) throw new AppError("positionsNotFound");
    const detail = { positionsId: bookId, name: row.name };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "positions.changed", detail }, tx);
    if (people)
      await recordInTransaction(
        actor,
        { chain: ACCOUNTS_CHAIN, action: "positions.shared", detail: { ...detail, readers: people.length } },
        tx,
      );
    return toBookDto(actor, row);
  });
}

/** Deletes one of the caller's own books. @throws AppError `positionsNotFound`, `forbidden`. Source: B-24.2. */
export async function removeBook(actor: Actor, bookId: string): Promise<void> {
  const { name } = await requireOwnBook(actor, bookId);
  await inTransaction(async (tx) => {
    if (!(await deleteBook(actor, bookId, tx))) throw new AppError("positionsNotFound");
    await recordInTransaction(
      actor,
      { chain: ACCOUNTS_CHAIN, action: "positions.deleted", detail: { positionsId: bookId, name } },
      tx,
    );
  });
}

/** A book the caller owns. @throws AppError `positionsNotFound`, `forbidden` if it is only shared with them. */
export async function requireOwnBook(actor: Actor, bookId: string): Promise<BookDto> {
  const book = await getBook(actor, bookId);
  if (!book.isOwn) throw new AppError("forbidden");
  return book;
}

async function toReaders(actor: Actor, emails: readonly string[]): Promise<{ id: string; userId: string }[]> {
  return (await acquaintances(actor, emails)).map((userId) => ({ id: newId(), userId }));
}

/** People by their addresses, with whom something can be shared. @throws AppError `userNotFound` */
export async function acquaintances(actor: Actor, emails: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(emails)];
  const people = await acquaintancesByEmail(actor, wanted);
  if (people.length < wanted.length) throw new AppError("userNotFound"); // the same for strangers and for nobody
  return people.map(({ id }) => id);
}

function toFields({ name, contractType, kinds, side, language, positions }: NewBook): BookFields {
  return { name, contractType, kinds: kinds.join(), side, language, ...writtenPositions(positions) };
}

function writtenPositions(positions: readonly Position[]): Pick<BookFields, "positions" | "positionCount"> {
  return { positions: JSON.stringify(positions), positionCount: positions.length };
}

function defined<T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> }; // exactly the filtered entries
}

function toBookDto(actor: Actor, row: BookRow): BookDto {
  const { positionCount: _, readerCount: __, ...summary } = toSummaryDto(actor, row);
  return {
    ...summary,
    positions: positionsIn(row.positions),
    readers: summary.isOwn ? row.readers.map(({ user }) => user) : [],
  };
}

function toSummaryDto(actor: Actor, row: SummaryRow): BookSummaryDto {
  const isOwn = row.owner.id === actor.userId;
  return {
    id: row.id,
    name: shownName(actor, row),
    contractType: CONTRACT_TYPES.find((type) => type === row.contractType) ?? "",
    kinds: parseKinds(row),
    side: SIDES.find((side) => side === row.side) ?? "mutual",
    language: LANGUAGES.find((language) => language === row.language) ?? "en",
    positionCount: row.positionCount,
    readerCount: isOwn ? row.readers.length : 0,
    revision: row.revision,
    isOwn,
    owner: row.owner,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A starter's own name is told in the reader's language, as long as nobody gave the book another. */
function shownName(actor: Actor, row: SummaryRow): string {
  const side = SIDES.find((one) => one === row.side) ?? "mutual";
  return bookName(row.name, { side, kinds: parseKinds(row) }, copyFor(actor.language).positions, allWords());
}

/** A book as its reader sees it: starters that nobody changed in their language, the wordings in the book's own. */
export async function shownBook(actor: Actor, bookId: string): Promise<BookDto> {
  const book = await getBook(actor, bookId);
  return { ...book, positions: localizePositions(actor.language, book, book.language) };
}

/** What a book is judged by, of its row as it is kept. */
export function judgingBook(row: Pick<BookRow, "side" | "contractType" | "kinds" | "positions">) {
  const { side, contractType, kinds } = row;
  return {
    side: SIDES.find((one) => one === side) ?? "mutual",
    contractType: CONTRACT_TYPES.find((type) => type === contractType) ?? ("" as const),
    kinds: parseKinds({ kinds, contractType }),
    positions: positionsIn(row.positions),
  };
}

function positionsIn(json: string): Position[] {
  return z.array(position).parse(JSON.parse(json)); // written by us and validated then
}
