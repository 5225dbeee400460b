"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useAskAgain, useRead } from "@/components/data/use-read";
import { readBatch, removeBatch, retryBatch } from "@/components/drafting/drafting-calls";
import { Steps } from "@/components/drafting/steps";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CheckIcon, HistoryIcon, ErrorIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { BackLink } from "@/components/ui/page-heading";
import { Progress } from "@/components/ui/progress";
import type { DraftDto, WholeBatchDto } from "@/lib/drafting/schema";

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [700, 5_000];

/** Step 3: drafts as they are made, and what failed. Goes on where it was after a reload. Source: B-33.7. */
export function BatchScreen({ initial }: { initial: WholeBatchDto }) {
  const words = useCopy().drafting;
  const batch = useRead<WholeBatchDto>(`drafts ${initial.id}`, () => readBatch(initial.id), initial);
  const { name, total, made, failed, drafts, kind } = batch.data ?? initial;
  const isGoing = made + failed < total;
  useAskAgain({
    waitsFor: isGoing ? initial.id : null,
    firstPauseMs: FIRST_PAUSE_MS,
    nextPauseMs: (pauseMs) => Math.min(pauseMs * 1.3, LONGEST_PAUSE_MS),
    ask: batch.reload,
  });
  const failedDrafts = drafts.filter(({ state }) => state === "failed");
  return (
    <div className="space-y-6">
      <div className="space-y-1">
        <BackLink href="/dashboard">{words.batch.back}</BackLink>
        <h1 className="break-words">{words.batch.title(name)}</h1>
      </div>
      <Steps at="drafts" {...(kind === "amendment" && { first: words.steps.change })} />
      <div className="max-w-4xl space-y-3">
        <p role="status" className="font-medium">
          {isGoing ? words.batch.making(made, total) : words.batch.done(made)}
        </p>
        {isGoing && (
          <>
            <Progress label={words.batch.making(made, total)} percent={((made + failed) / total) * 100} />
            <p className="text-sm text-ink-muted">{words.batch.stay}</p>
          </>
        )}
        {failed > 0 && (
          <Banner tone="warning" action={!isGoing && <RetryButton batchId={initial.id} onDone={batch.reload} />}>
            {words.batch.failed(failed)}
          </Banner>
        )}
        <DraftsList drafts={[...failedDrafts, ...drafts.filter(({ state }) => state !== "failed")]} kind={kind} />
        <RemoveButton batchId={initial.id} />
      </div>
    </div>
  );
}

function RetryButton({ batchId, onDone }: { batchId: string; onDone: () => Promise<unknown> }) {
  const words = useCopy().drafting;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    const done = await retryBatch(batchId);
    if (done.ok) await onDone();
    else toast.error(done.message || words.failed);
    setIsBusy(false);
  };
  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void retry()}>
      {words.batch.retry}
    </Button>
  );
}

function RemoveButton({ batchId }: { batchId: string }) {
  const words = useCopy().drafting;
  const toast = useToast();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    const done = await removeBatch(batchId);
    if (done.ok) return router.push("/create/spreadsheet");
    setIsAsking(false);
    toast.error(done.message || words.failed);
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        {words.batch.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.batch.removeTitle}
          description={words.batch.removeText}
          confirm={words.batch.remove}
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** Each draft with where it is, or why it isn't. */
function DraftsList({ drafts, kind }: { drafts: readonly DraftDto[]; kind: WholeBatchDto["kind"] }) {
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
