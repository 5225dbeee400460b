"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useLeaveWarning } from "@/components/forms/use-leave-warning";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input, Select, Textarea } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { NOTICE_KINDS } from "@/lib/engine/notices/words";
import { GAP_START, MAX_ANSWER_CHARS, MAX_LETTER_CHARS } from "@/lib/notices/bounds";
import type { NoticeDraftDto } from "@/lib/notices/schema";
import { FactRow } from "./fact-row";
import { finishNotice } from "./notice-calls";
import { PostingCard } from "./posting-card";
import { QuoteSlip } from "./quote-slip";
import { useDraft, type Draft } from "./use-draft";

type WriteProps = { contractId: string; deadlineId: string | null };

/** A letter being written: the words on paper, what they rest on beside them. Source: B-47.2. */
export function WriteNotice({ contractId, deadlineId }: WriteProps) {
  const words = useCopy().notices;
  const draft = useDraft(contractId, deadlineId === null ? {} : { deadlineId });
  const [isFinished, setIsFinished] = useState(false);
  const isBegun = draft.isEdited || Object.keys(draft.choices).some((key) => key !== "deadlineId" && key !== "kind");
  useLeaveWarning(isBegun && !isFinished, words.leave);
  if (!draft.draft)
    return draft.isFailed ? (
      <Banner tone="error" action={<Button onClick={draft.reload}>{words.retry}</Button>}>
        {words.failed}
      </Banner>
    ) : (
      <Spinner label={words.loading} />
    );
  return <Desk draft={draft} read={draft.draft} onFinished={() => setIsFinished(true)} />;
}

type DeskProps = { draft: Draft; read: NoticeDraftDto; onFinished: () => void };

function Desk({ draft, read, onFinished }: DeskProps) {
  const words = useCopy().notices;
  return (
    <div className="notice-page">
      <div className="min-w-0 space-y-3">
        {draft.isFailed && (
          <Banner tone="error" action={<Button onClick={draft.reload}>{words.retry}</Button>}>
            {words.failed}
          </Banner>
        )}
        {read.isAmended && <Banner>{words.amended}</Banner>}
        <KindChoice draft={draft} read={read} />
        <Paper draft={draft} />
      </div>
      <aside className="notice-side">
        <PostingCard draft={read} />
        <section className="notice-block space-y-2" aria-labelledby="notice-how">
          <h2 id="notice-how" className="text-base font-medium">
            {words.how}
          </h2>
          {read.clause ? (
            <QuoteSlip quote={read.clause} />
          ) : (
            <p className="text-sm text-warning-700">{words.noClause}</p>
          )}
        </section>
        <ul>
          {read.facts.map((fact) =>
            (fact.key === "details" && !fact.isNeeded) ||
            (fact.key === "endsOn" && read.kind !== "termination") ? null : (
              <FactRow
                key={`${fact.key} ${fact.value ?? ""} ${fact.basis}`}
                fact={fact}
                draft={read}
                isBusy={draft.isAsking}
                onChoose={draft.choose}
              />
            ),
          )}
        </ul>
        <Finish draft={draft} read={read} onFinished={onFinished} />
      </aside>
    </div>
  );
}

function KindChoice({ draft, read }: { draft: Draft; read: NoticeDraftDto }) {
  const words = useCopy().notices;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={words.kind}>
        <Select
          value={read.kind}
          disabled={draft.isAsking}
          onChange={(event) => draft.choose({ kind: event.target.value, right: "" })}
        >
          {NOTICE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.languageOfLetter}>
        <Select
          value={read.language}
          disabled={draft.isAsking}
          onChange={(event) => draft.choose({ language: event.target.value })}
        >
          {(["en", "ru", "mn"] as const).map((language) => (
            <option key={language} value={language}>
              {words.languages[language]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function Paper({ draft }: { draft: Draft }) {
  const words = useCopy().notices;
  const { draft: read } = draft;
  return (
    <>
      {draft.isEdited && (
        <Banner
          action={
            <Button size="sm" variant="outline" onClick={draft.rewrite}>
              {words.rewrite}
            </Button>
          }
        >
          {words.edited}
        </Banner>
      )}
      <Field label={words.subject}>
        <Input
          value={draft.title}
          maxLength={MAX_ANSWER_CHARS}
          onChange={(event) => draft.rename(event.target.value)}
          lang={read?.language}
        />
      </Field>
      <div className="notice-paper">
        <Textarea
          aria-label={words.letterLabel}
          className="font-paper"
          lang={read?.language}
          value={draft.text}
          maxLength={MAX_LETTER_CHARS}
          onChange={(event) => draft.edit(event.target.value)}
        />
      </div>
    </>
  );
}

function Finish({ draft, read, onFinished }: DeskProps) {
  const words = useCopy().notices;
  const toast = useToast();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const open = read.facts.filter(({ isNeeded, basis }) => isNeeded && basis !== "stated" && basis !== "person").length;
  const hasGap = draft.text.includes(GAP_START) || draft.title.includes(GAP_START);
  const { contractId, versionId } = read;
  const finish = async () => {
    setIsBusy(true);
    const choices = { ...draft.choices, kind: read.kind };
    const done = await finishNotice(contractId, choices, { versionId, title: draft.title, text: draft.text });
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.notSaved);
    onFinished();
    toast.success(words.finished);
    router.replace(`/contracts/${encodeURIComponent(contractId)}/notices?letter=${encodeURIComponent(done.answer.id)}`);
  };
  return (
    <div className="notice-block flex flex-wrap items-center justify-between gap-3">
      <span role="status" className="text-sm text-warning-700">
        {open > 0 ? words.openCount(open) : ""}
      </span>
      <Button busy={isBusy} disabled={open > 0 || hasGap || draft.isAsking} onClick={() => void finish()}>
        {words.finish}
      </Button>
    </div>
  );
}
