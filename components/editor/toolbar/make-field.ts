/** Words of the text become a field that is filled in later: `{{Tenant}}`. Source: B-9.20. */
import { $createRangeSelection, $isTextNode, HISTORY_PUSH_TAG, type LexicalEditor } from "lexical";
import { selectedPassage, type TextPassage } from "@/components/editor/passages/passages";
import { $placesIn, $positions, type PlaceRange } from "@/components/editor/passages/text-positions";
import { MOST_FIELD_WORDS, namesFor, samePlaces } from "@/lib/documents/templates/own-fields";

/** Words that can become a field, how often they stand in the text, and what the field may be called. */
export type FieldWords = { passage: TextPassage; places: number; names: readonly string[] };

/** What is selected, if it can be a field: words of one paragraph or cell, and not too many. */
export function fieldWords(editor: LexicalEditor): FieldWords | null {
  const passage = selectedPassage(editor);
  if (!passage || passage.content.length > MOST_FIELD_WORDS || /[\n\t{}]/u.test(passage.content)) return null;
  const text = editor.read(() => $positions().text);
  return { passage, places: samePlaces(text, passage).length, names: namesFor(text, passage) };
}

/**
 * Puts the field in place of the words, here or wherever the same words stand, as one step of undo. @returns how many
 * places changed; none where the words are no longer there
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
      // from the end, so that what stands before keeps its offsets
      places.toReversed().forEach((place) => $replace(place, `{{${name}}}`));
      changed = places.length;
    },
    { discrete: true, tag: HISTORY_PUSH_TAG },
  );
  return changed;
}

/** With the look of the first of the words. */
function $replace({ start, end }: PlaceRange, words: string): void {
  const selection = $createRangeSelection();
  selection.anchor.set(start.key, start.offset, start.type);
  selection.focus.set(end.key, end.offset, end.type);
  const first = selection.anchor.getNode();
  selection.format = $isTextNode(first) ? first.getFormat() : 0;
  selection.insertText(words);
}
