"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Spinner } from "@/components/ui/progress";
import { ACCEPTED_FILES } from "@/lib/contracts/bounds";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { sendFile, type GuestLinkAt } from "./guest-calls";
import type { ReplyDraft } from "./use-reply";

type FileReplyProps = { at: GuestLinkAt; draft: ReplyDraft; onSent: () => void };
type State = { step: "idle" | "sending" | "sent" } | { step: "failed"; message: string };

/** For whoever worked in Word: their file, chosen or dropped. Source: B-41.6. */
export function FileReply({ at, draft, onSent }: FileReplyProps) {
  const words = useCopy().guestPage;
  const id = useId();
  const [state, setState] = useState<State>({ step: "idle" });
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (draft.name.trim() === "") return setState({ step: "failed", message: words.nameMissing });
    if (file.size > MAX_FILE_BYTES) return setState({ step: "failed", message: words.tooLarge });
    setState({ step: "sending" });
    const done = await sendFile(at, file, { replyId: draft.replyId, name: draft.name.trim() });
    if (!done.ok) return setState({ step: "failed", message: done.message || words.notSent });
    setState({ step: "sent" });
    onSent();
  };
  return (
    <div
      className="space-y-2 rounded border border-dashed border-line-strong p-3 text-sm"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <p className="font-medium">{words.worked}</p>
      <p className="text-ink-muted">{words.workedHint}</p>
      <label
        htmlFor={id}
        className="inline-flex min-h-9 cursor-pointer items-center rounded font-medium text-primary has-focus-visible:outline-2"
      >
        {words.chooseFile}
        <input
          id={id}
          type="file"
          accept={ACCEPTED_FILES}
          disabled={state.step === "sending"}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = ""; // so that the same file can be chosen again
          }}
        />
      </label>
      {state.step === "sending" && <Spinner label={words.sending} />}
      {state.step === "failed" && <Banner tone="error">{state.message}</Banner>}
      {state.step === "sent" && <Banner tone="info">{words.fileSent}</Banner>}
    </div>
  );
}
