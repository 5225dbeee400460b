"use client";

import { useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { DownloadIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { BackLink } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { SegmentedChoice } from "@/components/ui/segmented-choice";
import { WholeWords } from "@/components/ui/whole-words";
import { COMMENT_CHOICES, type CommentChoice } from "@/lib/evidence/bounds";
import type { BundleDto } from "@/lib/evidence/schema";
import { archiveAt, bundlesAt, makeBundle, readBundles, withdrawBundle } from "./bundle-calls";

type BundlesScreenProps = {
  contract: { id: string; name: string };
  initial: BundleDto[];
  /** Whether anybody can check a file's hash here. */
  isVerifyingOpen: boolean;
};

const POLL_MS = 2_000;

/** What goes into an evidence bundle, and those that were made. Source: B-48.1, B-48.2. */
export function BundlesScreen({ contract, initial, isVerifyingOpen }: BundlesScreenProps) {
  const words = useCopy().evidence;
  const { data, isFailed, reload } = useRead(bundlesAt(contract.id), () => readBundles(contract.id), initial);
  const bundles = data ?? initial;
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<BundleDto | null>(null);
  const isWaiting = bundles.some(({ status }) => status === "waiting");
  useFollowing(isWaiting, reload);
  const make = async (comments: CommentChoice) => {
    const done = await makeBundle(contract.id, comments);
    setProblem(done.ok ? null : done.message || words.makeFailed);
    await reload();
  };
  const withdraw = async (bundle: BundleDto) => {
    const done = await withdrawBundle(contract.id, bundle.id);
    setLeaving(null);
    setProblem(done.ok ? null : done.message || words.failed);
    await reload();
  };
  return (
    <div className="max-w-3xl space-y-6">
      <header className="min-w-0 space-y-1">
        <BackLink href={`/contracts/${encodeURIComponent(contract.id)}`}>{words.back}</BackLink>
        <h1 className="text-xl break-words">
          <WholeWords text={words.toTitle(contract.name)} />
        </h1>
        <p className="text-pretty text-ink-muted">{words.intro}</p>
      </header>
      <Making isWaiting={isWaiting} onMake={make} />
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      {isWaiting && (
        <Banner tone="info" role="status">
          {words.made}
        </Banner>
      )}
      <section className="space-y-3">
        <h2>{words.listTitle}</h2>
        {isFailed && <Banner tone="warning">{words.loadFailed}</Banner>}
        {bundles.length === 0 && <p className="text-ink-muted">{words.none}</p>}
        <ul className="space-y-3">
          {bundles.map((bundle) => (
            <BundleRow key={bundle.id} contractId={contract.id} bundle={bundle} onWithdraw={() => setLeaving(bundle)} />
          ))}
        </ul>
      </section>
      {isVerifyingOpen && (
        <Link href="/verify" className="inline-block rounded text-primary hover:underline">
          {words.verifyLink}
        </Link>
      )}
      {leaving && <Withdrawing onConfirm={() => void withdraw(leaving)} onClose={() => setLeaving(null)} />}
    </div>
  );
}

function Making({ isWaiting, onMake }: { isWaiting: boolean; onMake: (comments: CommentChoice) => Promise<void> }) {
  const words = useCopy().evidence;
  const [comments, setComments] = useState<CommentChoice>("all");
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    await onMake(comments);
    setIsBusy(false);
  };
  return (
    <section className="space-y-4 rounded border border-line bg-surface p-4 sm:p-5">
      <ul className="list-disc space-y-1 pl-5 text-sm text-pretty">
        {words.inside.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="space-y-1.5">
        <p className="text-sm font-medium">{words.commentsLabel}</p>
        <SegmentedChoice
          label={words.commentsLabel}
          options={COMMENT_CHOICES.map((value) => ({ value, label: words.comments[value] }))}
          value={comments}
          onChange={setComments}
        />
      </div>
      <Button busy={isBusy} disabled={isWaiting} onClick={() => void make()}>
        {words.make}
      </Button>
    </section>
  );
}

function Withdrawing({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const words = useCopy().evidence;
  return (
    <ConfirmDialog
      title={words.withdrawTitle}
      description={words.withdrawText}
      confirm={words.withdraw}
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** The external system is the server, which has no way to call us. */
function useFollowing(isWaiting: boolean, reload: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reload(), POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
}

type BundleRowProps = { contractId: string; bundle: BundleDto; onWithdraw: () => void };

/** One bundle: how far it is, what may be done with it, and the hash by which it is known. */
function BundleRow({ contractId, bundle, onWithdraw }: BundleRowProps) {
  const words = useCopy().evidence;
  const { status, sha256, problem } = bundle;
  return (
    <li className="min-w-0 space-y-2 rounded border border-line bg-surface p-4">
      <p className="text-sm break-words">
        <DateText value={bundle.createdAt} withTime /> · {bundle.createdByName} · {words.commentsLabel}:{" "}
        {words.comments[bundle.comments]}
      </p>
      {status === "waiting" && <Spinner label={words.waiting(bundle.done, bundle.total)} />}
      {problem && <p className="text-sm text-danger">{problem.message}</p>}
      {status === "ready" && (
        <p className="text-sm text-ink-muted">
          {words.ready(bundle.fileCount, inMegabytes(bundle.sizeBytes))} · {words.keptUntil}{" "}
          <DateText value={bundle.endsAt} />
        </p>
      )}
      {status === "over" && <p className="text-sm text-pretty text-ink-muted">{words.over}</p>}
      {sha256 !== "" && (
        <p className="text-xs text-ink-muted">
          {words.hash}: <code className="break-all">{sha256}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {status === "ready" && (
          <a href={archiveAt(contractId, bundle.id)} download className={buttonClasses({ size: "sm" })}>
            <DownloadIcon className="size-4" />
            {words.download}
          </a>
        )}
        <Button variant="outline" size="sm" onClick={onWithdraw}>
          {words.withdraw}
        </Button>
      </div>
    </li>
  );
}

const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number) => `${Math.max(0.1, Math.ceil((bytes / MEGABYTE) * 10) / 10)} MB`;
