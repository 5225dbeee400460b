import { oneOf } from "./one-of";
import { monthsLater, type Day } from "@/lib/days";
import type { Candidate } from "./candidates";
import type { Times } from "./mentions";
import { numberEndingAt } from "./numbers";

const INSTALMENT = oneOf(
  String.raw`payments|instal\p{L}{0,7}|tranches`,
  String.raw`платеж\p{L}{1,3}|взнос\p{L}{1,3}|част(?:ями|ей)|удаа|удаагийн|хуваан|хувааж`,
);
const EQUAL = oneOf("equal|monthly|quarterly", String.raw`равн\p{L}{1,3}|ежемесячн\p{L}{1,3}|тэнцүү`);
const QUARTER = 3;
/** A payment more frequent than this runs as long as the contract. */
const MOST = 120;

/** The last day of a series with a known number of payments: '12 equal instalments on the 10th of each month'. */
export function lastAgain({ tokens }: Times, { how, mention, day }: Candidate): Day | null {
  if (how !== "again" || mention.kind !== "recurring") return null;
  for (let at = mention.first; at < mention.last; at += 1) {
    if (!INSTALMENT.test(tokens[at]?.text ?? "")) continue;
    const number = numberEndingAt(tokens, EQUAL.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1);
    if (!number || number.value < 2 || number.value > MOST) continue;
    return monthsLater(day, (number.value - 1) * (mention.recurring.every === "quarter" ? QUARTER : 1));
  }
  return null;
}
