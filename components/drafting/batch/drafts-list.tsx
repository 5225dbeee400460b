"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { CheckIcon, HistoryIcon, ErrorIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { DraftDto, WholeBatchDto } from "@/lib/drafting/schema";

/** Each draft with where it is, or why it isn't. */
export function DraftsList({ drafts, kind }: { drafts: readonly DraftDto[]; kind: WholeBatchDto["kind"] }) {
  const words = useCopy().drafting;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
      {drafts.map((draft) => (
        <li key={draft.row} className="flex items-start gap-2.5 px-4 py-2.5">
          <DraftMark state={draft.state} />
          <span className="min-w-0 flex-1 break-words">
            <DraftName draft={draft} />
            {draft.message !== "" && <span className="block text-sm text-danger">{draft.message}</span>}
          </span>
          {kind === "template" && (
            <span className="text-xs text-ink-muted tabular-nums">{words.check.row(draft.row)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function DraftName({ draft: { name, state, contractId } }: { draft: DraftDto }) {
  const words = useCopy().drafting.batch;
  if (state !== "made") return <span>{name}</span>;
  if (contractId === null)
    return (
      <span className="text-ink-muted">
        {name} · {words.gone}
      </span>
    );
  return (
    <Link href={`/contracts/${encodeURIComponent(contractId)}`} className="text-primary hover:underline">
      {name}
    </Link>
  );
}

function DraftMark({ state }: { state: DraftDto["state"] }) {
  const words = useCopy().drafting;
  if (state === "made") return <CheckIcon className="mt-1 size-4 shrink-0 text-success" />;
  if (state === "failed") return <ErrorIcon className="mt-1 size-4 shrink-0 text-danger" />;
  return (
    <span className="mt-1 shrink-0 text-ink-muted">
      <HistoryIcon className="size-4" />
      <span className="sr-only">{words.batch.waiting}</span>
    </span>
  );
}
