"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { OpenPoints } from "@/components/open-points/read-open";
import { Field, Textarea } from "@/components/ui/field";

/** With what goes along it fits what REST takes. */
const MOST_NOTE_CHARS = 4_500;

/** What is open for whoever asks, in words; '' where nothing is, or it isn't known yet. Source: B-14.13. */
export function useAlong(): { along: string; setOpen: (open: OpenPoints | null) => void } {
  const { dialog: words } = useCopy().approvals;
  const [open, setOpen] = useState<OpenPoints | null>(null);
  const { blanks = [], comments = 0, points = 0 } = open ?? {};
  const isNothing = blanks.length + comments + points === 0;
  return { along: isNothing ? "" : words.open(blanks.length, comments, points), setOpen };
}

/** What was open for whoever asks goes along: who is asked may have no playbook to count it by. */
export function noteWith(note: string, along: string): string {
  return [note.trim(), along].filter((part) => part !== "").join("\n\n");
}

type NoteProps = { note: string; along: string; onNote: (note: string) => void };

/** What is said with the request, below what goes along with it. */
export function NoteField({ note, along, onNote }: NoteProps) {
  const { dialog: words } = useCopy().approvals;
  return (
    <>
      {along !== "" && <p className="text-sm text-ink-muted">{words.along(along)}</p>}
      <Field label={words.note}>
        <Textarea rows={2} maxLength={MOST_NOTE_CHARS} value={note} onChange={(event) => onNote(event.target.value)} />
      </Field>
    </>
  );
}
