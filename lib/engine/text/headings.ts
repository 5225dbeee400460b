import { splitWords } from "./folding";
import type { Numbering } from "./numbering";
import { light } from "./either";
import * as structure from "./structure.cues";
import * as governingLaw from "../find/governing-law.cues";
import { anyOf } from "../language/patterns";

const MOST_WORDS = 12;
/** Words that make a line a statement rather than a title. */
const VERBS = light(anyOf(structure.verb));
/** 'Danish law.' is a whole clause. */
const LAW_OF_A_COUNTRY = new RegExp(
  `^(?:${governingLaw.COUNTRIES.en.map(([adjective]) => adjective).join("|")}) law\\.$`,
  "iu",
);
const SMALL = anyOf(structure.smallWord);

/** `opens`: the sentence is the first of its paragraph; `alone`: it is the only one. */
type Place = { numbering: Numbering | null; opens: boolean; alone: boolean };

/**
 * Few words, no verb, and all capitals, capitalised words, or a number on its own line: 'Governing Law.', 'СРОК
 * ДЕЙСТВИЯ'.
 */
export function isTitle(sentence: string, place: Place): boolean {
  const title = sentence
    .slice(place.numbering?.length ?? 0)
    .replace(/[-–—_=\s]{3,}/gu, " ")
    .trim();
  if (title === "" || title.length > 120 || /[,]$/u.test(title)) return false;
  const words = splitWords(title);
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (title === title.toUpperCase() && /\p{Lu}{3}/u.test(title))
    return !/[.;]\s/u.test(title) && !/\d{4}|\d,\d/u.test(title);
  if (
    VERBS.test(title.toLowerCase()) ||
    LAW_OF_A_COUNTRY.test(title) ||
    !/^\p{Lu}/u.test(title) ||
    /\d{2}|["“«@$€₮]/u.test(title)
  )
    return false;
  const capitalised = words.every((word) => SMALL.test(word.toLowerCase()) || /^\p{Lu}/u.test(word));
  const stops = /[.:]$/u.test(title);
  if (place.alone)
    return (
      words.length <= 8 &&
      (capitalised
        ? place.numbering !== null || !title.includes(",")
        : place.numbering !== null && !stops && !title.endsWith(";"))
    );
  if (!place.opens && place.numbering === null) return false;
  return stops && words.length <= 8 && (capitalised || (words.length <= 4 && place.numbering !== null));
}

/** A title as shown: without its number, rules and final stop. */
export function titleText(sentence: string, numbering: Numbering | null): string {
  return sentence
    .slice(numbering?.length ?? 0)
    .replace(/[-–—_=]{3,}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.:]$/u, "");
}
