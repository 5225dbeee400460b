import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { judgeByModel, modelOffered } from "@/lib/assistant/model-review";
import { reviewContract } from "@/lib/assistant/reviews";
import type { Receipt } from "@/lib/assistant/schema";
import { acceptedTopics, type AcceptedRow } from "./acceptance-store";
import { getBook } from "./books";
import { withFinding } from "./by-model";
import { judged } from "./judged";
import type { Position } from "./position";
import type { OfferDto, OfferQuery, ReviewByPositions, ReviewItemDto } from "./review-schema";

/** `receipt`: which model was asked, and whether it answered; null where none was. `dropped`: quotes left out. */
type Review = { items: ReviewItemDto[]; receipt: Receipt | null; dropped: number };

/**
 * What a version says on topics; with a book of the caller's, held against its positions, by a model too where that is
 * wished.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `positionsNotFound`, `modelReviewOff`. Source:
 *   B-24.8, B-24.14, B-25.3.
 */
export async function reviewByPositions(
  actor: Actor,
  contractId: string,
  { positionsId, by, ...input }: ReviewByPositions,
  signal?: AbortSignal,
): Promise<Review> {
  const readings = await reviewContract(actor, contractId, input, signal);
  if (positionsId === undefined) return { items: readings, receipt: null, dropped: 0 };
  const { positions } = await getBook(actor, positionsId);
  const { topics, versionId } = input;
  const asked = topics ? positions.filter(({ topic }) => topics.some((one) => one === topic)) : positions;
  const items = judged(readings, asked);
  const review =
    by === "model"
      ? await alsoByModel(actor, contractId, { versionId, items, positions: asked, signal })
      : { items, receipt: null, dropped: 0 };
  const grant = await ContractGrant.request(actor, contractId, "read");
  return { ...review, items: withAcceptances(review.items, await acceptedTopics(grant)) };
}

/**
 * Which model might be asked, and what that would cost. Sends nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `positionsNotFound`. Source: B-24.14.
 */
export async function offeredModel(
  actor: Actor,
  contractId: string,
  { positionsId, versionId }: OfferQuery,
): Promise<OfferDto> {
  await ContractGrant.request(actor, contractId, "read");
  const topics = (await getBook(actor, positionsId)).positions.length;
  return { model: await modelOffered(actor, contractId, { versionId, topics }) };
}

type Asked = {
  versionId: string | undefined;
  items: readonly ReviewItemDto[];
  positions: readonly Position[];
  signal: AbortSignal | undefined;
};

async function alsoByModel(
  actor: Actor,
  contractId: string,
  { versionId, items, positions, signal }: Asked,
): Promise<Review> {
  const known = new Map(positions.map((position) => [position.topic, position]));
  const asked = items.flatMap((item) => {
    const position = known.get(item.topic);
    return position ? [{ item, position }] : [];
  });
  const questions = asked.map(({ item: { topic, passages }, position: { wanted, fallback, redLine } }) => ({
    topic,
    passages,
    wanted: wanted.text,
    fallback: fallback?.text ?? null,
    redLine: redLine.text,
  }));
  const { findings, receipt } = await judgeByModel(actor, contractId, { versionId, questions }, signal);
  return {
    items: asked.map(({ item, position }) => withFinding(item, position, findings.get(item.topic))),
    receipt,
    dropped: [...findings.values()].reduce((sum, { dropped }) => sum + dropped, 0),
  };
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
