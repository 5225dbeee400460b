"use client";

import "@/components/comparison/comparison.css";
import { useCopy } from "@/components/copy/copy-provider";
import { readAll } from "@/components/data/read-list";
import { useEffect, useEffectEvent } from "react";
import { useRead } from "@/components/data/use-read";
import { goodAnswer } from "@/components/forms/api";
import { RedlineBlockView } from "@/components/comparison/redline-block";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import type { ComparisonDto } from "@/lib/contracts/versions/comparison";
import { groupedBy } from "@/lib/grouped-by";
import type { RoundDto } from "@/lib/exchange/rounds/schema";

type Asked = { contractId: string; version: { id: string; number: number }; approvals: readonly ApprovalDto[] };
/** `onLooked`: it was looked up, or couldn't be. */
type Props = Asked & { onLooked: () => void };
/** Why an earlier version is the one to compare with. */
type Since = { id: string; number: number; was: "approved" | "sent" | "first" };
type Changes = { since: Since; blocks: ComparisonDto["blocks"] } | { since: null };

const MOST_SHOWN = 6;

/**
 * What the approver has not agreed to yet: what the text says otherwise than in the version that was last approved or
 * sent, else than in the first.
 */
export function ChangesSince({ onLooked, ...asked }: Props) {
  const words = useCopy().approvals.changes;
  const { version } = asked;
  const { data, isFailed } = useRead(`changes since ${version.id}`, () => readChanges(asked));
  const looked = useEffectEvent(onLooked);
  useEffect(() => {
    if (data || isFailed) looked();
  }, [data, isFailed]);
  if (isFailed) return <p className="text-sm text-ink-muted">{words.failed}</p>;
  if (!data) return <p className="text-sm text-ink-muted">{words.looking}</p>;
  if (data.since === null) return <p className="text-sm text-ink-muted">{words.first}</p>;
  const { since, blocks } = data;
  const title = words.since[since.was](since.number);
  if (blocks.length === 0) return <p className="text-sm text-ink-muted">{words.none(title)}</p>;
  return (
    <section aria-label={words.title(blocks.length, title)} className="space-y-1.5">
      <h3 className="text-sm font-medium">{words.title(blocks.length, title)}</h3>
      <div className="max-h-64 overflow-y-auto rounded border border-line bg-page px-3 py-2 font-paper text-sm">
        {blocks.slice(0, MOST_SHOWN).map((block, index) => (
          <RedlineBlockView key={index} block={block} label={null} stops={[]} current={null} />
        ))}
        {blocks.length > MOST_SHOWN && (
          <p className="font-sans text-xs text-ink-muted">{words.more(blocks.length - MOST_SHOWN)}</p>
        )}
      </div>
    </section>
  );
}

async function readChanges(asked: Asked): Promise<Changes | null> {
  const since = await findSince(asked);
  if (since === null) return { since: null };
  const versions = `/api/contracts/${encodeURIComponent(asked.contractId)}/versions`;
  const response = await goodAnswer(
    `${versions}/${encodeURIComponent(since.id)}/diff/${encodeURIComponent(asked.version.id)}`,
  );
  if (!response) return null;
  const { blocks } = (await response.json()) as ComparisonDto; // our own API
  return { since, blocks: blocks.filter(({ change }) => change !== "same") };
}

type Version = { id: string; versionNumber: number };

/** The newest version before this one that everybody asked approved, or that was sent; else the first. */
async function findSince({ contractId, version, approvals }: Asked): Promise<Since | null> {
  const at = `/api/contracts/${encodeURIComponent(contractId)}`;
  const rounds = (await readAll<RoundDto>(`${at}/rounds`)) ?? [];
  const sent = rounds.flatMap(({ kind, sentVersionId: id, sentVersionNumber: number }) =>
    kind === "sent" && id !== null && number !== null ? [{ id, number, was: "sent" as const }] : [],
  );
  const answers = groupedBy(approvals, ({ version: { id } }) => id);
  const approved = approvals.flatMap(({ version: { id, number } }) =>
    answers.get(id)?.every(({ answer }) => answer === "approve") ? [{ id, number, was: "approved" as const }] : [],
  );
  const earlier = [...approved, ...sent].filter(({ number }) => number < version.number);
  const newest = earlier.toSorted((one, other) => other.number - one.number)[0];
  if (newest) return newest;
  const versions = (await readAll<Version>(`${at}/versions?fields=summary`)) ?? [];
  const first = versions.find(({ versionNumber }) => versionNumber === 1);
  return first && version.number > 1 ? { id: first.id, number: 1, was: "first" } : null;
}
