"use client";

import { useId, useRef, useState, type FormEvent } from "react";
import { useTheirName } from "@/components/counterparties/use-parties";
import { sendOnce, type UploadActions } from "@/components/contracts/upload/upload-flow";
import { fileSize, problemOfFile } from "@/components/contracts/upload/upload-rules";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Field, Input } from "@/components/ui/field";
import { UploadIcon } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import { ACCEPTED_FILES } from "@/lib/contracts/bounds";
import { startRound } from "./round-calls";

export type ReplyUploadProps = {
  contractId: string;
  actions: Pick<UploadActions, "startUpload">;
  /** Above the drop zone, where no reply has come yet. */
  note?: string | null;
  /** To whom the last round went: most likely who answers it. */
  sentTo?: string;
  /** A round was started. */
  onStarted: (roundId: string) => void;
};

type State =
  | { step: "closed" | "registering" }
  | { step: "chosen"; problem: string | null }
  | { step: "sending"; sentBytes: number; totalBytes: number };

/** Takes in a file from the other side, to compare with what was sent, or as the new text. Source: B-26.8. */
export function ReplyUpload({ contractId, actions, note = null, sentTo = "", onStarted }: ReplyUploadProps) {
  const { rounds, contracts } = useCopy();
  const words = rounds.upload;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(new WeakMap<File, string>());
  const stopper = useRef<AbortController | null>(null);
  const theirName = useTheirName(contractId);
  const them = sentTo === "" ? theirName : sentTo;
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<State>({ step: "closed" });

  const choose = (files: FileList | null) => {
    const [first] = files ?? [];
    if (!first) return;
    setFile(first);
    setState({ step: "chosen", problem: problemOfFile(first, contracts.upload) });
  };
  const fail = (message: string | null) => setState({ step: "chosen", problem: message || words.failed });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!file || state.step !== "chosen") return;
    const entry = new FormData(event.currentTarget);
    stopper.current = new AbortController();
    setState({ step: "sending", sentBytes: 0, totalBytes: file.size });
    const arrived = await sendOnce(file, {
      actions,
      sent: sent.current,
      signal: stopper.current.signal,
      onProgress: (progress) => progress.step === "sending" && setState(progress),
    });
    if (arrived.step === "cancelled") return setState({ step: "chosen", problem: null });
    if (arrived.step !== "ready") return fail(arrived.step === "failed" ? arrived.message : null);
    setState({ step: "registering" });
    const started = await startRound(contractId, {
      fileId: arrived.fileId,
      kind: entry.get("asVersion") === "on" ? "version" : "returned",
      sentBy: String(entry.get("sentBy") ?? ""),
    });
    if (!started.ok) return fail(started.message);
    setFile(null);
    setState({ step: "closed" });
    onStarted(started.answer.id);
  };

  const isBusy = state.step === "sending" || state.step === "registering";
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-3">
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED_FILES}
        className="hidden"
        aria-label={words.reply}
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = ""; // so that the same file can be selected again
        }}
      />
      <DropZone isBusy={isBusy} note={note} onFiles={choose} onChoose={() => input.current?.click()} />
      {file && (
        <div className="max-w-md space-y-3 rounded border border-line bg-surface p-3 text-sm">
          <p className="font-medium break-words">
            {file.name} <span className="font-normal text-ink-muted">{fileSize(file.size, contracts.upload)}</span>
          </p>
          {state.step === "chosen" && state.problem !== null && <Banner tone="error">{state.problem}</Banner>}
          <Field label={words.from} hint={words.fromHint}>
            <Input key={them} name="sentBy" defaultValue={them} maxLength={200} autoComplete="off" disabled={isBusy} />
          </Field>
          <ReplyActions state={state} onCancel={() => (isBusy ? stopper.current?.abort() : setFile(null))} />
        </div>
      )}
    </form>
  );
}

type DropZoneProps = { isBusy: boolean; note: string | null; onFiles: (files: FileList) => void; onChoose: () => void };

/** Takes a file that is dropped, or chosen by its button. */
function DropZone({ isBusy, note, onFiles, onChoose }: DropZoneProps) {
  const words = useCopy().rounds.upload;
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        if (isBusy) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!isBusy) onFiles(event.dataTransfer.files);
      }}
      className={classes(
        "flex flex-col items-center gap-2 rounded border border-dashed px-3 py-5 text-center transition-colors duration-150",
        isOver ? "border-primary bg-primary-50" : "border-line-strong bg-surface",
      )}
    >
      {note !== null && <p className="text-sm font-medium">{note}</p>}
      <p className="text-xs text-pretty text-ink-muted max-sm:hidden">{words.drop}</p>
      <Button variant="outline" className="max-w-full" disabled={isBusy} title={words.hint} onClick={onChoose}>
        <UploadIcon />
        {words.reply}
      </Button>
      <p className="text-xs text-ink-muted">{words.hint}</p>
    </div>
  );
}

function ReplyActions({ state, onCancel }: { state: State; onCancel: () => void }) {
  const { rounds, contracts } = useCopy();
  const words = rounds.upload;
  const [asVersion, setAsVersion] = useState(false);
  const isBusy = state.step === "sending" || state.step === "registering";
  const size = (bytes: number) => fileSize(bytes, contracts.upload);
  const text =
    state.step === "sending" ? words.sending(size(state.sentBytes), size(state.totalBytes)) : words.registering;
  return (
    <>
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          name="asVersion"
          checked={asVersion}
          onChange={(event) => setAsVersion(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 accent-primary"
        />
        {words.asVersion}
      </label>
      {isBusy && (
        <Progress
          label={text}
          percent={state.step === "sending" ? (100 * state.sentBytes) / Math.max(1, state.totalBytes) : 100}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy}>
          {isBusy ? text : asVersion ? words.startVersion : words.start}
        </Button>
        {state.step !== "registering" && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
