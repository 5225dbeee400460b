import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { reviewerFor } from "./chosen-engine";
import { textToRead } from "./contract-text";
import { builtInEngine } from "./engines/built-in";
import type { TopicFinding, TopicFindings, TopicPosition, TopicQuestion } from "./engines/openai/judge";
import type { ModelReviewer, ReviewCost } from "./engines/openai/model-reviewer";
import { findingsKept, keepFinding, verbatim } from "./kept-findings";
import { receiptBefore, recordAnswer } from "./recorded";
import type { Receipt } from "./schema";

/** Who would read the contract's text, and how much of it; on how many topics it was asked before, and when last. */
export type OfferedModel = { name: string; host: string; kept: number; keptAt: Date | null } & ReviewCost;

/**
 * What it would cost to ask the model on the topics that it was not asked on before; null where none may be asked.
 * Sends nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-24.14, B-24.15.
 */
export async function modelOffered(
  actor: Actor,
  contractId: string,
  { versionId, positions }: { versionId?: string | undefined; positions: readonly TopicPosition[] },
): Promise<OfferedModel | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [reviewer, text] = [await reviewerFor(grant), await textToRead(grant, versionId)];
  if (!reviewer) return null;
  const { model: name, host } = reviewer;
  const kept = [
    ...(await findingsKept(grant, text, { host, model: name, language: actor.language }, positions)).values(),
  ];
  const keptAt = kept.reduce<Date | null>((last, { at }) => (last && last >= at ? last : at), null);
  return { name, host, kept: kept.length, keptAt, ...reviewer.cost(text, positions.length - kept.length) };
}

/**
 * What the model finds on topics, or found before, with passages that are the version's own text; none where it does
 * not answer, which the receipt tells.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `modelReviewOff`. Source: B-24.14, B-24.15.
 */
export async function judgeByModel(
  actor: Actor,
  contractId: string,
  { versionId, questions }: { versionId?: string | undefined; questions: readonly TopicQuestion[] },
  signal?: AbortSignal,
): Promise<{ findings: TopicFindings; receipt: Receipt }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const reviewer = await reviewerFor(grant);
  if (!reviewer) throw new AppError("modelReviewOff");
  const text = await textToRead(grant, versionId);
  const { host, model } = reviewer;
  const kept = await findingsKept(grant, text, { host, model, language: actor.language }, questions);
  const open = questions.filter(({ topic }) => !kept.has(topic));
  const found = open.length > 0 ? await asked({ actor, grant, reviewer, text, signal }, open) : [];
  const findings = new Map([...[...kept].map(([topic, { finding }]) => [topic, finding] as const), ...found]);
  if (findings.size > 0) return { findings, receipt: receiptOf(reviewer) };
  return { findings, receipt: { ...receiptBefore(builtInEngine), fellBackFrom: open.length > 0 ? host : null } };
}

type Asking = {
  actor: Actor;
  grant: ReadGrant;
  reviewer: ModelReviewer;
  text: Awaited<ReturnType<typeof textToRead>>;
  signal: AbortSignal | undefined;
};

/** Asks the model, keeps each finding as it comes, and tells the trail that the text may have gone out. */
async function asked(
  { actor, grant, reviewer, text, signal }: Asking,
  questions: readonly TopicQuestion[],
): Promise<TopicFindings> {
  const { contractId } = grant;
  const { host, model } = reviewer;
  const { language, userId: account } = actor;
  const told = { who: actor, contractId, version: text.versionNumber, kind: "review", category: null } as const;
  const onFinding = (position: TopicQuestion, found: TopicFinding) =>
    keepFinding(grant, text, { host, model, language }, { position, finding: verbatim(text, found) });
  const call = { language, account, onFinding, ...(signal ? { signal } : {}) };
  const found = await reviewer.judge(text, questions, call).catch(async (cause: unknown) => {
    await recordAnswer(told, receiptOf(reviewer), false);
    throw signal?.aborted ? new AppError("assistantUnavailable", { cause }) : cause;
  });
  await recordAnswer(told, receiptOf(reviewer), found.size > 0);
  return new Map([...found].map(([topic, finding]) => [topic, verbatim(text, finding)]));
}

function receiptOf({ host, model }: ModelReviewer): Receipt {
  return { engine: "openai", host, model, fellBackFrom: null };
}
