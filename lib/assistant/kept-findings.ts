/** What a model said of topics of a version before, so that nothing is asked or sent twice. Source: B-24.15. */
import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import type { Language } from "@/lib/copy/languages";
import type { ContractText } from "@/lib/engine/port";
import { clock } from "@/lib/platform/clock";
import { idOf } from "@/lib/platform/ids";
import { log } from "@/lib/platform/log";
import { isVerbatim } from "./contract-text";
import type { TopicFinding, TopicPosition } from "./engines/openai/judge";
import { insertFinding, keptFindings } from "./finding-store";

/** Whom a finding is of, and in which language its words are. */
export type Asked = { host: string; model: string; language: Language };
/** Findings that were checked otherwise are not read again: change it where more or less counts as stated. */
const CHECKED_BY = "claims";
type Version = ContractText & { versionId: string };
export type KeptFinding = { finding: TopicFinding; at: Date };

/** By topic: what is kept of the same model on the same text and position, in the same language. */
export async function findingsKept(
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

/** Keeps what was found. It was given: that it can't be kept is for the log, and takes nothing back. */
export async function keepFinding(
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

/** Without whatever is not the version's own text: it is never shown as a quote. */
export function verbatim(text: ContractText, finding: TopicFinding): TopicFinding {
  return { ...finding, passages: finding.passages.filter((passage) => isVerbatim(text, passage)) };
}

function idOfFinding({ versionId }: Version, { host, model, language }: Asked, position: TopicPosition): string {
  const { topic, wanted, fallback, redLine } = position;
  return idOf(CHECKED_BY, versionId, host, model, language, topic, wanted, fallback ?? "", redLine);
}
