import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { ContractText } from "@/lib/engine/port";
import { assistInWorker } from "@/lib/workers/assisting";
import { isVerbatim, textToRead } from "./contract-text";
import { reviewWithDoubts } from "./doubts";
import { builtInEngine } from "./engines/built-in";
import { receiptBefore, recordedAnswer } from "./recorded";
import { currentReviews, keepReview, keptReviewOf } from "./review-store";
import { listedFacts, type ListedFacts } from "@/lib/engine/review/told-facts";
import type { FactsDto, FactsInput, ReviewInput, TopicReviewDto } from "./review-schema";

/** To be counted up with every change of patterns, weights or values: what older rules made is made again. */
const RULES = 10;

/**
 * With the passages that bear them. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source:
 * B-25.1.
 */
export async function factsOfContract(
  actor: Actor,
  contractId: string,
  input: FactsInput,
  signal?: AbortSignal,
): Promise<FactsDto> {
  return { facts: (await reviewFor(actor, contractId, input.versionId, signal)).facts };
}

/**
 * Whether each is there, on what that stands, and where; no verdict without positions.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-25.2.
 */
export async function reviewContract(
  actor: Actor,
  contractId: string,
  { topics, versionId }: ReviewInput,
  signal?: AbortSignal,
): Promise<TopicReviewDto[]> {
  const review = await reviewFor(actor, contractId, versionId, signal);
  return review.topics.filter(({ topic }) => topics?.includes(topic) ?? true);
}

/** What is kept of the current versions of those contracts in which the actor has a part; nothing is made for it. */
export async function keptTopics(
  actor: Actor,
  contractIds: readonly string[],
): Promise<{ contractId: string; contractType: string; topics: TopicReviewDto[] }[]> {
  return (await currentReviews(actor, contractIds, RULES)).map(({ review, ...contract }) => ({
    ...contract,
    topics: (JSON.parse(review) as ContractReview).topics, // written by `keptOrMade`
  }));
}

/** What lists show of the facts of those contracts in which the actor has a part, by their ids; nothing is made. */
export async function factsListed(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ListedFacts>> {
  const kept = await currentReviews(actor, contractIds, RULES);
  const factsIn = (review: string) => (JSON.parse(review) as ContractReview).facts; // written by `keptOrMade`
  return new Map(kept.map(({ contractId, review }) => [contractId, listedFacts(factsIn(review))]));
}

/**
 * What is kept of a version's topics, null where nothing is; nothing is made for it.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`.
 */
export async function keptTopicsOf(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
): Promise<TopicReviewDto[] | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const review = await keptReviewOf(grant, (await textToRead(grant, versionId)).versionId, RULES);
  return review === null ? null : (JSON.parse(review) as ContractReview).topics; // written by `keptOrMade`
}

/** The review of a version, made and kept unless it is there. A part of analysing; safe to run twice. */
export async function reviewVersion(grant: ReadGrant, versionId: string): Promise<ContractReview> {
  return keptOrMade(grant, versionId, await textToRead(grant, versionId), {});
}

async function reviewFor(
  actor: Actor,
  contractId: string,
  asked: string | undefined,
  signal: AbortSignal | undefined,
): Promise<ContractReview> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const text = await textToRead(grant, asked);
  const told = { who: actor, contractId, version: text.versionNumber, kind: "review", category: null } as const;
  const made = keptOrMade(grant, text.versionId, text, { account: actor.userId, signal });
  const receipt = receiptBefore(builtInEngine);
  return (
    await recordedAnswer(
      told,
      builtInEngine,
      made.then((review) => ({ review, receipt })),
    )
  ).review;
}

async function keptOrMade(
  grant: ReadGrant,
  versionId: string,
  text: ContractText,
  asker: { account?: string; signal?: AbortSignal | undefined },
): Promise<ContractReview> {
  const kept = await keptReviewOf(grant, versionId, RULES);
  if (kept !== null) return JSON.parse(kept) as ContractReview; // written below
  const { pages, contractName, contractType } = text;
  const contract = { text: text.text, pages, contractName, contractType };
  const made = verbatim(text, await assistInWorker({ verb: "review", contract, language: "en" }, asker));
  const review = reviewWithDoubts(text, made);
  await keepReview(grant, { versionId, rules: RULES, review: JSON.stringify(review) });
  return review;
}

/** Without whatever is not the version's own text: it is never shown as a quote. */
function verbatim(text: ContractText, { topics, facts, events }: ContractReview): ContractReview {
  return {
    topics: topics.map((one) => ({ ...one, passages: one.passages.filter((passage) => isVerbatim(text, passage)) })),
    facts: facts.filter(({ passage }) => isVerbatim(text, passage)),
    events: events.filter(({ passage }) => isVerbatim(text, passage)),
  };
}
