"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { signInAgain } from "@/components/forms/api";
import { isConnectionFailure } from "@/components/forms/action-answer";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { sendOnce, type UploadActions, type UploadOutcome } from "@/components/contracts/upload/upload-flow";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import type { PhotographContract } from "@/lib/contracts/reading/photographed-schema";
import type { ContractDto } from "@/lib/contracts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { readyPhoto } from "./photo";

export type PhotographActions = Pick<UploadActions, "startUpload"> & {
  photographContract: (input: PhotographContract) => Promise<ActionResult<ContractDto>>;
};
export type Photographed = { photos: readonly File[]; name: string; type: PhotographContract["type"] };
export type PhotographState =
  | { step: "idle" }
  | { step: "preparing" }
  | { step: "sending"; page: number; count: number }
  | { step: "unreadable"; name: string }
  | { step: "tooLarge" }
  | UploadOutcome;

/** Sends photographs one after the other and makes a contract of them. What was sent is not sent again. */
export function usePhotograph(actions: PhotographActions, onDone: (contractId: string) => void) {
  const [state, setState] = useState<PhotographState>({ step: "idle" });
  const running = useRef<AbortController | null>(null);
  const [kept] = useState(() => ({ ready: new WeakMap<File, File>(), sent: new WeakMap<File, string>() }));
  const latest = useLatest({ actions, onDone });
  const start = useCallback(
    async (contract: Photographed) => {
      if (running.current) return;
      const stopper = new AbortController();
      running.current = stopper;
      const call = { actions: latest.current.actions, signal: stopper.signal, onState: setState, ...kept };
      const outcome = await sendAll(contract, call);
      running.current = null;
      setState(outcome);
      if (outcome.step === "done") latest.current.onDone(outcome.contractId);
    },
    [latest, kept],
  );
  const mustSignIn = state.step === "failed" && state.signInRequired;
  useEffect(() => {
    if (mustSignIn) signInAgain();
  }, [mustSignIn]);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = useCallback(() => running.current?.abort(), []);
  return { state, start, cancel };
}

type Call = {
  actions: PhotographActions;
  signal: AbortSignal;
  onState: (state: PhotographState) => void;
  ready: WeakMap<File, File>;
  sent: WeakMap<File, string>;
};

/** Never rejects. */
async function sendAll({ photos, name, type }: Photographed, call: Call): Promise<PhotographState> {
  try {
    call.onState({ step: "preparing" });
    const ready: File[] = [];
    for (const photo of photos) {
      const made = call.ready.get(photo) ?? (await readyPhoto(photo));
      if (!made) return { step: "unreadable", name: photo.name };
      call.ready.set(photo, made);
      ready.push(made);
    }
    if (ready.reduce((sum, { size }) => sum + size, 0) > MAX_FILE_BYTES) return { step: "tooLarge" };
    const fileIds: string[] = [];
    for (const [index, photo] of ready.entries()) {
      call.onState({ step: "sending", page: index + 1, count: ready.length });
      const file = await sendOnce(photo, { ...call, onProgress: () => undefined });
      if (file.step !== "ready") return file;
      fileIds.push(file.fileId);
    }
    if (call.signal.aborted) return { step: "cancelled" };
    return await made(await call.actions.photographContract({ name, type, fileIds }), ready, call);
  } catch (cause) {
    return { step: "failed", message: null, signInRequired: false, isConnection: isConnectionFailure(cause) };
  }
}

function made(result: ActionResult<ContractDto>, ready: readonly File[], call: Call): PhotographState {
  if (result.ok) return { step: "done", contractId: result.data.id };
  const { key, message } = result.error;
  if (key === "fileNotFound" || key === "fileNotUploaded") for (const file of ready) call.sent.delete(file);
  return { step: "failed", message: key === "unexpected" ? null : message, signInRequired: key === "signInRequired" };
}
