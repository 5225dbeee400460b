import "server-only";
import type { Actor } from "@/lib/access/actor";
import { reviewContract } from "@/lib/assistant/reviews";
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
  const { topics } = input;
  return judged(
    readings,
    topics ? positions.filter(({ topic }) => topics.some((asked) => asked === topic)) : positions,
  );
}
