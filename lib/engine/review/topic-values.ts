import * as cue from "./topic-values.cues";
import { anyOf, withFlags } from "../language/patterns";
import { durationsIn } from "../facts/durations";
import { folded } from "../text/folding";
import type { Fact } from "./fact";
import { isOnOtherMatter, isPaidAhead } from "./other-matters";
import type { TopicValue } from "./reading-of-topic";
import type { TopicReview } from "./review";

const BOTH_SIDES = anyOf(cue.bothSides);
const ONE_SIDE = [cue.oneSide.en, cue.oneSide.ru, cue.oneSide.mn].map((pack) => withFlags(anyOf(pack), "gu"));
const ONE_MAY = anyOf(cue.oneMay);
const YEARLY_FEES = anyOf(cue.timesTheFees);
const TWICE = anyOf(cue.factorOfFees.en.two, cue.factorOfFees.ru.two);
const THREE_TIMES = anyOf(cue.factorOfFees.en.three, cue.factorOfFees.ru.three);
const PER_MONTH = anyOf(cue.perMonth);
const PER_YEAR = anyOf(cue.perYear);
const PERCENT_OF_FEES = /(\d{2,3})\s?%/u;

/** Topics whose clauses grant something to one side, or to both. */
const SIDED = ["liability_cap", "indemnity", "termination_for_convenience", "assignment", "no_solicit_employees"];
/** Topics without their own fact whose clauses name a duration. */
const LASTING = ["warranty_duration", "no_solicit_employees"];
const [MONTH_DAYS, YEAR_DAYS] = [30, 365];

/** What a topic's passages say in comparable form, or null. `facts` are the topic's own. */
export function topicValue(
  { topic, passages }: TopicReview,
  { facts, text }: { facts: readonly Fact[]; text: string },
): TopicValue | null {
  const clauses = passages.map(({ content }) => content);
  const read = {
    ...(LASTING.includes(topic) ? onlyLength(clauses) : {}),
    ...(topic === "liability_cap" ? timesInAYear(clauses) : {}),
    ...(SIDED.includes(topic)
      ? mutuality(
          clauses,
          passages.map((passage) => withWhatFollows(text, passage)),
        )
      : {}),
  };
  const stated = ofFacts(topic === "payment_terms" ? restFirst(facts) : facts);
  if (!stated && Object.keys(read).length === 0) return null;
  return { ...(stated ?? { text: clauses[0] ?? "", basis: "likely" }), ...read };
}

/** The first fact; where each side has its own, both are told: '60 days (Client); 120 days (Supplier)'. */
function ofFacts(facts: readonly Fact[]): TopicValue | null {
  const [first] = facts;
  if (!first) return null;
  const sided = facts.filter(({ role }) => role !== undefined);
  const words = [...new Set(sided.map(inWords))].join("; ");
  return { ...ofFact(first), ...(sided.length > 1 ? { text: words } : {}) };
}

/** Times to pay without those of a clause on another matter, and what is paid ahead behind the rest. */
function restFirst(facts: readonly Fact[]): Fact[] {
  const own = facts.filter(({ passage }) => !isOnOtherMatter("payment_terms", folded(passage.content)));
  const isAhead = ({ passage }: Fact) => isPaidAhead(folded(passage.content));
  return [...own.filter((fact) => !isAhead(fact)), ...own.filter(isAhead)];
}

const inWords = ({ value, role }: Fact) => (role === undefined ? value : `${value} (${role})`);

function ofFact(fact: Fact): TopicValue {
  const { kind, value, basis, months, days, percent, percentPerDay, passage } = fact;
  const aDay = percentPerDay ?? (kind === "late_payment" ? perDay(percent, passage.content) : undefined);
  return {
    text: inWords(fact),
    basis,
    ...(months === undefined ? {} : { months }),
    ...(days === undefined ? {} : { days }),
    ...(percent === undefined ? {} : { percent }),
    ...(aDay === undefined ? {} : { percentPerDay: aDay }),
    ...(kind === "governing_law" || kind === "dispute_resolution" ? { name: value } : {}),
  };
}

/** '07 дугаар сарын 01': the month of a day, and not how often a rate is due. */
const MONTH_OF_A_DATE = /\d{1,2}(?:-?р)?(?:\s(?:дугаар|дүгээр))?\sсарын\s\d/gu;

/** A monthly or yearly rate per day; undefined if it is neither. */
function perDay(percent: number | undefined, clause: string): number | undefined {
  if (percent === undefined) return undefined;
  if (PER_MONTH.test(clause.replace(MONTH_OF_A_DATE, " "))) return percent / MONTH_DAYS;
  return PER_YEAR.test(clause) ? percent / YEAR_DAYS : undefined;
}

/** How far after a sentence about both sides an exception for one is still read. UTF-16 units. */
const FOLLOWING = 400;

/** A passage up to the end of its paragraph, if that is near. */
function withWhatFollows(text: string, { start, end }: { start: number; end: number }): string {
  const lineEnd = text.indexOf("\n", end);
  return text.slice(start, Math.min(end + FOLLOWING, lineEnd < 0 ? text.length : lineEnd));
}

/**
 * Whether both sides are named equally, without an exception for one; false if the same one side is the subject of all
 * clauses.
 */
function mutuality(clauses: readonly string[], paragraphs: readonly string[]): Pick<TopicValue, "isMutual"> {
  if (clauses.some((clause) => BOTH_SIDES.test(clause)))
    return paragraphs.some((paragraph) => ONE_MAY.test(paragraph)) ? {} : { isMutual: true };
  const subjects = clauses.flatMap((clause) =>
    ONE_SIDE.flatMap((pattern) => [...clause.matchAll(pattern)].map((match) => match[1] ?? "")),
  );
  return new Set(subjects).size === 1 ? { isMutual: false } : {};
}

const WITHIN = anyOf(cue.deadlineBefore);
/** Days; shorter periods are often deadlines. */
const LEAST_LASTING = 60;

function timesInAYear(clauses: readonly string[]): Pick<TopicValue, "times"> {
  const clause = clauses.find((one) => YEARLY_FEES.test(one));
  if (clause === undefined) return {};
  if (TWICE.test(clause)) return { times: 2 };
  if (THREE_TIMES.test(clause)) return { times: 3 };
  return { times: Number(PERCENT_OF_FEES.exec(clause)?.[1] ?? 100) / 100 };
}

/** The only duration that the clauses name; deadlines don't count. */
function onlyLength(clauses: readonly string[]): Pick<TopicValue, "months" | "days"> {
  const lengths = clauses.flatMap((clause) =>
    durationsIn(clause).filter(
      ({ start, days }) => days === 0 || days >= LEAST_LASTING || !WITHIN.test(clause.slice(0, start)),
    ),
  );
  const [first, ...others] = new Set(lengths.map(({ years, months, days }) => `${years * 12 + months} ${days}`));
  if (first === undefined || others.length > 0) return {};
  const [months = 0, days = 0] = first.split(" ").map(Number);
  return { ...(months > 0 ? { months } : {}), ...(days > 0 ? { days } : {}) };
}
