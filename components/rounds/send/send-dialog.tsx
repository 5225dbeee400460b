"use client";

import { useId, useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { OpenPoints } from "@/components/open-points/open-points";
import { downloadFile, readNewestVersion, readRounds, sendRound } from "@/components/rounds/round-calls";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input, Select, Textarea } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { MAX_MESSAGE_CHARS } from "@/lib/exchange/rounds/bounds";
import type { RoundDto, SendForm } from "@/lib/exchange/rounds/schema";
import { SendChoices } from "./send-choices";
import { toRequest, sentTogether, type Delivery } from "./sending";
import { useSendPreview } from "./use-send-preview";

type SendDialogProps = {
  contractId: string;
  /** By which the playbook is chosen. */
  contractType: string;
  rounds: readonly RoundDto[];
  /** Whether a mail service delivers letters; otherwise they wait on the server. */
  hasMail: boolean;
  onClose: () => void;
  onSent: (roundId: string) => void;
};

const FORM = "send-round";

/** What to send, to whom and how: by mail or as a download, recorded either way. Source: B-26.14, B-26.17. */
export function SendDialog({ contractId, contractType, rounds, hasMail, onClose, onSent }: SendDialogProps) {
  const words = useCopy().rounds.send;
  const toast = useToast();
  const { data: version } = useRead(`newest version ${contractId}`, () => readNewestVersion(contractId));
  const [deliver, setDeliver] = useState<Delivery>("download");
  const [chosen, setChosen] = useState<{ base: string | null; form: SendForm | null }>({ base: null, form: null });
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  const preview = useSendPreview(contractId, { rounds, version, chosen });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!version) return;
    setState({ busy: true, problem: null });
    const entry = toRequest(new FormData(event.currentTarget), { deliver, form: preview.form, base: preview.base });
    const sent = await sendRound(contractId, { ...entry, versionId: version.id });
    if (!sent.ok) return setState({ busy: false, problem: sent.message || words.failed });
    const isHere = deliver === "mail" || (await downloadAll(contractId, sent.answer));
    if (isHere) toast.success(sent.answer.sent?.isInOutbox ? words.queued : words.done[deliver]);
    else toast.error(words.downloadFailed);
    onSent(sent.answer.id);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !state.busy && onClose()}
      title={words.title}
      description={version ? words.hint(version.versionNumber) : undefined}
      footer={
        <>
          <Button variant="ghost" disabled={state.busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={state.busy} disabled={preview.isAsking}>
            {deliver === "mail" && !hasMail ? words.goQueued : words.go[deliver]}
          </Button>
        </>
      }
    >
      <form id={FORM} className="space-y-4" onSubmit={(event) => void submit(event)}>
        {state.problem !== null && <Banner tone="error">{state.problem}</Banner>}
        <SendChoices
          contractId={contractId}
          preview={preview}
          onForm={(form) => setChosen({ ...chosen, form })}
          onBase={(base) => setChosen({ ...chosen, base })}
        />
        {version && <OpenPoints contractId={contractId} versionId={version.id} type={contractType} />}
        <Ways deliver={deliver} onDeliver={setDeliver} hasMail={hasMail} />
        <Field
          label={words.to}
          hint={deliver === "mail" ? words.toMailHint : words.toHint}
          required={deliver === "mail"}
        >
          <Input name="to" autoComplete="off" required={deliver === "mail"} maxLength={2_000} />
        </Field>
        {deliver === "mail" && (
          <Field label={words.message} hint={words.messageHint}>
            <Textarea name="message" rows={3} maxLength={MAX_MESSAGE_CHARS} />
          </Field>
        )}
        <Field label={words.comments}>
          <Select name="comments" defaultValue="none">
            {(["none", "open", "all"] as const).map((which) => (
              <option key={which} value={which}>
                {words.commentChoices[which]}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}

/** Downloads the sent file, or both. @returns whether all succeeded */
async function downloadAll(contractId: string, sent: RoundDto): Promise<boolean> {
  const rounds = await readRounds(contractId);
  let isAll = rounds !== null;
  for (const { fileId, fileName } of sentTogether(rounds ?? [sent], sent))
    isAll = fileId !== null && (await downloadFile(fileId, fileName)) && isAll;
  return isAll;
}

type WaysProps = { deliver: Delivery; onDeliver: (deliver: Delivery) => void; hasMail: boolean };

function Ways({ deliver, onDeliver, hasMail }: WaysProps) {
  const words = useCopy().rounds.send;
  const hintId = useId();
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1.5 text-sm font-medium">{words.way}</legend>
      {(["download", "mail"] as const).map((way) => (
        <label key={way} className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="radio"
            name="deliver"
            checked={deliver === way}
            aria-describedby={way === "mail" && !hasMail ? hintId : undefined}
            onChange={() => onDeliver(way)}
            className="size-4 shrink-0 accent-primary"
          />
          {words.ways[way]}
        </label>
      ))}
      {!hasMail && (
        <p id={hintId} className="pl-6 text-sm text-ink-muted">
          {words.noMail}
        </p>
      )}
    </fieldset>
  );
}
