import { anyOf } from "../language/patterns";
import * as cue from "./bilingual.cues";
import type { Language } from "@/lib/copy/languages";
import { COLLECTIVE } from "../parties/terms";
import { folded } from "../text/folding";
import type { Span } from "../text/spans";
import type { Aligned } from "./align";
import type { Clause } from "./clause";
import { turned, type Found } from "./difference";
import { ROLES } from "./roles";

/** One thing by its names on both sides; `definedIn`: the clause that names it, null for roles that everyone knows. */
export type Term = { first: readonly string[]; second: readonly string[]; isRole: boolean; definedIn: Aligned | null };

/** Names in quotation marks are read for this many definitions. */
const MOST_TERMS = 60;
const QUOTED = /["“”„«]([^"“”„«»\n]{2,50})["“”»]/gu;
/** What is quoted right before one of these is a firm's own name. Raw text. */
const FIRM = anyOf(cue.firmBehind);
const FIRM_BEFORE = anyOf(cue.firmBefore);

/** What both sides define in one clause, in the same order, and roles that every reader knows. */
export function termsIn(pairs: readonly Aligned[], [one, other]: readonly [Language, Language]): Term[] {
  const roles = ROLES.map((role): Term => ({ first: role[one], second: role[other], isRole: true, definedIn: null }));
  const defined: Term[] = [];
  for (const pair of pairs) {
    if (!pair.first || !pair.second || defined.length >= MOST_TERMS) continue;
    const [ones, others] = [definedIn(pair.first.body), definedIn(pair.second.body)];
    if (ones.length !== others.length) continue;
    ones.forEach((name, at) => {
      const there = others[at] ?? "";
      const isRole = roles.some(({ first, second }) => first.includes(name) || second.includes(there));
      if (!isRole) defined.push({ first: [name], second: [there], isRole: false, definedIn: pair });
    });
  }
  return [...defined, ...roles];
}

/** Without the article: 'the "Goods"'; a firm's name is no term. */
function definedIn(body: string): string[] {
  return [...body.matchAll(QUOTED)].flatMap(({ 0: quoted, 1: name = "", index }) => {
    const isFirm =
      FIRM.test(body.slice(index + quoted.length, index + quoted.length + 12)) ||
      FIRM_BEFORE.test(body.slice(Math.max(0, index - 5), index));
    const isTerm = /^\p{Lu}/u.test(name) && !COLLECTIVE.test(folded(name));
    return isFirm || !isTerm ? [] : [name.trim()];
  });
}

/** Where each term is named in a clause. */
export type Uses = ReadonlyMap<Term, readonly Span[]>;

/** Longer names first, so that one within another counts once. At most 86 terms are looked for. Linear in the text. */
export function usesIn({ body, language }: Clause, terms: readonly Term[], side: "first" | "second"): Uses {
  const names = terms.flatMap((term) => term[side].map((name) => ({ term, name })));
  const taken = new Uint8Array(body.length);
  const found = new Map<Term, Span[]>();
  for (const { term, name } of names.sort((a, b) => b.name.length - a.name.length)) {
    for (const { index, 0: words } of body.matchAll(patternFor(name, language))) {
      const span = { start: index, end: index + words.length };
      if (taken.subarray(span.start, span.end).some((one) => one > 0)) continue;
      taken.fill(1, span.start, span.end);
      const spans = found.get(term);
      if (spans) spans.push(span);
      else found.set(term, [span]);
    }
  }
  return found;
}

const patterns = new Map<string, RegExp>();
const MOST_PATTERNS = 2_000;

/** A name in any of its cases: the ends of its words may differ, its capital letter may not. */
function patternFor(name: string, language: Language): RegExp {
  const key = `${language} ${name}`;
  const known = patterns.get(key);
  if (known) return known;
  if (patterns.size > MOST_PATTERNS) patterns.clear();
  const words = name.split(/\s+/u).map((word) => inAnyCase(word, language));
  const pattern = new RegExp(`(?<!\\p{L})${words.join("\\s{1,3}")}(?!\\p{L})`, "gu");
  patterns.set(key, pattern);
  return pattern;
}

/** Endings of agents stay whole, so that 'Худалдагч' isn't found in 'Худалдан авагч'. */
function inAnyCase(word: string, language: Language): string {
  const safe = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&").replace(/[её]/gu, "[её]");
  if (language === "en") return `${safe(word)}(?:['’]?s|es)?`;
  if (language === "mn" && /(?:гч|х)$/u.test(word)) return `${safe(word)}\\p{L}{0,6}`;
  const stem =
    word.length > 5 ? word.slice(0, Math.max(5, word.length - 2)) : word.slice(0, Math.max(3, word.length - 1));
  return `${safe(stem)}\\p{L}{0,${word.length - stem.length + 4}}`;
}

type UsedPair = { pair: Aligned; first: Uses; second: Uses };

/** One side names another party, or another defined thing, than the other side does. */
export function swapped({ first, second }: UsedPair, terms: readonly Term[]): Found | null {
  return swappedIn(first, second, terms) ?? turnedFound(swappedIn(second, first, terms));
}

const turnedFound = (found: Found | null) => found && turned(found);

/** Left out on one side alone, a name may stand for itself: only another one in its place is a difference. */
function swappedIn(said: Uses, heard: Uses, terms: readonly Term[]): Found | null {
  for (const term of terms) {
    const here = said.get(term) ?? [];
    if (here.length === 0 || (heard.get(term) ?? []).length > 0) continue;
    for (const rival of terms) {
      const instead = heard.get(rival) ?? [];
      if (rival.isRole !== term.isRole || instead.length <= (said.get(rival) ?? []).length) continue;
      return { kind: term.isRole ? "party" : "definedTerm", isSure: term.isRole, one: here, other: instead };
    }
  }
  return null;
}

/** A term that one side uses throughout and the other only where it defines it: it is called otherwise there. */
export function unused(used: readonly UsedPair[], terms: readonly Term[]): ReadonlyMap<Aligned, Term> {
  const found = new Map<Aligned, Term>();
  for (const term of terms) {
    if (!term.definedIn) continue;
    let [here, there] = [0, 0];
    for (const { pair, first, second } of used) {
      if (pair === term.definedIn) continue;
      here += first.get(term)?.length ?? 0;
      there += second.get(term)?.length ?? 0;
    }
    if ((here === 0) !== (there === 0)) found.set(term.definedIn, term);
  }
  return found;
}
