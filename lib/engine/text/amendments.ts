import {
  AMENDING_TITLE,
  ANOTHER_PART,
  BASE_TITLE,
  OPERATION,
  OWN_TERMS,
  PREVAILING,
  SPECIAL,
  OWN_EFFECT,
} from "./amendment-words";
import {
  changedByItems,
  changedIn,
  changesOpenedBy,
  clausesOfContract,
  MOST_OF_A_NUMBER,
  NumberedClauses,
} from "./changed-clauses";
import { referencesIn } from "./clauses-named";
import { firstLine, numberOf } from "./parts";
import { type Unit, splitUnits } from "./units";
import type { Reading } from "./reading";
import type { Span } from "./spans";
import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../language/stem";
import { STOP } from "../lexicon/stop-words";
import { folded, splitWords } from "./folding";

/** Which clauses of a contract are changed by others in it, by index among the units. */
export type TextInForce = {
  /** Clauses of an amendment, side letter or special terms; they prevail. */
  amending: ReadonlySet<number>;
  /** Clauses changed by another one. */
  amended: ReadonlySet<number>;
  /** For each clause, those it changes and those that change it. */
  ties: ReadonlyMap<number, readonly number[]>;
  /** For each clause that another changes, those that do. */
  changers: ReadonlyMap<number, readonly number[]>;
};

/** A row of a protocol of disagreements begins with the clause that it is about: '8.2 | 30 days | …'. */
const ROW = /(?:^|\n)[ \t]{0,8}(?:п\.\s?)?(\d{1,3}(?:\.\d{1,3}){0,3})\.?[ \t]*[|\t]/gu;
/** Outside an amendment, a clause that names more than these only mentions them. */
const MOST_CHANGED = 3;
/** An amendment comes after the text it changes; special terms may come before it. */
const FIRST_SHARE = 0.3;

/** Reads which clauses of a contract change others. Linear in the text. */
export function readTextInForce(units: readonly Unit[]): TextInForce {
  const amending = amendingUnits(units);
  const numbered = new NumberedClauses(units, amending);
  const [ties, changers] = [new Map<number, number[]>(), new Map<number, number[]>()];
  const amended = new Set<number>();
  const byWords = changedWithoutNumber(units, amending);
  const listed = listedChanges(units, amending);
  units.forEach((unit, at) => {
    const isOfChanges = amending.has(at);
    const rows = isOfChanges ? [...unit.text.matchAll(ROW)].map(({ 1: number = "" }) => number) : [];
    const named = isOfChanges ? clausesOfContract(unit.text) : changedIn(unit.text);
    const changed = [
      ...rows.flatMap((number) => numbered.named(number)),
      ...named.flatMap(({ number, annex }) => numbered.named(number, annex)),
      ...(listed[at] ?? []).flatMap((number) => numbered.named(number)),
    ];
    const targets = [...new Set([...changed, ...(byWords.get(at) ?? [])])].filter((target) => target !== at);
    if (!isOfChanges && targets.length > MOST_CHANGED && !listed[at]) return;
    for (const target of targets) {
      amended.add(target);
      tie(ties, at, target);
      tie(ties, target, at);
      tie(changers, target, at);
    }
  });
  return { amending, amended, ties, changers };
}

/**
 * Of each clause outside an amendment the clauses that it changes as a list: 'The parties agree the following
 * amendments: (i) in 3.3 …'. The items may be clauses of their own.
 */
function listedChanges(units: readonly Unit[], amending: ReadonlySet<number>): (string[] | null)[] {
  let above: string | null = null;
  return units.map(({ text, number, isTitle }, at) => {
    if (amending.has(at)) return null;
    const isItem = above !== null && !isTitle && (number?.startsWith(`${above}.`) === true || LETTERED.test(text));
    const opened = changesOpenedBy(text);
    if (opened !== null) above = number;
    else if (!isItem) above = null;
    if (opened !== null) return changedByItems(opened);
    return isItem ? changedByItems(text.slice(number !== null && text.startsWith(number) ? number.length : 0)) : null;
  });
}
const LETTERED = /^\((?:\p{L}{1,4}|\d{1,2})\)\s/u;

function tie(ties: Map<number, number[]>, one: number, other: number): void {
  const known = ties.get(one);
  if (!known) ties.set(one, [other]);
  else if (known.length < MOST_OF_A_NUMBER * MOST_CHANGED) known.push(other);
}

function amendingUnits(units: readonly Unit[]): Set<number> {
  const amending = new Set<number>();
  let isOpen = false;
  let early: ReturnType<typeof numberOf> | "opened" = null;
  units.forEach((unit, at) => {
    const place = at / units.length;
    const opens = opensAmendment(unit, place);
    const number = numberOf(unit.text);
    const isBehind = early !== null && early !== "opened" && number !== null && !opens && isOtherSeries(early, number);
    isOpen = opens || (isOpen && !isBehind && !(unit.isTitle && ANOTHER_PART.test(unit.text)));
    if (opens) early = place > FIRST_SHARE ? null : "opened";
    else if (early !== null && number !== null) early = isOpen ? number : null;
    if (isOpen) amending.add(at);
    if (isBaseTitle(unit)) isOpen = false;
  });
  return amending;
}

/** Special terms before the text that they change end where another series of numbers begins: B1 to B7, then 1. */
function isOtherSeries(last: Numbered, next: Numbered): boolean {
  return next.series !== last.series || next.whole < last.whole;
}
type Numbered = { series: string; whole: number };

function isBaseTitle({ text, isTitle }: Unit): boolean {
  if (BASE_TITLE.test(text) || (isTitle && OWN_TERMS.test(text))) return true;
  return text.length <= HEAD && OWN_TERMS.test(firstLine(text));
}

function opensAmendment(unit: Unit, place: number): boolean {
  if (unit.number !== null && unit.text.startsWith(unit.number)) return false;
  const head = unit.text.slice(0, HEAD);
  if (place > FIRST_SHARE && PREVAILING.test(head)) return true;
  if (AMENDING_TITLE.test(head)) return place > FIRST_SHARE || SPECIAL.test(head);
  return place > FIRST_SHARE && laterLines(unit.text).some((line) => AMENDING_TITLE.test(line));
}
const HEAD = 220;
const LONGEST_TITLE = 80;

/** Lines after a clause's head that may be a title: the amendment follows without an empty line. */
function laterLines(text: string): string[] {
  return text
    .slice(HEAD)
    .split("\n")
    .slice(1)
    .filter(
      (line) => line.replace(/\s{2,}/gu, " ").length <= LONGEST_TITLE && !/(?:[;:,]|\p{Ll}{3}\.)\s*$/u.test(line),
    );
}

type InForce = TextInForce & { units: readonly Unit[] };
const inForce = new WeakMap<Reading, InForce>();

/** The clauses of a contract, and which of them are changed by others; read once for all who ask. */
export function findInForce(reading: Reading): InForce {
  const ready = inForce.get(reading);
  if (ready) return ready;
  const units = splitUnits(reading);
  const made = { ...readTextInForce(units), units };
  inForce.set(reading, made);
  return made;
}

/** The clauses that another one of the same text changes, in its order. */
export function amendedClauses(reading: Reading): Span[] {
  const { amended, units } = findInForce(reading);
  return units.flatMap(({ start, end }, at) => (amended.has(at) ? [{ start, end }] : []));
}

/** A stem in more clauses than this doesn't show which one is meant. */
const MOST_CLAUSES = 10;
/** From this share of its words' weight on, a clause is what the change is about; a change of few words needs more. */
const SAME = 0.3;
const FEWEST_SHARED = 2;
/** How much better than the second one the first has to be. */
const BETTER = 1.15;
/** An order form with all terms behind it is no amendment. */
const LARGEST = 0.4;
/** The title and the parties. */
const TITLE_UNITS = 2;
/** UTF-16 units. */
const SHORTEST = 20;
const LINE = /\n|(?<=\p{Ll}[.;])\s+(?=\p{Lu})/u;
const SIGNED = /_{4}/u;
const OWN_NUMBER = /^\s*\(?[\p{L}\d.-]{1,6}[.)]\s/u;

type Index = { stems: readonly ReadonlySet<string>[]; places: ReadonlyMap<string, readonly number[]> };

/**
 * The clause that each line of an amendment changes without naming its number: 'The fee becomes £45,600'. Only the
 * nearest by rare words, and only if it is plainly nearer than the next. Linear in the text.
 */
function changedWithoutNumber(units: readonly Unit[], amending: ReadonlySet<number>): Map<number, number[]> {
  const found = new Map<number, number[]>();
  if (amending.size === 0 || amending.size > LARGEST * units.length) return found;
  const index = indexOf(units, amending);
  for (const at of amending) {
    const unit = units[at];
    if (!unit || unit.isTitle) continue;
    const targets = new Set(unit.text.split(LINE).flatMap((line) => targetOf(line, unit, index) ?? []));
    if (targets.size > 0) found.set(at, Array.from(targets));
  }
  return found;
}

function indexOf(units: readonly Unit[], amending: ReadonlySet<number>): Index {
  const stems = units.map((unit, at) =>
    at < TITLE_UNITS || amending.has(at) || unit.isTitle
      ? new Set<string>()
      : stemsOf(unit, `${unit.heading} ${unit.text}`),
  );
  const found = groupedBy(
    stems.flatMap((own, at) => [...own].map((stem) => ({ stem, at }))),
    ({ stem }) => stem,
  );
  const places = new Map([...found].map(([stem, all]) => [stem, all.map(({ at }) => at)]));
  return { stems, places };
}

function stemsOf({ language }: Unit, text: string): Set<string> {
  const stems = splitWords(folded(text)).map((word) => stemIn(language, word));
  return new Set(stems.filter((stem) => (stem.length > 2 || /\d/u.test(stem)) && !STOP[language].has(stem)));
}

function targetOf(line: string, unit: Unit, { stems, places }: Index): number | null {
  if (line.length < SHORTEST || SIGNED.test(line) || referencesIn(line).length > 0) return null;
  if (!OPERATION.test(line) && (OWN_EFFECT.test(line) || !/\d/u.test(line.replace(OWN_NUMBER, "")))) return null;
  const own = stemsOf(unit, line);
  const scores = new Map<number, { weight: number; shared: number }>();
  let all = 0;
  for (const stem of own) {
    const at = places.get(stem) ?? [];
    if (at.length === 0 || at.length > MOST_CLAUSES) continue;
    const weight = Math.log(stems.length / at.length);
    all += weight;
    for (const place of at) {
      const known = scores.get(place) ?? { weight: 0, shared: 0 };
      scores.set(place, { weight: known.weight + weight, shared: known.shared + 1 });
    }
  }
  const [first, second] = [...scores].sort(([, one], [, other]) => other.weight - one.weight);
  if (!first || first[1].shared < FEWEST_SHARED || first[1].weight < SAME * all) return null;
  return first[1].weight >= BETTER * (second?.[1].weight ?? 0) ? first[0] : null;
}
