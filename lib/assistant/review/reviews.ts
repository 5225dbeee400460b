import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { findContract } from "@/lib/contracts/contract-store";
import type { ContractReview } from "@/lib/engine/review/whole";
import type { ContractText, Passage } from "@/lib/engine/port";
import { assistInWorker } from "@/lib/workers/assisting";
import { eachWithoutAnswers, keepReviewAnswers } from "@/lib/assistant/answers/answers";
import { hasAskers } from "@/lib/assistant/answers/answer-store";
import { keepPapers } from "@/lib/assistant/answers/paper-store";
import { isVerbatim, textToRead } from "@/lib/assistant/contract-text";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { reviewWithDoubts } from "./doubts";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { recordedAnswer, toReceipt } from "@/lib/assistant/recorded";
import { currentReviews, keepReview, findKeptReview } from "./review-store";
import type { FactsDto, FactsInput, ReviewInput, TopicReviewDto } from "./review-schema";

/** Increase with every change of patterns, weights or values: results of older rules are recomputed. */
const RULES = 33;
/** What is made of reviews is made anew with them. */
export const REVIEW_RULES = RULES;

/**
 * With their source passages.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-25.1.
 */
export async function factsOfContract(
  actor: Actor,
  contractId: string,
  { versionId }: FactsInput,
  signal?: AbortSignal,
): Promise<FactsDto> {
  return { facts: (await reviewFor(actor, contractId, versionId, signal)).facts };
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
 * The closest clause of a version, or of the text in force, for each of some texts; stores nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-24.8.
 */
export async function nearestClauses(
  actor: Actor,
  contractId: string,
  { versionId, texts, within }: { versionId: string | undefined; texts: readonly string[]; within?: ContractText },
): Promise<Passage[][]> {
  if (texts.length === 0) return [];
  const grant = await ContractGrant.request(actor, contractId, "read");
  const text = within ?? (await textToRead(grant, versionId));
  const { pages, contractName, contractType, isPartial, uncertain } = text;
  const contract = {
    ...{ text: text.text, pages, contractName, contractType },
    ...(uncertain ? { uncertain } : {}), // what isn't found may stand there
    ...(isPartial ? { isPartial } : {}),
  };
  const found = await assistInWorker({ verb: "nearest", contract, texts, language: "en" }, { account: actor.userId });
  return found.map((passages) => passages.filter((passage) => isVerbatim(text, passage)));
}

/** Stored reviews of the current versions of those contracts the actor has access to; computes nothing. */
export async function keptReviews(
  actor: Actor,
  contractIds: readonly string[],
): Promise<({ contractId: string; versionId: string; facts: ContractReview["facts"] } & ReadReview)[]> {
  return (await currentReviews(actor, contractIds, RULES)).map(({ review, ...contract }) => ({
    ...contract,
    ...(JSON.parse(review) as ContractReview), // written by `keptOrMade`
  }));
}

/** All that is kept of a version of one contract, its current one by itself; null where nothing is. */
export async function keptReviewFor(
  grant: ReadGrant,
  asked?: string,
): Promise<(ContractReview & { versionId: string; contractType: string }) | null> {
  const contract = await findContract(grant);
  const versionId = asked ?? contract?.currentVersionId ?? null;
  const review = versionId === null ? null : await findKeptReview(grant, versionId, RULES);
  if (!contract || versionId === null || review === null) return null;
  const { contractType } = contract;
  return { ...(JSON.parse(review) as ContractReview), versionId, contractType }; // by `keptOrMade`
}

/**
 * The stored review of a version, null if there is none; computes nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`.
 */
export async function findKeptReading(
  actor: Actor,
  contractId: string,
  versionId: string | undefined,
): Promise<ReadReview | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { contractType, ...text } = await textToRead(grant, versionId);
  const review = await findKeptReview(grant, text.versionId, RULES);
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
  const event = eventFor(actor, grant, text.versionNumber);
  const made = keptOrMade(grant, text.versionId, text, { account: actor.userId, signal });
  const receipt = toReceipt(builtInEngine);
  const { review } = await recordedAnswer(
    event,
    builtInEngine,
    made.then((review) => ({ review, receipt })),
  );
  return { ...review, contractType: text.contractType };
}

const eventFor = (who: Actor, { contractId }: ReadGrant, version: number) =>
  ({ who, contractId, version, kind: "review", category: null }) as const;

async function keptOrMade(
  grant: ReadGrant,
  versionId: string,
  text: ContractText,
  asker: { account?: string; signal?: AbortSignal | undefined },
): Promise<ContractReview> {
  const kept = await findKeptReview(grant, versionId, RULES);
  if (kept !== null) return JSON.parse(kept) as ContractReview; // written below
  const review = await madeReview(text, asker);
  await inTransaction(async (tx) => {
    await keepReview(grant, { versionId, rules: RULES, review: JSON.stringify(review) }, tx);
    await keepRow(grant, { versionId, review, text: text.text }, tx);
  });
  return review;
}

/** Made anew, and kept nowhere. */
export async function madeReview(
  text: ContractText,
  asker: { account?: string; signal?: AbortSignal | undefined },
): Promise<ContractReview> {
  const { pages, contractName, contractType } = text;
  const contract = { text: text.text, pages, contractName, contractType };
  const made = verbatim(text, await assistInWorker({ verb: "review", contract, language: "en" }, asker));
  return reviewWithDoubts(text, made);
}

/**
 * The contract's row in the table of answers, what it calls itself and others, and what else is to be made of it: its
 * parties in the registers.
 */
async function keepRow(
  grant: ReadGrant,
  made: { versionId: string; review: ContractReview; text: string },
  client: DatabaseClient,
): Promise<void> {
  const isKept = await keepReviewAnswers(grant, { ...made, reviewRules: RULES }, client);
  if (!isKept) return;
  const { contractId } = grant;
  await keepPapers(grant, { versionId: made.versionId, ...made.review.papers }, client);
  await enqueueUnlessWaiting("registerParties", { contractId }, {}, client);
  if (await hasAskers(grant, client)) await enqueueUnlessWaiting("answerContract", { contractId }, {}, client);
}

/** Makes the rows of contracts that have none by these rules, of the kept review where there is one: B-29.1. */
export function keepOldAnswers(): Promise<void> {
  return eachWithoutAnswers(RULES, async (grant, versionId) => {
    const text = await textToRead(grant, versionId);
    const review = await keptOrMade(grant, versionId, text, {});
    await inTransaction((tx) => keepRow(grant, { versionId, review, text: text.text }, tx));
  });
}

/** Drops anything that isn't the version's own text: it is never shown as a quote. */
function verbatim(
  text: ContractText,
  { topics, facts, subjects, terms, events, papers, amended = [] }: ContractReview,
): ContractReview {
  const { own, references } = papers;
  return {
    terms,
    amended,
    papers: {
      own: { ...own, passage: own.passage && isVerbatim(text, own.passage) ? own.passage : null },
      references: references.filter(({ passage }) => isVerbatim(text, passage)),
    },
    subjects: subjects.map((one) => ({
      ...one,
      passages: one.passages.filter((passage) => isVerbatim(text, passage)),
    })),
    topics: topics.map((one) => ({ ...one, passages: one.passages.filter((passage) => isVerbatim(text, passage)) })),
    facts: facts.filter(({ passage }) => isVerbatim(text, passage)),
    events: events.filter(({ passage }) => isVerbatim(text, passage)),
  };
}
