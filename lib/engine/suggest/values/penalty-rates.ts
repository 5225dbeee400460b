import { hasWordFrom } from "../../text/matcher";
import type { Sentence } from "../../text/reading";
import type { Check } from "../check";
import { finding } from "../check";
import { clauseSentences } from "../draft";
import * as valuesCues from "./values.cues";
import * as sums from "../../facts/money.cues";
import { anyOf, inOrder, withFlags } from "../../language/patterns";

const hasPercent = hasWordFrom(valuesCues.percent);
const LATE = anyOf(valuesCues.lateWords);
const OTHER = anyOf(valuesCues.otherRate);
const PERCENT = withFlags(
  inOrder(/(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:\([^()]{2,40}\)\s?)?/iu, anyOf(sums.percentSign)),
  "giu",
);
const AT_MOST = anyOf(valuesCues.atMost);
const AT_MOST_BEHIND = anyOf(valuesCues.atMostBehind);

/**
 * Rates from here on are reported, in percent. A customary penalty is 0.1 percent a day; Mongolian law (Civil Code,
 * 232.6) allows 0.5 percent, and Russian courts reduce higher ones.
 */
const UNITS = [
  { per: anyOf(valuesCues.perWeek), tooMuch: 4, times: 52 },
  { per: anyOf(valuesCues.perDay), tooMuch: 0.51, times: 365 },
  { per: anyOf(valuesCues.perMonth), tooMuch: 5, times: 12 },
  { per: anyOf(valuesCues.perYear), tooMuch: 100, times: 1 },
] as const;
type Unit = (typeof UNITS)[number];
/** Maximum distance between a rate and its 'per day'. UTF-16 units. */
const APART = 110;

/** Late interest or penalties that double the debt within a year or two. */
export const penaltyRates: Check = (draft) =>
  clauseSentences(draft).flatMap((sentence) => {
    const rate = excessiveRate(sentence);
    return rate ? [finding("excessivePenalty", sentence, { values: rate, severity: "high" })] : [];
  });

function excessiveRate(sentence: Sentence): { rate: string; yearly: string } | null {
  const { folded: words } = sentence;
  if (!hasPercent(sentence) || !LATE.test(words) || OTHER.test(words)) return null;
  const rates = ratesIn(words);
  for (const rate of rates) {
    const unit = nearestUnit(words, rate, rates);
    if (unit && rate.percent >= unit.tooMuch && !isAMost(words, rate))
      return { rate: `${rate.percent} %`, yearly: `${Math.round(rate.percent * unit.times)} %` };
  }
  return null;
}

type Rate = { start: number; end: number; percent: number };

function ratesIn(words: string): Rate[] {
  return [...words.matchAll(PERCENT)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    percent: Number((match[1] ?? "").replace(",", ".")),
  }));
}

function isAMost(words: string, { start, end }: Rate): boolean {
  return AT_MOST.test(words.slice(Math.max(0, start - 60), start)) || AT_MOST_BEHIND.test(words.slice(end));
}

/** 'five percent for each day', or 'for each day … five percent': the nearest, with no other rate in between. */
function nearestUnit(words: string, rate: Rate, rates: readonly Rate[]): Unit | undefined {
  const next = rates.find(({ start }) => start >= rate.end)?.start ?? words.length;
  const last = rates.findLast(({ end }) => end <= rate.start);
  const behind = nearest(words.slice(rate.end, Math.min(next, rate.end + APART)).split(/[;,]/u)[0] ?? "");
  return behind ?? (last ? undefined : nearest(words.slice(Math.max(0, rate.start - APART), rate.start)));
}

function nearest(words: string): Unit | undefined {
  const found = UNITS.flatMap((unit) => {
    const at = words.search(unit.per);
    return at < 0 ? [] : [{ unit, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.unit;
}
