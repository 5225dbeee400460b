import { daysFrom, writeDay, type Day } from "@/lib/days";
import type { Candidate, OwnDays } from "./candidates";
import { isMoment, type Counted } from "./counted-day";
import type { Features } from "./features";

const MONTH_DAYS = 31;
const YEAR_DAYS = 366;

/** How a day was computed, and its position relative to the contract's own days. */
export function dayFeatures(
  { how, anchor, counted, isYearReckoned, mention }: Candidate,
  day: Day,
  own: OwnDays,
): Features {
  const found: Features = { [`how_${how}`]: 1, [`yearless`]: isYearReckoned ? 1 : 0 };
  if (counted && anchor) {
    const unit = unitOf(counted);
    found[`anchor_${anchor.of}`] = 1;
    found["anchorFar"] = anchor.at && anchor.at.sentence.paragraph !== mention.sentence.paragraph ? 1 : 0;
    found[`anchor_${anchor.of}_${counted.how}`] = 1;
    found[`unit_${unit}`] = 1;
    found[`unit_${unit}_${anchor.of}`] = 1;
    if (counted.isLastBefore) for (const name of ["last", `last_${unit}`, `last_${anchor.of}`]) found[name] = 1;
    if (anchor.at?.kind === "date" && anchor.at.date.year === null) found["q_yearlessFrom"] = 1;
    if (anchor.at) found["anchorInSentence"] = anchor.at.sentence === mention.sentence ? 1 : 0;
  }
  const { made, start, end } = own;
  const same = (other: Day | null) => other !== null && writeDay(other) === writeDay(day);
  if (made) {
    const days = daysFrom(made, day);
    found["past"] = days < 0 ? 1 : 0;
    found["longPast"] = days < -MONTH_DAYS ? 1 : 0;
    found["soon"] = days > 0 && days <= 2 * MONTH_DAYS ? 1 : 0;
    found["far"] = days > 2 * YEAR_DAYS ? 1 : 0;
  }
  found["isMade"] = same(made) ? 1 : 0;
  found["isStart"] = same(start) ? 1 : 0;
  found["isEnd"] = same(end) ? 1 : 0;
  found["afterEnd"] = end && writeDay(day) > writeDay(end) ? 1 : 0;
  found["beforeStart"] = start && writeDay(day) < writeDay(start) ? 1 : 0;
  return found;
}

function unitOf(counted: Counted): "moment" | "business" | "days" | "years" | "months" {
  if (isMoment(counted)) return "moment";
  if (counted.businessDays > 0) return "business";
  if (counted.days > 0) return "days";
  return counted.months >= 12 ? "years" : "months";
}
