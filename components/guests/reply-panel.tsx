"use client";

import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useDay } from "@/components/ui/date-text";
import { Field, Input } from "@/components/ui/field";
import { ChooseFile, FileDrop } from "@/components/ui/file-drop";
import { CommentIcon, SendIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";
import { ACCEPTED_FILES } from "@/lib/contracts/bounds";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { MAX_GUEST_NAME_CHARS } from "@/lib/exchange/guests/bounds";
import type { GuestReceiptDto, GuestViewDto } from "@/lib/exchange/guests/schema";
import { sendFile, sendReply, type GuestLinkAt } from "./guest-calls";
import type { Piece } from "./pieces";
import { EntryForm, EntryRow, EntryWords } from "./reply-entry";
import { toReply, type Entry, type useReply, type SentReply, type ReplyDraft } from "./use-reply";

type ReplyPanelProps = {
  at: GuestLinkAt;
  view: GuestViewDto;
  reply: ReturnType<typeof useReply>;
  chosen: Piece | null;
  onChoose: (piece: Piece | null) => void;
  onSent: () => void;
};
type State = { step: "writing"; problem: string | null } | { step: "sending" };
const WHOLE = "whole";

/** The reply as it grows; nothing reaches the other side before it is sent. Source: B-41.7. */
export function ReplyPanel({ at, view, reply, chosen, onChoose, onSent }: ReplyPanelProps) {
  const words = useCopy().guestPage;
  const [isWhole, setIsWhole] = useState(false);
  const { entries } = reply.draft;
  const hasSent = view.replies.length > 0 || reply.sent.length > 0;
  const entryOf = (key: string) => entries.find((entry) => entry.key === key) ?? null;
  const close = () => {
    setIsWhole(false);
    onChoose(null);
    if (chosen) document.querySelector<HTMLElement>(`[data-piece="${chosen.start}"]`)?.focus(); // back to where it began
  };
  const open = isWhole ? blank(WHOLE, null) : chosen && blank(String(chosen.start), chosen);
  const change = (entry: Entry) => {
    setIsWhole(entry.start === null);
    onChoose(entry.start === null ? null : { start: entry.start, text: entry.before, runs: [] });
  };
  return (
    <aside aria-label={words.reply} className="guest-panel space-y-4 rounded border border-line bg-surface p-4">
      <SentReplies view={view} sent={reply.sent} />
      <div className="space-y-1">
        <h2 className="text-base">{hasSent ? words.another : words.reply}</h2>
        <p className="text-sm text-ink-muted">{words.onlyYou}</p>
      </div>
      {open && (
        <EntryForm
          key={open.key}
          entry={entryOf(open.key) ?? open}
          onKeep={(entry) => {
            reply.keep(entry);
            close();
          }}
          onCancel={close}
        />
      )}
      {entries.length === 0 && !open && !hasSent && <p className="text-sm text-ink-muted">{words.empty}</p>}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} onChange={() => change(entry)} onDrop={() => reply.drop(entry.key)} />
        ))}
      </ul>
      {!open && (
        <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
          <CommentIcon />
          {words.general}
        </Button>
      )}
      <SendForm at={at} view={view} reply={reply} onSent={onSent} />
    </aside>
  );
}

const blank = (key: string, piece: Piece | null): Entry => {
  const text = piece?.text ?? "";
  return { key, start: piece?.start ?? null, before: text, after: text, comment: "" };
};

function SendForm({ at, view, reply, onSent }: Pick<ReplyPanelProps, "at" | "view" | "reply" | "onSent">) {
  const words = useCopy().guestPage;
  const [state, setState] = useState<State>({ step: "writing", problem: null });
  const { draft } = reply;
  const isNamed = draft.name.trim() !== "";
  const fail = (message: string) => setState({ step: "writing", problem: `${message} ${words.keptHere}` });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNamed) return setState({ step: "writing", problem: words.nameMissing });
    setState({ step: "sending" });
    const done = await sendReply(at, toReply(draft));
    if (!done.ok) return fail(done.message || words.notSent);
    flushSync(() => {
      reply.finish(done.answer);
      setState({ step: "writing", problem: null });
    });
    onSent();
    document.querySelector<HTMLElement>("[data-sent]")?.focus(); // in the panel, which may have been scrolled down
  };
  return (
    <form noValidate className="space-y-3 border-t border-line pt-4" onSubmit={(event) => void send(event)}>
      <Field label={words.name} required>
        <Input
          value={draft.name}
          maxLength={MAX_GUEST_NAME_CHARS}
          autoComplete="name"
          onChange={(event) => reply.setName(event.target.value)}
        />
      </Field>
      {state.step === "writing" && state.problem !== null && <Banner tone="error">{state.problem}</Banner>}
      <Button type="submit" className="w-full" busy={state.step === "sending"} disabled={draft.entries.length === 0}>
        {state.step !== "sending" && <SendIcon />}
        {state.step === "sending" ? words.sending : words.send(view.sentByName)}
      </Button>
      <FileReply at={at} draft={draft} onSent={onSent} />
    </form>
  );
}

type SentRepliesProps = { view: GuestViewDto; sent: readonly SentReply[] };

/**
 * What came by this link before, newest first: the words too, where this browser sent them. As long as the link is
 * open none of it is decided (B-41.3). Source: B-41.7.
 */
function SentReplies({ view, sent }: SentRepliesProps) {
  const words = useCopy().guestPage;
  const day = useDay();
  const replies = allSent(view, sent);
  if (replies.length === 0) return null;
  return (
    <section aria-label={words.sentTitle} data-sent tabIndex={-1} className="space-y-2 border-b border-line pb-4">
      <h2 className="text-base">{words.sentTitle}</h2>
      <Banner tone="info">{words.sent(view.sentByName)}</Banner>
      <ul className="divide-y divide-line text-sm">
        {replies.map(({ id, name, sentAt }) => (
          <li key={id} className="py-2">
            <p className="text-ink-muted">{words.sentBefore(name, day(sentAt))}</p>
            <ul>
              {(sent.find((one) => one.id === id)?.entries ?? []).map((entry) => (
                <li key={entry.key} className="space-y-1 py-2">
                  <EntryWords entry={entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A reply that was sent just now isn't in the view that was read before. */
function allSent({ replies }: GuestViewDto, sent: readonly SentReply[]): GuestReceiptDto[] {
  const known = new Set(replies.map(({ id }) => id));
  return [...replies, ...sent.filter(({ id }) => !known.has(id))].sort((one, other) =>
    other.sentAt.localeCompare(one.sentAt),
  );
}

type FileReplyProps = { at: GuestLinkAt; draft: ReplyDraft; onSent: () => void };
type FileState = { step: "idle" | "sending" | "sent" } | { step: "failed"; message: string };

/** For whoever worked in Word: their file, chosen or dropped. Source: B-41.6. */
function FileReply({ at, draft, onSent }: FileReplyProps) {
  const words = useCopy().guestPage;
  const [state, setState] = useState<FileState>({ step: "idle" });
  const take = async (file: File) => {
    if (draft.name.trim() === "") return setState({ step: "failed", message: words.nameMissing });
    if (file.size > MAX_FILE_BYTES) return setState({ step: "failed", message: words.tooLarge });
    setState({ step: "sending" });
    const done = await sendFile(at, file, { replyId: draft.replyId, name: draft.name.trim() });
    if (!done.ok) return setState({ step: "failed", message: done.message || words.notSent });
    setState({ step: "sent" });
    onSent();
  };
  return (
    <FileDrop
      className="space-y-2 rounded border border-dashed border-line-strong p-3 text-sm"
      onFile={(file) => void take(file)}
    >
      <p className="font-medium">{words.worked}</p>
      <p className="text-ink-muted">{words.workedHint}</p>
      <ChooseFile accept={ACCEPTED_FILES} disabled={state.step === "sending"} onFile={(file) => void take(file)}>
        {words.chooseFile}
      </ChooseFile>
      {state.step === "sending" && <Spinner label={words.sending} />}
      {state.step === "failed" && <Banner tone="error">{state.message}</Banner>}
      {state.step === "sent" && <Banner tone="info">{words.fileSent}</Banner>}
    </FileDrop>
  );
}
