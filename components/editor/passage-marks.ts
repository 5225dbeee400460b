/** Passages that people or the assistant have remarks on, highlighted in the text for as long as they are there. */
import { mergeRegister, type LexicalEditor } from "lexical";
import type { TextRange } from "./find-passage";
import type { TextPassage } from "./passages";
import { $placesIn, $positions, domRangeOf } from "./text-positions";

/** Each kind has its look in `contract-editor.css`, by colour and by line. */
export const MARK_KINDS = ["comment", "suggestion", "pending"] as const;
export type PassageMark = TextPassage & { kind: (typeof MARK_KINDS)[number] };

/** Quiet time after an edit before passages are looked for again. */
const QUIET_MS = 400;

/**
 * Highlights passages wherever their words stand now, where the browser has the CSS Custom Highlight API; elsewhere their
 * cards beside the text have to do. @returns the way to stop.
 */
export function registerPassageMarks(editor: LexicalEditor, marks: readonly PassageMark[]): () => void {
  if (marks.length === 0 || typeof Highlight === "undefined" || !CSS.highlights) return () => undefined;
  let shown: [PassageMark["kind"], Range][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => shown.forEach(([kind, range]) => CSS.highlights.get(nameOf(kind))?.delete(range));
  const draw = () => {
    clear();
    shown = rangesOf(editor, marks);
    shown.forEach(([kind, range]) => highlightOf(kind).add(range));
  };
  draw();
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(draw, QUIET_MS);
  });
  return mergeRegister(stop, () => clearTimeout(timer), clear);
}

/** Where the very words of a passage stand, the nearest to where they were; null when they are gone. Fast on long texts. */
export function nearestWords(text: string, { content, start }: TextPassage): TextRange | null {
  if (content === "") return null;
  const after = text.indexOf(content, start);
  const before = after === start ? start : text.lastIndexOf(content, start);
  if (after < 0 && before < 0) return null;
  const isAfter = before < 0 || (after >= 0 && after - start <= start - before);
  const found = isAfter ? after : before;
  return { start: found, end: found + content.length };
}

function rangesOf(editor: LexicalEditor, marks: readonly PassageMark[]): [PassageMark["kind"], Range][] {
  const places = editor.read(() => {
    const positions = $positions();
    return marks.map((mark) => {
      const range = nearestWords(positions.text, mark);
      return range && $placesIn(positions, range);
    });
  });
  return marks.flatMap(({ kind }, index): [PassageMark["kind"], Range][] => {
    const place = places[index];
    const range = place ? domRangeOf(editor, place) : null;
    return range ? [[kind, range]] : [];
  });
}

function highlightOf(kind: PassageMark["kind"]): Highlight {
  const known = CSS.highlights.get(nameOf(kind));
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(nameOf(kind), made);
  return made;
}

function nameOf(kind: PassageMark["kind"]): string {
  return `contract-${kind}`;
}
