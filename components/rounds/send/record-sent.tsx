"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { recordSent } from "@/components/rounds/round-calls";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { namesIn } from "./sending";

/** A downloaded file and the version it contains. */
export type DownloadedFile = { file: File; versionId: string; sinceId?: string | undefined };

const FORM = "record-sent";

/** Records a downloaded file as sent, the exact bytes. Source: B-26.18. */
export function RecordSentDialog({
  contractId,
  downloaded,
  onClose,
}: {
  contractId: string;
  downloaded: DownloadedFile;
  /** `isRecorded`: whether it was recorded. */
  onClose: (isRecorded: boolean) => void;
}) {
  const { send, record: words } = useCopy().rounds;
  const toast = useToast();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const { file, versionId, sinceId } = downloaded;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const to = namesIn(String(new FormData(event.currentTarget).get("to") ?? ""));
    setState({ busy: true, problem: null });
    const sent = await recordSent(contractId, file, { versionId, to, ...(sinceId ? { sinceId } : {}) });
    if (!sent.ok) return setState({ busy: false, problem: sent.message || words.failed });
    toast.success(words.done);
    onClose(true);
  };
  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      description={words.offer}
      onOpenChange={(open) => !open && !state.busy && onClose(false)}
      footer={
        <>
          <Button variant="ghost" disabled={state.busy} onClick={() => onClose(false)}>
            {words.later}
          </Button>
          <Button type="submit" form={FORM} busy={state.busy}>
            {words.go}
          </Button>
        </>
      }
    >
      <form id={FORM} className="space-y-4" onSubmit={(event) => void submit(event)}>
        {state.problem !== null && <Banner tone="error">{state.problem}</Banner>}
        <p className="text-sm font-medium break-words">{file.name}</p>
        <Field label={send.to} hint={send.toHint}>
          <Input name="to" autoComplete="off" maxLength={2_000} />
        </Field>
      </form>
    </Dialog>
  );
}
