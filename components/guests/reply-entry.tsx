"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import { EditIcon, TrashIcon } from "@/components/ui/icons";
import { MAX_GUEST_COMMENT_CHARS, MAX_GUEST_WORDS_CHARS } from "@/lib/exchange/guests/bounds";
import { ChangedWords } from "./guest-paper";
import type { Entry } from "./use-reply";

/** All of a usual clause is in view while it is changed. */
const MOST_LINES = 14;
const LINE_CHARS = 36;

type EntryFormProps = { entry: Entry; onKeep: (entry: Entry) => void; onCancel: () => void };

/** New words for a line, and a comment; for the whole contract a comment alone. */
export function EntryForm({ entry, onKeep, onCancel }: EntryFormProps) {
  const words = useCopy().guestPage;
  const [after, setAfter] = useState(entry.after);
  const [comment, setComment] = useState(entry.comment);
  const form = useRef<HTMLFormElement>(null);
  const isWhole = entry.start === null;
  useEffect(() => {
    form.current?.querySelector("textarea")?.focus({ preventScroll: true });
    if (form.current) showAbove(form.current, entry.start);
  }, [entry.start]);
  return (
    <form
      ref={form}
      className="guest-entry space-y-3 rounded border-l-4 border-primary bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep({ ...entry, after, comment });
      }}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      <h3 className="text-sm">{isWhole ? words.general : words.propose}</h3>
      {!isWhole && (
        <Field label={words.newWords}>
          <Textarea
            rows={Math.min(MOST_LINES, Math.max(5, Math.ceil(entry.before.length / LINE_CHARS) + 1))}
            className="font-paper"
            maxLength={MAX_GUEST_WORDS_CHARS}
            value={after}
            onChange={(event) => setAfter(event.target.value.replaceAll("\n", " "))}
          />
        </Field>
      )}
      <Field label={isWhole ? words.comment : words.why}>
        <Textarea
          rows={3}
          maxLength={MAX_GUEST_COMMENT_CHARS}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="outline">
          {words.keep}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Space left between the words and the sheet, and the screen's edge. CSS pixels. */
const GAP_PX = 12;

/** On a small screen the form is a sheet over the text: what it is about stays visible above it. */
function showAbove(sheet: HTMLElement, start: number | null): void {
  const piece = document.querySelector(`[data-piece="${start}"]`);
  if (!piece || getComputedStyle(sheet).position !== "fixed") return;
  const scroll = () => {
    const { top, bottom } = piece.getBoundingClientRect();
    const room = window.innerHeight - sheet.offsetHeight - GAP_PX;
    if (top < GAP_PX || bottom > room) window.scrollBy({ top: Math.min(top - GAP_PX, bottom - room) });
  };
  scroll();
  requestAnimationFrame(scroll); // paragraphs that just came into view had an estimated height
}

type EntryRowProps = { entry: Entry; onChange: () => void; onDrop: () => void };

export function EntryRow({ entry, onChange, onDrop }: EntryRowProps) {
  const words = useCopy().guestPage;
  return (
    <li className="space-y-1 py-3 text-sm">
      <EntryWords entry={entry}>
        <span className="flex">
          <IconButton label={words.change} onClick={onChange}>
            <EditIcon />
          </IconButton>
          <IconButton label={words.drop} onClick={onDrop}>
            <TrashIcon />
          </IconButton>
        </span>
      </EntryWords>
    </li>
  );
}

/** What an entry is, with what may be done about it, and its words. */
export function EntryWords({ entry, children }: { entry: Entry; children?: ReactNode }) {
  const words = useCopy().guestPage;
  const { start, before, after, comment } = entry;
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <strong className="font-medium">
          {before !== after ? words.proposed : start === null ? words.general : words.comment}
        </strong>
        {children}
      </div>
      {start !== null && (
        <p className="line-clamp-6 font-paper break-words">
          <ChangedWords before={before} after={after} />
        </p>
      )}
      {comment !== "" && <p className="break-words whitespace-pre-wrap text-ink-muted">{comment}</p>}
    </>
  );
}
