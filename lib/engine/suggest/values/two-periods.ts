import { groupedBy } from "@/lib/grouped-by";
import { anyOf } from "../../language/patterns";
import { durationsIn, type Duration } from "../../facts/durations";
import { findInForce } from "../../text/amendments";
import { folded } from "../../text/folding";
import { hasWordFrom } from "../../text/matcher";
import { sentenceAt, sentencesWithin } from "../../text/reading";
import type { Span } from "../../text/spans";
import type { Unit } from "../../text/units";
import { clauseSentences, type Draft } from "../draft";
import { finding, type Check } from "../check";
import { referencesIn, type Reference } from "../references/references";
import * as cue from "./survival-period.cues";

const hasWords = hasWordFrom(cue.lastingWords);
const SURVIVES = anyOf(cue.staysInForce);
const AFTER_ITS_END = anyOf(cue.afterItsEnd);
const PART = /;\s/u;
/** Days. A shorter time is one to do something in. */
const FEWEST = 80;
const [YEAR, MONTH] = [365, 30.4];
/** 24 months and two years are one length. */
const NEARLY = 0.05;

/** A contract says it of a few clauses; each is looked up among all. */
const MOST = 50;

/** '§ 8 survives for three years', where § 8 itself says two: reported where it is said to survive. */
export const twoPeriods: Check = (draft) => {
  const named = groupedBy(referencesIn(draft), ({ start }) => sentenceAt(draft.reading, start)?.start ?? -1);
  return clauseSentences(draft)
    .filter((sentence) => named.has(sentence.start) && hasWords(sentence) && SURVIVES.test(sentence.folded))
    .slice(0, MOST)
    .flatMap((sentence) => {
      const values = firstDifference(draft, sentence, named.get(sentence.start) ?? []);
      return values ? [finding("contradiction", sentence, { values, severity: "high" })] : [];
    });
};

/** Of the first part of a sentence that lets one clause survive for another time than its own; null if none does. */
function firstDifference(draft: Draft, sentence: Span, references: readonly Reference[]) {
  const unit = findInForce(draft.reading).units.find(
    ({ start, end }) => start <= sentence.start && sentence.start < end,
  );
  let from = sentence.start;
  for (const part of draft.text.slice(sentence.start, sentence.end).split(PART, MOST)) {
    const end = from + part.length;
    const numbers = new Set(references.filter(({ start }) => from <= start && start < end).map(({ number }) => number));
    numbers.delete(unit?.number ?? ""); // 'Section 1. This Agreement remains in force'
    from = end + 2;
    const [number, ...others] = numbers;
    const said = number !== undefined && others.length === 0 && SURVIVES.test(folded(part)) ? onlyLength(part) : null;
    const own = said && number !== undefined ? ownPeriod(draft, number, sentence.start) : null;
    if (said && own && number !== undefined && !areAlike(said, own))
      return { first: own.text, where: number, second: said.text, here: nameOf(unit) };
  }
  return null;
}

/** The one time for which a clause holds after the contract has ended; null if it says none, or several. */
function ownPeriod(draft: Draft, number: string, elsewhere: number): Duration | null {
  const clauses = findInForce(draft.reading).units.filter(
    (unit) => unit.number === number && !(unit.start <= elsewhere && elsewhere <= unit.end),
  );
  const lengths = clauses
    .flatMap((unit) => sentencesWithin(draft.reading, unit))
    .filter((sentence) => AFTER_ITS_END.test(sentence.folded))
    .map(({ start, end }) => onlyLength(draft.text.slice(start, end)));
  const [only, ...others] = lengths;
  return others.length === 0 ? (only ?? null) : null;
}

function onlyLength(text: string): Duration | null {
  const [only, ...others] = durationsIn(text).filter((length) => daysOf(length) >= FEWEST);
  return only && others.length === 0 ? only : null;
}

const daysOf = ({ years, months, days }: Duration) => years * YEAR + months * MONTH + days;

function areAlike(one: Duration, other: Duration): boolean {
  const [less, more] = [daysOf(one), daysOf(other)].toSorted((a, b) => a - b);
  return (more ?? 0) - (less ?? 0) <= NEARLY * (more ?? 0);
}

function nameOf(unit: Unit | undefined): string {
  if (!unit) return "";
  const { number, heading } = unit;
  // an item 'e' is found by the heading that it stands under
  return number !== null && /\d/u.test(number) ? number : [heading, number && `(${number})`].filter(Boolean).join(" ");
}
