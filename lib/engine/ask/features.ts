import { VOCABULARY } from "../lexicon/all";
import { either } from "../text/either";
import type { Span } from "../text/spans";
import type { Asked } from "./asked";
import type { ClauseIndex, IndexedUnit } from "./clause-index";
import type { Meeting } from "./meetings";
import { IS_DEFINITION, modalFeatures } from "./modal";
import { metBy } from "./significance";
import type { ReadQuestion } from "./question";
import type { ValueKind } from "./kinds-of-value";

/** The parties and the date are in the first clauses, signatures in the last. */
const FIRST_CLAUSES = 3;
const FEW_WORDS = 8;

const PARTY = VOCABULARY.concepts.findIndex(({ id }) => id === "party");

export type Features = Readonly<Record<string, number>>;
type Pair = { question: ReadQuestion; unit: IndexedUnit; meetings: readonly Meeting[]; tells: readonly number[] };

/** The ranking features of one clause, by name. */
export function clauseFeatures(pair: Pair, at: number, index: ClauseIndex): Features {
  return { ...wordFeatures(pair), ...valueFeatures(pair), ...placeFeatures(pair.unit, at, index) };
}

function wordFeatures({ question, unit, meetings }: Pair): Features {
  const sum = (of: (meeting: Meeting) => number) => meetings.reduce((total, meeting) => total + of(meeting), 0);
  const met = meetings.filter((meeting) => metBy(meeting) > 0);
  return {
    bm25: sum(({ stem }) => stem),
    prefix: sum(({ prefix }) => prefix),
    concept: sum(({ concept }) => concept),
    conceptOnly: sum(({ stem, concept }) => (stem > 0 ? 0 : concept)),
    parent: sum(({ stem, concept, parent }) => (concept > 0 || stem > 0 ? 0 : parent)),
    heading: sum(({ heading }) => heading),
    coverage: sum(metBy) / totalWeight(meetings),
    metTerms: met.length / Math.max(1, meetings.length),
    unmet: Math.max(0, ...meetings.filter((one) => metBy(one) === 0).map(({ weight }) => weight)),
    number: meetings.filter(({ term, stem }) => term.isNumber && stem > 0).length,
    bigrams: question.stems.slice(1).filter((stem, place) => adjacent(unit, question.stems[place] ?? "", stem)).length,
  };
}

function valueFeatures(pair: Pair): Features {
  const { question, unit } = pair;
  const { asked } = question;
  const kinds = [...asked].filter((kind) => FITTING[kind]);
  const fits = shareFitting(kinds, unit.values);
  const best = bestSentence(unit, pair, kinds);
  const both = (isAsked: boolean, isThere: boolean) => (isAsked && isThere ? 1 : 0);
  const says = (isAsked: boolean, pattern: RegExp) => (isAsked && pattern.test(unit.text) ? 1 : 0);
  return {
    fits,
    misfit: kinds.length > 0 && fits === 0 ? 1 : 0,
    moneyFit: both(asked.has("money"), unit.values.has("money")),
    percentFit: both(asked.has("percent"), unit.values.has("percent")),
    dayFit: both(asked.has("day"), unit.values.has("day")),
    spanFit: both(asked.has("span") || asked.has("day"), unit.values.has("span")),
    clockFit: both(asked.has("span") || asked.has("day"), unit.values.has("clock")),
    whoName: both(asked.has("who") || asked.has("where"), unit.values.has("name")),
    whereFit: both(asked.has("where"), unit.values.has("address")),
    exceptionFit: says(asked.has("exception") || asked.has("yesno"), EXCEPTS),
    conditionFit: says(asked.has("condition"), CONDITION),
    partiesFit: both(
      asked.has("who") && question.terms.some(({ concepts }) => concepts.includes(PARTY)),
      unit.values.has("name") && DEFINES.test(unit.text),
    ),
    meaningFit: says(asked.has("meaning"), DEFINES),
    defines: asked.has("meaning") ? definedShare(question, unit) : 0,
    signFit: says(
      question.terms.some(({ concepts }) => concepts.some((concept) => SIGNING.has(concept))),
      SIGNS,
    ),
    sentence: best.coverage,
    sentenceFits: best.fits,
    toldSentence: best.share,
    toldFits: best.shareFitting,
    opens: best.opens,
    ...modalFeatures(question, unit),
    isDefinition: !asked.has("meaning") && IS_DEFINITION.test(unit.text) ? 1 : 0,
  };
}

function placeFeatures(unit: IndexedUnit, at: number, { inForce, units }: ClauseIndex): Features {
  return {
    start: at < FIRST_CLAUSES ? 1 : 0,
    end: at >= units.length - FIRST_CLAUSES ? 1 : 0,
    numbered: unit.number === null ? 0 : 1,
    length: Math.log(1 + unit.words),
    short: unit.words < FEW_WORDS ? 1 : 0,
    amending: inForce.amending.has(at) ? 1 : 0,
    amended: inForce.amended.has(at) ? 1 : 0,
  };
}

function totalWeight(meetings: readonly Meeting[]): number {
  return Math.max(
    0.001,
    meetings.reduce((total, { weight }) => total + weight, 0),
  );
}

/** `shareFitting`: the most told words of the question in a sentence that holds the kind of value asked for. */
type Best = { coverage: number; fits: number; share: number; shareFitting: number; opens: number };
/** The sentence of a clause that covers most of the question, and whether it holds the kind of value asked for. */
function bestSentence(unit: IndexedUnit, { meetings, tells }: Pair, kinds: readonly Asked[]): Best {
  const best: Best = { coverage: 0, fits: 0, share: 0, shareFitting: 0, opens: 0 };
  const whole = totalWeight(meetings);
  const toldWhole = meetings.reduce((total, { weight }, at) => total + weight * (tells[at] ?? 0), 0.001);
  unit.sentences.forEach((sentence, place) => {
    const met = sharesMet(sentence, meetings);
    const sum = (of: (share: number, at: number) => number) =>
      met.reduce((total, share, at) => total + of(share, at) * (meetings[at]?.weight ?? 0), 0);
    const coverage = sum((share) => share) / whole;
    const fits = shareFitting(kinds, sentence.values);
    if (coverage + 0.1 * fits > best.coverage + 0.1 * best.fits) [best.coverage, best.fits] = [coverage, fits];
    const told = sum((share, at) => share * (tells[at] ?? 0)) / toldWhole;
    best.share = Math.max(best.share, told);
    best.shareFitting = Math.max(best.shareFitting, fits * told);
    if (place === 0)
      best.opens =
        sum((share, at) => (sentence.first.has(meetings[at]?.term.stem ?? "") ? share * (tells[at] ?? 0) : 0)) /
        toldWhole;
  });
  return best;
}

/** How much of a question for a meaning is a word that the clause puts in quotes or begins a sentence with. */
function definedShare({ terms }: ReadQuestion, unit: IndexedUnit): number {
  const own = terms.filter(({ stem }) => unit.defined.has(stem)).length;
  return own / Math.max(1, terms.length);
}

const EXCEPTS = either(
  "except|unless|other than|provided|does not apply|save|however|but not|only",
  "кроме|за исключением|если только|не распространя|не применя|однако|только",
  "бусад|үл хамаар|хамаарахгүй|харин|зөвхөн|эс тооцвол|тохиолдолд",
);
const CONDITION = either(
  String.raw`(?<!\p{L})if(?!\p{L})|where|provided|in case`,
  String.raw`(?<!\p{L})если|при |в случае`,
  String.raw`[вб][аэоө]л(?!\p{L})|тохиолдолд|нөхцөлд`,
);
const DEFINES = either(
  String.raw`mean|defin|refers to|«[^»]{2,60}»\s?[–—-]|“[^”]{2,60}”|"[^"]{2,60}"`,
  "далее|именуем|понимает|означа|считается",
  "гэж|цаашид|гэнэ|хэлнэ|ойлгоно",
);

const SIGNING = new Set(
  ["signing", "signatory", "sign_document"].map((id) => VOCABULARY.concepts.findIndex((one) => one.id === id)),
);
const SIGNS = either(
  String.raw`signed|signature|name:|title:|director|by:`,
  String.raw`подпис|директор|_{4}`,
  String.raw`гарын үсэг|захирал|_{4}`,
);

function adjacent(unit: IndexedUnit, one: string, other: string): boolean {
  if (!unit.counts.has(one) || !unit.counts.has(other)) return false;
  const at = unit.stems.indexOf(one);
  return at >= 0 && (unit.stems[at + 1] === other || unit.stems[at - 1] === other || unit.stems[at + 2] === other);
}

type IndexedSentence = IndexedUnit["sentences"][number];

/** The kinds of value that answer each kind of question. */
export const FITTING: Readonly<Partial<Record<Asked, readonly ValueKind[]>>> = {
  money: ["money"],
  percent: ["percent"],
  day: ["day", "span"],
  span: ["span", "clock"],
  count: ["number"],
  who: ["name"],
  where: ["address", "name"],
};

/** How many of the kinds of value asked for are among `values`, 0 to 1. */
export function shareFitting(kinds: readonly Asked[], values: ReadonlySet<ValueKind>): number {
  if (kinds.length === 0) return 0;
  return kinds.filter((kind) => FITTING[kind]?.some((value) => values.has(value))).length / kinds.length;
}

/** How well one sentence of a clause meets each word of the question that the clause meets, 0 to 1, in order. */
export function sharesMet(sentence: IndexedSentence, meetings: readonly Meeting[]): number[] {
  return meetings.map(({ term, prefix }) => {
    if (sentence.stems.has(term.stem)) return 1;
    if (term.concepts.some((concept) => sentence.concepts.has(concept))) return 0.85;
    return prefix > 0 && startsAlike(term.stem, sentence.stems) ? 0.6 : 0;
  });
}

/** From this share of the question's words on, a sentence is about it. */
const LEAST_MET = 0.2;
/** What a fitting kind of value counts beside the words. */
const FITS = 0.4;
/** How much more the best has to meet than the next: of 'you give us notice' and 'we give you notice', neither does. */
const PLAINLY = 0.25;
/** Asked for a day, a length is an answer, and a day a better one. */
const ON_A_DAY = 0.25;

/**
 * The sentence of a clause that plainly meets most of a question, with its offsets in the contract; null if the clause
 * is one sentence, none is about the question, or two are. Linear in the clause.
 */
export function sentenceMeeting(
  { start, sentences }: IndexedUnit,
  { meetings, tells, kinds }: { meetings: readonly Meeting[]; tells: readonly number[]; kinds: readonly Asked[] },
): Span | null {
  if (sentences.length < 2) return null;
  const weight = (at: number) => (meetings[at]?.weight ?? 0) * (tells[at] ?? 0);
  const whole = meetings.reduce((sum, _, at) => sum + weight(at), 0.001);
  let [best, second] = [{ score: LEAST_MET, at: -1 }, LEAST_MET];
  sentences.forEach((sentence, at) => {
    const shares = sharesMet(sentence, meetings);
    const met = shares.reduce((sum, share, term) => sum + share * weight(term), 0) / whole;
    const isOnADay = kinds.includes("day") && sentence.values.has("day");
    const score = met === 0 ? 0 : met + FITS * shareFitting(kinds, sentence.values) + (isOnADay ? ON_A_DAY : 0);
    if (score <= best.score) second = Math.max(second, score);
    else [best, second] = [{ score, at }, best.score];
  });
  if (best.score - second < PLAINLY) return null;
  const found = sentences[best.at];
  return found ? { start: start + found.start, end: start + found.end } : null;
}

function startsAlike(stem: string, stems: ReadonlySet<string>): boolean {
  const head = stem.slice(0, Math.max(4, Math.ceil(stem.length * 0.7)));
  for (const other of stems) if (other.startsWith(head)) return true;
  return false;
}
