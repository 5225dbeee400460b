import { folded } from "../text/folding";
import type { Span } from "../text/spans";
import type { Check, Finding } from "./check";
import { finding } from "./check";
import type { Draft } from "./draft";
import { HEADS_EN, HEADS_MN, HEADS_RU, ROLES_EN } from "./term-heads";
import { stemOf, wordsOfTerm } from "./term-search";
import * as en from "../cues/en/undefined-terms";
import { anyOf } from "../cues/pack";

/** Words before a term in the middle of a sentence. */
const DETERMINER = anyOf(en.determiner);
const PHRASE_EN = /[A-Z][a-z]{2,}(?:[ -][A-Z][a-z]{2,}){0,3}(?![\p{L}\d-])/gu;
const CAPITAL_CYRILLIC = /(?<=(?:[а-яёөү,]|\p{L}\d) )[А-ЯЁӨҮ][а-яёөү]{3,}(?![\p{L}-])/gu;
/** A name goes on: 'the Services Agreement', 'the Project Manager', 'the Purchase Price Allocation Act'. */
const GOES_ON = anyOf(en.goesOn);
/** Named things that need no definition: laws, courts, offices, forms, headings referred to. */
const NAMED = anyOf(en.named);
/** A contract defines its terms where it defines at least so many. */
const FEWEST_DEFINED = 3;

/** Terms written as if they were defined, that nothing in the contract defines. Only where it does define its terms. */
export const undefinedTerms: Check = (draft) => {
  const { definitions, language } = draft;
  if (definitions.areElsewhere) return [];
  if (language !== "en") return cyrillicTerms(draft);
  return definitions.list.length < FEWEST_DEFINED ? [] : englishTerms(draft);
};

function englishTerms(draft: Draft): Finding[] {
  const { text } = draft;
  const stems = knownStems(draft);
  const seen = new Map<string, { span: Span; count: number }>();
  for (const match of text.matchAll(PHRASE_EN)) {
    const words = match[0].split(/[ -]/u);
    const last = singular(words.at(-1)?.toLowerCase() ?? "");
    if (!HEADS_EN.has(last) && !(words.length === 1 && ROLES_EN.has(last))) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (
      !DETERMINER.test(text.slice(Math.max(0, span.start - 10), span.start)) ||
      GOES_ON.test(text.slice(span.end, span.end + 12)) ||
      NAMED.test(match[0].toLowerCase())
    )
      continue;
    note(seen, keyOf(match[0]), span);
  }
  return [...seen].flatMap(([key, { span, count }]) =>
    isKnown(stems, key) || (!key.includes(" ") && count < 2) || isName(draft, span) || isMarked(draft, span)
      ? []
      : [undefinedTerm(draft, span)],
  );
}

function undefinedTerm({ text }: Draft, span: Span): Finding {
  return finding("undefinedTerm", span, {
    values: { term: text.slice(span.start, span.end).replace(/\s+/gu, " ") },
    severity: "medium",
  });
}

const BRANDED = anyOf(en.branded);

/** A name rather than a term: its first word is nowhere an ordinary word of this contract. */
function isName({ text }: Draft, span: Span): boolean {
  const first = /^\p{L}+/u.exec(text.slice(span.start, span.end))?.[0] ?? "";
  return (
    first.length < span.end - span.start &&
    BRANDED.test(text.slice(span.start, span.end)) &&
    !text.includes(` ${first.toLowerCase()}`)
  );
}

/**
 * Defined all the same, by other marks or words than are read as a definition: ''Software'', 'Term (as defined in …)'.
 */
function isMarked({ text }: Draft, span: Span): boolean {
  const term = text.slice(span.start, span.end).replace(/s$/u, "").replace(/[ -]/gu, "[\\s-]+");
  const forms = `${term}(?:s|es)?`;
  return new RegExp(
    `(?:['‘’\`´_*“"]|[(“"]the )${forms}['‘’\`´_*”"]|${forms}["”]?,?\\s\\(?,?(?:as (?:such term ` +
      "is )?(?:herein)?(?:after)? ?defined|means|shall mean|shall be the|shall equal|equals|is defined|" +
      "has the meaning|refers to|(?:as )?(?:set forth|set out|described|specified|listed|stated) (?:in|on|above|" +
      `below))|(?:listed|specified|set forth|set out|described|indicated|stated) (?:on|in) the ${forms}`,
    "u",
  ).test(text);
}

function note(seen: Map<string, { span: Span; count: number }>, key: string, span: Span): void {
  const known = seen.get(key);
  if (known) known.count += 1;
  else seen.set(key, { span, count: 1 });
}

/** Stems of all that is defined, and the last words of these. */
type Known = { terms: ReadonlySet<string>; lastWords: ReadonlySet<string> };

function knownStems({ definitions, parties }: Draft): Known {
  const terms = [...definitions.known, ...parties.flatMap(({ role, name }) => [role ?? "", name ?? ""])].map(keyOf);
  return { terms: new Set(terms), lastWords: new Set(terms.map((term) => term.split(" ").at(-1) ?? "")) };
}

/** Also where the last words are defined, 'each Initial Order', and 'Services' where 'Hosting Services' are. */
function isKnown({ terms, lastWords }: Known, key: string): boolean {
  const words = key.split(" ");
  return words.some((_, from) => terms.has(words.slice(from).join(" "))) || (words.length === 1 && lastWords.has(key));
}

function keyOf(term: string): string {
  return wordsOfTerm(folded(term))
    .map((word) => stemOf(word).stem)
    .join(" ");
}

function singular(word: string): string {
  if (word === "goods" || word === "premises") return word === "goods" ? "good" : word;
  return word.replace(/ies$/u, "y").replace(/(ss)$|(?<!s)s$/u, "$1");
}

/** Roles and things that Russian and Mongolian contracts write with a capital once they are defined. */
function cyrillicTerms(draft: Draft): Finding[] {
  const heads = draft.language === "ru" ? HEADS_RU : HEADS_MN;
  const seen = new Map<string, { span: Span; count: number }>();
  const roles = draft.parties.filter(({ role, isCollective }) => role !== null && !isCollective).length;
  if (roles < 2) return [];
  for (const match of draft.text.matchAll(CAPITAL_CYRILLIC)) {
    const rest = draft.lower.slice(match.index, match.index + 40);
    const head = heads.find((stem) => rest.startsWith(stem));
    if (head && !isDefinedCyrillic(draft, head))
      note(seen, head, {
        start: match.index,
        end: match.index + Math.max(match[0].length, head.includes(" ") ? lengthOfPhrase(rest) : 0),
      });
  }
  return [...seen.values()].map(({ span }) => undefinedTerm(draft, span));
}

function lengthOfPhrase(rest: string): number {
  return /^\p{L}+\s\p{L}+/u.exec(rest)?.[0].length ?? 0;
}

function isDefinedCyrillic({ definitions, parties }: Draft, head: string): boolean {
  const terms = [...definitions.known, ...parties.map(({ role }) => folded(role ?? ""))];
  const heads = [head, head.replace(/(?<=\p{L}в)ц$/u, "ец")]; // продавца, but продавец
  return terms.some((term) =>
    term.split(" ").some((_, index, words) => heads.some((start) => words.slice(index).join(" ").startsWith(start))),
  );
}
