import { notDoneInTime } from "../other-matters.cues";
import * as cue from "../values.cues";
import { anyOf } from "../../language/patterns";
import { isPlausibleName } from "../../parties/plausible-name";
import { companiesThatSigned } from "../../parties/signatures";
import { findTitle } from "../../summary/title";
import { signsIn } from "../../facts/clauses/signs";
import { folded } from "../../text/folding";
import { changesTo } from "../../text/qualified";
import type { Reading } from "../../text/reading";
import { isPerDay, percentIn } from "../amounts";
import { clauseFacts } from "./clause-facts";
import type { Fact } from "../fact";
import { goingOnFacts } from "./going-on-facts";
import { fact, quoted } from "./made-fact";
import { ownDayFacts, type LearnedDays } from "./own-day-facts";
import { partyFacts } from "./party-facts";
import type { TopicReview } from "../review";
import { withOtherClause } from "./two-clauses";
import { endOfWord } from "../../text/spans";
import * as lateCue from "./late-rate.cues";
import { withoutWordPatches } from "./word-patches";

type Maker = (reading: Reading, reviews: ReadonlyMap<string, TopicReview>) => Fact[];

/** Key facts of a contract. `reviews` must be from the same reading. Facts not found are missing. */
export function findFacts(reading: Reading, reviews: readonly TopicReview[], days: LearnedDays = {}): Fact[] {
  const byTopic = new Map(reviews.map((one) => [one.topic as string, one]));
  const makers = [title, partyFacts, (one: Reading) => ownDayFacts(one, days), ...MAKERS];
  const facts = eachOnce(makers.flatMap((make) => make(reading, byTopic))).filter(({ value }) => !BLANK.test(value));
  return withOtherClause(reading, withoutWordPatches(reading, facts)).map((one) =>
    changesTo(reading, [one.passage]).length > 0 ? { ...one, basis: "likely" } : one,
  );
}

/** A field of a template that nobody filled in: '{governing_law}', '[[name]]'. */
const BLANK = /\{\{?[\p{L}_ .-]{2,60}\}|\[\[[^\]]{1,60}\]\]/u;

/** One change may alter two clauses that state the same fact. */
function eachOnce(facts: readonly Fact[]): Fact[] {
  const told = new Set<string>();
  return facts.filter(({ kind, value, passage }) => {
    const key = `${kind} ${passage.start} ${value}`;
    return !told.has(key) && told.add(key);
  });
}

const title: Maker = (reading) => {
  const name = findTitle(reading);
  const start = name === null ? -1 : reading.contract.text.indexOf(name);
  return name !== null && start >= 0 ? [fact("title", name, quoted(reading, { start, end: start + name.length }))] : [];
};

/** Each rate once: two clauses may have one each, for two parts of a debt, or against each other. */
const late: Maker = (_, reviews) => {
  const told = new Set<string>();
  return (reviews.get("late_payment")?.passages ?? []).flatMap((passage) => {
    const rate = LATE_DELIVERY.test(folded(passage.content)) ? null : percentIn(passage.content);
    if (!rate) return [];
    const found = rateOf(passage.content, rate);
    const key = JSON.stringify(found);
    if (told.has(key) || (told.size > 0 && !signsIn(passage.content).has("lateness"))) return [];
    told.add(key);
    return [{ ...fact("late_payment", rateInWords(passage.content, rate.text), passage), ...found }];
  });
};

const LATE_DELIVERY = anyOf(cue.lateDelivery, notDoneInTime);
const IN_A_LONGER_TIME = anyOf(cue.longerThanADay);
/** Percent. Nobody agrees to more for each day. */
const MOST_PER_DAY = 5;
/** UTF-16 units. */
const BESIDE_RATE = 60;

/** 'At 10% per annum for each day from the default date' is a yearly rate. */
function rateOf(clause: string, { text, percent }: { text: string; percent: number }) {
  const at = clause.indexOf(text);
  const beside = folded(clause.slice(Math.max(0, at - BESIDE_RATE), at + text.length + BESIDE_RATE));
  const isPerLonger = IN_A_LONGER_TIME.test(beside) || percent > MOST_PER_DAY;
  return isPerDay(clause) && !isPerLonger ? { percentPerDay: percent } : { percent };
}

const signatories: Maker = (reading) =>
  companiesThatSigned(reading.contract.text)
    .filter(({ name }) => name !== null && isPlausibleName(name))
    .map((party) => fact("signatories", party.name ?? "", quoted(reading, party)));

const MAKERS: readonly Maker[] = [goingOnFacts, late, clauseFacts, signatories];

const PERIOD = anyOf(lateCue.period);
const PERIOD_AHEAD = anyOf(lateCue.periodAhead);
const ADDED_TO = anyOf(lateCue.addedTo);
const ENDS = anyOf(lateCue.endsRate);
const OR_ELSE = anyOf(lateCue.orElse);
const AT_MOST = anyOf(lateCue.atMost);
/** UTF-16 units. */
const [BEFORE, BEHIND] = [90, 100];

/** A rate with how often it is due and the most it comes to, as written: '1.5% per month' is not '1.5%'. */
export function rateInWords(clause: string, rate: string): string {
  const start = clause.indexOf(rate);
  const end = start + rate.length;
  const behind = clause.slice(end, end + BEHIND);
  const period = PERIOD.exec(behind.slice(0, endOf(behind)));
  const until = endOfWord(clause, end + (period ? period.index + period[0].length : 0));
  const rest = clause.slice(until, until + BEHIND + BEFORE);
  const added = ADDED_TO.exec(rest.slice(0, BEHIND))?.[0] ?? OR_ELSE.exec(rest)?.[0] ?? "";
  const most = added === "" ? (AT_MOST.exec(rest)?.[0] ?? "") : "";
  const ahead = period ? "" : (PERIOD_AHEAD.exec(clause.slice(Math.max(0, start - BEFORE), start))?.[0] ?? "");
  return `${ahead}${clause.slice(start, until)}${added}${most}`.replace(/\s+/gu, " ").trim();
}

function endOf(words: string): number {
  return ENDS.exec(words)?.index ?? words.length;
}
