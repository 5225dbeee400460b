import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { AppError } from "@/lib/errors";
import { reviewerFor } from "./chosen-engine";
import { isVerbatim, textToRead } from "./contract-text";
import { builtInEngine } from "./engines/built-in";
import type { TopicFindings, TopicQuestion } from "./engines/openai/judge";
import type { ReviewCost } from "./engines/openai/model-reviewer";
import { receiptBefore, recordAnswer } from "./recorded";
import type { Receipt } from "./schema";

/** Who would read the contract's text, and how much of it. */
export type OfferedModel = { name: string; host: string } & ReviewCost;

/**
 * What it would cost to ask the model on so many topics; null where none may be asked. Sends nothing.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`. Source: B-24.14.
 */
export async function modelOffered(
  actor: Actor,
  contractId: string,
  { versionId, topics }: { versionId?: string | undefined; topics: number },
): Promise<OfferedModel | null> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const [reviewer, text] = [await reviewerFor(grant), await textToRead(grant, versionId)];
  return reviewer && { name: reviewer.model, host: reviewer.host, ...reviewer.cost(text, topics) };
}

/**
 * What the model finds on topics, with passages that are the version's own text; none where it does not answer, which
 * the receipt tells.
 * @throws AppError `contractNotFound`, `versionNotFound`, `noVersions`, `modelReviewOff`. Source: B-24.14.
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
  const asked: Receipt = { engine: "openai", host: reviewer.host, model: reviewer.model, fellBackFrom: null };
  const told = { who: actor, contractId, version: text.versionNumber, kind: "review", category: null } as const;
  const call = { language: actor.language, account: actor.userId, ...(signal ? { signal } : {}) };
  const found = await reviewer.judge(text, questions, call).catch(async (cause: unknown) => {
    await recordAnswer(told, asked, false);
    throw signal?.aborted ? new AppError("assistantUnavailable", { cause }) : cause;
  });
  await recordAnswer(told, asked, found.size > 0);
  const findings = new Map(
    [...found].map(([topic, finding]) => [
      topic,
      { ...finding, passages: finding.passages.filter((passage) => isVerbatim(text, passage)) },
    ]),
  );
  return {
    findings,
    receipt: findings.size > 0 ? asked : { ...receiptBefore(builtInEngine), fellBackFrom: reviewer.host },
  };
}
