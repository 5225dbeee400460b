/** Whether what a contract says on a subject meets a position's limit. Pure. Source: B-24.6. */
import type { Claim } from "@/lib/engine/positions/claims";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import type { Subject } from "@/lib/engine/positions/subject";
import type { Side, Unit } from "./bounds";
import { nameAnswer } from "./named-law";
import type { Limit } from "./position";

export type Answer = "met" | "broken" | "unknown";
/** `of`: whose obligation a position wants it to be, if its words say so. */
export type Asking = { reading: SubjectReading; subject: Subject; side: Side; of: Side | null };

export function answerTo(limit: Limit, asking: Asking): Answer {
  const { reading, subject } = asking;
  if (reading.is === "absent") {
    if (limit.is === "absent") return subject.isNoneWhereSilent ? "met" : "broken";
    return "broken";
  }
  if (reading.is === "nearest" || reading.isAmended) return "unknown";
  if (limit.is === "absent") return noneAnswer(asking);
  if (limit.is === "present") return presentAnswer(asking);
  if (limit.is === "mutual") return mutualAnswer(asking);
  if (limit.is === "notOnlyTheirs") return oursAnswer(asking);
  if (limit.is === "oneOf") return nameAnswer(limit.names, reading.passages);
  return figureAnswer(limit, asking);
}

/**
 * Whether everything found is a burden of the other side alone, such as the supplier's penalty for the buyer: a limit
 * on it protects them, so that none, or a higher one, is no deviation for us.
 */
export function isBorneByThem({ reading: { claims }, subject: { borneBy }, side }: Asking): boolean {
  if (borneBy === undefined || side === "mutual" || borneBy === side) return false;
  return claims.length > 0 && claims.every(({ who }) => who === borneBy);
}

/** Whether everything found runs by the day and has no limit of the whole. */
export const isUncapped = ({ reading: { claims }, subject: { units = [] } }: Asking): boolean =>
  units.includes("percent") && claims.length > 0 && claims.every(({ isUnlimited }) => isUnlimited === true);

const denies = ({ says }: Claim) => says === "doesNot" || says === "withConsent" || says === "byAgreement";

/** Met only if every clause denies it. A clause that clearly affirms it breaks the limit. */
function noneAnswer({ reading: { claims }, subject, side }: Asking): Answer {
  const clear = subject.form === "renewal" ? selectClear(claims) : claims;
  const does = clear.filter(({ says }) => says === "does");
  if (does.length > 0 && !does.some(({ who }) => isOfOurs(who, subject, side))) return "unknown";
  if (does.length > 0) return clear.some(contradicts(subject)) ? "unknown" : "broken";
  return clear.every((claim) => denies(claim) && !claim.hasException && bindsThem(claim, subject, side))
    ? "met"
    : "unknown";
}

/** Whether a burden is certainly ours, or a permission theirs; renewal concerns both. */
function isOfOurs(who: Claim["who"], { form, actor }: Subject, side: Side): boolean {
  if (form === "renewal" || who === "both") return true;
  if (actor !== undefined && who === actor) return true;
  if (who === "unknown" || side === "mutual") return who !== "unknown";
  return form === "leave" ? who !== side : who === side;
}

/** A ban on everyone binds the other side; a ban only on us doesn't. */
const bindsThem = ({ who }: Claim, { form, actor }: Subject, side: Side) =>
  form !== "leave" || who === actor || who === "both" || who === "unknown" || (side !== "mutual" && who !== side);

/** One automatic renewal followed by renewal by agreement counts as automatic. */
const contradicts = (subject: Subject) => (claim: Claim) =>
  subject.form === "renewal" ? claim.says === "doesNot" : denies(claim);

/** Claims that aren't unclear; all of them if none is clear. */
function selectClear(claims: readonly Claim[]): readonly Claim[] {
  const clear = claims.filter(({ says }) => says !== "unclear");
  return clear.length > 0 ? clear : claims;
}

const isPlainly = ({ says, isConditional, hasException }: Claim) => says === "does" && !isConditional && !hasException;

/** Each clause affirms it for the side meant; the side has to be known. */
function presentAnswer({ reading: { claims }, subject: { addsUp, form }, of, side }: Asking): Answer {
  if (form === "leave") return leaveAnswer(claims);
  const meant = of ?? (side === "mutual" ? null : side);
  const concerns = ({ who }: Claim) => who === "both" || (meant === null ? who !== "unknown" : who === meant);
  const isOthers = ({ who, says }: Claim) => says === "does" && who !== "both" && who !== "unknown" && who !== of;
  if (of !== null && claims.length > 0 && claims.every(isOthers)) return "broken";
  if (addsUp && claims.some((claim) => concerns(claim) && isPlainly(claim))) return "met";
  if (!claims.every(concerns)) return "unknown";
  return claims.every(({ says }) => says === "does") ? "met" : "unknown";
}

/** Leave is there, if only with consent. */
function leaveAnswer(claims: readonly Claim[]): Answer {
  if (claims.length === 0 || claims.some(({ hasException }) => hasException)) return "unknown";
  if (claims.every(({ says }) => says === "doesNot")) return "broken";
  return claims.every(({ says }) => says === "does" || says === "withConsent") ? "met" : "unknown";
}

/** Equal for both: each clause concerns both, or none favours one. */
function mutualAnswer({ reading: { claims }, subject, side }: Asking): Answer {
  const counted = subject.form === "leave" ? claims.filter(({ says }) => says !== "unclear") : claims;
  if (counted.length === 0 || counted.some(({ who }) => who === "unknown")) return "unknown";
  if (isAboutConsent(subject) && !counted.every(denies)) return isFreeForThem(counted, side) ? "broken" : "unknown";
  if (counted.some(({ hasException }) => hasException)) return "unknown";
  const sides = new Set(counted.map(({ who }) => who));
  if (sides.size !== 1) return "unknown";
  if (sides.has("both")) return "met";
  const bindsOnlyThem = isAboutConsent(subject) && side !== "mutual" && !sides.has(side);
  return bindsOnlyThem ? "unknown" : "broken"; // better for us than the ask, and not the ask
}

/** 'The Supplier may assign freely, the Customer only with consent': free for the other side, and not for us. */
function isFreeForThem(claims: readonly Claim[], side: Side): boolean {
  const free = claims.filter(({ says }) => says === "does");
  const isOurs = ({ who }: Claim) => who === side;
  const areClear = claims.every((claim) => claim.says === "does" || denies(claim));
  const isForAll = claims.length > free.length || free.some(({ who }) => who === "both");
  return (
    areClear && isForAll && free.length > 0 && !free.some(isOurs) && free.every(({ isConditional }) => !isConditional)
  );
}

/** Subjects on which 'mutual' means that neither may act without the other's consent. */
const isAboutConsent = ({ id }: Subject) => id === "assignment" || id === "subcontracting" || id === "sublease";

/** Ours or both sides'. Theirs alone breaks the limit; if conditional, a person decides. */
function oursAnswer({ reading: { claims }, side }: Asking): Answer {
  const counted = claims.filter(({ says }) => says === "does");
  const isOurs = ({ who }: Claim) => who === "both" || who === side;
  // what only the other side may not do says nothing on ours; and a length of notice stands with a right
  const isDeniedUs = (claim: Claim) =>
    denies(claim) && !claim.hasException && claim.values.length === 0 && isOurs(claim);
  if (counted.length === 0) return claims.length > 0 && claims.every(isDeniedUs) ? "broken" : "unknown";
  if (counted.some((claim) => isOurs(claim) && !claim.isConditional && !claim.hasException)) return "met";
  if (side === "mutual" || counted.some((claim) => isOurs(claim) || claim.who === "unknown")) return "unknown";
  return claims.length === counted.length ? "broken" : "unknown";
}

type Figure = Extract<Limit, { is: "atMost" | "atLeast" }>;

/** The figures of the subject on our side: beyond the limit if all are; of several that aren't a person decides. */
function figureAnswer(limit: Figure, asking: Asking): Answer {
  const {
    reading: { claims },
    subject,
    side,
  } = asking;
  const ofUs =
    subject.form === "leave" && subject.actor === undefined
      ? claims.filter(
          ({ who, says }) =>
            (who === "both" || who === side || (side === "mutual" && who !== "unknown")) && says !== "doesNot",
        )
      : claims;
  if (subject.form === "renewal" && claims.every(denies)) return "met";
  if (subject.form === "renewal" && !claims.some(({ says }) => says === "does")) return "unknown";
  const isUnlimited = ofUs.length > 0 && ofUs.every((one) => one.isUnlimited);
  const spans = ofUs.flatMap(({ values }) => values.flatMap((value) => inUnit(value, limit)));
  if (spans.length === 0 && limit.is === "atMost" && isUnlimited) return isBorneByThem(asking) ? "met" : "broken";
  if (spans.length === 0) return "unknown";
  const isWithin = (amount: number) => (limit.is === "atMost" ? amount <= limit.value : amount >= limit.value);
  const answers = spans.flat().map(isWithin);
  if (answers.every((one) => !one)) return "broken";
  if (spans.length > 1 || !answers.every(Boolean)) return "unknown"; // it isn't clear which, or how long a month is
  const isLimited = ({ isConditional, hasException, values }: Claim) =>
    values.length > 0 && (hasException || (isConditional && subject.form === "leave"));
  return subject.form !== "renewal" && ofUs.some(isLimited) ? "unknown" : "met";
}

const MONTH_DAYS = [30, 31] as const;
/** Calendar days per working day, plus an allowance for holidays in between. */
const WORKING_WEEK = 7 / 5;
const HOLIDAYS = 10;
const YEAR = { days: 365, months: 12 };

/** A figure in a limit's unit; for months in days, and days in months, only the minimum and maximum are known. */
function inUnit(
  { unit, value, isWorking }: Claim["values"][number],
  { unit: wanted, value: limit }: { unit: Unit; value: number },
): (readonly number[])[] {
  if (isWorking) return wanted === "days" ? [[value * WORKING_WEEK, value * WORKING_WEEK + HOLIDAYS]] : [];
  if (unit === wanted) return [[value]];
  if (unit === "months" && wanted === "days" && value * MONTH_DAYS[0] === limit) return [[limit]]; // '60 days', 'two months'
  if (unit === "months" && wanted === "days") return [[value * MONTH_DAYS[0], value * MONTH_DAYS[1]]];
  if (unit !== "days" || wanted !== "months") return [];
  if (value % YEAR.days === 0) return [[(value / YEAR.days) * YEAR.months]];
  return value % MONTH_DAYS[0] === 0 && value < YEAR.days
    ? [[value / MONTH_DAYS[0]]]
    : [[value / MONTH_DAYS[1], value / MONTH_DAYS[0]]];
}

/**
 * Whether what the clauses say breaks one of the limits whatever changes them: every figure is beyond it, a clause has
 * what should not be there, or only the other side has what we want too.
 */
export function areAllBeyond(limits: readonly Limit[], asking: Asking): boolean {
  const { reading } = asking;
  const does = reading.claims.filter(({ says }) => says === "does");
  const alone = (claim: Claim): Asking => ({ ...asking, reading: { ...reading, claims: [claim] } });
  const each = does.flatMap((claim) => claim.values.map((value) => alone({ ...claim, values: [value] })));
  return limits.some((limit) => {
    if (limit.is === "atMost" && isBorneByThem(asking)) return false;
    if (limit.is === "absent")
      return does.length > 0 && does.every((claim) => answerTo(limit, alone(claim)) === "broken");
    if (limit.is === "mutual" || limit.is === "notOnlyTheirs") return answerTo(limit, asking) === "broken";
    if (limit.is !== "atMost" && limit.is !== "atLeast") return false;
    return each.length > 0 && each.every((one) => answerTo(limit, one) === "broken");
  });
}
