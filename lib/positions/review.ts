import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { reviewContract } from "@/lib/assistant/reviews";
import { acceptedTopics, type AcceptedRow } from "./acceptance-store";
import { getBook } from "./books";
import { judged } from "./judged";
import type { ReviewByPositions, ReviewItemDto } from "./review-schema";

/**
 * What a version says on topics; with a book of the caller's, held against its positions.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `positionsNotFound`. Source: B-24.8, B-25.3.
 */
export async function reviewByPositions(
  actor: Actor,
  contractId: string,
  { positionsId, ...input }: ReviewByPositions,
  signal?: AbortSignal,
): Promise<ReviewItemDto[]> {
  const readings = await reviewContract(actor, contractId, input, signal);
  if (positionsId === undefined) return readings;
  const { positions } = await getBook(actor, positionsId);
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { topics } = input;
  const asked = topics ? positions.filter(({ topic }) => topics.some((one) => one === topic)) : positions;
  return withAcceptances(judged(readings, asked), await acceptedTopics(grant));
}

function withAcceptances(items: readonly ReviewItemDto[], rows: readonly AcceptedRow[]): ReviewItemDto[] {
  const byTopic = new Map(rows.map((row) => [row.topic, row]));
  return items.map((item) => {
    const row = byTopic.get(item.topic);
    if (!row) return item;
    const { reason, acceptedByName: byName, acceptedAt } = row;
    return { ...item, accepted: { reason, byName, at: acceptedAt.toISOString() } };
  });
}
