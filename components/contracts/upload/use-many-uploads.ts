"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useToast } from "@/components/ui/toast";
import { useLatest } from "@/components/ui/use-latest";
import { filesInZip, isZip } from "./files-in-zip";
import { runUpload, type UploadActions, type UploadOutcome, type UploadProgress } from "./upload-flow";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";
import { problemOfFile } from "./upload-rules";
import { useLeaveWarning } from "./use-leave-warning";

export type OneOfMany = { id: number; file: File; state: { step: "waiting" } | UploadProgress | UploadOutcome };

/** On their way at once; an account has few places for more. */
const AT_ONCE = 2;

/** Several files, each with its own way to a contract: type and, where its name says nothing, name come of its text. */
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
  return { uploads, add, clear: () => setUploads((before) => before.filter(isUnderWay)) };
}

export function isUnderWay({ state }: Pick<OneOfMany, "state">): boolean {
  return state.step !== "done" && state.step !== "failed" && state.step !== "cancelled";
}

/** A zip that can't be unpacked stays as it is, and is refused like any file of a kind that can't be read. */
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
