import { useCopy } from "@/components/copy/copy-provider";
import { InfoIcon, WarningIcon } from "@/components/ui/icons";
import type { AnswerNote } from "@/lib/engine/port";
import type { Copy } from "@/lib/copy/copy";

/** Names of sections shown before the rest is only counted. */
const MOST_SECTIONS = 12;

/**
 * What a reader must know of an answer beside its words: what was left out, what was read or searched, whether it broke
 * off.
 */
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
          {note.about === "cut" || note.about === "uncertain" ? (
            <WarningIcon className="size-4 text-warning" />
          ) : (
            <InfoIcon className="size-4" />
          )}
          <div className="min-w-0 flex-1 break-words">
            <NoteText note={note} words={words} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function NoteText({ note, words }: { note: AnswerNote; words: Copy["assistant"]["notes"] }) {
  if (note.about === "cut") return words.cut;
  if (note.about === "dropped") return words.dropped(note.count);
  if (note.about === "uncertain") return words.uncertain(note.count);
  const shown = note.sections.slice(0, MOST_SECTIONS);
  const more = note.sections.length - shown.length;
  return (
    <>
      {words[note.about]} <span className="text-ink">{shown.join(" · ")}</span>
      {more > 0 && ` ${words.more(more)}`}
    </>
  );
}
