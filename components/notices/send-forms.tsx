"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { Done } from "@/components/forms/sent";
import { fieldText } from "@/components/forms/use-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { localDay } from "@/lib/dates";
import { NOTICE_WAYS, type NoticeWay } from "@/lib/engine/notices/words";
import { MAX_TRACKING_CHARS, MOST_PROOFS, PROOFS_ACCEPTED } from "@/lib/notices/bounds";
import type { NoticeDto } from "@/lib/notices/schema";
import { addProof, sendNotice, uploadProofs } from "./notice-calls";

type FormProps = { notice: NoticeDto; onChanged: (notice: NoticeDto) => void };

/** One thing at a time; what went wrong stays in the form. */
function useSending(onChanged: (notice: NoticeDto) => void) {
  const words = useCopy().notices;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<Done<NoticeDto>>, done: string) => {
    setIsBusy(true);
    setProblem(null);
    const answer = await work();
    setIsBusy(false);
    if (!answer.ok) return setProblem(answer.message || words.notSaved);
    toast.success(done);
    onChanged(answer.answer);
  };
  return { isBusy, problem, run };
}

/** By e-mail from here, or printed and posted by a person. Source: B-47.9. */
export function SendForms({ notice, onChanged }: FormProps) {
  const isByMail = wayOf(notice) === "email";
  const forms = [
    <MailForm key="mail" notice={notice} onChanged={onChanged} />,
    <PostedForm key="posted" notice={notice} onChanged={onChanged} />,
  ];
  return <>{isByMail ? forms : forms.toReversed()}</>;
}

function wayOf({ facts }: NoticeDto): NoticeWay | null {
  const value = facts.find(({ key }) => key === "delivery")?.value;
  return NOTICE_WAYS.find((way) => way === value) ?? null;
}

function MailForm({ notice, onChanged }: FormProps) {
  const { saved } = useCopy().notices;
  const { isBusy, problem, run } = useSending(onChanged);
  const isAgreed = wayOf(notice) === "email";
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget);
    const isConfirmed = entry.get("isConfirmed") === "on";
    const to = fieldText(entry, "to").trim();
    void run(() => sendNotice(notice, { how: "mail", to, isConfirmed }), saved.mailSent);
  };
  return (
    <form className="notice-block space-y-3" onSubmit={submit}>
      <h2 className="text-base font-medium">{saved.byMail}</h2>
      <p className="text-sm text-ink-muted">{saved.byMailHint}</p>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Field label={saved.email} required>
        <Input type="email" name="to" required autoComplete="off" disabled={isBusy} />
      </Field>
      {!isAgreed && (
        <div className="space-y-1 text-sm">
          <p className="text-warning-700">{saved.emailUnsaid}</p>
          <label className="flex items-center gap-2">
            <input type="checkbox" name="isConfirmed" required disabled={isBusy} />
            {saved.emailConfirm}
          </label>
        </div>
      )}
      <Button type="submit" variant={isAgreed ? "primary" : "outline"} busy={isBusy}>
        {saved.sendMail}
      </Button>
    </form>
  );
}

function PostedForm({ notice, onChanged }: FormProps) {
  const { saved, ways } = useCopy().notices;
  const { isBusy, problem, run } = useSending(onChanged);
  const [today] = useState(() => localDay(new Date()));
  const [files, setFiles] = useState<readonly File[]>([]);
  const own = wayOf(notice);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget);
    const way = NOTICE_WAYS.find((one) => one === entry.get("way")) ?? "post";
    const [sentOn, tracking] = [fieldText(entry, "sentOn"), fieldText(entry, "tracking")];
    void run(async () => {
      const uploaded = await uploadProofs(files, new AbortController().signal);
      if (!uploaded.ok) return uploaded;
      return sendNotice(notice, { how: "posted", way, sentOn, tracking, fileIds: uploaded.answer });
    }, saved.recorded);
  };
  return (
    <form className="notice-block space-y-3" onSubmit={submit}>
      <h2 className="text-base font-medium">{saved.posted}</h2>
      <p className="text-sm text-ink-muted">{saved.postedHint}</p>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={saved.way}>
          <Select name="way" defaultValue={own === "email" || own === null ? "registered" : own} disabled={isBusy}>
            {NOTICE_WAYS.map((way) => (
              <option key={way} value={way}>
                {ways[way]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={saved.on} required>
          <Input type="date" name="sentOn" required max={today} defaultValue={today} disabled={isBusy} />
        </Field>
      </div>
      <Field label={saved.trackingLabel}>
        <Input name="tracking" maxLength={MAX_TRACKING_CHARS} autoComplete="off" disabled={isBusy} />
      </Field>
      <ProofFiles isBusy={isBusy} onChoose={setFiles} />
      <Button type="submit" variant={own === "email" ? "outline" : "primary"} busy={isBusy}>
        {saved.record}
      </Button>
    </form>
  );
}

type ProofFilesProps = { isBusy: boolean; onChoose: (files: readonly File[]) => void };

function ProofFiles({ isBusy, onChoose }: ProofFilesProps) {
  const { saved } = useCopy().notices;
  return (
    <Field label={saved.choose}>
      <Input
        type="file"
        multiple
        accept={PROOFS_ACCEPTED}
        disabled={isBusy}
        onChange={(event) => onChoose([...(event.target.files ?? [])].slice(0, MOST_PROOFS))}
      />
    </Field>
  );
}

/** For what comes later, such as the advice of delivery. */
export function AddProofForm({ notice, onChanged }: FormProps) {
  const { saved } = useCopy().notices;
  const { isBusy, problem, run } = useSending(onChanged);
  const [files, setFiles] = useState<readonly File[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      const uploaded = await uploadProofs(files, new AbortController().signal);
      return uploaded.ok ? addProof(notice, { fileIds: uploaded.answer }) : uploaded;
    }, saved.recorded);
  };
  if (notice.proofs.length >= MOST_PROOFS) return null;
  return (
    <form className="space-y-2" onSubmit={submit}>
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ProofFiles key={notice.proofs.length} isBusy={isBusy} onChoose={setFiles} />
      <Button type="submit" size="sm" variant="outline" busy={isBusy} disabled={files.length === 0}>
        {saved.addProof}
      </Button>
    </form>
  );
}
