import { stemIn } from "../../language/stem";
import { VOCABULARY } from "../../lexicon/all";
import { anyOf } from "../../language/patterns";
import { folded } from "../../text/folding";
import type { Span } from "../../text/spans";
import type { Draft } from "../draft";
import { isOfBody } from "./institutions";
import { isIntroduced, isIntroducedBefore } from "./introduced";
import * as cue from "./names.cues";
import { isOrdinary, isWrittenSmall } from "./ordinary-words";
import { isPlaceName } from "./places";
import { isRole, roleStems } from "./roles";

/** Right after an ordinary word or a comma: mid-sentence, and not the second word of a name. */
const MID_SENTENCE = /(?:^|[^\p{L}])(?:\p{Ll}[\p{L}-]*,?|\p{Lu}[\p{L}-]*) $/u;
const NAME_BEFORE = /(\p{Lu}[\p{L}-]*) $/u;
/** The third word of a name: 'Үндэсний Худалдааны Танхим'. */
const TWO_BEFORE = /(\p{Lu}[\p{L}-]*) (\p{Lu}[\p{L}-]*) $/u;
const FIRST_WORD = /(?:^|\n|\d[.)]? )(\p{Lu}[\p{L}-]*) $/u;
const COUNTS_AS = anyOf(cue.countsAs);
const PERSON_BEFORE = anyOf(cue.personBefore);
const CAPITAL = /(?<![\p{L}\p{N}«“"„.(-])[А-ЯЁӨҮ][а-яёөү]{3,}(?![\p{L}»”"]|-[\p{L}\d])/gu;
const CAPITAL_NEXT = /^[ -](\p{Lu}[\p{L}-]*)/u;
const NAME_GOES_ON = anyOf(cue.nameGoesOn);
const LAW_GOES_ON = anyOf(cue.lawGoesOn);
/** A party is singular. */
const PLURAL = anyOf(cue.plural);
/** «вносит Гарантийный взнос в размере 500 000 тенге» says what it is. */
const TOLD_BY_ITS_SUM = anyOf(cue.toldByItsSum);
const LOOKED_AT = 60;
/** Names and offices are found where the parties are introduced. */
const HEAD_PART = 0.2;

const DERIVED = { ru: anyOf(cue.derived.ru), mn: anyOf(cue.derived.mn) };
const DESCRIBES = anyOf(cue.describes);
/** Adjectives made of the names of places. */
const OF_A_PLACE = anyOf(cue.ofAPlace);
const POSSESSIVE = anyOf(cue.possessive);
const NEXT_WORD = /^[ \n](\p{Ll}{3,})/u;

/** Words that Russian and Mongolian contracts capitalise once defined, and roles, that nothing introduces. */
export function cyrillicTerms(draft: Draft, language: "ru" | "mn"): Span[] {
  const { text } = draft;
  const namesParties = draft.parties.length > 1 || [...roleStems(language)].some((role) => isIntroduced(draft, role));
  if (!namesParties) return []; // a fragment, or terms for anyone
  const seen = new Map<string, Span>();
  const preamble = Math.max(0, ...draft.parties.map(({ end }) => end).filter((end) => end < text.length * HEAD_PART));
  for (const match of text.matchAll(CAPITAL)) {
    const [word] = match;
    const span = { start: match.index, end: match.index + word.length };
    const behind = text.slice(span.end, span.end + LOOKED_AT);
    const next = NEXT_WORD.exec(behind)?.[1] ?? "";
    const stem = stemIn(language, folded(word));
    if (span.start < preamble || seen.has(stem) || isKnown(draft, word, next)) continue;
    if (isOfBody(draft, span)) continue;
    if (isTerm(draft, span, stem) || isParty(draft, word, { next, behind })) seen.set(stem, span);
  }
  return [...seen.values()];
}

/** “Санхүүгийн шалгуур” isn't known because the “Санхүүгийн зохицуулах хороо” is named; a defined term's word is. */
function isKnown(draft: Draft, word: string, next: string): boolean {
  if (!isIntroduced(draft, word)) return false;
  const isPossessive = draft.language === "mn" && POSSESSIVE.test(word);
  const isDefined = isPossessive && definedStems(draft).has(stemIn("mn", folded(word)));
  return (
    !isPossessive ||
    isDefined ||
    next === "" ||
    isRole(draft.language, word, next) ||
    isIntroducedBefore(draft, word, next)
  );
}

function isTerm(draft: Draft, span: Span, stem: string): boolean {
  const language = draft.language === "mn" ? "mn" : "ru";
  const { text } = draft;
  const word = text.slice(span.start, span.end);
  const behind = text.slice(span.end, span.end + LOOKED_AT);
  const capital = CAPITAL_NEXT.exec(behind)?.[1];
  if (COUNTS_AS.test(behind)) return false;
  if (capital !== undefined && !capital.split("-").every((part) => isOrdinary(draft, stemIn(language, folded(part)))))
    return false;
  if (TOLD_BY_ITS_SUM.test(behind)) return false;
  if (!isAmidSentence(draft, span.start) || NAME_GOES_ON.test(behind)) return false;
  if (isOrdinary(draft, stem)) return true;
  return (DERIVED[language].test(word) || describes(draft, span)) && !isPlaceName(draft, word);
}

function isParty(draft: Draft, word: string, { next, behind }: { next: string; behind: string }): boolean {
  const capital = CAPITAL_NEXT.exec(behind)?.[1];
  if ((capital !== undefined && !isIntroduced(draft, capital)) || LAW_GOES_ON.test(behind)) return false;
  return isRole(draft.language, word, next) && !PLURAL.test(word) && !isSmallToo(draft, word, next);
}

function isAmidSentence(draft: Draft, start: number): boolean {
  const before = draft.text.slice(Math.max(0, start - LOOKED_AT), start);
  const capital = NAME_BEFORE.exec(before)?.[1];
  return (
    MID_SENTENCE.test(before) &&
    !endsName(draft, before) &&
    !PERSON_BEFORE.test(before) &&
    (capital === undefined || isIntroduced(draft, capital) || isFirstWord(draft, before))
  );
}

/** An ordinary word that opens its clause: '3.4 Замын Нэмэгдэл'. */
function isFirstWord(draft: Draft, before: string): boolean {
  const first = FIRST_WORD.exec(before)?.[1];
  return first !== undefined && isOrdinary(draft, stemIn(draft.language, folded(first)));
}

/** Two words of a name stand before, neither of which is a party or a defined term. */
function endsName(draft: Draft, before: string): boolean {
  const [, ...words] = TWO_BEFORE.exec(before) ?? [];
  const isOwn = (word: string) =>
    isRole(draft.language, word, "") || definedStems(draft).has(stemIn(draft.language, folded(word)));
  return words.length > 0 && !words.some(isOwn);
}

/** An adjective missing from the dictionary: «Тестовый контур», “Онцлох байршил”. */
function describes(draft: Draft, { start, end }: Span): boolean {
  const next = NEXT_WORD.exec(draft.text.slice(end, end + LOOKED_AT))?.[1];
  const word = draft.text.slice(start, end);
  if (next === undefined || !DESCRIBES.test(word)) return false;
  if (draft.language === "ru") return !OF_A_PLACE.test(word);
  return VOCABULARY.phrases[draft.language].has(stemIn(draft.language, folded(next)));
}

/** Also used as a role in lower case: 'ажил олгогч' rather than 'ажил' alone. */
function isSmallToo(draft: Draft, word: string, next: string): boolean {
  const stem = stemIn(draft.language, folded(word));
  return isRole(draft.language, word, "")
    ? isWrittenSmall(draft, stem)
    : draft.text.includes(`${folded(word)} ${next}`);
}

const defined = new WeakMap<Draft, ReadonlySet<string>>();

/** Stems of the first words of all defined terms. */
function definedStems(draft: Draft): ReadonlySet<string> {
  const ready = defined.get(draft);
  if (ready) return ready;
  const stems = draft.definitions.list.map(({ term }) => stemIn(draft.language, folded(term.split(/\s/u)[0] ?? "")));
  const made = new Set(stems);
  defined.set(draft, made);
  return made;
}
