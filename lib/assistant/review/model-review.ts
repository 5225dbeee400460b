import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import type { Language } from "@/lib/copy/languages";
import type { ContractText } from "@/lib/engine/port";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { deriveId } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { reviewerFor } from "@/lib/assistant/chosen-engine";
import { textToRead, isVerbatim } from "@/lib/assistant/contract-text";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import type { TopicFinding, TopicFindings, TopicPosition, TopicQuestion } from "@/lib/assistant/engines/openai/judge";
import type { ModelReviewer, ReviewCost } from "@/lib/assistant/engines/openai/judge";
import { toReceipt, recordAnswer } from "@/lib/assistant/recorded";
import { insertFinding, keptFindings } from "./review-store";
import type { Receipt } from "@/lib/assistant/schema";

// A model's earlier findings on topics of a version, so that nothing is asked or sent twice. Source: B-24.15.

/** The model of a finding, and the language of its words. */
type Asked = { host: string; model: string; language: Language };
/** Findings checked differently are ignored: change this when more or less counts as stated. */
const CHECKED_BY = "claims";
type Version = ContractText & { versionId: string };
type KeptFinding = { finding: TopicFinding; at: Date };

/** By topic: stored findings of the same model on the same text and position, in the same language. */
async function findingsKept(
  grant: ReadGrant,
  text: Version,
  asked: Asked,
  positions: readonly TopicPosition[],
): Promise<Map<string, KeptFinding>> {
  const topics = new Map(positions.map((position) => [idOfFinding(text, asked, position), position.topic]));
  const rows = await keptFindings(grant, text.versionId, [...topics.keys()]);
  return new Map(
    rows.map(({ id, finding, createdAt }) => [
      topics.get(id) ?? "",
      { finding: verbatim(text, JSON.parse(finding) as TopicFinding), at: createdAt }, // written below
    ]),
  );
}

/** Stores a finding. It was already delivered; log a failed save, don't throw. */
async function keepFinding(
  grant: ReadGrant,
  text: Version,
  asked: Asked,
  { position, finding }: { position: TopicPosition; finding: TopicFinding },
): Promise<void> {
  const row = { id: idOfFinding(text, asked, position), finding: JSON.stringify(finding), createdAt: clock.now() };
  await insertFinding(grant, text.versionId, row).catch((cause: unknown) =>
    log.error("assistant.not-kept", cause, { contractId: grant.contractId }),
  );
}

/** Drops anything that isn't the version's own text: it is never shown as a quote. */
function verbatim(text: ContractText, finding: TopicFinding): TopicFinding {
  return { ...finding, passages: finding.passages.filter((passage) => isVerbatim(text, passage)) };
}

function idOfFinding({ versionId }: Version, { host, model, language }: Asked, position: TopicPosition): string {
  const { topic, wanted, fallback, redLine } = position;
  return deriveId(CHECKED_BY, versionId, host, model, language, topic, wanted, fallback ?? "", redLine);
}

/** Who would read the contract's text, and how much of it; on how many topics it was asked before, and when last. */
export type OfferedModel = { name: string; host: string; kept: number; keptAt: Date | null } & ReviewCost;

/**
 * The cost of asking the model about the topics not asked before; null if none may be asked. Sends nothing.
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
 * The model's findings on topics, new or stored, with passages from the version's own text; empty if it doesn't answer,
 * as the receipt says.
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
  if (findings.size > 0) return { findings, receipt: toReceipt(reviewer) };
  return { findings, receipt: { ...toReceipt(builtInEngine), fellBackFrom: open.length > 0 ? host : null } };
}

type Asking = {
  actor: Actor;
  grant: ReadGrant;
  reviewer: ModelReviewer;
  text: Awaited<ReturnType<typeof textToRead>>;
  signal: AbortSignal | undefined;
};

/** Asks the model, stores each finding as it arrives, and records in the audit trail that text may have been sent. */
async function asked(
  { actor, grant, reviewer, text, signal }: Asking,
  questions: readonly TopicQuestion[],
): Promise<TopicFindings> {
  const { contractId } = grant;
  const { host, model } = reviewer;
  const { language, userId: account } = actor;
  const event = { who: actor, contractId, version: text.versionNumber, kind: "review", category: null } as const;
  const onFinding = (position: TopicQuestion, found: TopicFinding) =>
    keepFinding(grant, text, { host, model, language }, { position, finding: verbatim(text, found) });
  const call = { language, account, onFinding, ...(signal ? { signal } : {}) };
  const found = await reviewer.judge(text, questions, call).catch(async (cause: unknown) => {
    await recordAnswer(event, toReceipt(reviewer), false);
    throw signal?.aborted ? new AppError("assistantUnavailable", { cause }) : cause;
  });
  await recordAnswer(event, toReceipt(reviewer), found.size > 0);
  return new Map([...found].map(([topic, finding]) => [topic, verbatim(text, finding)]));
}
