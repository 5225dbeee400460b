import type { Language } from "@/lib/copy/languages";
import { indexOf } from "../ask/answer";
import type { ClauseIndex } from "../ask/clause-index";
import type { Passage } from "../port";
import type { TopicReview } from "../review/review";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { wordingInForce } from "../text/superseded";
import { conceptsBySentence, isAbsent, isInKnownLanguage, type Mention } from "./absent";
import { claimsIn, readValues, type Claim } from "./claims";
import { closestClauses } from "./closest";
import { isOn } from "./on-subject";
import { doubtsIn, mayChange, type Doubt } from "./doubts";
import { prepared, type Prepared } from "./prepared";
import { byRank, isOpenlyAmended, isReplaced } from "./against";
import { onlySide, sidesIn, type Sides } from "./sides";
import type { Subject } from "./subject";
import { findSubject, SUBJECTS } from "./subjects/subjects";
import { meets, words } from "./words";

/**
 * What a contract says on a subject. `found`: these clauses are about it. `nearest`: none is certain, these are
 * closest. `absent`: not mentioned anywhere.
 */
export type SubjectReading = {
  subject: string;
  is: "found" | "nearest" | "absent";
  claims: readonly Claim[];
  /** Another clause changes one of these, possibly one that can't be read. */
  isAmended: boolean;
  /** Why it may not be the whole truth; if there are any, a person has to read the clauses. */
  doubts: readonly Doubt[];
  passages: readonly Passage[];
};

const MOST_PASSAGES = 4;

/** Reads a contract for every subject. `topics` are the older results, by trained weights; they never decide alone. */
export function readSubjects(reading: Reading, topics: readonly TopicReview[]): SubjectReading[] {
  const index = indexOf(reading);
  const sides = sidesIn(reading.contract);
  const rewritten = index.units.map((_, at) => wordingInForce(at, index.units, index.inForce));
  const units = index.units.map((unit, at) => prepared(unit, rewritten[at]));
  const hits = new Map(SUBJECTS.map((one) => [one.id, units.flatMap((unit, at) => hitIn(one, unit, at, sides))]));
  const mentions = { readAs: readAs(hits), concepts: conceptsBySentence(units) };
  const shared = { reading, index, units, mentions, rewritten, isInKnownLanguage: isInKnownLanguage(units) };
  return SUBJECTS.map((subject) => {
    const topic = topics.find((one) => one.topic === subject.id);
    return readingOn(subject, hits.get(subject.id) ?? [], { ...shared, topic });
  });
}

/** On which subjects each sentence was read. */
function readAs(hits: ReadonlyMap<string, readonly Hit[]>): Mention["readAs"] {
  const found = new Map<string, Set<string>>();
  for (const [subject, own] of hits)
    for (const { at, places } of own)
      for (const place of places) {
        const key = `${at}:${place}`;
        found.set(key, (found.get(key) ?? new Set()).add(subject));
      }
  return (at, place) => found.get(`${at}:${place}`);
}

type Contract = {
  reading: Reading;
  index: ClauseIndex;
  units: readonly Prepared[];
  mentions: Mention;
  isInKnownLanguage: boolean;
  /** Of each unit how it reads now, where another clause says so word for word. */
  rewritten: readonly (string | null)[];
  topic: TopicReview | undefined;
};

/** `places`: the sentences of the unit that were read. */
type Hit = { at: number; places: readonly number[]; claims: Claim[]; doubts: readonly Doubt[] };

function readingOn(subject: Subject, hits: readonly Hit[], contract: Contract): SubjectReading {
  const { index } = contract;
  const told = withoutFigures(subject, hits, contract).filter(
    ({ at }) => contract.rewritten[at] !== null || !isReplaced(at, hits, index),
  );
  const { inForce, others } = byRank(subject, told, contract);
  if (inForce.length === 0) return notFound(subject, contract);
  const places = inForce.map(({ at }) => at);
  return {
    subject: subject.id,
    is: "found",
    claims: inForce.flatMap(({ claims }) => claims),
    isAmended: inForce.some(({ at }) => contract.rewritten[at] === null && isOpenlyAmended(at, inForce, index)),
    doubts: doubtsOn(subject, inForce, { ...contract, isContradicted: others.length > 0 }),
    passages: toPassages([...places.slice(0, 1), ...others, ...places.slice(1)], contract),
  };
}

/**
 * Without clauses that name the subject, say nothing clear on it, and give a figure of another: how renewal is stopped,
 * or 'secret for three years after termination'. They count only where nothing else does.
 */
function withoutFigures(subject: Subject, all: readonly Hit[], { mentions }: Contract): readonly Hit[] {
  const { id, form } = subject;
  const isOfUnlike = ({ at, places, claims }: Hit) =>
    claims.every(({ values }) => values.length === 0) &&
    places.every((place) => isUnlike(subject, mentions.readAs(at, place)));
  const hits = all.filter((hit) => !isOfUnlike(hit));
  if ((form !== "renewal" && form !== "leave") || hits.length < 2) return hits;
  const isOther = (read: ReadonlySet<string> | undefined) =>
    [...(read ?? [])].some((one) => one !== id && findSubject(one)?.form === "figure");
  const others = hits.filter(
    ({ at, places, claims }) =>
      !(claims.every(({ says }) => says === "unclear") && places.every((place) => isOther(mentions.readAs(at, place)))),
  );
  return others.length > 0 ? others : hits;
}

/** More than one clause, or words elsewhere that may change the only one. */
function doubtsOn(
  subject: Subject,
  hits: readonly Hit[],
  { units, mentions, isContradicted }: Contract & { isContradicted: boolean },
): Doubt[] {
  const own = hits.flatMap(({ doubts }) => doubts);
  const places = new Set(hits.map(({ at }) => at));
  const isElsewhere = units.some(
    ({ unit, sentences }, at) =>
      !places.has(at) &&
      !unit.isTitle &&
      sentences.some(
        ({ text }, place) =>
          !isUnlike(subject, mentions.readAs(at, place)) &&
          mayChange(subject, {
            sentence: text,
            before: sentences[place - 1]?.text ?? "",
            language: unit.language,
            isClose: false,
            isOfAnother: isReadElsewhere(subject, mentions.readAs(at, place)),
          }),
      ),
  );
  return [
    ...new Set<Doubt>([
      ...own,
      ...(hits.length > 1 || isContradicted ? (["several"] as const) : []),
      ...(isElsewhere ? (["elsewhere"] as const) : []),
    ]),
  ];
}

/** Whether a sentence was read on a subject with the same names. */
function isUnlike({ unlike = [] }: Subject, read: ReadonlySet<string> | undefined): boolean {
  return unlike.some((other) => read?.has(other) === true);
}

/** Whether a sentence was read on another subject, and not on this one. */
function isReadElsewhere({ id }: Subject, read: ReadonlySet<string> | undefined): boolean {
  return read !== undefined && !read.has(id);
}

const LIMITS_WHAT_STANDS_BEFORE = words(
  "however; except; but.; this right; this does not; that right; this limit; this clause does not; the above",
  "однако; исключение; это право; это не; это правило; кроме; но.",
  "харин; гэхдээ; энэ хязгаар; үүнд",
);

const NOTICE = words("notice", "уведом; предупре", "мэдэгд");

/** 'During probation either side may leave on a week's notice. After it you must give two months' notice.' */
function tellsOtherNotice(
  subject: Subject,
  { sentence, next, sides }: { sentence: string; next: string; sides: Sides },
  language: Language,
): boolean {
  const [own, other] = [sentence, next].map((one) => onlySide(sides(one, language)));
  if (own && other && own !== other) return false; // 'The Client may end it on 60 days' notice. The Supplier may …'
  return (
    subject.form === "leave" &&
    meets(NOTICE, language, next) &&
    !meets(subject.names, language, next) &&
    readValues(subject, next, language).length > 0
  );
}

const LIMITS_ANYWHERE = words(
  "may extend it; may be extended; consent is not required; no consent; may …without …consent",
  "может быть продлен; вправе продлить; согласие не нужно; согласия не требуется; согласие не требуется; достаточно уведом; вправе …без согласия; может …без согласия",
  "сунгаж болно; зөвшөөрөл шаардахгүй; мэдэгдэхэд хангалттай",
);

function hitIn(subject: Subject, { unit, heading, sentences }: Prepared, at: number, sides: Sides): Hit[] {
  if (unit.isTitle) return [];
  const { language } = unit;
  const read = sentences.map((one, place): Pick<Hit, "claims" | "doubts"> => {
    const before = sentences.slice(Math.max(0, place - 2), place);
    const sentence = one.text;
    const isStated = isOn(subject, { sentence: one, before, heading, language });
    const next = sentences[place + 1]?.text ?? "";
    const isFollowedByException =
      limits(subject, next, language) || tellsOtherNotice(subject, { sentence, next, sides }, language);
    const claims = isStated ? claimsIn(sentence, language, { subject, sides, isFollowedByException }) : [];
    const says = claims.map((claim) => claim.says);
    if (claims.length > 0)
      return { claims, doubts: doubtsIn(subject, { sentence, heading: heading.text, language, says }) };
    const isOwnHeading = place === 0 && one.isHeading; // '5. Assignment.' names what follows
    return {
      claims,
      doubts:
        !isOwnHeading &&
        mayChange(subject, { sentence, before: before.at(-1)?.text ?? "", language, isClose: true, isOfAnother: false })
          ? ["elsewhere"]
          : [],
    };
  });
  const claims = read.flatMap((one) => one.claims);
  const places = read.flatMap((one, place) => (one.claims.length > 0 ? [place] : []));
  return claims.length > 0 ? [{ at, places, claims, doubts: read.flatMap((one) => one.doubts) }] : [];
}

/** Whether a sentence limits what the previous one says. */
function limits({ form }: Subject, sentence: string, language: Language): boolean {
  const pattern = LIMITS_WHAT_STANDS_BEFORE[language];
  if (meets(LIMITS_ANYWHERE, language, sentence)) return true;
  if (form === "figure" || form === "law") return false;
  return pattern !== null && sentence.replace(/^[^\p{L}]+/u, "").search(pattern) === 0;
}

function notFound(subject: Subject, contract: Contract): SubjectReading {
  const nearest = { subject: subject.id, is: "nearest", claims: [], isAmended: false, doubts: [] } as const;
  const { isCertain, named } = isAbsent(subject, contract);
  if (isCertain) return { ...nearest, is: "absent", passages: [] };
  const closest = closestClauses(subject, named, contract).slice(0, 1);
  return { ...nearest, passages: toPassages(closest, contract) };
}

function toPassages(places: readonly number[], { reading, index, rewritten }: Contract): Passage[] {
  const withChanges = places.flatMap((at) => (rewritten[at] ? [...(index.inForce.changers.get(at) ?? []), at] : [at]));
  return [...new Set(withChanges)]
    .slice(0, MOST_PASSAGES)
    .flatMap((at) => index.units[at] ?? [])
    .map((unit) => toPassage(reading.contract, unit));
}
