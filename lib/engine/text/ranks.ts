import { anyOf, withFlags } from "../language/patterns";
import { partPrevails, twoLanguages } from "../ask/precedence.cues";
import { AMENDING_TITLE, BASE_TITLE, OWN_TERMS, SPECIAL } from "./amendment-words";
import { folded } from "./folding";
import { annexesOf, firstLine } from "./parts";
import * as cue from "./ranks.cues";
import type { Reading } from "./reading";
import type { Span } from "./spans";
import { splitUnits, type Unit } from "./units";

/** A part of a contract as its clause on precedence ranks it; of annexes one, or all. */
type Part = { kind: keyof typeof NAMES; annex: string | null; isOrder?: boolean };
type Named = Part & { at: number; end: number };

/** Patterns by kind; of two that begin at one place the longer counts. */
const NAMES = {
  special: withFlags(anyOf(cue.specialNamed), "gu"),
  order: withFlags(anyOf(cue.orderNamed), "gu"),
  head: withFlags(anyOf(cue.headNamed), "gu"),
  annex: withFlags(anyOf(cue.annexRanked), "gu"),
  body: withFlags(anyOf(cue.bodyNamed), "gu"),
};
const KINDS = ["special", "order", "head", "annex", "body"] as const;
const PREVAILS = anyOf(partPrevails);
const LANGUAGES = anyOf(twoLanguages);
const IN_ORDER = anyOf(cue.rankedInOrder);
const FIRST_THEN = anyOf(cue.firstThen);
const BEHIND = anyOf(cue.holdsBehind);
const AHEAD = anyOf(cue.holdsAhead);
const UNLESS = anyOf(cue.rankedUnless);
const HEAD_TITLE = anyOf(cue.headTitle);
const ORDER_TITLE = anyOf(cue.orderTitle);
/** UTF-16 units: of a clause on precedence; between a part's name and the verb; of the text before a winner. */
const [LONGEST, BESIDE] = [900, 60];
const LONGEST_TITLE = 100;

/** Whether the first of two clauses holds where they differ; false where the contract doesn't say it. */
type Ranks = (one: number, other: number) => boolean;

type Read = { ranks: Ranks | null; units: readonly Unit[]; isOfHead: (at: number) => boolean };
const known = new WeakMap<Reading, Read>();

function readRanks(reading: Reading): Read {
  const ready = known.get(reading);
  if (ready) return ready;
  const units = splitUnits(reading);
  const ranking = rankingIn(units);
  const places = ranking.length > 0 ? partsIn(units) : [];
  const ranks = ranking.length > 0 ? ranksOf(ranking, places) : null;
  const made = { ranks, units, isOfHead: (at: number) => places[at]?.kind === "head" };
  known.set(reading, made);
  return made;
}

/** Whether a contract says which of its parts hold where two differ. */
export function ranksParts(reading: Reading): boolean {
  return readRanks(reading).ranks !== null;
}

/** Of two places the one whose part of the contract holds: 0 or 1; null where the contract doesn't say it. */
export function prevailing(reading: Reading, one: Span, other: Span): 0 | 1 | null {
  const { ranks, units } = readRanks(reading);
  if (!ranks) return null;
  const [first = -1, second = -1] = [one, other].map(({ start }) => placeOf(units, start));
  return ranks(first, second) ? 0 : ranks(second, first) ? 1 : null;
}

/**
 * Whether two places may say different things because the contract says which of them holds: special terms are there to
 * differ; the data at its head repeat the clauses, so that a difference is a mistake whichever holds.
 */
export function mayDiffer(reading: Reading, one: Span, other: Span): boolean {
  const { units, isOfHead } = readRanks(reading);
  if (prevailing(reading, one, other) === null) return false;
  return ![one, other].some(({ start }) => isOfHead(placeOf(units, start)));
}

/** The unit at an offset, by bisection: there may be as many disagreements as clauses. -1: none. */
function placeOf(units: readonly Unit[], offset: number): number {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return offset < (units[low - 1]?.end ?? 0) ? low - 1 : -1;
}

/** How a contract ranks its parts. Linear in the text. Source: B-12.18. */
function rankingIn(units: readonly Unit[]): Ranked[] {
  return units.flatMap(({ text, isTitle }) => (isTitle || text.length > LONGEST ? [] : rankedBy(text)));
}

function ranksOf(ranking: readonly Ranked[], places: readonly Part[]): Ranks {
  const rankAt = (at: number) => {
    const part = places[at];
    const rank = part ? ranking.findIndex((one) => isIn(part, one)) : -1;
    return rank < 0 && ranking.some(({ kind }) => kind === "rest") ? ranking.length : rank;
  };
  return (one, other) => {
    const [first, second] = [rankAt(one), rankAt(other)];
    return first >= 0 && second >= 0 && first < second;
  };
}

type Ranked = Part | { kind: "rest"; annex?: null };

function isIn(part: Part, ranked: Ranked): boolean {
  if (ranked.kind === "order" && part.isOrder) return true;
  return part.kind === ranked.kind && (ranked.annex === null || ranked.annex === part.annex);
}

/** The parts that a clause ranks, the strongest first; none where it has exceptions, or is on two languages. */
function rankedBy(text: string): Ranked[] {
  const words = folded(text);
  if (LANGUAGES.test(words) || UNLESS.test(words)) return [];
  const listed = IN_ORDER.exec(words);
  const firstThen = FIRST_THEN.exec(words);
  if (!listed && !firstThen && !PREVAILS.test(words)) return [];
  const named = partsNamed(words);
  const from = listed ? listed.index : firstThen ? words.lastIndexOf(",", firstThen.index) + 1 : null;
  if (from !== null) {
    const behind = named.filter(({ at }) => at >= from);
    return behind.length > 1 ? once(behind) : [];
  }
  const winner = winnerIn(words, named);
  return winner ? [winner, { kind: "rest" }] : [];
}

/** The part that holds stands right before its verb, or right behind it. */
function winnerIn(words: string, named: readonly Named[]): Part | null {
  const verb = BEHIND.exec(words);
  const before = verb && named.filter(({ end }) => end <= verb.index && verb.index - end <= BESIDE).at(-1);
  if (before) return before;
  const ahead = AHEAD.exec(words);
  const from = ahead ? ahead.index + ahead[0].length : 0;
  return (ahead && named.find(({ at }) => at >= from && at - from <= BESIDE)) ?? null;
}

function once(parts: readonly Named[]): Part[] {
  const known = new Set<string>();
  return parts.filter(({ kind, annex }) => !known.has(`${kind} ${annex}`) && known.add(`${kind} ${annex}`));
}

/** In text order; 'the Special Terms in the Order Form' names the first only. */
function partsNamed(words: string): Named[] {
  const all = KINDS.flatMap((kind) =>
    [...words.matchAll(NAMES[kind])].map((match): Named => {
      const annex =
        match
          .slice(1)
          .find((one) => one !== undefined)
          ?.toUpperCase() ?? null;
      return { kind, annex, at: match.index, end: match.index + match[0].length };
    }),
  ).sort((one, other) => one.at - other.at || other.end - one.end);
  return all.filter(({ at }, place) => {
    const before = all.slice(0, place).find(({ end }) => at < end);
    return !before && !WITHIN.test(words.slice(Math.max(0, at - BESIDE), at));
  });
}
const WITHIN = /(?:terms|conditions|provisions) in (?:the |an? |each )?$/u;

/** The part that each clause stands in, by the titles above it. */
function partsIn(units: readonly Unit[]): Part[] {
  const annexes = annexesOf(units);
  let kind: Part["kind"] = "body";
  let isOrder = false;
  return units.map((unit, at) => {
    const opened = kindOpened(unit);
    if (opened) kind = opened;
    else if (kind === "head" && unit.number !== null && unit.text.startsWith(unit.number)) kind = "body";
    const annex = annexes[at] ?? null;
    if (annex !== annexes[at - 1]) isOrder = annex !== null && ORDER_TITLE.test(behindItsNumber(unit));
    return kind === "special" || annex === null ? { kind, annex } : { kind: "annex", annex, isOrder };
  });
}

/** 'Specification' of 'Annex 1. Specification'. */
function behindItsNumber({ text }: Unit): string {
  return folded(firstLine(text)).replace(/^\P{L}*(?:\d{1,2}\S*\s)?\p{L}+[\s№]*(?:\d{1,2}|\p{L})?\P{L}*/u, "");
}

function kindOpened({ text }: Unit): Part["kind"] | null {
  const line = firstLine(text).trim();
  if (line.length > LONGEST_TITLE || /[.;]$/u.test(line)) return null;
  if (AMENDING_TITLE.test(line) && SPECIAL.test(line)) return "special";
  if (BASE_TITLE.test(line) || OWN_TERMS.test(line)) return "body";
  if (HEAD_TITLE.test(folded(line).replace(/\P{L}+$/u, ""))) return "head";
  return ORDER_TITLE.test(folded(line)) ? "order" : null;
}
