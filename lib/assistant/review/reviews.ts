import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { ContractText, Passage } from "@/lib/engine/port";
import { assistInWorker } from "@/lib/workers/assisting";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { reviewWithDoubts } from "./doubts";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { receiptOf as receiptBefore, recordedAnswer } from "@/lib/assistant/recorded";
import { currentReviews, keepReview, keptReviewOf } from "./review-store";
import { listedFacts, type ListedFacts } from "@/lib/engine/review/told-facts";
import type { FactsDto, FactsInput, ReviewInput, TopicReviewDto } from "./review-schema";

/** Increase with every change of patterns, weights or values: results of older rules are recomputed. */
const RULES = 13;

/** With their source passages. @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-25.1. */
export async function factsOfContract(
  actor: Actor,
  contractId: string,
  input: FactsInput,
  signal?: AbortSignal,
): Promise<FactsDto> {
  return { facts: (await reviewFor(actor, contractId, input.versionId, signal)).facts };
}

/**
 * Whether each topic is present, on which basis, and where; no verdict without positions.
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

/** Topics of a version, and what it says on the subjects of positions. */
export type ReadReview = Omit<ContractReview, "facts"> & { contractType: string };

/** Like `reviewContract`, plus what positions are compared with. Source: B-24.8. */
export async function reviewForPositions(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
  signal?: AbortSignal,
): Promise<ReadReview> {
  const { facts: _, ...read } = await reviewFor(actor, contractId, versionId, signal);
  return read;
}

/**
 * The closest clause of a version for each of some texts; stores nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-24.8.
 */
export async function nearestClauses(
  actor: Actor,
  contractId: string,
  { versionId, texts }: { versionId: string | undefined; texts: readonly string[] },
): Promise<Passage[][]> {
  if (texts.length === 0) return [];
  const grant = await ContractGrant.request(actor, contractId, "read");
  const text = await textToRead(grant, versionId);
  const { pages, contractName, contractType } = text;
  const contract = { text: text.text, pages, contractName, contractType };
  const found = await assistInWorker({ verb: "nearest", contract, texts, language: "en" }, { account: actor.userId });
  return found.map((passages) => passages.filter((passage) => isVerbatim(text, passage)));
}

/** Stored reviews of the current versions of those contracts the actor has access to; computes nothing. */
export async function keptReviews(
  actor: Actor,
  contractIds: readonly string[],
): Promise<({ contractId: string } & ReadReview)[]> {
  return (await currentReviews(actor, contractIds, RULES)).map(({ review, ...contract }) => ({
    ...contract,
    ...(JSON.parse(review) as ContractReview), // written by `keptOrMade`
  }));
}

/** Facts for lists, by contract id, of those contracts the actor has access to; computes nothing. */
export async function factsListed(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ListedFacts>> {
  const kept = await currentReviews(actor, contractIds, RULES);
  const factsIn = (review: string) => (JSON.parse(review) as ContractReview).facts; // written by `keptOrMade`
  return new Map(kept.map(({ contractId, review }) => [contractId, listedFacts(factsIn(review))]));
}

/**
 * The stored review of a version, null if there is none; computes nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`.
 */
export async function keptReadingOf(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
): Promise<ReadReview | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { contractType, ...text } = await textToRead(grant, versionId);
  const review = await keptReviewOf(grant, text.versionId, RULES);
  return review === null ? null : { ...(JSON.parse(review) as ContractReview), contractType }; // by `keptOrMade`
}

/** The review of a version, computed and stored unless it exists. Part of the analysis; safe to run twice. */
export async function reviewVersion(grant: ReadGrant, versionId: string): Promise<ContractReview> {
  return keptOrMade(grant, versionId, await textToRead(grant, versionId), {});
}

async function reviewFor(
  actor: Actor,
  contractId: string,
  asked: string | undefined,
  signal: AbortSignal | undefined,
): Promise<ContractReview & { contractType: string }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const text = await textToRead(grant, asked);
  const told = { who: actor, contractId, version: text.versionNumber, kind: "review", category: null } as const;
  const made = keptOrMade(grant, text.versionId, text, { account: actor.userId, signal });
  const receipt = receiptBefore(builtInEngine);
  const { review } = await recordedAnswer(
    told,
    builtInEngine,
    made.then((review) => ({ review, receipt })),
  );
  return { ...review, contractType: text.contractType };
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

/** Drops anything that isn't the version's own text: it is never shown as a quote. */
function verbatim(text: ContractText, { topics, facts, subjects, terms, events }: ContractReview): ContractReview {
  return {
    terms,
    subjects: subjects.map((one) => ({
      ...one,
      passages: one.passages.filter((passage) => isVerbatim(text, passage)),
    })),
    topics: topics.map((one) => ({ ...one, passages: one.passages.filter((passage) => isVerbatim(text, passage)) })),
    facts: facts.filter(({ passage }) => isVerbatim(text, passage)),
    events: events.filter(({ passage }) => isVerbatim(text, passage)),
  };
}
