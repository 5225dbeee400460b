"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/sign-in-again";
import { useLatest } from "@/components/ui/use-latest";
import { runUpload, type UploadActions, type UploadOutcome, type UploadProgress } from "./upload-flow";
import type { ReadyUpload } from "./upload-rules";

export type UploadState = { step: "idle" } | UploadProgress | UploadOutcome;

export type Upload = {
  state: UploadState;
  /** Sends the file and makes the contract; calls `onDone` with its id. Does nothing while one is under way. */
  start: (upload: ReadyUpload) => Promise<void>;
  cancel: () => void;
};

/** Whether an upload is being made, so that the form is closed and leaving is dangerous. */
export function isUnderWay(state: UploadState): state is UploadProgress {
  return state.step === "preparing" || state.step === "sending" || state.step === "registering";
}

/** Uploads of one form. Leaving the page cancels the transfer. */
export function useUpload(actions: UploadActions, onDone: (contractId: string) => void): Upload {
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const running = useRef<AbortController | null>(null);
  const sent = useRef(new WeakMap<File, string>());
  const latest = useLatest({ actions, onDone });

  const start = useCallback(
    async (upload: ReadyUpload) => {
      if (running.current) return;
      const stopper = new AbortController();
      running.current = stopper;
      const outcome = await runUpload(upload, {
        actions: latest.current.actions,
        sent: sent.current,
        signal: stopper.signal,
        onProgress: setState,
      });
      running.current = null;
      setState(outcome);
      if (outcome.step === "done") latest.current.onDone(outcome.contractId);
    },
    [latest],
  );

  // An effect, so that the warning against leaving is gone by then.
  const mustSignIn = state.step === "failed" && state.signInRequired;
  useEffect(() => {
    if (mustSignIn) signInAgain();
  }, [mustSignIn]);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => () => running.current?.abort(), []);

  return { state, start, cancel };
}
