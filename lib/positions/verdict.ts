/**
 * Whether what a contract says on a subject is what somebody wants of it. Pure. Decided only where the subject, whether
 * it is so, and the figure with its unit agree for certain; else a person reads the clause. Source: B-24.6.
 */
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { subjectOf } from "@/lib/engine/positions/subjects";
import { answerTo, type Answer, type Asking } from "./answer-to-limit";
import type { Side } from "./bounds";
import { limitsOf, limitsWanted, whoIsMeant } from "./limits-in-words";
import type { Limit, Position } from "./position";

export const VERDICTS = ["deviates", "missing", "needsReview", "acceptable", "matches"] as const;
export type Verdict = (typeof VERDICTS)[number];
/** What answers carried before; they go with release 1.0. */
export const FORMER_VERDICTS = ["deviates", "missing", "unclear", "as-wanted"] as const;
export type FormerVerdict = (typeof FORMER_VERDICTS)[number];

/** What a verdict rests on; the words are made of it in the reader's language. */
export const REASONS = [
  "wanted",
  "fallback",
  "redLine",
  "neither",
  "notWanted",
  "missing",
  "notFound",
  "notSure",
  "noValue",
  "noSide",
  "noLimit",
] as const;
type Reason = (typeof REASONS)[number];
/** `isSure`: all that it rests on is read out of the clause, or for certain absent. What needs review is not sure. */
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
 * The verdict on one position, what it rests on, and whether that is sure. `reading` is null where nothing was read;
 * `isOfKind`: the position is for contracts of this kind, so that something may be missing.
 */
export function judge(
  reading: SubjectReading | null,
  position: Position,
  { side, isOfKind }: { side: Side; isOfKind: boolean },
): Judgement {
  const subject = reading && subjectOf(reading.subject);
  if (!reading || !subject) return needsReview("notSure");
  const asking = { reading, subject, side, of: whoIsMeant(position.wanted.text, subject, side) };
  const wanted = limitsWanted(position, subject);
  const fallback = position.fallback && limitsOf(position.fallback, subject);
  const judged = judgement({ asking, wanted, fallback, red: position.redLine.limits });
  return judged.verdict === "missing" && !isOfKind ? needsReview("notFound") : judged;
}

type Asked = { asking: Asking; wanted: readonly Limit[]; fallback: readonly Limit[] | null; red: readonly Limit[] };

function judgement({ asking, wanted, fallback, red }: Asked): Judgement {
  const { is, doubts } = asking.reading;
  if (is === "found" && doubts.length > 0) return needsReview("notSure");
  if (is === "found" && holds(red, asking) === "broken") return sure("deviates", "redLine");
  const first = wanted.length > 0 ? holds(wanted, asking) : wordsAlone(asking);
  if (first === "met") return sure("matches", is === "absent" ? "missing" : "wanted");
  const second = fallback === null ? "broken" : fallback.length > 0 ? holds(fallback, asking) : wordsAlone(asking);
  if (first === "broken" && second === "met") return sure("acceptable", "fallback");
  if (is === "absent" && first === "broken") return sure("missing", "missing");
  if (first === "broken" && second === "broken") return sure("deviates", "neither");
  if (first === "broken" && fallback?.length === 0) return { verdict: "deviates", reason: "notWanted", isSure: false };
  return needsReview(whyUnclear(asking, [...wanted, ...(fallback ?? [])]));
}

const sure = (verdict: Verdict, reason: Reason): Judgement => ({ verdict, reason, isSure: true });
const needsReview = (reason: Reason): Judgement => ({ verdict: "needsReview", reason, isSure: false });

/** What only words tell is for a person, but that nothing is said where something is wanted is certain. */
function wordsAlone({ reading, subject }: Asking): Answer {
  return reading.is === "absent" && !subject.isNoneWhereSilent ? "broken" : "unknown";
}

function holds(limits: readonly Limit[], asking: Asking): Answer {
  const answers = limits.map((limit) => answerTo(limit, asking));
  if (answers.includes("broken")) return "broken";
  return answers.includes("unknown") ? "unknown" : "met";
}

function whyUnclear({ reading }: Asking, limits: readonly Limit[]): Reason {
  if (reading.is !== "found") return "notFound";
  if (limits.length === 0) return "noLimit";
  if (reading.isAmended) return "notSure";
  if (limits.some(({ is }) => is === "mutual" || is === "notOnlyTheirs")) return "noSide";
  return limits.some((limit) => "unit" in limit || limit.is === "oneOf") ? "noValue" : "notSure";
}
