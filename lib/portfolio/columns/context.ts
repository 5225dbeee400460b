import "server-only";
import type { Actor } from "@/lib/access/actor";
import { findToday } from "@/lib/deadlines/deadlines";
import { AppError } from "@/lib/errors";
import { findField } from "@/lib/portfolio/fields/field-store";
import type { Asker } from "@/lib/portfolio/grid/condition";
import { ownQuestions } from "@/lib/portfolio/questions/question-store";
import { getBook } from "@/lib/positions/books";
import type { BookDto } from "@/lib/positions/schema";
import { findColumn, type Column } from "./columns";
import { ourselves } from "./counterparty";

/** Whose table it is, and what its columns are of; each was looked at for whether they may see it. */
export type Context = {
  actor: Actor;
  asker: Asker;
  columns: ReadonlyMap<string, Column>;
  books: ReadonlyMap<string, BookDto>;
};

/** Of an end that is over the cell says whether the contract may have renewed. */
const ENDS = "fact:expiration_date";

/**
 * What some columns are of.
 * @throws AppError `invalidInput` for a column that there is not; `positionsNotFound`, `questionNotFound`,
 *   `fieldNotFound` for one of what the caller may not see. Source: B-29.2.
 */
export async function loadContext(actor: Actor, ids: readonly string[], { isGrouped = false } = {}): Promise<Context> {
  const columns = new Map([...new Set(ids)].map((id) => [id, knownColumn(id)]));
  const all = [...columns.values()];
  const has = (kind: Column["kind"]) => all.some((column) => column.kind === kind);
  const books = await booksIn(actor, all);
  await requireOwn(actor, all);
  const [today, us] = await Promise.all([
    has("deadline") || all.some(({ id }) => id === ENDS) ? findToday(actor) : "",
    isGrouped || has("counterparty") ? ourselves(actor) : [],
  ]);
  return { actor, asker: { userId: actor.userId, today, us }, columns, books };
}

export function knownColumn(id: string): Column {
  const column = findColumn(id);
  if (!column) throw new AppError("invalidInput", { issues: [{ path: "column", message: id }] });
  return column;
}

async function booksIn(actor: Actor, columns: readonly Column[]): Promise<Map<string, BookDto>> {
  const books = new Map<string, BookDto>();
  for (const column of columns) {
    if (column.kind !== "verdict") continue;
    const book = books.get(column.of) ?? (await getBook(actor, column.of));
    books.set(book.id, book);
  }
  return books;
}

async function requireOwn(actor: Actor, columns: readonly Column[]): Promise<void> {
  const asked = columns.filter(({ kind }) => kind === "question");
  const own = asked.length > 0 ? await ownQuestions(actor) : [];
  for (const column of columns) {
    if (column.kind === "question" && !own.some(({ id }) => id === column.of)) throw new AppError("questionNotFound");
    if (column.kind === "field" && !(await findField(actor, column.of))) throw new AppError("fieldNotFound");
  }
}

/** Which of some columns the caller may see. */
export async function visibleAmong(actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const visible = new Set<string>();
  for (const id of new Set(ids)) {
    const isVisible = await loadContext(actor, [id]).then(
      () => true,
      (cause: unknown) => {
        if (cause instanceof AppError) return false;
        throw cause;
      },
    );
    if (isVisible) visible.add(id);
  }
  return visible;
}
