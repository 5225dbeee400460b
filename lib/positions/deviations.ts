import "server-only";
import type { Actor } from "@/lib/access/actor";
import { keptTopics } from "@/lib/assistant/reviews";
import { acceptedTopicsIn } from "./acceptance-store";
import { bestBook } from "./best-book";
import { getBook, listBooks } from "./books";
import { judged } from "./judged";
import type { Position } from "./position";

/**
 * On how many topics the current text of each contract deviates from the caller's positions, sure or probably, without
 * those taken as they stand. Only of contracts in which the caller has a part, and whose review is kept.
 * Source: B-24.13.
 */
export async function deviationsIn(actor: Actor, contractIds: readonly string[]): Promise<Record<string, number>> {
  const books = await listBooks(actor);
  if (books.length === 0 || contractIds.length === 0) return {};
  const [contracts, accepted] = await Promise.all([
    keptTopics(actor, contractIds),
    acceptedTopicsIn(actor, contractIds),
  ]);
  const isAccepted = new Set(accepted.map(({ contractId, topic }) => `${contractId} ${topic}`));
  const used = contracts.map(({ contractType }) => bestBook(books, contractType)?.id ?? "");
  const positions = await positionsOf(actor, new Set(used));
  const counts = contracts.map(({ contractId, topics }, index) => {
    const items = judged(topics, positions.get(used[index] ?? "") ?? []);
    const deviating = items.filter(
      ({ topic, verdict }) => verdict === "deviates" && !isAccepted.has(`${contractId} ${topic}`),
    );
    return [contractId, deviating.length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function positionsOf(actor: Actor, bookIds: ReadonlySet<string>): Promise<Map<string, readonly Position[]>> {
  const books = await Promise.all([...bookIds].map((id) => getBook(actor, id)));
  return new Map(books.map(({ id, positions }) => [id, positions]));
}
