/** A price that an amendment puts in place of another: both are told at once, the new one first. */
import type { Language } from "@/lib/copy/languages";
import { datesIn } from "../../facts/date-text";
import { speaksOfPrice } from "../../facts/clauses/nouns";
import { isRate } from "../../facts/money";
import { either } from "../../text/either";
import { findInForce } from "../../text/amendments";
import { folded } from "../../text/folding";
import type { Reading } from "../../text/reading";
import type { Unit } from "../../text/units";
import { parseAmount } from "../amounts";
import type { Fact } from "../fact";
import { BEFORE_CHANGE, fact, quoted } from "./made-fact";

export type PriceOf = { clause: { text: string; sentence: { start: number } }; price: Fact; isLater: boolean };

/** For a while only: 'for August', 'until 31 July', 'in the first three months'. */
const FOR_A_WHILE = either(
  String.raw`\b(?:until|till|through|up to|between|during|for (?:the )?(?:first|month|january|february|march|april|may|june|july|august|(?:sept|octo|nov|dec)\p{L}+))\b`,
  String.raw`(?<!\p{L})(?:по|до) \d{1,2}|(?<!\p{L})за (?:январ|феврал|март|апрел|май|июн|июл|август|сентябр|октябр|ноябр|декабр)|пока(?!\p{L})`,
  "хүртэл|дуустал|хооронд|эхний",
);
/** Right before a day, and right behind it: from that day on. */
const FROM = either(
  String.raw`\b(?:from|beginning|starting|as of|as from|effective|after)(?: the| on)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)? $`,
  String.raw`(?<!\p{L})с $`,
);
const FROM_IT = /^(?:-?\p{L}{2,4})?(?: өдр?өөс| эхлэн|-?(?:нээс|наас|ноос|нөөс|ээс|аас|оос|өөс))/u;
/** UTF-16 units. */
const BESIDE = 24;

/** One fact for a price and the one it replaces; null where a change holds only for a while, or in another currency. */
export function changedPrice(prices: readonly PriceOf[], language: Language): Fact[] | null {
  const lasting = prices.filter((one) => one.isLater && !FOR_A_WHILE.test(folded(sentenceOf(one))));
  const latest = lasting.reduce<PriceOf | null>(
    (last, one) => (last && last.clause.sentence.start > one.clause.sentence.start ? last : one),
    null,
  );
  const old = prices.find(({ isLater }) => !isLater);
  if (!latest || !old || latest.price.currency !== old.price.currency || !speaksOfPrice(latest.clause.text))
    return null;
  if (isRate(latest.price.value) && !isRate(old.price.value) && !speaksOfPrice(old.clause.text)) return null;
  if (latest.price.value === old.price.value) return [latest.price];
  const from = startIn(sentenceOf(latest));
  const value = `${latest.price.value}${from === "" ? "" : `, ${from}`}; ${BEFORE_CHANGE[language]} ${old.price.value}`;
  return [{ ...latest.price, value }];
}

/** What stands in quotes, and what is quoted right behind it in its place. */
const QUOTED_PAIR = /["“«]([^"“”«»\n]{1,120})["”»][^"“”«»\n]{1,80}["“«]([^"“”«»\n]{1,120})["”»]/gu;

/** A sum with the figures that a change puts in the place of its own; null where the change is about other words. */
function withQuotedChange(change: string, sum: string): string | null {
  for (const [, old = "", now = ""] of change.matchAll(QUOTED_PAIR))
    if (/\d/u.test(old) && /^\D{0,5}\d/u.test(now) && sum.includes(old)) return sum.replace(old, () => now);
  return null;
}

/**
 * 'In 2.1 "96,000" is replaced by "108,000"': the new figure stands in the place of the clause's own, with its currency
 * and the old sum behind it. Empty where nothing of it is changed, or only for a while.
 */
export function changedInQuotes(reading: Reading, { unit }: { unit: Unit }, [old, ...rest]: readonly Fact[]): Fact[] {
  if (old?.amount === undefined) return [];
  const { units, changers } = findInForce(reading);
  for (const at of changers.get(units.indexOf(unit)) ?? []) {
    const changer = units[at];
    const isForAWhile = changer !== undefined && FOR_A_WHILE.test(folded(changer.text));
    const value = changer && !isForAWhile ? withQuotedChange(changer.text, old.value) : null;
    if (!changer || value === null) continue;
    const words = `${value}; ${BEFORE_CHANGE[unit.language]} ${old.value}`;
    return [{ ...fact("price", words, quoted(reading, changer)), ...parseAmount(value) }, ...rest];
  }
  return [];
}

/** A change is quoted as a whole clause: only the sentence with its sum says from when. */
function sentenceOf({ clause: { text }, price: { value } }: PriceOf): string {
  const at = Math.max(0, text.replace(/\s+/gu, " ") === text ? text.indexOf(value) : text.search(/\d{3}/u));
  const start = Math.max(...[". ", "; ", "\n"].map((end) => text.lastIndexOf(end, at) + 1));
  const stop = /[.;](?:\s|$)/u.exec(text.slice(at))?.index ?? text.length;
  return text.slice(start, at + stop);
}

/** 'from 1 May 2027', in the words of the change; empty where it names no first day. */
export function startIn(text: string): string {
  for (const { start, end } of datesIn(text)) {
    const ahead = text.slice(Math.max(0, start - BESIDE), start);
    const word = FROM.exec(ahead)?.[0] ?? "";
    const behind = FROM_IT.exec(text.slice(end, end + BESIDE))?.[0] ?? "";
    if (word !== "" || behind !== "")
      return `${word.toLowerCase()}${text.slice(start, end)}${behind}`.replace(/\s+/gu, " ").trim();
  }
  return "";
}
