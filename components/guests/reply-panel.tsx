"use client";

import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { CommentIcon, SendIcon } from "@/components/ui/icons";
import { MAX_GUEST_NAME_CHARS } from "@/lib/exchange/guests/bounds";
import type { GuestViewDto } from "@/lib/exchange/guests/schema";
import { FileReply } from "./file-reply";
import { sendReply, type GuestLinkAt } from "./guest-calls";
import type { Piece } from "./pieces";
import { EntryForm, EntryRow } from "./reply-entry";
import { SentReplies } from "./sent-replies";
import { toReply, type Entry, type useReply } from "./use-reply";

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
