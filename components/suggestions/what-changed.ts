/** What an accepted suggestion changed, told by the new text. Pure. Source: B-13.5. */
import type { TextPassage } from "@/components/editor/passages";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { clauseLabelOf } from "@/lib/documents/numbering/clause-label";
import { clauseNameAt } from "@/lib/documents/numbering/clause-name";
import { wordRuns } from "@/lib/documents/redline/word-runs";

type WhatChanged = {
  kind: "replaced" | "added" | "removed";
  /** The words that went and came: of a clause, those between what stayed at its ends. */
  before: string;
  after: string;
  /** How the clause that has them now is cited, '8.1(a)'; "" where it has no number. */
  clause: string;
  /** Where to look in the new text. */
  passage: TextPassage;
};

/** @param text the new version's plain text */
export function whatChanged(
  { quote, replacement, start }: Pick<SuggestionDto, "quote" | "replacement" | "start">,
  text: string,
): WhatChanged {
  const words = replacement ?? "";
  const isAdded = words.startsWith(`${quote}\n`);
  const put = isAdded ? words.slice(quote.length + 1) : words;
  const from = isAdded ? start + quote.length + 1 : start;
  const clause = clauseNameAt(text, from);
  if (isAdded)
    return { kind: "added", before: "", after: withoutLabel(put), clause, passage: passageOf(text, put, from) };
  const [before, after] = between(withoutLabel(quote), withoutLabel(put));
  const kind = after === "" ? "removed" : before === "" ? "added" : "replaced";
  return { kind, before, after, clause, passage: put === "" ? around(text, start) : passageOf(text, put, from) };
}

/** The number stays: it is not what changed. */
const withoutLabel = (clause: string) => clause.slice(clauseLabelOf(clause)?.text.length ?? 0);

/** What lies between the words that both texts begin and end with. */
function between(before: string, after: string): [string, string] {
  const runs = wordRuns(before, after);
  const isOther = runs.map(({ kind }) => kind !== "same");
  const changed = runs.slice(isOther.indexOf(true), isOther.lastIndexOf(true) + 1);
  const of = (left: "inserted" | "deleted") =>
    changed
      .flatMap(({ kind, text }) => (kind === left ? [] : [text]))
      .join("")
      .trim();
  return [of("inserted"), of("deleted")];
}

/** The clause keeps a number that the words may not name, which moves them behind it. */
function passageOf(text: string, words: string, from: number): TextPassage {
  const found = text.indexOf(words, from);
  return found < 0 ? around(text, from) : { content: words, start: found, end: found + words.length };
}

/** Characters of the line shown on each side of a place where words were taken out. */
const BESIDE = 40;

/** The words beside a place, so that there is something to show where nothing was put. */
function around(text: string, place: number): TextPassage {
  const lineStart = text.lastIndexOf("\n", place - 1) + 1;
  const lineEnd = text.indexOf("\n", place);
  const start = Math.max(lineStart, place - BESIDE);
  const end = Math.min(lineEnd < 0 ? text.length : lineEnd, place + BESIDE);
  return { content: text.slice(start, end), start, end };
}
