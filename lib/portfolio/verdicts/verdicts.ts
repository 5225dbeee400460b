import "server-only";
import { setImmediate as others } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { shorten, type AnswerCell, type Cells, type MachineState } from "@/lib/assistant/answers/cells";
import { keptReviewFor, keptReviews, type ReadReview } from "@/lib/assistant/review/reviews";
import { inTransaction } from "@/lib/platform/db";
import type { RowOfAnswers } from "@/lib/portfolio/cells/row-store";
import { judgingBook } from "@/lib/positions/books";
import { judged } from "@/lib/positions/judged";
import { isFor } from "@/lib/positions/kinds";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { BookDto } from "@/lib/positions/schema";
import { booksFor, keepVerdicts, keptVerdicts, type Verdicts } from "./verdict-store";

type Judging = Pick<BookDto, "side" | "contractType" | "kinds" | "positions">;

const STATES: Record<ReviewItemDto["basis"], MachineState> = {
  stated: "stated",
  likely: "likely",
  nearest: "nearest",
  absent: "notFound",
  cannot: "notFound",
};

/** A verdict on each of the book's topics, from what was read already; none on contracts of other kinds: B-29.3. */
function verdictsIn(readings: ReadReview, book: Judging): Verdicts {
  if (!isFor(book, readings.contractType)) return { cells: {}, quotes: {} };
  const items = judged(readings, book.positions, book);
  return {
    cells: Object.fromEntries(items.map((item) => [item.topic, toCell(item)])),
    quotes: Object.fromEntries(items.flatMap(({ topic, passages: [first] }) => (first ? [[topic, first]] : []))),
  };
}

function toCell({ basis, verdict = "needsReview", present, passages, value }: ReviewItemDto): AnswerCell {
  const text = value?.text ?? (present ? shorten(passages[0]?.content ?? "") : "");
  return { state: STATES[basis], value: { text, verdict }, more: 0 };
}

/** By contract: what the book says of each, judged here where that was not done yet. Source: B-29.3. */
export async function findVerdicts(
  actor: Actor,
  book: BookDto,
  rows: readonly RowOfAnswers[],
): Promise<ReadonlyMap<string, Cells>> {
  const read = rows.filter(({ answers }) => answers !== null);
  const ids = read.map(({ id }) => id);
  const kept = new Map((await keptVerdicts(actor, book, ids)).map((row) => [row.contractId, row]));
  const isKept = ({ id, answers, contractType }: RowOfAnswers) => {
    const row = kept.get(id);
    return row?.versionId === answers?.versionId && row?.contractType === contractType;
  };
  const known = read.flatMap((row) => {
    const cells = kept.get(row.id)?.cells;
    // as `keepVerdicts` writes them
    return cells !== undefined && isKept(row) ? [[row.id, JSON.parse(cells) as Cells] as const] : [];
  });
  const made = await judgedNow(
    actor,
    book,
    read.filter((row) => !isKept(row)).map(({ id }) => id),
  );
  return new Map([...known, ...made]);
}

async function judgedNow(actor: Actor, book: BookDto, ids: readonly string[]): Promise<[string, Cells][]> {
  const made: [string, Cells][] = [];
  for (const { contractId, versionId, contractType, ...readings } of await keptReviews(actor, ids)) {
    const verdicts = verdictsIn({ ...readings, contractType }, book);
    await inTransaction((tx) => keepVerdicts(book, { contractId, versionId, contractType, ...verdicts }, tx));
    made.push([contractId, verdicts.cells]);
    await others(); // each takes some milliseconds
  }
  return made;
}

/** Judges a contract by all books of those who have a part in it; safe to run twice. A part of `answerContract`. */
export async function judgeByBooks(grant: ReadGrant): Promise<void> {
  const { contractId } = grant;
  const books = await booksFor(contractId);
  const read = books.length === 0 ? null : await keptReviewFor(grant);
  if (!read) return;
  const { versionId, contractType } = read;
  for (const { id, revision, ...row } of books) {
    const made = { contractId, versionId, contractType, ...verdictsIn(read, judgingBook(row)) };
    await inTransaction((tx) => keepVerdicts({ id, revision }, made, tx));
    await others();
  }
}
