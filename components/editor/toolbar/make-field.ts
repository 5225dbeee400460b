/** Words of the text become a field that is filled in later: `{{Tenant}}`. Source: B-9.20. */
import { $createRangeSelection, $isTextNode, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { selectedPassage, type TextPassage } from "@/components/editor/passages/passages";
import { $placesIn, $positions, type PlaceRange } from "@/components/editor/passages/text-positions";
import { MOST_FIELD_WORDS, namesFor, samePlaces } from "@/lib/documents/templates/own-fields";

/** Words that can become a field, how often they occur, and suggested field names. */
export type FieldWords = { passage: TextPassage; places: number; names: readonly string[] };

/** The selection, if it can be a field: words of one paragraph or cell, and not too many. */
export function fieldWords(editor: LexicalEditor): FieldWords | null {
  const passage = selectedPassage(editor);
  if (!passage || passage.content.length > MOST_FIELD_WORDS || /[\n\t{}]/u.test(passage.content)) return null;
  const text = editor.read(() => $positions().text);
  return { passage, places: samePlaces(text, passage).length, names: namesFor(text, passage) };
}

/**
 * Replaces the words with the field, here or everywhere, as one undo step. @returns how many places changed; 0 if the
 * words are gone
 */
export function makeField(
  editor: LexicalEditor,
  passage: TextPassage,
  { name, isEverywhere }: { name: string; isEverywhere: boolean },
): number {
  let changed = 0;
  editor.update(
    () => {
      const positions = $positions();
      if (positions.text.slice(passage.start, passage.end) !== passage.content) return;
      const ranges = isEverywhere ? samePlaces(positions.text, passage) : [passage];
      const places = ranges.map((range) => $placesIn(positions, range)).filter((place) => place !== null);
      // from the end, so that earlier offsets stay valid
      places.toReversed().forEach((place) => $replace(place, `{{${name}}}`));
      changed = places.length;
    },
    { discrete: true, tag: HISTORY_PUSH_TAG },
  );
  return changed;
}

/** With the formatting of the first word. */
function $replace({ start, end }: PlaceRange, words: string): void {
  const selection = $createRangeSelection();
  selection.anchor.set(start.key, start.offset, start.type);
  selection.focus.set(end.key, end.offset, end.type);
  const first = selection.anchor.getNode();
  selection.format = $isTextNode(first) ? first.getFormat() : 0;
  selection.insertText(words);
}
