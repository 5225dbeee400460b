import { stemIn } from "../../language/stem";
import { folded } from "../../text/folding";
import type { Span } from "../../text/spans";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import type { Draft } from "../draft";
import { numberWord } from "../../time/written/number-words";
import { cyrillicTerms } from "./cyrillic-terms";
import { isOfBody } from "./institutions";
import { isOrdinary, isWrittenSmall } from "./ordinary-words";
import { quotedTerms } from "./quoted-terms";
import { isRole } from "./roles";
import { HEADS_EN, PAPERS_EN } from "./term-heads";
import { stemTerm, wordsOfTerm } from "./term-search";
import * as cue from "./names.cues";
import { anyOf } from "../../language/patterns";

/** Words before a term in the middle of a sentence. */
const DETERMINER = anyOf(cue.determiner);
const OPENS_ANEW = anyOf(cue.opensAnew).source;
const CAPITALISED = `(?!(?:${OPENS_ANEW}))[A-Z][a-z]{2,}`;
const PHRASE_EN = new RegExp(
  `(?<![\\p{L}\\d-])${CAPITALISED}(?:[ -](?:\\d )?${CAPITALISED}){0,3}(?![\\p{L}\\d-])`,
  "gu",
);
/** A name continues: 'the Services Agreement', 'the Project Manager', 'the Purchase Price Allocation Act'. */
const GOES_ON = anyOf(cue.goesOn);
/** Named things that need no definition: laws, courts, offices, forms, cited headings. */
const NAMED = anyOf(cue.named);
const OPENS_SENTENCE = /(?:^|[.;)\d\n]\s{0,3})The[ \n]$/u;
/** A contract with at least this many definitions defines its terms. */
const FEWEST_DEFINED = 1;
const OFFICES = anyOf(cue.office);
const POINTS_BACK = anyOf(cue.pointsBack);
const WITHIN_TITLE = anyOf(cue.withinTitle);
const ENDS_TITLE = /^(?:[.:;]|\s*\n|,? \p{Lu})/u;
/** Longer names with 'Regulations' are laws. */
const MOST_WORDS_OF_RULES = 2;
/** A party acts: 'Landlord shall', 'Client will'. */
const ACTS = anyOf(cue.acts);

/** A name, or a capital amid words, right before a place. */
const NAME_BEFORE = /(\p{Lu}[\p{L}-]*) $/u;
/** Right after two ordinary words, where a heading would have a capital. */
const AMID_WORDS = /(?:(?<!\p{L})\p{Ll}[\p{Ll}-]*|(?:^|[.\n\d] ?)\p{Lu}\p{Ll}+),? \p{Ll}[\p{Ll}-]*,? $/u;
const LOOKED_AT = 60;
/** A sentence ends right before, within a paragraph, where a heading would not stand. */
const AFTER_SENTENCE = /\p{Ll}{2}[.;] $/u;
const GOES_ON_SMALL = /^ \p{Ll}/u;
const DERIVED = anyOf(cue.derived.en);

type Seen = { span: Span; count: number };
/** A party that acts is no ordinary word, though the contract also writes it small. */
const CERTAIN = 2;

/** Terms written as if defined, but not defined in the contract. Only if the contract defines its terms. */
export const undefinedTerms: Check = (draft) => {
  const { definitions, language } = draft;
  if (definitions.areElsewhere) return [];
  if (language === "en") return englishTerms(draft);
  return [...cyrillicTerms(draft, language), ...quotedTerms(draft, language)].map((span) => undefinedTerm(draft, span));
};

function englishTerms(draft: Draft): Finding[] {
  const { text } = draft;
  if (draft.parties.length === 0 && draft.definitions.list.length === 0) return []; // a fragment introduces nobody
  const stems = knownStems(draft);
  const isDefining = draft.definitions.list.length >= FEWEST_DEFINED;
  const seen = new Map<string, Seen>();
  for (const match of text.matchAll(PHRASE_EN)) {
    const words = match[0].split(/[ -]/u);
    const span = { start: match.index, end: match.index + match[0].length };
    const isParty = isRole("en", singular(words.at(-1) ?? ""), "");
    if ((!isParty && !isTermEn(draft, words, isDefining)) || isNumbered(words)) continue;
    if (isOfficer(draft, words) || isGraded(draft, match[0])) continue;
    if (GOES_ON.test(text.slice(span.end, span.end + LOOKED_AT)) || NAMED.test(match[0].toLowerCase())) continue;
    if (!isLed(draft, span, { words, isParty })) continue;
    const acts = isParty && ACTS.test(text.slice(span.end, span.end + LOOKED_AT));
    note(seen, toKey(match[0]), { span, count: acts ? CERTAIN : 1 });
  }
  return [...seen].flatMap(([key, { span, count }]) =>
    isKnown(stems, key) ||
    (!key.includes(" ") && count < 2 && isWrittenSmall(draft, stemIn("en", key))) ||
    isName(draft, span) ||
    isOfBody(draft, span) ||
    isMarked(draft, span)
      ? []
      : [undefinedTerm(draft, span)],
  );
}

/** Whether it is used like a term: after 'the' or 'each', or, if made of ordinary words, on its own. */
function isLed(draft: Draft, { start, end }: Span, { words, isParty }: { words: readonly string[]; isParty: boolean }) {
  const before = draft.text.slice(Math.max(0, start - LOOKED_AT), start);
  if (words.length === 1 && POINTS_BACK.test(before) && isNamedBefore(draft, start, words[0] ?? "")) return false;
  if (WITHIN_TITLE.test(before) && ENDS_TITLE.test(draft.text.slice(end, end + LOOKED_AT))) return false;
  if (DETERMINER.test(before)) return true;
  if (isParty && words.length === 1 && ACTS.test(draft.text.slice(end, end + LOOKED_AT)))
    return !NAME_BEFORE.test(before) || OPENS_SENTENCE.test(before);
  const isPlain = words.length > 1 && words.every((word) => isOrdinary(draft, stemIn("en", word.toLowerCase())));
  const isHead = words.length > 1 && HEADS_EN.has(singular(words.at(-1)?.toLowerCase() ?? ""));
  if (OPENS_SENTENCE.test(before)) return isParty || isPlain || isHead;
  if (isPlain && isHead && AFTER_SENTENCE.test(before))
    return GOES_ON_SMALL.test(draft.text.slice(end, end + LOOKED_AT));
  return isPlain && AMID_WORDS.test(before) && HEADS_EN.has(singular(words.at(-1)?.toLowerCase() ?? ""));
}

/** UTF-16 units before a word in which it may stand for a longer name. */
const NAMED_WITHIN = 500;

/** 'Two Seasons', 'Series Five'. */
function isNumbered(words: readonly string[]): boolean {
  return [words[0], words.at(-1)].some((word) => numberWord(folded(word ?? "")) !== null);
}

/** 'Severity 1 Incident', where the contract tells elsewhere what 'Severity 1' is. */
function isGraded({ text }: Draft, phrase: string): boolean {
  const grade = /^\D+\d/u.exec(phrase)?.[0];
  if (grade === undefined) return false;
  const first = text.indexOf(grade);
  return text.indexOf(grade, first + 1) >= 0;
}

/** 'the rules of the chamber … said Rules' */
function isNamedBefore({ text }: Draft, start: number, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word} of `, "iu").test(text.slice(Math.max(0, start - NAMED_WITHIN), start));
}

/** 'the Manual', 'the Acceptance Window': not an office, court or law. */
function isTermEn(draft: Draft, words: readonly string[], isDefining: boolean): boolean {
  const last = singular(words.at(-1)?.toLowerCase() ?? "");
  if (words.length === 1) return isDefining && HEADS_EN.has(last);
  if (last === "regulation")
    return words.length <= MOST_WORDS_OF_RULES && isOrdinary(draft, stemIn("en", words[0]?.toLowerCase() ?? ""));
  return (HEADS_EN.has(last) && isDefining) || !OFFICES.test(last);
}

const OFFICER = anyOf(cue.office.en.person);

/** 'Director Saltanat Orazymbet' */
function isOfficer(draft: Draft, words: readonly string[]): boolean {
  const last = words.at(-1)?.toLowerCase() ?? "";
  return words.length > 1 && OFFICER.test(words[0]?.toLowerCase() ?? "") && !isOrdinary(draft, stemIn("en", last));
}

function undefinedTerm(draft: Draft, span: Span): Finding {
  const term = draft.text.slice(span.start, span.end).replace(/\s+/gu, " ");
  const parties = isPartyName(draft, term) ? partiesOf(draft) : "";
  return finding("undefinedTerm", span, { values: parties === "" ? { term } : { term, parties }, severity: "medium" });
}

/** A usual name of a party, such as 'Buyer', in a contract whose parties are called something else. */
function isPartyName({ language }: Draft, term: string): boolean {
  const [word = "", next = ""] = term.split(" ");
  return language === "en" ? next === "" && isRole("en", singular(word), "") : isRole(language, word, next);
}

/** '“Supplier”, “Distributor”'; empty where they aren't known by roles. */
function partiesOf({ parties, language }: Draft): string {
  const roles = parties.flatMap(({ role, isCollective }) => (role === null || isCollective ? [] : [role]));
  const [open, close] = language === "ru" ? "«»" : "“”";
  return roles.length < 2 ? "" : [...new Set(roles)].map((role) => `${open ?? ""}${role}${close ?? ""}`).join(", ");
}

/** A name rather than a term: its first word isn't an ordinary word of English or of this contract. */
function isName(draft: Draft, span: Span): boolean {
  const words = draft.text.slice(span.start, span.end).split(/[ -]/u);
  const first = words[0] ?? "";
  const isOfParty = draft.parties.some(({ name }) => name?.includes(first));
  if (words.length > 2 && !isOfParty && PAPERS_EN.has(singular(words.at(-1)?.toLowerCase() ?? ""))) return false;
  const stem = stemIn("en", first.toLowerCase());
  return words.length > 1 && !isOrdinary(draft, stem) && !DERIVED.test(first);
}

/** UTF-16 units in which a document's own title stands, in capitals; a part's title begins a line. */
const TITLE = 400;

/** 'Effective 1 June 2026' at the head. */
const EFFECTIVE = /(?<!\p{L})Effective (?:from |as of )?(?:\d{1,2}|\p{Lu}\p{Ll}+ \d)/u;

/** Defined after all, with marks or words we don't read as a definition: ''Software'', 'Term (as defined in …)'. */
function isMarked({ text }: Draft, span: Span): boolean {
  const term = text.slice(span.start, span.end).replace(/[ -]/gu, "[\\s-]+");
  const forms = /ies$/u.test(term) ? term.replace(/ies$/u, "(?:y|ies)") : `${term.replace(/s$/u, "")}(?:s|es)?`;
  const inCapitals = text.slice(span.start, span.end).toUpperCase();
  if (inCapitals === "EFFECTIVE DATE" && EFFECTIVE.test(text)) return true;
  if (text.slice(0, TITLE).includes(inCapitals) || text.includes(`\n${inCapitals}`)) return true;
  const capitals = `${inCapitals.replace(/S$/u, "").replace(/[ -]/gu, "[\\s-]+")}S?`;
  return new RegExp(
    `(?:['‘’\`´_*“"(]|[(“"]the )${forms}['‘’\`´_*”"]|["“]${forms}\\)|${forms}["”]?,?\\s\\(?,?(?:as (?:such term ` +
      "is )?(?:herein)?(?:after)? ?defined|means|shall mean|shall be the|shall equal|equals|is defined|" +
      "has the meaning|refers to|is the (?:portion|amount|sum|total|share)|(?:as )?(?:set forth|set out|described|" +
      `specified|listed|stated) (?:in|on|above|below))|${forms} of (?:up to )?(?:[$€£₮]|\\p{Lu}{2,3}[$ ]\\d|\\p{Lu}\\p{Ll}+ ` +
      `(?:Hundred|Thousand|Million))|(?:^|\\n|[.;]\\s{1,2})[^\\S\\n]*${forms} (?:(?:shall|may) )?(?:also )?includes?(?!\\p{L})|` +
      `(?:^|\\n)[^\\S\\n]*(?:\\([\\p{L}\\d]{1,4}\\)[^\\S\\n]*)?${forms}(?=[^\\S\\n]{3}|[^\\S\\n]?[|\\t]| \\()|${forms} is \\d|(?:listed|specified|set forth|set out|` +
      `described|indicated|stated) (?:on|in) the ${forms}|(?<!\\p{L})${capitals}["”]?,?\\s(?:shall mean|means|shall have|has the|[-–—])`,
    "u",
  ).test(text);
}

function note(seen: Map<string, Seen>, key: string, { span, count }: Seen): void {
  const known = seen.get(key);
  if (known) known.count += count;
  else seen.set(key, { span, count });
}

/** Stems of all defined terms, and of their last words. */
type Known = { terms: ReadonlySet<string>; lastWords: ReadonlySet<string> };

function knownStems({ definitions, parties }: Draft): Known {
  const terms = [...definitions.known, ...parties.flatMap(({ role, name }) => [role ?? "", name ?? ""])].map((term) =>
    withoutE(toKey(term)),
  );
  return { terms: new Set(terms), lastWords: new Set(terms.map((term) => term.split(" ").at(-1) ?? "")) };
}

/** Also known if the last words are defined, as in 'each Initial Order', and 'Services' if 'Hosting Services' is. */
function isKnown({ terms, lastWords }: Known, key: string): boolean {
  const words = withoutE(key).split(" ");
  const [only = ""] = words;
  return words.some((_, from) => terms.has(words.slice(from).join(" "))) || (words.length === 1 && lastWords.has(only));
}

/** 'representative' is one with 'representatives', whose stem has no 'e'; 'lessee' keeps its own. */
function withoutE(key: string): string {
  return key.replace(/(?<=[a-z]{3}[^e ])e(?= |$)/gu, "");
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
