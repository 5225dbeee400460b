import { indexOf } from "../ask/answer";
import type { ClauseIndex } from "../ask/clause-index";
import { saysUnlimited } from "../facts/unlimited-liability";
import type { Passage } from "../port";
import type { TopicReview } from "../review/review";
import { isFaulty } from "../suggest/faulty-clauses";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { wordingInForce } from "../text/superseded";
import { conceptsBySentence, isAbsent, isInKnownLanguage, type Mention } from "./absent";
import type { Claim } from "./claims";
import { closestClauses, titledPlaces } from "./closest";
import { isNoneOf, withoutSignatures } from "./no-rule";
import type { Doubt } from "./doubts";
import { hitIn, type Hit } from "./hits";
import { mayChange } from "./may-change";
import { prepared, type Prepared } from "./prepared";
import { byRank, isOpenlyAmended, isReplaced } from "./against";
import { sidesIn } from "./sides";
import type { Subject } from "./subject";
import { findSubject, SUBJECTS } from "./subjects/subjects";
import { meets } from "./words";

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
  /** Of `nearest`: no other clause has a word of the subject, so that nothing else can be on it. */
  isOnly?: true;
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
  const shared = { reading, index, units, hits, mentions, rewritten, isInKnownLanguage: isInKnownLanguage(units) };
  return SUBJECTS.map((subject) => {
    const found = topics.find((one) => one.topic === subject.id);
    const topic = found && isOnOthers(subject, found, shared) ? undefined : found;
    return readingOn(subject, hits.get(subject.id) ?? [], { ...shared, topic });
  });
}

/** Whether the clause that weights found is on another matter: what a guarantor owes, or exclusive parking. */
function isOnOthers(
  { others, without }: Subject,
  { passages: [first] }: TopicReview,
  { index, units }: Pick<Contract, "index" | "units">,
): boolean {
  const unit = units[index.units.findIndex(({ start, end }) => first && first.start < end && start < first.end)];
  if (!unit) return false;
  const { language } = unit.unit;
  if (others && unit.sentences.some(({ text }) => meets(others, language, text))) return true;
  return without !== undefined && unit.sentences.every(({ text }) => meets(without, language, text));
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
  hits: ReadonlyMap<string, readonly Hit[]>;
  topic: TopicReview | undefined;
};

function readingOn(subject: Subject, hits: readonly Hit[], contract: Contract): SubjectReading {
  const { index } = contract;
  const told = withoutFigures(subject, hits, contract).filter(
    ({ at }) => contract.rewritten[at] !== null || !isReplaced(at, hits, index),
  );
  const ranked = byRank(subject, told, contract);
  const { inForce } = ranked;
  const others = [...ranked.others, ...unlimitedBeside(subject, contract)];
  if (inForce.length === 0) return notFound(subject, contract);
  const isNoRow = (at: number) => contract.units[at]?.sentences.some(({ noRule }) => noRule?.is !== "row") ?? false;
  const titled = new Set(titledPlaces(subject, contract.units));
  const places = inForce.map(({ at }) => at).toSorted((one, two) => Number(titled.has(two)) - Number(titled.has(one)));
  return {
    subject: subject.id,
    is: "found",
    claims: inForce.flatMap(({ claims }) => claims),
    isAmended: inForce.some(({ at }) => contract.rewritten[at] === null && isOpenlyAmended(at, inForce, index)),
    doubts: doubtsOn(subject, inForce, { ...contract, isContradicted: others.some(isNoRow) }),
    passages: toPassages([...places.slice(0, 1), ...others.filter(isNoRow), ...places.slice(1)], contract),
  };
}

/** Beside a cap, the clauses by which somebody's liability has no limit: both are to be read together. */
function unlimitedBeside({ id }: Subject, { units }: Contract): number[] {
  if (id !== "liability_cap") return [];
  return units.flatMap(({ sentences }, at) => (sentences.some(({ text }) => saysUnlimited(text)) ? [at] : []));
}

/**
 * Without clauses that name the subject, say nothing clear on it, and give a figure of another: how renewal is stopped,
 * or 'secret for three years after termination'. They count only where nothing else does.
 */
function withoutFigures(subject: Subject, all: readonly Hit[], { mentions }: Contract): readonly Hit[] {
  const { id, form, isUnconditional } = subject;
  const isOfUnlike = ({ at, places, claims }: Hit) =>
    claims.every(({ values }) => values.length === 0) &&
    places.every((place) => isUnlike(subject, mentions.readAs(at, place)));
  const told = all.filter((hit) => !isOfUnlike(hit));
  const hits = isUnconditional ? withoutMentions(told) : told;
  if ((form !== "renewal" && form !== "leave") || hits.length < 2) return hits;
  const isOther = (read: ReadonlySet<string> | undefined) =>
    [...(read ?? [])].some((one) => one !== id && findSubject(one)?.form === "figure");
  const others = hits.filter(
    ({ at, places, claims }) =>
      !(claims.every(({ says }) => says === "unclear") && places.every((place) => isOther(mentions.readAs(at, place)))),
  );
  return others.length > 0 ? others : hits;
}

/** Beside a clause that gives a right with its notice, one that gives none to anybody is on what follows. */
function withoutMentions(hits: readonly Hit[]): readonly Hit[] {
  const gives = hits.some(({ claims }) => claims.some(({ says, values }) => says === "does" && values.length > 0));
  const isMention = ({ claims }: Hit) =>
    claims.every(({ says, who, values }) => says === "unclear" && who === "unknown" && values.length === 0);
  return gives ? hits.filter((hit) => !isMention(hit)) : hits;
}

/** More than one clause, or words elsewhere that may change the only one. */
function doubtsOn(
  subject: Subject,
  hits: readonly Hit[],
  { reading, units, mentions, isContradicted }: Contract & { isContradicted: boolean },
): Doubt[] {
  const own = hits.flatMap(({ doubts }) => doubts);
  const places = new Set(hits.map(({ at }) => at));
  const isElsewhere = units.some(
    ({ unit, sentences }, at) =>
      !places.has(at) &&
      !unit.isTitle &&
      sentences.some(
        ({ text, noRule }, place) =>
          !(noRule && isNoneOf(subject, noRule, unit.language)) &&
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
      ...((hits.length > 1 && !subject.addsUp) || isContradicted ? (["several"] as const) : []),
      ...(isElsewhere ? (["elsewhere"] as const) : []),
      ...(areFiguresUnlike(reading, hits, units) ? (["figuresDiffer"] as const) : []),
    ]),
  ];
}

/** 'Within sixty (30) days': a clause that gives a value, whose words and figures differ. */
function areFiguresUnlike(reading: Reading, hits: readonly Hit[], units: readonly Prepared[]): boolean {
  return hits.some(({ at, claims }) => {
    const unit = units[at]?.unit;
    return unit !== undefined && claims.some(({ values }) => values.length > 0) && isFaulty(reading, unit, "figures");
  });
}

/** Whether a sentence was read on a subject with the same names. */
function isUnlike({ unlike = [] }: Subject, read: ReadonlySet<string> | undefined): boolean {
  return unlike.some((other) => read?.has(other) === true);
}

/** Whether a sentence was read on another subject, and not on this one. */
function isReadElsewhere({ id }: Subject, read: ReadonlySet<string> | undefined): boolean {
  return read !== undefined && !read.has(id);
}

function notFound(subject: Subject, contract: Contract): SubjectReading {
  const nearest = { subject: subject.id, is: "nearest", claims: [], isAmended: false, doubts: [] } as const;
  const { isCertain, named } = isAbsent(subject, contract);
  const parts = (subject.partOf ?? []).flatMap((part) => contract.hits.get(part) ?? []);
  if (isCertain && parts.length > 0) return { ...nearest, passages: toPassages([parts[0]?.at ?? 0], contract) };
  if (isCertain) return { ...nearest, is: "absent", passages: [] };
  const [closest, ...others] = closestClauses(subject, named, contract);
  const passages = closest === undefined ? [] : toPassages([closest], contract);
  const isOn = (at: number) =>
    !contract.units[at]?.sentences.some((_, place) => isUnlike(subject, contract.mentions.readAs(at, place)));
  const isOnly = !others.some(isOn) && closest !== undefined && !isReadOutside(contract, closest);
  return { ...nearest, passages, ...(isOnly && passages.length > 0 ? { isOnly } : {}) };
}

/** Whether the weights found the subject in another clause than this one. */
function isReadOutside({ topic, index }: Contract, at: number): boolean {
  const unit = index.units[at];
  if (topic?.present !== true || !unit) return topic?.present === true;
  return topic.passages.some(({ start, end }) => start >= unit.end || end <= unit.start);
}

function toPassages(places: readonly number[], { reading, index, rewritten }: Contract): Passage[] {
  const withChanges = places.flatMap((at) => (rewritten[at] ? [...(index.inForce.changers.get(at) ?? []), at] : [at]));
  return [...new Set(withChanges)]
    .slice(0, MOST_PASSAGES)
    .flatMap((at) => index.units[at] ?? [])
    .map((unit) => toPassage(reading.contract, withoutSignatures(unit)));
}
