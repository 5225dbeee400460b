import { anyOf } from "../../language/patterns";
import { stemIn } from "../../language/stem";
import { folded, splitWords } from "../../text/folding";
import { sentenceAt } from "../../text/reading";
import type { Span } from "../../text/spans";
import type { Draft } from "../draft";
import * as cue from "./names.cues";
import { isOrdinary } from "./ordinary-words";

/** A capitalised phrase of one to four words in quotation marks. */
const QUOTED = /(?<![\p{L}\d])["“«„](\p{Lu}\p{Ll}+(?:[ -][\p{L}\d]+){0,3})["”»“]/gu;
const NAME = { ru: anyOf(cue.nameInQuotes.ru), mn: anyOf(cue.nameInQuotes.mn) };
const NAME_AFTER = { ru: anyOf(cue.nameInQuotesBefore.ru), mn: anyOf(cue.nameInQuotesBefore.mn) };
const KIND = { ru: anyOf(cue.kindOfTerm.ru), mn: anyOf(cue.kindOfTerm.mn) };
/** A definition follows: a dash, a colon, a bracket. */
const EXPLAINED = anyOf(/^\s{0,2}(?:[–—:(=]|-\s)/u, cue.explainedBy);
/** An ordinary phrase in quotation marks is a term; one that is a list of them isn't. */
const LISTED = /^,?\s{0,2}(?:и|ба|болон|,)?\s{0,2}["“«„]/u;
const LOOKED_AT = 40;
/** The parties are introduced in it; those named at the signatures are no preamble. */
const HEAD_PART = 0.2;
/** Words of a term. */
const LONGEST = 4;

/** «Красная зона», “Нууцлалын дэвтэр”: terms of a clause that nothing explains, attaches or heads. */
export function quotedTerms(draft: Draft, language: "ru" | "mn"): Span[] {
  const { text } = draft;
  const preamble = Math.max(0, ...draft.parties.map(({ end }) => end).filter((end) => end < text.length * HEAD_PART));
  const found = new Map<string, { span: Span; isTerm: boolean }>();
  for (const match of text.matchAll(QUOTED)) {
    const term = match[1] ?? "";
    const span = { start: match.index + 1, end: match.index + 1 + term.length };
    const key = stemsOf(draft, term).join(" ");
    const isTerm = span.start > preamble && isUsed(draft, span, language);
    const known = found.get(key);
    if (known) known.isTerm = known.isTerm && isTerm;
    else found.set(key, { span, isTerm });
  }
  const terms = [...found].filter(([, { isTerm }]) => isTerm);
  const explained = explainedAmong(draft, new Set(terms.map(([key]) => key)));
  return terms.flatMap(([key, { span }]) => (explained.has(key) ? [] : [span]));
}

function isUsed(draft: Draft, { start, end }: Span, language: "ru" | "mn"): boolean {
  const before = draft.text.slice(Math.max(0, start - 1 - LOOKED_AT), start - 1);
  const after = draft.text.slice(end + 1, end + 1 + LOOKED_AT);
  const sentence = sentenceAt(draft.reading, start);
  if (!sentence || sentence.isTitle || EXPLAINED.test(after) || LISTED.test(after)) return false;
  if (NAME[language].test(before) || NAME_AFTER[language].test(after)) return false;
  if (KIND[language].test(before)) return true;
  const stems = stemsOf(draft, draft.text.slice(start, end));
  return stems.length > 1 && stems.every((stem) => isOrdinary(draft, stem));
}

function stemsOf({ language }: Draft, words: string): string[] {
  return splitWords(folded(words)).map((word) => stemIn(language, word));
}

/** Those of the terms whose words stand elsewhere without quotation marks, or are defined. One walk over the text. */
function explainedAmong(draft: Draft, keys: ReadonlySet<string>): Set<string> {
  const explained = new Set(draft.definitions.list.map(({ term }) => stemsOf(draft, term).join(" ")));
  if (keys.size === 0) return explained;
  const stems = stemsOf(draft, draft.text.replace(QUOTED, " | "));
  for (let at = 0; at < stems.length; at += 1)
    for (let length = 1; length <= LONGEST; length += 1) {
      const phrase = stems.slice(at, at + length).join(" ");
      if (keys.has(phrase)) explained.add(phrase);
    }
  return explained;
}
