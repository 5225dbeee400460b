/** Facts about when a price is paid. */
import * as money from "../../facts/money.cues";
import * as values from "../topic-values.cues";
import * as valuesCues from "../values.cues";
import * as cue from "./facts.cues";
import { anyOf } from "../../language/patterns";
import { clauseCandidates } from "../../facts/clauses/candidates";
import { isOfDeposit } from "../../facts/clauses/nouns";
import { saysPayment } from "../../facts/clauses/other-clause";
import { signsIn, type Sign } from "../../facts/clauses/signs";
import { durationsIn } from "../../facts/durations";
import { amountsIn } from "../../facts/sums";
import { either } from "../../text/either";
import { findInForce } from "../../text/amendments";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import type { Span } from "../../text/spans";
import { newWording } from "../../text/superseded";
import { readChanges } from "../../time/in-force";
import type { LengthMention } from "../../time/mentions";
import { percentIn } from "../amounts";
import type { Fact } from "../fact";
import { BEFORE_CHANGE, fact, inItsWords, standingAlone, toFactLength } from "./made-fact";
import { statedClauses, type StatedClause } from "./price-facts";

/** Parts of a clause, each about one payment: '40% in advance within 5 days, 60% within 30 days'. */
const PARTS = /[,;]\s/u;
const AGAIN = anyOf(money.again);
const GIVES_BACK = anyOf(cue.givesBack);
const ADVANCE = anyOf(values.advance);
const WITHIN = anyOf(valuesCues.paidWithin);

/** Excludes deadlines for notices or reports. */
function isOfPayment({ text, heading }: StatedClause["unit"]): boolean {
  const words = `${heading} ${text}`;
  if (signsIn(words).has("pays") || saysPayment(folded(words))) return true;
  return amountsIn(text).length > 0 || percentIn(text) !== null;
}

/** A clause whose time a change takes out tells none: the change does, with the time before it. */
export function paymentFacts(reading: Reading): Fact[] {
  const stated = statedClauses(reading, "payment_terms")
    .filter(({ text, unit, isChange }) => !isOfDeposit(text) && (isChange || isOfPayment(unit)))
    .filter(({ text }) => !GIVES_BACK.test(folded(text)));
  const { units, amending } = findInForce(reading);
  const isMerged = new Set<StatedClause>();
  return stated.flatMap((one, at) => {
    if (isMerged.has(one)) return [];
    const base = one.isChange ? stated.slice(at + 1).find(({ isChange }) => !isChange) : undefined;
    const change = base === undefined ? one : onlyItsPart(one, base);
    const changed = base === undefined ? null : changedTime(reading, change, base);
    if (base !== undefined && changed !== null) isMerged.add(base);
    if (changed !== null) return [changed];
    const isOfPaying = paysSomething(one) || QUOTED_FIGURE.test(one.figures) || changesPayment(reading, one);
    if (change === one && one.isChange && !isOfPaying) return [];
    const both = base === undefined ? null : withBefore(change, base);
    if (base !== undefined && both !== null) isMerged.add(base);
    if (both !== null) return [both];
    const isTakenOut =
      !one.isChange &&
      !amending.has(units.indexOf(one.unit)) &&
      durationsIn(one.figures).length !== durationsIn(one.text).length;
    return isTakenOut ? [] : paymentFact(change);
  });
}

/** Whether a change says itself that something is paid: the time it names may be that of a notice. */
function paysSomething({ text, unit }: StatedClause): boolean {
  return saysPayment(folded(`${unit.heading} ${text}`));
}

/** '"14 days" in clause 4.1 is replaced by "40 days"' names no payment: clause 4.1 does. */
function changesPayment(reading: Reading, { unit }: StatedClause): boolean {
  return [...clauseCandidates(reading).amendmentsByClause].some(
    ([changed, changes]) => changes.includes(unit) && saysPayment(folded(`${changed.heading} ${changed.text}`)),
  );
}

/** '45 days; before: 30 days': the time that a change puts in place of another, if it names one. */
function changedTime(reading: Reading, change: StatedClause, base: StatedClause): Fact | null {
  const [old] = paymentFact({ ...base, figures: base.text });
  if (old === undefined || lengthOf(old) === null || old.value.length > LONGEST_TIME) return null;
  const named = [...readChanges(reading).lengths].find(
    ([{ start, end }]) =>
      base.sentence.start <= start && end <= base.sentence.end && isTimeOf(reading, { start, end }, old),
  )?.[1];
  const [only, ...more] = named ?? [];
  const isOfPaying = paysSomething(change) || namesClause(change.text, base);
  const own = isOfPaying ? newTime(change, old) : null;
  const made = only && more.length === 0 ? ofMention(reading, only, change) : own;
  if (made === null || made.value === old.value) return null;
  return { ...made, value: `${made.value}; ${BEFORE_CHANGE[base.unit.language]} ${old.value}` };
}

/** What a change of this clause says, and what it said before; null where the change may be of something else. */
function withBefore(change: StatedClause, base: StatedClause): Fact | null {
  const [made] = paymentFact(change);
  const [old] = paymentFact({ ...base, figures: base.text });
  const isOfIt = namesClause(change.text, base) || change.unit.text.length <= LONGEST_CHANGE;
  if (!made || !old || !isOfIt || !paysOrNames(change, base) || !isOfOneSort(change.text, base.text)) return null;
  return old.value === made.value
    ? null
    : { ...made, value: `${made.value}; ${BEFORE_CHANGE[base.unit.language]} ${old.value}` };
}

/** A length takes the place of a length, a day of the month that of such a day. */
function isOfOneSort(one: string, other: string): boolean {
  const isDay = (text: string) => signsIn(text).has("dayOfMonth");
  return (durationsIn(one).length > 0 && durationsIn(other).length > 0) || (isDay(one) && isDay(other));
}

const paysOrNames = (change: StatedClause, base: StatedClause) =>
  namesClause(change.text, base) || paysSomething(change);
/** A change that is told in a sentence or two changes one clause. UTF-16 units. */
const LONGEST_CHANGE = 300;

/** The one time of a change that isn't the old one. */
function newTime({ text, passage }: StatedClause, old: Fact): Fact | null {
  const times = durationsIn(text).filter((time) => !old.value.startsWith(standingAlone(time.text)));
  const [only, ...more] = times;
  if (!only || more.length > 0 || only.days === 0) return null;
  return { ...fact("payment_terms", standingAlone(only.text), passage), ...toFactLength(only) };
}

const SENTENCES = /(?<=[.;])\s+(?=\p{Lu}|\(?[\p{L}\d]{1,2}[.)])/u;

/** Of a change of several clauses, the sentences that name the clause of the payment. */
function onlyItsPart(change: StatedClause, base: StatedClause): StatedClause {
  const own = change.text
    .split(SENTENCES)
    .filter((sentence) => namesClause(sentence, base) && durationsIn(sentence).length > 0);
  const text = own.join(" ");
  return own.length === 0 ? change : { ...change, text, figures: newWording(text) };
}

/** 'In clause 2, 14 days becomes 10 days'. */
function namesClause(words: string, { unit: { number } }: StatedClause): boolean {
  const bare = number?.replace(/^[^\d]+|[.)]+$/gu, "") ?? "";
  if (bare === "") return false;
  for (let at = words.indexOf(bare, 1); at > 0; at = words.indexOf(bare, at + 1)) {
    const isAlone =
      /[\s(§-]$/u.test(words.slice(at - 1, at)) && !/^(?:\d|[,.]\d|\s?%)/u.test(words.slice(at + bare.length));
    if (isAlone && /\p{L}/u.test(words.slice(0, at)) && !isCount(words.slice(at + bare.length))) return true;
  }
  return false;
}

/** '30 days' names no clause 30. */
function isCount(behind: string): boolean {
  return IS_COUNT.test(behind);
}
const IS_COUNT = either(
  String.raw`^ (?:[\p{L}-]{1,12} )?(?:days?|weeks?|months?|years?|hours?)\b`,
  String.raw`^ (?:[\p{L}-]{1,14} )?(?:дн|день|недел|месяц|год|лет|час|руб|числ)`,
  "^ (?:хоног|өдөр|өдр|сар|жил|цаг|төгрөг|дугаар|хувь)",
);

/** A time alone, without the sentence that says more of it. UTF-16 units. */
const LONGEST_TIME = 90;

const lengthOf = ({ months, days }: Fact) => (months === undefined && days === undefined ? null : { months, days });

function isTimeOf({ contract: { text } }: Reading, { start, end }: Span, { value }: Fact): boolean {
  return value.startsWith(standingAlone(text.slice(start, end).replace(/\s+/gu, " ")));
}

function ofMention(
  { contract: { text } }: Reading,
  { start, end, length }: LengthMention,
  { passage }: StatedClause,
): Fact {
  const value = standingAlone(text.slice(start, end).replace(/\s+/gu, " "));
  const { months, days, businessDays } = length;
  return { ...fact("payment_terms", value, passage), ...toFactLength({ years: 0, months, days: days + businessDays }) };
}

const PART_ONLY = anyOf(cue.partOnly);
const SHARE = /(?<!\d)(?!100)\d{1,2} ?%/u;

/** '30 % on signing, 70 % within 40 days': one length alone would be half of what is agreed. */
function isOfAPart(text: string): boolean {
  return SHARE.test(text) || PART_ONLY.test(folded(text));
}

const TIME: readonly Sign[] = ["dayOfMonth", "within", "inAdvance"];

/** A change may say it in quoted words only: '"the 10th" becomes "the 15th"'. */
function saysWhen({ figures, isChange }: StatedClause): boolean {
  if (TIME.some((sign) => signsIn(figures).has(sign)) || durationsIn(figures).length > 0) return true;
  return isChange && QUOTED_FIGURE.test(figures);
}
const QUOTED_FIGURE = /["“«„]\d/u;

/** The parts of the clause about time, and the duration unless something else is due first; none if it says no time. */
function paymentFact(stated: StatedClause): Fact[] {
  const { text, passage, isCertain } = stated;
  if (!saysWhen(stated)) return [];
  const parts = text.split(PARTS);
  const timed = parts.filter((part) => TIME.some((sign) => signsIn(part).has(sign)));
  const due = stated.figures
    .split(PARTS)
    .filter((part) => !ADVANCE.test(part) && !AGAIN.test(folded(part)))
    .join(", ");
  const length = stated.isChange || WITHIN.test(due) ? (durationsIn(due).find(isLength) ?? null) : null;
  const isInParts = !stated.isChange && isOfAPart(stated.figures);
  const value = inItsWords(timed.length > 0 && !isInParts ? timed.join(", ") : text);
  const words = length && !isInParts ? `${standingAlone(length.text)}${anchorOf(text, length.text)}` : value;
  const told = fact("payment_terms", words, passage, isCertain);
  return [length && length.days > 0 ? { ...told, ...toFactLength(length) } : told];
}

/** 'The first day of each month' is a day, and no time to pay. */
const isLength = ({ text }: { text: string }) => !NAMES_A_DAY.test(text);
const NAMES_A_DAY = either(
  String.raw`^(?:first|second|third|fourth|fifth|tenth|last|\d{1,2}(?:st|nd|rd|th))(?!\p{L})`,
  String.raw`^(?:перв|последн|\d{1,2}-?(?:й|го|е)(?!\p{L}))`,
  String.raw`^(?:эхний|сүүлийн|\d{1,2}-(?:ны|ний)(?!\p{L}))`,
);

/** Behind a time: what it counts from, up to the next stop. UTF-16 units. */
const LONGEST_ANCHOR = 60;
const COUNTS_FROM = either(
  String.raw`^ (?:after|of|from|following) (?!this\b)[^.,;()]{3,60}`,
  String.raw`^ (?:после|со дня|с даты|с момента) [^.,;()]{3,60}`,
);
/** From the invoice times count everywhere: that needs no words. */
const FROM_INVOICE = either(
  String.raw`\b(?:invoice|bill|receipt|date)\b`,
  String.raw`(?<!\p{L})(?:сч[её]т|акт|накладн|подписани)`,
);

/** '20 Business Days after the call notice': a time that doesn't count from the invoice says from what. */
function anchorOf(text: string, length: string): string {
  const at = text.indexOf(length);
  const behind =
    at < 0 ? "" : text.slice(at + length.length, at + length.length + LONGEST_ANCHOR).replace(/\s+/gu, " ");
  const anchor = COUNTS_FROM.exec(behind)?.[0] ?? "";
  if (anchor === "" || FROM_INVOICE.test(anchor)) return "";
  return anchor.length + 1 < LONGEST_ANCHOR ? anchor.trimEnd() : anchor.replace(/\s\S*$/u, "");
}
