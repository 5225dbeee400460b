/** Facts about what happens when a contract's term is over, and how to leave it without cause. */
import { endedWhenLate } from "../other-matters.cues";
import * as cue from "../values.cues";
import { anyOf, withFlags } from "../../language/patterns";
import { clausesStating, type ChosenClause } from "../../facts/clauses/choice";
import { folded } from "../../text/folding";
import { sentencesWithin, type Reading } from "../../text/reading";
import type { Span } from "../../text/spans";
import { readChanges } from "../../time/in-force";
import { lengthsIn, lengthsOfRole, type LengthRole, type RoledLength } from "../../time/length-roles";
import type { LengthMention } from "../../time/mentions";
import { chanceOfSaying, renewalIn, type Saying } from "../../time/renewing";
import { isContradicted, type TopicReview } from "../review";
import type { Fact, FactKind } from "../fact";
import { isOwnWish, onItsTerms, unitsAround } from "./leaving-terms";
import { BEFORE_CHANGE, fact, inItsWords, standingAlone, toFactLength, quoted } from "./made-fact";
import { neverRenews } from "./no-renewal";
import { holderOf, speaksOfLeaving } from "./whose";

type Reviews = ReadonlyMap<string, TopicReview>;
/** The clauses that state something, best first, and whether the topic review is sure that they do. */
type StatedClauses = { clauses: readonly ChosenClause[]; first: ChosenClause; isSure: boolean };

export function goingOnFacts(reading: Reading, reviews: Reviews): Fact[] {
  const renewal = renewalFacts(reading, reviews);
  return [...(renewal.length > 0 ? renewal : neverRenews(reading)), ...leavingFacts(reading, reviews)];
}

/** Automatic renewal has a duration and a notice; renewal on request is quoted in its own words. */
function renewalFacts(reading: Reading, reviews: Reviews): Fact[] {
  const stated = findStated(reading, "renewal", reviews.get("renewal_term"));
  if (!stated) return [];
  const sentences = stated.clauses.flatMap(({ unit }) => sentencesWithin(reading, unit));
  const { renewal } = renewalIn(reading, sentences);
  if (renewal === "none") return [];
  const stopped = findStated(reading, "renewal", reviews.get("renewal_notice")) ?? stated;
  const isAutomatic = renewal === "automatic";
  const words = wordsFact(reading, stated.first, "renewal_term");
  if (!isAutomatic) return [words];
  const terms = lengthFacts(reading, stated, { role: "renewalTerm", kind: "renewal_term" });
  const notices = lengthFacts(reading, stopped, { role: "renewalNotice", kind: "renewal_notice" });
  return [...(terms.length > 0 ? terms : [words]), ...notices];
}

/** '“90-ээс” гэснийг “120-оос” гэж': a change that names numbers without a unit. */
const QUOTED_NUMBER = /["“«][^"”»]{0,20}\d/u;

function leavingFacts(reading: Reading, reviews: Reviews): Fact[] {
  const kind = "termination_for_convenience";
  const stated = findStated(reading, "convenience", reviews.get(kind));
  if (!stated) return [];
  const notices = noticesToLeave(reading, stated, kind);
  const changes = stated.clauses.filter(
    ({ isChange, unit }) => isChange && QUOTED_NUMBER.test(unit.text) && lengthsIn(reading, [unit]).length === 0,
  );
  return [
    ...(notices.length > 0 ? notices : [wordsFact(reading, stated.first, kind)]),
    ...changes.map((change) => wordsFact(reading, change, kind)),
  ];
}

/** The notice of each side that has its own; of one that the sentence doesn't name, the sentence. */
function noticesToLeave(reading: Reading, stated: StatedClauses, kind: FactKind): Fact[] {
  const notices = lengthFacts(reading, stated, { role: "leaveNotice", kind });
  const first = lengthSaid(reading, stated.clauses, "leaveNotice");
  if (notices.length === 0 || !first) return notices;
  if (!speaksOfLeaving(first.mention.sentence)) return [];
  const holder = holderOf(reading, first.mention);
  if (holder === "everybody") return notices;
  if (holder === null) return notices.map((notice) => ({ ...notice, value: inItsSentence(reading, first.mention) }));
  const own = notices.map((notice) => ({ ...notice, role: holder.label }));
  return [...own, ...noticesOfOthers(reading, stated, { kind, holder: holder.label })];
}

/** Below this chance the clauses renew something else, or let nobody leave without cause. */
const LEAST: Readonly<Record<Saying, number>> = { renews: 0.2, leaves: 0.1 };

/** From this chance of the clause itself, its sentences need no second opinion. */
const PLAINLY = 0.65;

function findStated(
  reading: Reading,
  kind: "renewal" | "convenience",
  review: TopicReview | undefined,
): StatedClauses | null {
  const all = clausesStating(reading, kind, review?.present ? review.passages : []);
  const clauses = kind === "renewal" ? all.filter((one) => !isOfProbation(reading, one)) : all;
  const [first] = clauses;
  if (!first || isContradicted(reading, review, first.unit)) return null;
  if (isOther[kind](folded(reading.contract.text.slice(first.sentence.start, first.sentence.end)))) return null;
  const sentences = clauses.flatMap(({ unit }) => sentencesWithin(reading, unit));
  const saying = kind === "renewal" ? "renews" : "leaves";
  if (first.chance < PLAINLY && chanceOfSaying(reading, { sentences, saying }) < LEAST[saying]) return null;
  return { clauses, first, isSure: first.isCertain || review?.basis === "stated" };
}

const OTHER_GOES_ON = anyOf(cue.otherGoesOn);
const CONTRACT_GOES_ON = anyOf(cue.contractGoesOn);
const PROBATION = anyOf(cue.probation);

/** UTF-16 units. */
const CLOSE_BEFORE = 200;

/** 'Probation is six months. We may extend it once': the contract isn't renewed by that. */
function isOfProbation({ contract }: Reading, { sentence, unit }: ChosenClause): boolean {
  const words = folded(contract.text.slice(sentence.start, sentence.end));
  const before = contract.text.slice(Math.max(unit.start, sentence.start - CLOSE_BEFORE), sentence.start);
  return PROBATION.test(folded(`${unit.heading} ${before} ${words}`)) && !CONTRACT_GOES_ON.test(words);
}

const FOR_CAUSE = anyOf(cue.forCause, endedWhenLate);
const WITHOUT_CAUSE = anyOf(cue.withoutCause);

/** Whether a sentence puts off performance rather than the end, or lets a party leave only for a breach. */
const isOther = {
  renewal: (words: string) => OTHER_GOES_ON.test(words) && !CONTRACT_GOES_ON.test(words),
  convenience: (words: string) => FOR_CAUSE.test(words) && !WITHOUT_CAUSE.test(words),
};

const UNSURE = { isDoubtful: true } as const;
/** From this chance nearly all unrivalled durations were right in contracts not used in training. */
const SURE: Readonly<Record<LengthRole, number>> = { renewalTerm: 0.8, renewalNotice: 0.9, leaveNotice: 0.9 };

/**
 * The duration in force with the clause that says it, and with the one that changes it, if any; stated if nothing does
 * and no other comes close.
 */
function lengthFacts(
  reading: Reading,
  { clauses, isSure }: StatedClauses,
  { role, kind }: { role: LengthRole; kind: FactKind },
): Fact[] {
  const found = lengthSaid(reading, clauses, role);
  if (!found) return [];
  const sided = readChanges(reading).lengths.get(found.mention) ?? [];
  if (sided.length > 1)
    return sided.map((mention) => ({ ...lengthFact(reading, kind, { mention, says: mention.sentence }), ...UNSURE }));
  const mention = inForce(reading, clauses, found.mention);
  const isSaid = isSaidOutright(role, mention.sentence.folded, clauses);
  const isStated = isSure && isSaid && found.isOne && found.chance >= SURE[role] && !isChanged(reading, found);
  const says = clauseAt(clauses, mention)?.unit;
  const isOpen = mention === found.mention && isChanged(reading, found);
  const read = lengthFact(reading, kind, { mention, says: says ?? mention.sentence, isStated });
  const now = isOpen ? { ...read, ...UNSURE } : read;
  const before = lengthText(reading, found.mention);
  if (mention === found.mention || before === now.value) return [now];
  const { language } = clauseAt(clauses, found.mention)?.unit ?? { language: "en" };
  return [{ ...now, value: `${now.value}; ${BEFORE_CHANGE[language]} ${before}` }];
}

function clauseAt(clauses: readonly ChosenClause[], { start }: LengthMention): ChosenClause | undefined {
  return clauses.find(({ unit }) => unit.start <= start && start < unit.end);
}

/** The likeliest length of a role; a notice to leave from a sentence that speaks of leaving, if there is one. */
function lengthSaid(reading: Reading, clauses: readonly ChosenClause[], role: LengthRole): RoledLength | null {
  const found = lengthsOfRole(reading, { clauses: clauses.map(({ unit }) => unit), role });
  const said = role === "leaveNotice" ? found.find(({ mention }) => speaksOfLeaving(mention.sentence)) : undefined;
  return said ?? found[0] ?? null;
}

const RENEWS = anyOf(cue.renews);
const FOR_BOTH = anyOf(cue.forBoth);
const MAY_LEAVE = withFlags(anyOf(cue.mayLeave), "gu");

/** A notice against renewal speaks of renewing; a right to leave is that of both, or the only one in its clause. */
function isSaidOutright(role: LengthRole, words: string, clauses: readonly ChosenClause[]): boolean {
  if (role === "renewalNotice") return RENEWS.test(words);
  if (role !== "leaveNotice" || FOR_BOTH.test(words)) return true;
  const rights = clauses.flatMap(({ unit }) => folded(unit.text).match(MAY_LEAVE) ?? []);
  return rights.length <= 1;
}

/** The duration that replaces another, if a change names both, or only one that is of the same matter or clause. */
function inForce(reading: Reading, clauses: readonly ChosenClause[], mention: LengthMention): LengthMention {
  const changes = clauses.filter(({ isChange }) => isChange).map(({ unit }) => unit);
  const [number, old] = [
    bare(clauseAt(clauses, mention)?.unit.number ?? ""),
    lengthText(reading, mention).toLowerCase(),
  ];
  const ofIt = ({ sentence: { folded: words } }: LengthMention) =>
    !isOther.convenience(words) &&
    (speaksOfLeaving({ folded: words }) || RENEWS.test(words) || words.includes(old) || names(words, number));
  const [only, ...more] = (readChanges(reading).lengths.get(mention) ?? lengthsIn(reading, changes)).filter(ofIt);
  return only && more.length === 0 ? only : mention;
}

const bare = (number: string) => number.replace(/^\D+|[.)]+$/gu, "");
const names = (words: string, number: string) =>
  number !== "" && words.split(/[^\p{L}\d.()]+/u).some((word) => bare(word) === number);

/** A clause with more lengths is a table. */
const MOST_LENGTHS = 12;

/** The likeliest notice of each other side. */
function noticesOfOthers(
  reading: Reading,
  { clauses }: StatedClauses,
  { kind, holder }: { kind: FactKind; holder: string },
): Fact[] {
  const told = new Set([holder]);
  const around = unitsAround(
    reading,
    clauses.map(({ unit }) => unit),
  );
  const likely = lengthsOfRole(reading, { clauses: around, role: "leaveNotice" });
  return likely.slice(0, MOST_LENGTHS).flatMap(({ mention }) => {
    const words = mention.sentence.folded;
    const isBeside = !clauses.some(({ unit }) => unit.start <= mention.start && mention.start < unit.end);
    const isRight = !isOther.convenience(words) && (!isBeside || WITHOUT_CAUSE.test(words) || isOwnWish(words));
    const other = speaksOfLeaving(mention.sentence) && isRight ? holderOf(reading, mention) : null;
    if (other === null || other === "everybody" || told.has(other.label)) return [];
    told.add(other.label);
    const says = around.find(({ start, end }) => start <= mention.start && mention.start < end);
    return [{ ...lengthFact(reading, kind, { mention, says: says ?? mention.sentence }), role: other.label }];
  });
}

function lengthFact(
  reading: Reading,
  kind: FactKind,
  { mention, says, isStated = false }: { mention: LengthMention; says: Span; isStated?: boolean },
): Fact {
  const text = lengthText(reading, mention);
  const value = kind === "termination_for_convenience" ? onItsTerms(reading, mention, text) : text;
  const { months, days, businessDays } = mention.length;
  const length = toFactLength({ years: 0, months, days: days + businessDays });
  return { ...fact(kind, value, quoted(reading, says), isStated), ...length };
}

function lengthText({ contract: { text } }: Reading, { start, end }: LengthMention): string {
  return standingAlone(text.slice(start, end).replace(/\s+/gu, " "));
}

/** The sentence of a length, if its beginning has room for it; else the length alone. */
function inItsSentence({ contract: { text } }: Reading, { sentence, start, end }: LengthMention): string {
  const words = inItsWords(text.slice(sentence.start, sentence.end));
  const length = text.slice(start, end).replace(/\s+/gu, " ");
  return words.includes(length) ? words : length;
}

function isChanged(reading: Reading, { mention }: RoledLength): boolean {
  const { changed, superseded, lengths } = readChanges(reading);
  return changed.has(mention) || superseded.has(mention) || lengths.has(mention);
}

function wordsFact(reading: Reading, { sentence, unit }: ChosenClause, kind: FactKind): Fact {
  const words = inItsWords(reading.contract.text.slice(sentence.start, sentence.end));
  return fact(kind, words, quoted(reading, unit));
}
