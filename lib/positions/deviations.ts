import "server-only";
import type { Actor } from "@/lib/access/actor";
import { keptReviews } from "@/lib/assistant/review/reviews";
import { acceptedTopicsIn } from "./acceptance-store";
import { bestBook, isFor } from "./kinds";
import { languageOf, judged } from "./judged";
import { getBook, listBooks } from "./books";
import type { BookDto } from "./schema";

/**
 * On how many topics the current text of each contract deviates from the caller's positions, surely or probably,
 * without accepted topics. Only contracts the caller has access to and whose review is stored. Source: B-24.13.
 */
export async function deviationsIn(actor: Actor, contractIds: readonly string[]): Promise<Record<string, number>> {
  const books = await listBooks(actor);
  if (books.length === 0 || contractIds.length === 0) return {};
  const [contracts, accepted] = await Promise.all([
    keptReviews(actor, contractIds),
    acceptedTopicsIn(actor, contractIds),
  ]);
  const isAccepted = new Set(accepted.map(({ contractId, topic }) => `${contractId} ${topic}`));
  const used = contracts.map(({ contractType, facts }) => {
    const best = bestBook(books, contractType, null, languageOf(facts));
    return best && isFor(best, contractType) ? best.id : "";
  });
  const read = await booksRead(actor, new Set(used));
  const counts = contracts.map(({ contractId, ...readings }, index) => {
    const book = read.get(used[index] ?? "");
    const items = book ? judged(readings, book.positions, book) : [];
    const deviating = items.filter(
      ({ topic, verdict }) => verdict === "deviates" && !isAccepted.has(`${contractId} ${topic}`),
    );
    return [contractId, deviating.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function booksRead(actor: Actor, bookIds: ReadonlySet<string>): Promise<Map<string, BookDto>> {
  const books = await Promise.all([...bookIds].filter((id) => id !== "").map((id) => getBook(actor, id)));
  return new Map(books.map((book) => [book.id, book]));
}
