"use client";

import "@/components/comparison/comparison.css";
import { useCopy } from "@/components/copy/copy-provider";
import { readAll } from "@/components/data/read-list";
import { useEffect, useEffectEvent, useState } from "react";
import { useRead } from "@/components/data/use-read";
import { goodAnswer } from "@/components/forms/api";
import { Button } from "@/components/ui/button";
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
  return (
    <>
      <Changed title={words.since[since.was](since.number)} blocks={blocks} />
      {since.was !== "first" && <SinceFirst {...asked} />}
    </>
  );
}

function Changed({ title, blocks }: { title: string; blocks: ComparisonDto["blocks"] }) {
  const words = useCopy().approvals.changes;
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

/** For whoever never saw the contract: what has changed since its first version, on demand. */
function SinceFirst(asked: Asked) {
  const words = useCopy().approvals.changes;
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked) return <ChangedSinceFirst {...asked} />;
  return (
    <Button variant="ghost" size="sm" className="-ml-2" onClick={() => setIsAsked(true)}>
      {words.showFirst}
    </Button>
  );
}

function ChangedSinceFirst(asked: Asked) {
  const words = useCopy().approvals.changes;
  const { data, isFailed } = useRead(`changes since the first ${asked.version.id}`, () => readSinceFirst(asked));
  if (isFailed) return <p className="text-sm text-ink-muted">{words.failed}</p>;
  if (!data) return <p className="text-sm text-ink-muted">{words.looking}</p>;
  return <Changed title={words.since.first(1)} blocks={data} />;
}

async function readSinceFirst(asked: Asked): Promise<ComparisonDto["blocks"] | null> {
  const first = await findFirst(asked);
  return first && readBlocks(asked, first.id);
}

async function readChanges(asked: Asked): Promise<Changes | null> {
  const since = await findSince(asked);
  if (since === null) return { since: null };
  const blocks = await readBlocks(asked, since.id);
  return blocks && { since, blocks };
}

/** The paragraphs that the version says otherwise than an earlier one. */
async function readBlocks({ contractId, version }: Asked, earlierId: string): Promise<ComparisonDto["blocks"] | null> {
  const versions = `/api/contracts/${encodeURIComponent(contractId)}/versions`;
  const response = await goodAnswer(
    `${versions}/${encodeURIComponent(earlierId)}/diff/${encodeURIComponent(version.id)}`,
  );
  if (!response) return null;
  const { blocks } = (await response.json()) as ComparisonDto; // our own API
  return blocks.filter(({ change }) => change !== "same");
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
  return newest ?? findFirst({ contractId, version });
}

async function findFirst({ contractId, version }: Omit<Asked, "approvals">): Promise<Since | null> {
  const at = `/api/contracts/${encodeURIComponent(contractId)}`;
  const versions = (await readAll<Version>(`${at}/versions?fields=summary`)) ?? [];
  const first = versions.find(({ versionNumber }) => versionNumber === 1);
  return first && version.number > 1 ? { id: first.id, number: 1, was: "first" } : null;
}
