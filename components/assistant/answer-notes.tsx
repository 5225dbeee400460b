"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useDay } from "@/components/ui/date-text";
import { InfoIcon, WarningIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Copy } from "@/lib/copy/copy";
import type { AnswerNote } from "@/lib/engine/port";

/** Section names shown before the rest is only counted. */
const MOST_SECTIONS = 12;

/** What a reader must know about an answer: what was left out, what was read or searched, whether it broke off. */
export function AnswerNotes({ notes }: { notes: readonly AnswerNote[] }) {
  const words = useCopy().assistant.notes;
  if (notes.length === 0) return null;
  return (
    <ul
      aria-label={words.label}
      className="space-y-1.5 rounded border border-line bg-page/60 px-3 py-2 text-xs text-ink-muted"
    >
      {notes.map((note, index) => (
        <li key={index} data-note={note.about} className="flex items-start gap-2">
          {isWarning(note) ? <WarningIcon className="size-4 text-warning" /> : <InfoIcon className="size-4" />}
          <div className="min-w-0 flex-1 break-words">
            <NoteText note={note} words={words} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const WARNINGS: readonly AnswerNote["about"][] = ["ended", "cut", "uncertain", "unseen", "partial"];

function isWarning(note: AnswerNote): boolean {
  if (note.about === "amended") return note.unclear + note.hidden > 0;
  return WARNINGS.includes(note.about);
}

function NoteText({ note, words }: { note: AnswerNote; words: Copy["assistant"]["notes"] }) {
  if (note.about === "cut" || note.about === "partial") return words[note.about];
  if (note.about === "dropped") return words.dropped(note.count);
  if (note.about === "uncertain" || note.about === "unseen") return words[note.about](note.count);
  if (note.about === "amended") return <AmendedNote note={note} words={words} />;
  if (note.about === "ended") return <Ended note={note} words={words} />;
  const shown = note.sections.slice(0, MOST_SECTIONS);
  const more = note.sections.length - shown.length;
  return (
    <>
      {words[note.about]} <span className="text-ink">{shown.join(" · ")}</span>
      {more > 0 && ` ${words.more(more)}`}
    </>
  );
}

/** Which documents the text in force is made of, and how far it is sure. */
function AmendedNote({
  note,
  words,
}: {
  note: Extract<AnswerNote, { about: "amended" }>;
  words: Copy["assistant"]["notes"];
}) {
  const { documents, unclear, hidden } = note;
  const said = [
    documents.length > 0 && words.amended(documents.join(", ")),
    unclear > 0 && words.amendedUnclear(unclear),
    hidden > 0 && words.amendedHidden(hidden),
  ];
  return said.filter(Boolean).join(" ");
}

/** The signed document that ends the contract, in its own words; they lead to it. */
function Ended({ note, words }: { note: Extract<AnswerNote, { about: "ended" }>; words: Copy["assistant"]["notes"] }) {
  const day = useDay();
  const { on, isPast, isSure, document, passage } = note;
  const say = isPast ? words.ended : words.ends;
  return (
    <>
      <strong className="font-medium text-ink">
        {on === null ? words.endedUndated(document.name) : say(day(on), document.name)}
      </strong>
      {!isSure && ` ${words.endedUnsure}`}
      {passage && (
        <Link
          href={passageAddress(document.contractId, { ...passage, versionId: document.versionId })}
          className="mt-1 block border-l-2 border-primary bg-surface px-2 py-1 font-paper text-ink hover:underline"
        >
          {passage.content}
        </Link>
      )}
    </>
  );
}
