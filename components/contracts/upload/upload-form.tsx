"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type FormEvent, useCallback } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { withReason } from "@/components/forms/action-answer";
import { signInAgain } from "@/components/forms/api";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input, Select } from "@/components/ui/field";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { Progress } from "@/components/ui/progress";
import { MAX_NAME_CHARS, UPLOAD_TYPES } from "@/lib/contracts/bounds";
import type { Copy } from "@/lib/copy/copy";
import { nameFromFile } from "@/lib/contracts/reading/name-from-file";
import { takeDroppedFile } from "./dropped-files";
import { FilePicker } from "./file-picker";
import { ManyUploadsView, useManyUploads, toPercent, progressText } from "./many-uploads";
import { type UploadActions, type UploadProgress, runUpload, type UploadOutcome } from "./upload-flow";
import { suggestedType } from "./suggested-type";
import { checkUpload, problemOfFile, type UploadEntry, type UploadProblems, type ReadyUpload } from "./upload-rules";

/**
 * File, name and type of a new contract; opens the contract when created. Failures keep what was entered. Several files
 * are uploaded separately, leaving the form as it is. Source: behaviour §8.
 */
export function UploadForm({ actions }: { actions: UploadActions }) {
  const words = useCopy().contracts;
  const router = useRouter();
  const { entry, problems, setProblems, change, takeFile, chooseType, isTypeSuggested } = useEntry(words.upload);
  const { state, start, cancel } = useUpload(actions, (contractId) => router.push(`/contracts/${contractId}`));
  const many = useManyUploads(actions);
  const isClosed = isUnderWay(state) || state.step === "done";
  // several were uploaded, and nothing is entered here: there is nothing left to name
  const isOnlySeveral = many.uploads.length > 0 && entry.file === null && entry.name.trim() === "";
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnProblem(refusals);
  useLeaveWarning(isUnderWay(state), words.upload.leaveWarning);

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = checkUpload(entry, words.upload);
    setProblems("problems" in checked ? checked.problems : {});
    if ("ready" in checked) void start(checked.ready);
    else setRefusals((count) => count + 1);
  }

  return (
    <div className="space-y-4">
      <ManyUploadsView uploads={many.uploads} hasListLink onChanged={many.refresh} onClose={many.clear} />
      <Card className="p-4 sm:p-6">
        <form ref={form} noValidate onSubmit={submit} className="space-y-5">
          <FilePicker
            file={entry.file}
            error={problems.file}
            disabled={isClosed}
            onFile={takeFile}
            onSeveral={(files) => void many.add(files)}
          />
          {!isOnlySeveral && (
            <>
              <Field label={words.upload.name} error={problems.name} required>
                <Input
                  value={entry.name}
                  disabled={isClosed}
                  maxLength={MAX_NAME_CHARS}
                  autoComplete="off"
                  placeholder={words.upload.namePlaceholder}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </Field>
              <Field
                label={words.upload.type}
                hint={isTypeSuggested ? words.upload.typeSuggested : undefined}
                error={problems.type}
                required
              >
                <TypeSelect type={entry.type} isClosed={isClosed} onType={chooseType} />
              </Field>
              <LastOutcome state={state} />
              {isUnderWay(state) && <UploadProgressView progress={state} onCancel={cancel} />}
              <Button type="submit" busy={isClosed} className="w-full sm:w-auto">
                {isClosed ? words.upload.submitting : words.upload.submit}
              </Button>
            </>
          )}
        </form>
      </Card>
    </div>
  );
}

type TypeSelectProps = { type: string; isClosed: boolean; onType: (type: string) => void };

function TypeSelect({ type, isClosed, onType }: TypeSelectProps) {
  const words = useCopy().contracts;
  return (
    <Select value={type} disabled={isClosed} onChange={(event) => onType(event.target.value)}>
      <option value="">{words.upload.typePlaceholder}</option>
      {UPLOAD_TYPES.map((one) => (
        <option key={one} value={one}>
          {words.types[one]}
        </option>
      ))}
    </Select>
  );
}

/** What was entered, and each field's problem. A file names the contract, and suggests its type (B-8.1, B-8.20). */
function useEntry(words: Copy["contracts"]["upload"]) {
  const [entry, setEntry] = useState<UploadEntry>({ file: null, name: "", type: "" });
  const [problems, setProblems] = useState<UploadProblems>({});
  const [isTypeSuggested, setIsTypeSuggested] = useState(false);
  /** The file whose suggestion is awaited; null once somebody chose a type. */
  const asked = useRef<File | null>(null);

  function change(part: Partial<UploadEntry>, problem: UploadProblems = {}) {
    setEntry((before) => ({ ...before, ...part }));
    const touched = Object.keys(part);
    setProblems((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([field]) => !touched.includes(field))),
      ...problem,
    }));
  }

  function chooseType(type: string) {
    asked.current = null;
    setIsTypeSuggested(false);
    change({ type });
  }

  async function suggestType(file: File) {
    asked.current = file;
    const type = await suggestedType(file).catch(() => null); // one chooses it oneself
    if (asked.current !== file) return;
    setIsTypeSuggested(type !== null);
    if (type !== null) change({ type });
  }

  function takeFile(file: File | null) {
    const problem = file && problemOfFile(file, words);
    const name = file && entry.name.trim() === "" ? { name: nameFromFile(file.name) } : {};
    asked.current = null;
    change({ file, ...name, ...(isTypeSuggested ? { type: "" } : {}) }, problem === null ? {} : { file: problem });
    if (file && problem === null && (entry.type === "" || isTypeSuggested)) void suggestType(file);
    setIsTypeSuggested(false);
  }

  useEffect(() => {
    const dropped = takeDroppedFile(); // a file dropped on another page
    if (dropped) takeFile(dropped);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  return { entry, problems, setProblems, change, takeFile, chooseType, isTypeSuggested };
}

function LastOutcome({ state }: { state: UploadState }) {
  const {
    contracts: { upload: words },
    common: { noAnswerReason },
  } = useCopy();
  if (state.step === "cancelled") return <Banner role="status">{words.cancelled}</Banner>;
  return state.step === "failed" ? (
    <Banner tone="error">
      {state.message ?? (state.isConnection ? withReason(words.failed, noAnswerReason) : words.failed)}
    </Banner>
  ) : null;
}

/** Focuses the first invalid field after each refused attempt, but never while the user types. */
function useFocusOnProblem(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return form;
}

/** The transfer's progress, with a cancel button. */
function UploadProgressView({ progress, onCancel }: { progress: UploadProgress; onCancel: () => void }) {
  const words = useCopy().contracts.upload;
  const text = progressText(progress, words);
  return (
    <div className="space-y-2 rounded border border-line bg-page/60 px-4 py-3">
      <div className="flex min-h-8 items-center justify-between gap-3 text-sm">
        <p className="min-w-0">{text}</p>
        {progress.step !== "registering" && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <Progress label={words.transfer} percent={toPercent(progress)} valueText={text} />
    </div>
  );
}

type UploadState = { step: "idle" } | UploadProgress | UploadOutcome;

type Upload = {
  state: UploadState;
  /** Uploads the file and creates the contract; calls `onDone` with its id. Ignored while an upload is running. */
  start: (upload: ReadyUpload) => Promise<void>;
  cancel: () => void;
};

/** Whether an upload is running, so that the form is locked and leaving needs a warning. */
function isUnderWay(state: UploadState): state is UploadProgress {
  return state.step === "preparing" || state.step === "sending" || state.step === "registering";
}

/** Uploads of one form. Leaving the page cancels the transfer. */
function useUpload(actions: UploadActions, onDone: (contractId: string) => void): Upload {
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

  // In an effect, so that the leave warning is gone by then.
  const mustSignIn = state.step === "failed" && state.signInRequired;
  useEffect(() => {
    if (mustSignIn) signInAgain();
  }, [mustSignIn]);

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => () => running.current?.abort(), []);

  return { state, start, cancel };
}
