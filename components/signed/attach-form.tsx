"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { UploadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { Copy } from "@/lib/copy/copy";
import { localDay } from "@/lib/dates";
import { MAX_SIGNED_BY_CHARS, SIGNED_FILES_ACCEPTED, MOST_SIGNED_FILES } from "@/lib/exchange/signed/bounds";
import { OpenApproval } from "./open-approval";
import { attachSigned, sendSigned } from "./use-signed";

type Props = {
  contractId: string;
  version: { id: string; versionNumber: number };
  hasUnsavedText: boolean;
  onAttached: () => Promise<void>;
};
/** `unseen`: the files as sent, in which no signature is seen; whoever sends them again means it. */
type State =
  | { step: "idle"; problem: string | null; unseen?: readonly string[] }
  | { step: "sending"; name: string }
  | { step: "registering" };

/** Uploads a signed copy's files, with the date and signatories; then the text is read-only. Source: B-28.1, B-28.9. */
export function AttachForm({ contractId, version, hasUnsavedText, onAttached }: Props) {
  const { attach: words, unseen } = useCopy().signed;
  const toast = useToast();
  const stopper = useRef<AbortController | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [state, setState] = useState<State>({ step: "idle", problem: null });
  const [today] = useState(() => localDay(new Date()));
  useEffect(() => () => stopper.current?.abort(), []);
  const isBusy = state.step !== "idle";
  const isUnseen = state.step === "idle" && state.unseen !== undefined;

  const choose = (chosen: FileList | null) => {
    const next = inOrderOfNames([...(chosen ?? [])]);
    if (next.length === 0) return;
    const problem = problemOfFiles(next, words);
    setState({ step: "idle", problem });
    setFiles(problem === null ? next : []);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget);
    const { signal } = (stopper.current = new AbortController());
    const meant = state.step === "idle" ? state.unseen : undefined;
    const fileIds: string[] = [...(meant ?? [])];
    for (const file of meant ? [] : files) {
      setState({ step: "sending", name: file.name });
      const sent = await sendSigned(file, signal);
      if (sent === null) return setState({ step: "idle", problem: null });
      if (!sent.ok) return setState({ step: "idle", problem: sent.message || words.failed });
      fileIds.push(sent.answer.fileId);
    }
    setState({ step: "registering" });
    const [signedOn, signedBy] = [String(entry.get("signedOn")), String(entry.get("signedBy") ?? "")];
    const day = { signedOn, signedBy, versionId: version.id };
    const done = await attachSigned(contractId, { fileIds, ...day, onlyWithSignature: !meant });
    if (!done.ok && done.code === "noSignatureSeen")
      return setState({ step: "idle", problem: unseen.note, unseen: fileIds });
    if (!done.ok) return setState({ step: "idle", problem: done.message || words.failed });
    toast.success(words.done);
    await onAttached();
  };

  return (
    <form className="space-y-4" onSubmit={(event) => void submit(event)}>
      <div className="space-y-1">
        <h3 className="font-medium">{words.title}</h3>
        <p className="text-sm text-ink-muted">{words.hint(version.versionNumber)}</p>
      </div>
      <OpenApproval contractId={contractId} versionId={version.id} />
      {hasUnsavedText && <Banner tone="warning">{words.unsaved}</Banner>}
      {state.step === "idle" && state.problem !== null && (
        <Banner tone={isUnseen ? "warning" : "error"}>{state.problem}</Banner>
      )}
      <ChosenFiles files={files} isBusy={isBusy} onChoose={choose} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.on} required>
          <Input type="date" name="signedOn" required max={today} disabled={isBusy} />
        </Field>
        <Field label={words.by} hint={words.byHint}>
          <Input name="signedBy" autoComplete="off" maxLength={MAX_SIGNED_BY_CHARS} disabled={isBusy} />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {isBusy && (
          <p role="status" className="min-w-0 flex-1 truncate text-sm text-ink-muted">
            {state.step === "sending" ? words.sending(state.name) : words.registering}
          </p>
        )}
        {state.step === "sending" && (
          <Button variant="ghost" onClick={() => stopper.current?.abort()}>
            {words.stop}
          </Button>
        )}
        <Button type="submit" busy={isBusy} disabled={files.length === 0 || hasUnsavedText}>
          {isUnseen ? unseen.attach : words.submit}
        </Button>
      </div>
    </form>
  );
}

type ChosenProps = { files: readonly File[]; isBusy: boolean; onChoose: (files: FileList | null) => void };

function ChosenFiles({ files, isBusy, onChoose }: ChosenProps) {
  const words = useCopy().signed.attach;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="space-y-2">
      <input
        ref={input}
        type="file"
        multiple
        accept={SIGNED_FILES_ACCEPTED}
        className="hidden"
        aria-label={words.choose}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = ""; // so that the same files can be selected again
        }}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="outline" disabled={isBusy} onClick={() => input.current?.click()}>
          <UploadIcon />
          {words.choose}
        </Button>
        <span className="text-sm text-ink-muted">{files.length === 0 ? words.files : words.chosen(files.length)}</span>
      </div>
      {files.length > 0 && (
        <ol className="max-h-32 list-decimal overflow-y-auto pl-6 text-sm break-words">
          {files.map((file) => (
            <li key={file.name}>{file.name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

// Which files can be a signed copy. Source: B-28.1.

/** The server's limit (B-22.1). */
const MOST_BYTES = 25 * 1024 * 1024;

/** Sorts pages as scanners and cameras number them: `page 2` before `page 10`. */
function inOrderOfNames(files: readonly File[]): File[] {
  return files.toSorted((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}

/** Why these files are unsuitable; null if suitable. */
function problemOfFiles(files: readonly File[], words: Copy["signed"]["attach"]): string | null {
  if (files.length > MOST_SIGNED_FILES) return words.tooMany(MOST_SIGNED_FILES);
  for (const { name, size } of files) {
    const isKnown = SIGNED_FILES_ACCEPTED.split(",").some((ending) => name.toLowerCase().endsWith(ending));
    if (!isKnown) return words.wrongType(name);
    if (size === 0) return words.emptyFile(name);
    if (size > MOST_BYTES) return words.tooLarge(name);
  }
  return null;
}
