import type { Span } from "../../text/spans";
import type { Check, Finding } from "../check";
import { finding } from "../check";
import type { Draft } from "../draft";
import * as cue from "./names.cues";
import { anyOf, withFlags } from "../../language/patterns";

/** A company's name as written: its own words, and the form ('Ltd', «ООО», 'ХХК') separately. */
type NamedAt = { 0: string; index: number };
type Name = { full: string; own: string; words: readonly string[]; form: string };

const FORM_EN =
  "(?:Incorporated|Inc|Corporation|Corp|(?<!, )Company|(?<!, )Co|Limited|Ltd|LLC|L\\.L\\.C|LLP|LP|PLC|plc|GmbH|AG|S\\.A|N\\.V|B\\.V|Pty|Pte|OÜ|AB|ApS|Oy)";
/** The company forms, and the part of the name before each. */
const FORMS_EN = new RegExp(`[ \\n]${FORM_EN}(?![\\p{L}])\\.?`, "gu");
const BEFORE_FORM = /(?:[\p{Lu}\d][\p{L}\d’'&.-]*[ \n]){0,5}[\p{Lu}\d][\p{L}\d’'&-]*,?$/u;
const LONGEST_NAME = 100;
/** 'Northwind Traders, Ltd.': capitalised words before a company form. */
const NAME_EN = new RegExp(
  `(?:[\\p{Lu}\\d][\\p{L}\\d’'&.-]*[ \\n]){0,5}[\\p{Lu}\\d][\\p{L}\\d’'&-]*,?[ \\n]${FORM_EN}(?![\\p{L}])\\.?`,
  "gu",
);
const NAME_RU = withFlags(anyOf(cue.companyName.ru), "gu");
const NAME_MN = withFlags(anyOf(cue.companyName.mn), "gu");
const PATTERN = { en: NAME_EN, ru: NAME_RU, mn: NAME_MN };
const SHORTEST_OWN = 5;
/** A name that occurs more often than this is another company. */
const MOST_SLIPS = 3;
const ALSO_CALLED = anyOf(cue.alsoCalled);

/** Company names that nearly match a party's. Other companies of a group have their own introduction. */
export const partyNames: Check = (draft) => {
  const parties = draft.parties
    .filter(({ isCollective }) => !isCollective)
    .flatMap(({ name }) => (name === null ? [] : companyIn(draft, name)));
  if (parties.length === 0) return [];
  const counts = new Map<string, number>();
  const found: Finding[] = [];
  for (const match of companiesIn(draft)) {
    const name = companyIn(draft, match[0])[0];
    const party = name && parties.find((candidate) => differsSlightly(candidate, name));
    if (!name || !party || parties.some((other) => isSame(other, name)) || isIntroduced(draft, match)) continue;
    const span = trimmedTo(draft, match, party);
    if (/\p{Ll}{3}\.\s/u.test(draft.text.slice(span.start, span.end))) continue; // two sentences
    const variant = draft.text.slice(span.start, span.end).replace(/\s+/gu, " ");
    counts.set(variant, (counts.get(variant) ?? 0) + 1);
    found.push(
      finding("partyNameVaries", span, {
        values: { name: party.full, variant },
        severity: "medium",
        replacement: name.form === party.form ? asWritten(party, variant) : null, // another form may be another company
      }),
    );
  }
  const slips = found.filter(({ values }) => (counts.get(values["variant"] ?? "") ?? 0) <= MOST_SLIPS);
  return [...slips, ...otherSigners(draft, parties)];
};

/** UTF-16 units at the end, in which the parties sign, and the part of a text that these may be. */
const [SIGNATURES, LAST_PART] = [900, 0.25];
const SHORTEST_FIRST = 3;

/** Signs for a party that isn't named there: a company whose name begins alike, and that stands nowhere else. */
function otherSigners(draft: Draft, parties: readonly Name[]): Finding[] {
  const { text } = draft;
  const from = text.length - Math.min(SIGNATURES, text.length * LAST_PART);
  const all = companiesIn(draft).flatMap((at) => companyIn(draft, at[0]).map((name) => ({ at, name })));
  const signing = all.filter(({ at }) => at.index >= from);
  const absent = parties.filter((party) => !signing.some(({ name }) => isSame(party, name) || isSlipOf(party, name)));
  return signing.flatMap(({ at, name }) => {
    const party = absent.find((one) => beginsLike(one, name));
    const isKnown = all.some((other) => other.at.index < from && sameWords(other.name.words, name.words));
    if (!party || isKnown || isIntroduced(draft, at)) return [];
    const values = { name: party.full, variant: name.full.trim() };
    return [finding("partyNameVaries", trimmedTo(draft, at, name), { values, severity: "medium" })];
  });
}

const isSlipOf = (party: Name, name: Name) => differsSlightly(party, name) || sameWords(party.words, name.words);

/** 'Blue Sky Media' and 'Blue Sky Group': one word is another. */
function beginsLike({ words, form }: Name, other: Name): boolean {
  const differing = words.filter((word, index) => word !== other.words[index]).length;
  return (
    form === other.form &&
    words.length === other.words.length &&
    words.length > 1 &&
    differing === 1 &&
    words[0] === other.words[0] &&
    (words[0]?.length ?? 0) >= SHORTEST_FIRST
  );
}

function companiesIn({ text, language }: Draft): NamedAt[] {
  if (language !== "en")
    return [...text.matchAll(PATTERN[language])].map((match) => ({ 0: match[0], index: match.index }));
  return [...text.matchAll(FORMS_EN)].flatMap((form) => {
    const before = BEFORE_FORM.exec(text.slice(Math.max(0, form.index - LONGEST_NAME), form.index));
    return before ? [{ 0: before[0] + form[0], index: form.index - before[0].length }] : [];
  });
}

function companyIn({ language }: Draft, raw: string): Name[] {
  const full = raw.replace(/\s+/gu, " ").trim();
  const match = [...full.matchAll(PATTERN[language])][0];
  if (!match) return [];
  const written = match[0];
  const own =
    language === "en"
      ? written.replace(new RegExp(`,?\\s${FORM_EN}\\.?$`, "u"), "")
      : (/[«"“]([^«»"“”]+)[»"”]/u.exec(written)?.[1] ?? "");
  const form =
    language === "en"
      ? (new RegExp(`${FORM_EN}\\.?$`, "u").exec(written)?.[0] ?? "")
      : written.replace(/[«"“][^«»"“”]+[»"”]/u, "");
  const words = own
    .toLowerCase()
    .replace(/ё/gu, "е")
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((word) => word !== "" && word !== "the");
  return [{ full: written, own, words, form: companyForm(form) }];
}

/** 'Limited' and 'Ltd.' are one form, 'Ltd' and 'LLC' are two. */
function companyForm(form: string): string {
  const plain = form.toLowerCase().replace(/[.,]/gu, "").trim();
  const same: Record<string, string> = { incorporated: "inc", corporation: "corp", company: "co", limited: "ltd" };
  if (/ограниченной/u.test(plain)) return "ооо";
  if (/акционерн/u.test(plain)) return "ао";
  return same[plain] ?? plain;
}

function isSame(one: Name, other: Name): boolean {
  return one.form === other.form && sameWords(one.words, other.words);
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  const plain = (words: readonly string[]) => words.filter((word) => word !== "and" && word !== "&").join("");
  return plain(one) === plain(other);
}

/** One or two letters of its own words differ, or only the form. */
function differsSlightly(party: Name, name: Name): boolean {
  const [one, other] = [party.words.join(" "), withoutLeading(party, name).join(" ")];
  if (one.length < SHORTEST_OWN) return false;
  if (sameWords(party.words, withoutLeading(party, name))) return party.form !== name.form && other !== "";
  if (party.form !== name.form || /\d/u.test(one + other)) return false;
  return (
    distance(one, other) <= 2 &&
    party.words.every((word, index) => isSlip(word, withoutLeading(party, name)[index] ?? ""))
  );
}

/** The words match except for a letter or two; short ones and initials must match exactly. */
function isSlip(word: string, other: string): boolean {
  if (word === other) return true;
  return (
    Math.min(word.length, other.length) >= 4 &&
    word[0] === other[0] &&
    distance(word, other) <= (word.length >= 7 ? 2 : 1)
  );
}

/** Drops capitalised words that the pattern took before the name: 'Between Acme Ltd'. */
function withoutLeading(party: Name, name: Name): readonly string[] {
  return name.words.slice(Math.max(0, name.words.length - party.words.length));
}

/** Edit distance between words, a swap of neighbours counting as one; 3 if the lengths alone rule a match out. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  const swapped = (at: number, to: number) =>
    at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  let above = row;
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
          swapped(at, to) ? (above[to - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    above = row;
    row = next;
  }
  return row[other.length] ?? 3;
}

/** 'Acme Holdings Ltd, a company …', 'Acme LLC ("Parent")': another company with its own introduction. */
function isIntroduced({ text }: Draft, { index, 0: { length } }: NamedAt): boolean {
  if (ALSO_CALLED.test(text.slice(Math.max(0, index - 30), index))) return true;
  return anyOf(cue.introduced).test(text.slice(index + length, index + length + 80));
}

/** The name itself, without capitalised words that precede it by chance. */
function trimmedTo({ language }: Draft, match: NamedAt, party: Name): Span {
  const end = match.index + match[0].length;
  if (language !== "en") return { start: match.index, end };
  const words = [
    ...match[0].replace(new RegExp(`,?\\s${FORM_EN}\\.?$`, "u"), "").matchAll(/[\p{L}\p{N}][\p{L}\p{N}&]*/gu),
  ].filter((word) => word[0].toLowerCase() !== "the");
  return { start: match.index + (words.at(-party.words.length)?.index ?? 0), end };
}

/** The party's name, in capitals if the variant is. */
function asWritten(party: Name, variant: string): string {
  return variant === variant.toUpperCase() ? party.full.toUpperCase() : party.full;
}
