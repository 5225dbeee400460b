import { stemIn } from "../../language/stem";
import { VOCABULARY } from "../../lexicon/all";
import { folded } from "../../text/folding";
import type { Span } from "../../text/spans";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import type { Draft } from "../draft";
import { numberWord } from "../../time/number-words";
import { isIntroduced } from "./introduced";
import { isRole, roleStems } from "./roles";
import { HEADS_EN } from "./term-heads";
import { stemTerm, wordsOfTerm } from "./term-search";
import * as cue from "./names.cues";
import { anyOf } from "../../language/patterns";

/** Words before a term in the middle of a sentence. */
const DETERMINER = anyOf(cue.determiner);
const PHRASE_EN = /(?<![\p{L}\d-])(?!The[ -])[A-Z][a-z]{2,}(?:[ -][A-Z][a-z]{2,}){0,3}(?![\p{L}\d-])/gu;
/** A name continues: 'the Services Agreement', 'the Project Manager', 'the Purchase Price Allocation Act'. */
const GOES_ON = anyOf(cue.goesOn);
/** Named things that need no definition: laws, courts, offices, forms, cited headings. */
const NAMED = anyOf(cue.named);
const OPENS_SENTENCE = /(?:^|[.;)\d\n]\s?)The[ \n]$/u;
/** A contract with at least this many definitions defines its terms. */
const FEWEST_DEFINED = 1;
const OFFICES = anyOf(cue.office);
/** A party acts: 'Landlord shall', 'Client will'. */
const ACTS = anyOf(cue.acts);

/** Terms written as if defined, but not defined in the contract. Only if the contract defines its terms. */
export const undefinedTerms: Check = (draft) => {
  const { definitions, language } = draft;
  if (definitions.areElsewhere) return [];
  return language === "en" ? englishTerms(draft) : cyrillicTerms(draft, language);
};

function englishTerms(draft: Draft): Finding[] {
  const { text } = draft;
  if (draft.parties.length === 0 && draft.definitions.list.length === 0) return []; // a fragment introduces nobody
  const stems = knownStems(draft);
  const isDefining = draft.definitions.list.length >= FEWEST_DEFINED;
  const seen = new Map<string, { span: Span; count: number }>();
  for (const match of text.matchAll(PHRASE_EN)) {
    const words = match[0].split(/[ -]/u);
    const span = { start: match.index, end: match.index + match[0].length };
    const isParty = isRole("en", singular(words.at(-1) ?? ""), "");
    if ((!isParty && !isTermEn(words, isDefining)) || numberWord(folded(words[0] ?? "")) !== null) continue;
    if (isOfficer(draft, words)) continue;
    if (GOES_ON.test(text.slice(span.end, span.end + LOOKED_AT)) || NAMED.test(match[0].toLowerCase())) continue;
    if (isLed(draft, span, { words, isParty })) note(seen, toKey(match[0]), span);
  }
  return [...seen].flatMap(([key, { span, count }]) =>
    isKnown(stems, key) ||
    (!key.includes(" ") && count < 2 && isWrittenSmall(draft, stemIn("en", key))) ||
    isName(draft, span) ||
    isMarked(draft, span)
      ? []
      : [undefinedTerm(draft, span)],
  );
}

/** Whether it is used like a term: after 'the' or 'each', or, if made of ordinary words, on its own. */
function isLed(draft: Draft, { start, end }: Span, { words, isParty }: { words: readonly string[]; isParty: boolean }) {
  const before = draft.text.slice(Math.max(0, start - LOOKED_AT), start);
  if (DETERMINER.test(before)) return true;
  if (isParty && words.length === 1 && ACTS.test(draft.text.slice(end, end + LOOKED_AT)))
    return !NAME_BEFORE.test(before) || OPENS_SENTENCE.test(before);
  const isPlain = words.length > 1 && words.every((word) => isOrdinary(draft, stemIn("en", word.toLowerCase())));
  const isHead = words.length > 1 && HEADS_EN.has(singular(words.at(-1)?.toLowerCase() ?? ""));
  if (OPENS_SENTENCE.test(before)) return isParty || isPlain || isHead;
  return isPlain && AMID_WORDS.test(before) && HEADS_EN.has(singular(words.at(-1)?.toLowerCase() ?? ""));
}

/** 'the Manual', 'the Acceptance Window': not an office, court or law. */
function isTermEn(words: readonly string[], isDefining: boolean): boolean {
  const last = singular(words.at(-1)?.toLowerCase() ?? "");
  if (words.length === 1) return isDefining && HEADS_EN.has(last);
  return (HEADS_EN.has(last) && isDefining) || !OFFICES.test(last);
}

const OFFICER = anyOf(cue.office.en.person);

/** 'Director Saltanat Orazymbet' */
function isOfficer(draft: Draft, words: readonly string[]): boolean {
  const last = words.at(-1)?.toLowerCase() ?? "";
  return words.length > 1 && OFFICER.test(words[0]?.toLowerCase() ?? "") && !isOrdinary(draft, stemIn("en", last));
}

function undefinedTerm({ text }: Draft, span: Span): Finding {
  return finding("undefinedTerm", span, {
    values: { term: text.slice(span.start, span.end).replace(/\s+/gu, " ") },
    severity: "medium",
  });
}

/** A name rather than a term: its first word isn't an ordinary word of English or of this contract. */
function isName(draft: Draft, span: Span): boolean {
  const first = /^\p{L}+/u.exec(draft.text.slice(span.start, span.end))?.[0] ?? "";
  const stem = stemIn("en", first.toLowerCase());
  return first.length < span.end - span.start && !isOrdinary(draft, stem) && !DERIVED.en.test(first);
}

/** UTF-16 units in which a document's own title stands, in capitals. */
const TITLE = 400;

/** Defined after all, with marks or words we don't read as a definition: ''Software'', 'Term (as defined in …)'. */
function isMarked({ text }: Draft, span: Span): boolean {
  const term = text.slice(span.start, span.end).replace(/s$/u, "").replace(/[ -]/gu, "[\\s-]+");
  const forms = `${term}(?:s|es)?`;
  if (text.slice(0, TITLE).includes(text.slice(span.start, span.end).toUpperCase())) return true;
  return new RegExp(
    `(?:['‘’\`´_*“"]|[(“"]the )${forms}['‘’\`´_*”"]|${forms}["”]?,?\\s\\(?,?(?:as (?:such term ` +
      "is )?(?:herein)?(?:after)? ?defined|means|shall mean|shall be the|shall equal|equals|is defined|" +
      "has the meaning|refers to|(?:as )?(?:set forth|set out|described|specified|listed|stated) (?:in|on|above|" +
      `below))|(?:^|\\n)[^\\S\\n]*${forms}(?=[^\\S\\n]{3}|[^\\S\\n]?[|\\t])|(?:listed|specified|set forth|set out|described|indicated|stated) (?:on|in) the ${forms}`,
    "u",
  ).test(text);
}

function note(seen: Map<string, { span: Span; count: number }>, key: string, span: Span): void {
  const known = seen.get(key);
  if (known) known.count += 1;
  else seen.set(key, { span, count: 1 });
}

/** Stems of all defined terms, and of their last words. */
type Known = { terms: ReadonlySet<string>; lastWords: ReadonlySet<string> };

function knownStems({ definitions, parties }: Draft): Known {
  const terms = [...definitions.known, ...parties.flatMap(({ role, name }) => [role ?? "", name ?? ""])].map(toKey);
  return { terms: new Set(terms), lastWords: new Set(terms.map((term) => term.split(" ").at(-1) ?? "")) };
}

/** Also known if the last words are defined, as in 'each Initial Order', and 'Services' if 'Hosting Services' is. */
function isKnown({ terms, lastWords }: Known, key: string): boolean {
  const words = key.split(" ");
  return words.some((_, from) => terms.has(words.slice(from).join(" "))) || (words.length === 1 && lastWords.has(key));
}

function toKey(term: string): string {
  return wordsOfTerm(folded(term))
    .map((word) => stemTerm(word).stem)
    .join(" ");
}

function singular(word: string): string {
  if (word === "goods" || word === "premises") return word === "goods" ? "good" : word;
  return word.replace(/ies$/u, "y").replace(/(ss)$|(?<!s)s$/u, "$1");
}

/** Right after an ordinary word or a comma: mid-sentence, and not the second word of a name. */
const MID_SENTENCE = /(?:^|[^\p{L}])(?:\p{Ll}[\p{L}-]*,?|\p{Lu}[\p{L}-]*) $/u;
const NAME_BEFORE = /(\p{Lu}[\p{L}-]*) $/u;
const PERSON_BEFORE = anyOf(cue.personBefore);
const CAPITAL_CYRILLIC = /(?<![\p{L}\p{N}«“"„.(-])[А-ЯЁӨҮ][а-яёөү]{3,}(?![\p{L}»”"]|[ -]\p{Lu}|-\d|-промышл)/gu;
/** Right after two ordinary words, where a heading would have a capital. */
const AMID_WORDS = /(?<!\p{L})\p{Ll}[\p{Ll}-]*,? \p{Ll}[\p{Ll}-]*,? $/u;
const NAME_GOES_ON = anyOf(cue.nameGoesOn);
const LAW_GOES_ON = anyOf(cue.lawGoesOn);
/** A party is singular. */
const PLURAL = anyOf(cue.plural);
const LOOKED_AT = 60;
/** Names and offices are found where the parties are introduced. */
const HEAD_PART = 0.2;

/** Words that Russian and Mongolian contracts capitalise once defined, and roles of parties. */
function cyrillicTerms(draft: Draft, language: "ru" | "mn"): Finding[] {
  const { text } = draft;
  const namesParties = draft.parties.length > 1 || [...roleStems(language)].some((role) => isIntroduced(draft, role));
  if (!namesParties) return []; // a fragment, or terms for anyone
  const seen = new Map<string, Span>();
  const preamble = Math.max(0, ...draft.parties.map(({ end }) => end).filter((end) => end < text.length * HEAD_PART));
  for (const match of text.matchAll(CAPITAL_CYRILLIC)) {
    const [word] = match;
    const stem = stemIn(language, folded(word));
    const span = { start: match.index, end: match.index + word.length };
    if (span.start < preamble || seen.has(stem) || isIntroduced(draft, word)) continue;
    const behind = text.slice(span.end, span.end + LOOKED_AT);
    const next = NEXT_WORD.exec(behind)?.[1] ?? "";
    const isParty = isRole(language, word, next) && !PLURAL.test(word) && !isSmallToo(draft, word, next);
    const isTerm =
      isAmidSentence(draft, span.start) &&
      (isOrdinary(draft, stem) || DERIVED[language].test(word) || describes(draft, span));
    if ((isTerm && !NAME_GOES_ON.test(behind)) || (isParty && !LAW_GOES_ON.test(behind))) seen.set(stem, span);
  }
  return [...seen.values()].map((span) => undefinedTerm(draft, span));
}

function isAmidSentence(draft: Draft, start: number): boolean {
  const before = draft.text.slice(Math.max(0, start - LOOKED_AT), start);
  const capital = NAME_BEFORE.exec(before)?.[1];
  return (
    MID_SENTENCE.test(before) && !PERSON_BEFORE.test(before) && (capital === undefined || isIntroduced(draft, capital))
  );
}

/** An ordinary word of the language, not a name. */
function isOrdinary(draft: Draft, stem: string): boolean {
  return VOCABULARY.phrases[draft.language].has(stem) || isWrittenSmall(draft, stem);
}

const DERIVED = { en: anyOf(cue.derived.en), ru: anyOf(cue.derived.ru), mn: anyOf(cue.derived.mn) };
const DESCRIBES = anyOf(cue.describes);
const NEXT_WORD = /^[ \n](\p{Ll}{3,})/u;

/** An adjective missing from the dictionary, before an ordinary noun: “Онцлох байршил”. */
function describes(draft: Draft, { start, end }: Span): boolean {
  const next = NEXT_WORD.exec(draft.text.slice(end, end + LOOKED_AT))?.[1];
  return (
    next !== undefined &&
    DESCRIBES.test(draft.text.slice(start, end)) &&
    VOCABULARY.phrases[draft.language].has(stemIn(draft.language, folded(next)))
  );
}

/** Also used as a role in lower case: 'ажил олгогч' rather than 'ажил' alone. */
function isSmallToo(draft: Draft, word: string, next: string): boolean {
  const stem = stemIn(draft.language, folded(word));
  return isRole(draft.language, word, "")
    ? isWrittenSmall(draft, stem)
    : draft.text.includes(`${folded(word)} ${next}`);
}

function isWrittenSmall(draft: Draft, stem: string): boolean {
  return smallStems(draft).has(stem);
}

const small = new WeakMap<Draft, ReadonlySet<string>>();

/** Stems of all words that the contract writes in lower case. */
function smallStems(draft: Draft): ReadonlySet<string> {
  const ready = small.get(draft);
  if (ready) return ready;
  const words = new Set(draft.text.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?!\p{L})/gu) ?? []);
  const stems = new Set([...words].map((word) => stemIn(draft.language, folded(word))));
  small.set(draft, stems);
  return stems;
}
