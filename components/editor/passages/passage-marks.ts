/** Highlights passages with remarks, as long as the remarks exist. */
import { mergeRegister, type LexicalEditor } from "lexical";
import type { TextRange } from "./find-passage";
import type { TextPassage } from "./passages";
import { $placesIn, $positions, toDomRange } from "./text-positions";

/** Each kind has its style in `contract-editor.css`, by colour and line. */
type MarkKind = "comment" | "suggestion" | "pending" | "uncertain";
/** `id` identifies the remark, if its position is needed. */
export type PassageMark = TextPassage & { kind: MarkKind; id?: string };
/** Where a mark is on the page now. */
export type PlacedMark = { mark: PassageMark; range: Range };

/** Quiet time after an edit before passages are searched again. */
const QUIET_MS = 400;

/** Follows passages through edits, reports their positions, and highlights them. @returns a function to stop. */
export function registerPassageMarks(
  editor: LexicalEditor,
  marks: readonly PassageMark[],
  onPlaced: (placed: readonly PlacedMark[]) => void,
): () => void {
  if (marks.length === 0) {
    onPlaced([]);
    return () => undefined;
  }
  let shown: readonly PlacedMark[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => shown.forEach(({ mark, range }) => findHighlight(mark.kind)?.delete(range));
  const draw = () => {
    clear();
    shown = findPlaces(editor, marks);
    shown.forEach(({ mark, range }) => findHighlight(mark.kind)?.add(range));
    onPlaced(shown);
  };
  draw();
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(draw, QUIET_MS);
  });
  return mergeRegister(stop, () => clearTimeout(timer), clear);
}

/** The match nearest to its old place; null if gone. Fast on long texts. */
function nearestWords(text: string, { content, start }: TextPassage): TextRange | null {
  if (content === "") return null;
  const after = text.indexOf(content, start);
  const before = after === start ? start : text.lastIndexOf(content, start);
  if (after < 0 && before < 0) return null;
  const isAfter = before < 0 || (after >= 0 && after - start <= start - before);
  const found = isAfter ? after : before;
  return { start: found, end: found + content.length };
}

function findPlaces(editor: LexicalEditor, marks: readonly PassageMark[]): PlacedMark[] {
  const places = editor.read(() => {
    const positions = $positions();
    return marks.map((mark) => {
      const range = nearestWords(positions.text, mark);
      return range && $placesIn(positions, range);
    });
  });
  return marks.flatMap((mark, index): PlacedMark[] => {
    const place = places[index];
    const range = place ? toDomRange(editor, place) : null;
    return range ? [{ mark, range }] : [];
  });
}

/** Null if the browser has no custom highlights. */
function findHighlight(kind: PassageMark["kind"]): Highlight | null {
  if (typeof Highlight === "undefined" || !CSS.highlights) return null;
  const name = `contract-${kind}`;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}
