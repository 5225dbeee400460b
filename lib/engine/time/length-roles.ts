import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { findAnchor } from "./anchors";
import { wordFeatures, type Features } from "./features";
import { readChanges } from "./in-force";
import learned from "./length-weights.json";
import type { WrittenLength } from "./written/lengths";
import { readTimes, type LengthMention } from "./mentions";
import { predict, type Model } from "./model";

/** Roles of a duration in a clause on renewal or leaving: how long it is renewed, or how early to give notice. */
export const LENGTH_ROLES = ["renewalTerm", "renewalNotice", "leaveNotice"] as const;
export type LengthRole = (typeof LENGTH_ROLES)[number];
export type LengthModels = Readonly<Record<LengthRole, Model>>;
export type RoledLength = { mention: LengthMention; length: WrittenLength; chance: number; isOne: boolean };

/** Below this chance no duration of a clause has the role. */
const LEAST = 0.35;
/** This many times as likely as the next means no rival. */
const RIVAL = 6;

/** The duration of some clauses that is most likely to have a role, or null. */
export function lengthIn(
  reading: Reading,
  asked: { clauses: readonly Span[]; role: LengthRole; models?: LengthModels },
): RoledLength | null {
  return lengthsOfRole(reading, asked)[0] ?? null;
}

/** All durations of some clauses that may have a role, the likeliest first. */
export function lengthsOfRole(
  reading: Reading,
  { clauses, role, models = learned }: { clauses: readonly Span[]; role: LengthRole; models?: LengthModels },
): RoledLength[] {
  const found = pastProbation(reading, lengthsIn(reading, clauses))
    .map((mention) => ({
      mention,
      length: mention.length,
      chance: predict(lengthFeatures(reading, mention), models[role]),
    }))
    .sort((one, other) => other.chance - one.chance);
  return found.flatMap((one, at) =>
    one.chance < LEAST ? [] : [{ ...one, isOne: (found[at + 1]?.chance ?? 0) < one.chance / RIVAL }],
  );
}

const SURELY = 0.8;

/** Whether a duration is certainly the length of a renewal, not of the contract. */
export function isRenewalTerm(reading: Reading, mention: LengthMention): boolean {
  const { cues } = readTimes(reading);
  if (!cues.slice(mention.first, mention.last).some((here) => here.includes("renew"))) return false;
  return predict(lengthFeatures(reading, mention), learned.renewalTerm) >= SURELY;
}

export function lengthsIn(reading: Reading, clauses: readonly Span[]): LengthMention[] {
  const { mentions } = readTimes(reading);
  return mentions.flatMap((one) =>
    one.kind === "length" &&
    !one.length.isSigning &&
    clauses.some(({ start, end }) => one.start >= start && one.start < end)
      ? [one]
      : [],
  );
}

/** The durations outside probation; all of them if each is about probation. */
function pastProbation(reading: Reading, mentions: readonly LengthMention[]): readonly LengthMention[] {
  const { cues } = readTimes(reading);
  const lasting = mentions.filter(({ first, last }) => {
    const at = cues.slice(first, last).findIndex((here) => here.includes("probation"));
    const isAfter = cues
      .slice(Math.max(first, first + at - NEAR), first + at + NEAR)
      .flat()
      .includes("after");
    return at < 0 || isAfter;
  });
  return lasting.length > 0 ? lasting : mentions;
}
const NEAR = 2;

const YEAR = 12;

/** What the words around a duration, its unit and its anchor say about it. */
export function lengthFeatures(reading: Reading, mention: LengthMention): Features {
  const times = readTimes(reading);
  const { months, days, businessDays } = mention.length;
  const { of, how } = findAnchor(times, mention);
  const unit = businessDays > 0 ? "business" : days > 0 ? "days" : months % YEAR === 0 ? "years" : "months";
  return {
    ...wordFeatures(reading, times, { mention, changes: readChanges(reading) }),
    [`unit_${unit}`]: 1,
    [`anchor_${of}_${how}`]: 1,
    short: months === 0 && days + businessDays < 28 ? 1 : 0,
    long: months > YEAR ? 1 : 0,
    alone: lengthsIn(reading, [mention.sentence]).length === 1 ? 1 : 0,
  };
}
