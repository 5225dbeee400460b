/**
 * Whether what a contract says on a subject is what someone wants. Pure. Decides only if the subject, whether it is so,
 * and the figure with its unit are certain; otherwise a person reads the clause. Source: B-24.6.
 */
import type { Claim } from "@/lib/engine/positions/claims";
import type { Doubt } from "@/lib/engine/positions/doubts";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { endsWithoutRenewal } from "@/lib/engine/positions/policy";
import { namesMoney } from "@/lib/engine/positions/values";
import { folded } from "@/lib/engine/text/folding";
import type { Subject } from "@/lib/engine/positions/subject";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import { answerTo, areAllBeyond, isBorneByThem, isUncapped, type Answer, type Asking } from "./answer-to-limit";
import type { Side } from "./bounds";
import { lacksOurMaximum } from "./maximum";
import type { Level, Limit, Position } from "./position";
import { limitsAtLevel, whoIsMeant, type Wanted } from "./wishes";

export const VERDICTS = ["deviates", "missing", "needsReview", "acceptable", "matches"] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What answers contained before; removed with release 1.0. */
export const FORMER_VERDICTS = ["deviates", "missing", "unclear", "as-wanted"] as const;
export type FormerVerdict = (typeof FORMER_VERDICTS)[number];

/** Why a verdict was reached; worded in the reader's language. */
export const REASONS = [
  "wanted",
  "fallback",
  "redLine",
  "noCap",
  "neither",
  "notWanted",
  "missing",
  "notFound",
  "notSure",
  "several",
  "onCondition",
  "figuresDiffer",
  "elsewhere",
  "noValue",
  "sum",
  "noSide",
  "noLimit",
  "noLaw",
  "noSuchThing",
  "policyEnds",
  "noMaximum",
  "oneSided",
  "whoseSide",
] as const;
type Reason = (typeof REASONS)[number];
/** `isSure`: its whole basis is read from the clause or certainly absent. 'Needs review' is never sure. */
export type Judgement = { verdict: Verdict; reason: Reason; isSure: boolean };

const FORMER: Readonly<Record<Verdict, FormerVerdict>> = {
  matches: "as-wanted",
  acceptable: "as-wanted",
  deviates: "deviates",
  missing: "missing",
  needsReview: "unclear",
};
export const formerVerdict = (verdict: Verdict): FormerVerdict => FORMER[verdict];

/**
 * The verdict on one position, the reason, and whether it is sure. `reading` is null if nothing was read; `isOfKind`:
 * the position is for contracts of this kind, so that silence says something.
 */
export function judge(
  reading: SubjectReading | null,
  position: Position,
  { side, isOfKind, isEmployment = false }: { side: Side; isOfKind: boolean; isEmployment?: boolean },
): Judgement {
  const subject = reading && findSubject(reading.subject);
  if (!reading || !subject) return needsReview("notSure");
  const asking = { reading, subject, side, of: whoIsMeant(position.wanted.text, subject, side) };
  const wanted = limitsAtLevel(position.wanted, subject);
  const fallback = position.fallback && limitsAtLevel(position.fallback, subject);
  const judged = judgement({ asking, wanted, fallback, red: position.redLine.limits });
  if (judged.verdict === "matches" && reading.is === "found" && namesLapse(subject, reading.passages))
    return needsReview("policyEnds");
  const level = judged.verdict === "matches" ? position.wanted : position.fallback;
  const isGoodEnough = judged.verdict === "matches" || judged.verdict === "acceptable";
  if (isGoodEnough && level && !isBorneByThem(asking) && lacksOurMaximum(level.wording, reading))
    return needsReview("noMaximum");
  if (isGoodEnough && level && !isEmployment && burdensOnlyUs(level, asking)) return needsReview("oneSided");
  const isBySilence = judged.verdict === "missing" || (judged.verdict === "matches" && reading.is === "absent");
  return isBySilence && !isOfKind ? needsReview("notFound") : judged;
}

/** 'At most 10 % penalty', 'returned within 14 days': nothing is missing where there is no penalty and no deposit. */
function isMoot({ limits }: Wanted, { subject }: Asking): boolean {
  const isTimeToReturn = subject.id === "deposit_return"; // 'at least 30 days': neither is late without a deposit
  return subject.isMootWhereSilent === true && limits.every(({ is }) => is === "atMost" || isTimeToReturn);
}

/**
 * 'Only the Customer keeps secrets, for five years': the more of it the worse for us, if we alone are bound. For a book
 * of neither side, any one side alone. An employee alone keeps secrets in any case.
 */
function burdensOnlyUs({ text, limits }: Level, { reading, subject, side }: Asking): boolean {
  if (!subject.bindsBoth || reading.is !== "found" || reading.claims.length === 0) return false;
  const asks = limits.length > 0 ? limits : limitsAtLevel({ text, limits, wording: "" }, subject).limits;
  const isOurs = ({ who }: Claim) => (side === "mutual" ? who === "buy" || who === "supply" : who === side);
  return asks.some(({ is }) => is === "atLeast" || is === "present") && reading.claims.every(isOurs);
}

/** A policy that ends on a day, without a duty to renew it, may have lapsed since. */
const namesLapse = ({ id }: Subject, passages: SubjectReading["passages"]) =>
  id === "insurance" && passages.some(({ content }) => endsWithoutRenewal(content));

type Asked = { asking: Asking; wanted: Wanted; fallback: Wanted | null; red: readonly Limit[] };

function judgement({ asking, wanted, fallback, red }: Asked): Judgement {
  const { is, doubts } = asking.reading;
  if (is === "found" && doubts.length > 0) {
    const areBeyond = [wanted, fallback].every((level) => level === null || areAllBeyond(level.limits, asking));
    return areBeyond && doubts.every((doubt) => MAY_CHANGE.has(doubt))
      ? { verdict: "deviates", reason: "neither", isSure: false }
      : needsReview(reasonOf(doubts));
  }
  if (is === "found" && holds(red, asking) === "broken")
    return sure("deviates", isUncapped(asking) ? "noCap" : "redLine");
  const first = levelAnswer(wanted, asking);
  if (first === "met") return sure("matches", is === "absent" ? "missing" : "wanted");
  const second = fallback === null ? "broken" : levelAnswer(fallback, asking);
  if (first === "broken" && second === "met") return sure("acceptable", "fallback");
  if (is === "absent" && first === "broken")
    return isMoot(wanted, asking) ? needsReview("noSuchThing") : sure("missing", "missing");
  if (first === "broken" && second === "broken") return sure("deviates", isUncapped(asking) ? "noCap" : "neither");
  const isInWords = fallback !== null && (fallback.limits.length === 0 || fallback.isPart);
  if (first === "broken" && isInWords) return { verdict: "deviates", reason: "notWanted", isSure: false };
  if (is === "found" && wanted.isPart) return needsReview("noLimit");
  return needsReview(whyUnclear(asking, [...wanted.limits, ...(fallback?.limits ?? [])]));
}

/** These doubts leave each figure what it is. */
const MAY_CHANGE: ReadonlySet<Doubt> = new Set<Doubt>(["several", "conditional", "elsewhere"]);

/** What a person should look at: other clauses first, then the condition, then the rest of the contract. */
function reasonOf(doubts: readonly Doubt[]): Reason {
  if (doubts.includes("figuresDiffer")) return "figuresDiffer";
  if (doubts.includes("several")) return "several";
  if (doubts.includes("conditional")) return "onCondition";
  return doubts.includes("elsewhere") ? "elsewhere" : "notSure";
}

function levelAnswer({ limits, isPart }: Wanted, asking: Asking): Answer {
  if (limits.length === 0) return wordsAlone(asking);
  if (limits.every(({ is }) => is === "atMost") && isBorneByThem(asking)) return "met";
  const answer = holds(limits, asking);
  return answer === "met" && isPart && asking.reading.is === "found" ? "unknown" : answer;
}

const sure = (verdict: Verdict, reason: Reason): Judgement => ({ verdict, reason, isSure: true });
const needsReview = (reason: Reason): Judgement => ({ verdict: "needsReview", reason, isSure: false });

/** A person decides what only words say, but saying nothing where something is wanted is certain. */
function wordsAlone({ reading, subject }: Asking): Answer {
  return reading.is === "absent" && !subject.isNoneWhereSilent ? "broken" : "unknown";
}

function holds(limits: readonly Limit[], asking: Asking): Answer {
  const answers = limits.map((limit) => answerTo(limit, asking));
  if (answers.includes("broken")) return "broken";
  return answers.includes("unknown") ? "unknown" : "met";
}

function whyUnclear(asking: Asking, limits: readonly Limit[]): Reason {
  const { reading } = asking;
  if (reading.is !== "found") return "notFound";
  if (limits.length === 0) return asking.subject.form === "law" ? "noLaw" : "noLimit";
  if (reading.isAmended) return "notSure";
  const isOfASide = ({ is }: Limit) => is === "mutual" || is === "notOnlyTheirs";
  if (limits.some((limit) => isOfASide(limit) && answerTo(limit, asking) === "unknown")) return "noSide";
  if (asking.subject.units?.includes("times") && reading.passages.some(({ content }) => namesMoney(folded(content))))
    return "sum";
  return limits.some((limit) => "unit" in limit || limit.is === "oneOf") ? "noValue" : "notSure";
}
