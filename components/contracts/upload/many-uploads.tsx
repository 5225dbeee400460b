"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState, type ComponentProps } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { withReason } from "@/components/forms/action-answer";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { buttonClasses, IconButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { CloseIcon, DocumentIcon, ErrorIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { later } from "@/components/ui/overlay/later";
import { useToast } from "@/components/ui/overlay/toast";
import { Progress } from "@/components/ui/progress";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";
import type { Copy } from "@/lib/copy/copy";
import { filesInZip, isZip } from "./dropped-files";
import type { ReadUploads as Reads } from "./read-uploads";
import { runUpload, type UploadActions, type UploadOutcome, type UploadProgress } from "./upload-flow";
import { problemOfFile, fileSize } from "./upload-rules";

type ManyUploadsProps = {
  uploads: readonly OneOfMany[];
  /** Where the list of contracts isn't below: the way to it, once all is done. */
  hasListLink?: boolean;
  /** Something read was corrected: the list below it changes. */
  onChanged: () => void;
  onClose: () => void;
};

/** What was read of them, loaded once the first file has arrived. */
const ReadUploads = later<ComponentProps<typeof Reads>>(() =>
  import("./read-uploads").then(({ ReadUploads: Part }) => Part),
);

/**
 * One line per dropped file: its progress, its contract, or why there is none; then what was read of each, to check.
 * Source: B-7.10, B-7.22.
 */
export function ManyUploadsView({ uploads, hasListLink = false, onChanged, onClose }: ManyUploadsProps) {
  const { contractList: words } = useCopy();
  if (uploads.length === 0) return null;
  const arrived = uploads.flatMap(({ state, file }) =>
    state.step === "done" ? [{ contractId: state.contractId, fileName: file.name }] : [],
  );
  const done = arrived.length;
  const lines = uploads.flatMap(({ state, ...upload }) => (state.step === "done" ? [] : [{ ...upload, state }]));
  return (
    <Card className="max-h-160 overflow-y-auto">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
        <h2 role="status" className="text-sm font-medium">
          {words.filesDone(done, uploads.length)}
        </h2>
        {!uploads.some(isUnderWay) && (
          <span className="flex items-center gap-2">
            {done > 0 && hasListLink && (
              <Link href="/dashboard" className={buttonClasses({ size: "sm" })}>
                {words.filesToList}
              </Link>
            )}
            <IconButton label={words.filesHide} onClick={onClose}>
              <CloseIcon className="size-4" />
            </IconButton>
          </span>
        )}
      </div>
      <p className="border-b border-line px-4 py-2 text-xs text-ink-muted">{words.filesTypes}</p>
      <ul className="divide-y divide-line">
        {lines.map((upload) => (
          <li key={upload.id} className="grid items-center gap-x-4 gap-y-1 min-h-11 px-4 py-2 text-sm sm:grid-cols-2">
            <span className="flex min-w-0 items-center gap-2">
              <Sign state={upload.state} />
              <span className="truncate" title={upload.file.name}>
                {upload.file.name}
              </span>
            </span>
            <Line {...upload} />
          </li>
        ))}
      </ul>
      {done > 0 && <ReadUploads uploads={arrived} onChanged={onChanged} />}
    </Card>
  );
}

/** Decorative: the text beside it says the same. */
function Sign({ state }: { state: Open }) {
  if (state.step === "failed") return <ErrorIcon className="size-5 text-danger" />;
  return <DocumentIcon className="size-5 text-ink-muted" />;
}

function Line({ file, state }: { file: File; state: Open }) {
  const { contractList: words, contracts, common } = useCopy();
  if (state.step === "failed")
    return (
      <span className="text-danger">
        {state.message ??
          (state.isConnection ? withReason(contracts.upload.failed, common.noAnswerReason) : contracts.upload.failed)}
      </span>
    );
  if (state.step === "waiting") return <span className="text-ink-muted">{words.fileWaiting}</span>;
  if (state.step === "cancelled") return <span className="text-ink-muted">{contracts.upload.cancelled}</span>;
  const text = progressText(state, contracts.upload);
  return (
    <span className="flex items-center gap-3">
      <Progress
        label={words.fileTransfer(file.name)}
        percent={toPercent(state)}
        valueText={text}
        className="h-1.5 w-28 shrink-0"
      />
      <span className="text-xs text-ink-muted">{text}</span>
    </span>
  );
}

type Open = Exclude<OneOfMany["state"], { step: "done" }>;
type OneOfMany = { id: number; file: File; state: { step: "waiting" } | UploadProgress | UploadOutcome };

/** Uploads in parallel; an account has few places for more. */
const AT_ONCE = 2;

/** Uploads several files separately: the text decides the type and, if a file name says nothing, the name. */
export function useManyUploads(actions: UploadActions) {
  const { contracts, contractList } = useCopy();
  const toast = useToast();
  const router = useRouter();
  const tellLeftOut = (count: number) => toast.error(contractList.zipLeftOut(count));
  const [uploads, setUploads] = useState<readonly OneOfMany[]>([]);
  const latest = useLatest({ actions, words: contracts.upload, refresh: router.refresh, tellLeftOut });
  const queue = useRef<OneOfMany[]>([]);
  const running = useRef(0);
  const count = useRef(0);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  useLeaveWarning(uploads.some(isUnderWay), contracts.upload.leaveWarning);

  const tell = useCallback((id: number, state: OneOfMany["state"]) => {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, state } : one)));
  }, []);

  const runOne = useCallback(
    async ({ file, id }: OneOfMany): Promise<void> => {
      stopper.current ??= new AbortController();
      const state = await runUpload(
        { file, name: nameFromFile(file.name) || file.name, type: "Other", guess: true },
        {
          actions: latest.current.actions,
          sent: new WeakMap(),
          signal: stopper.current.signal,
          onProgress: (progress) => tell(id, progress),
        },
      );
      tell(id, state);
      if (state.step === "done") latest.current.refresh();
    },
    [latest, tell],
  );

  const runAll = useCallback(async (): Promise<void> => {
    if (running.current === AT_ONCE) return;
    running.current += 1;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await runOne(next);
    running.current -= 1;
  }, [runOne]);

  const add = useCallback(
    async (dropped: readonly File[]) => {
      const { words } = latest.current;
      const files: OneOfMany[] = [];
      const unpacked = await withoutZips(dropped);
      if (unpacked.leftOut > 0) latest.current.tellLeftOut(unpacked.leftOut);
      for (const file of unpacked.files) {
        const problem = problemOfFile(file, words);
        const state: OneOfMany["state"] =
          problem === null ? { step: "waiting" } : { step: "failed", message: problem, signInRequired: false };
        files.push({ id: (count.current += 1), file, state });
      }
      setUploads((before) => [...before.filter(isUnderWay), ...files]);
      queue.current.push(...files.filter(isUnderWay));
      for (let runner = 0; runner < AT_ONCE; runner += 1) void runAll();
    },
    [latest, runAll],
  );
  return { uploads, add, refresh: router.refresh, clear: () => setUploads((before) => before.filter(isUnderWay)) };
}

function isUnderWay({ state }: Pick<OneOfMany, "state">): boolean {
  return state.step !== "done" && state.step !== "failed" && state.step !== "cancelled";
}

/** A zip that can't be unpacked stays as is, and is refused like any unsupported file. */
async function withoutZips(dropped: readonly File[]): Promise<{ files: File[]; leftOut: number }> {
  const files: File[] = [];
  let leftOut = 0;
  for (const file of dropped) {
    const inside = isZip(file) ? await filesInZip(file) : null;
    files.push(...(inside?.files ?? [file]));
    leftOut += inside?.leftOut ?? 0;
  }
  return { files, leftOut };
}

export function progressText(progress: UploadProgress, words: Copy["contracts"]["upload"]): string {
  if (progress.step === "sending")
    return words.sending(fileSize(progress.sentBytes, words), fileSize(progress.totalBytes, words));
  return progress.step === "preparing" ? words.preparing : words.registering;
}

export function toPercent(progress: UploadProgress): number {
  if (progress.step === "sending") return (100 * progress.sentBytes) / Math.max(1, progress.totalBytes);
  return progress.step === "preparing" ? 0 : 100;
}
