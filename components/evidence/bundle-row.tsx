"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button, buttonClasses } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { DownloadIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";
import type { BundleDto } from "@/lib/evidence/schema";
import { archiveAt } from "./bundle-calls";

type BundleRowProps = { contractId: string; bundle: BundleDto; onWithdraw: () => void };

/** One bundle: how far it is, what may be done with it, and the hash by which it is known. */
export function BundleRow({ contractId, bundle, onWithdraw }: BundleRowProps) {
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
