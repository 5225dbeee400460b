import { groupedBy } from "@/lib/grouped-by";
import { readTextInForce } from "../../text/amendments";
import { mayDiffer } from "../../text/ranks";
import { splitUnits } from "../../text/units";
import * as cue from "./values.cues";
import { anyOf } from "../../language/patterns";
import { finding, type Check, type Finding } from "../check";
import type { Draft } from "../draft";
import { areMirrored } from "../opposites/mirrored";
import { saidIn, type Said } from "../opposites/said";
import { areAlikeInMeaning, topicNumbers, type Meant } from "./alike";
import { mattersOf, sharedMatters } from "./matters";
import { areOfOneLabel } from "./labelled";
import { areForOne } from "./one-party";
import { referencesIn } from "../references/references";
import { COUNTED, RECURRING, valuesIn, type Value } from "./values";

const CONDITIONAL = anyOf(cue.conditional);
const ON_TRIAL = anyOf(cue.onTrial);
const IN_A_ROW = anyOf(cue.inARow);
const OF_OTHERS = anyOf(cue.ofOthers);
const CHANGING = anyOf(cue.changing);
/** Two values are about the same thing from this cosine similarity of their words on. */
const ALIKE = 0.68;
const MUCH_ALIKE = 0.74;
/** So alike are the words right beside both values, whatever else their sentences say. */
const ALIKE_NEARBY = 0.6;
/** A contract has few days that come again, and each is for one thing. */
const ALIKE_RECURRING = 0.4;
/** UTF-16 units of a sentence whose words beside a value show what it is for. */
const SHORT = 200;
const FEWEST_SHARED = 2;
/** A stem found in more sentences than this doesn't show what a value is for. */
const MOST_SENTENCES = 8;

/** Sums that differ by less are the same, given in two units; so are lengths, 28 days and one month. */
const [NEARLY, NEARLY_AS_LONG] = [0.03, 0.08];

const ITEM = /^(?:(\(?)(?:[a-zа-я]|[ivx]{1,4})\)?|(\d+\.\d+\.)\d{1,2})$/iu;

/** A value with its clause, and the weights of its words; rare ones weigh more. */
type Placed = Value & {
  clause: number;
  name: string;
  /** What a reader finds the place by: of a table its row. */
  shown: string;
  weights: ReadonlyMap<string, number>;
  length: number;
  words: Said["words"];
  concepts: Said["concepts"];
  matters: Meant["matters"];
};

/**
 * Two clauses that give different numbers or days for the same thing: '10 days' here and '15 days' there. Reported at
 * the later one. Silent on amendments, on different parties, on parts of which one prevails, and if one clause is the
 * other's exception.
 */
export const contradictions: Check = (draft) => {
  const reported = new Set<number>();
  return contradictingPairs(draft).flatMap(([one, other]): Finding[] => {
    if (reported.has(other.sentence.start) || mayDiffer(draft.reading, one.sentence, other.sentence)) return [];
    reported.add(other.sentence.start);
    return [
      finding("contradiction", other.sentence, {
        values: { first: one.written, where: one.shown, second: other.written, here: other.shown },
        severity: "high",
      }),
    ];
  });
};

/** Pairs of values of which only one can hold, the earlier first. */
export function contradictingPairs(draft: Draft): (readonly [Placed, Placed])[] {
  return candidates(placed(draft)).filter(([one, other]) => contradict(draft, one, other));
}

function placed(draft: Draft): Placed[] {
  const units = splitUnits(draft.reading);
  const { amending, amended } = readTextInForce(units);
  const sentences = draft.reading.sentences.length;
  const values = valuesIn(draft);
  const said = new Map(saidIn(draft).map((one) => [one.sentence.start, one]));
  const counts = new Map<string, Set<number>>();
  for (const { subject, sentence } of values)
    for (const stem of subject) counts.set(stem, (counts.get(stem) ?? new Set()).add(sentence.start));
  let clause = 0;
  const all = values.flatMap((value): Placed[] => {
    while ((units[clause]?.end ?? Infinity) <= value.sentence.start) clause += 1;
    const unit = units[clause];
    if (!unit || amending.has(clause) || amended.has(clause)) return [];
    const weights = new Map(
      [...value.subject].map((stem) => [stem, Math.log((sentences + 1) / (counts.get(stem)?.size ?? 1))]),
    );
    const length = Math.hypot(...weights.values());
    const name = unit.number ?? (unit.heading || unit.text.slice(0, 30).trim());
    const shown = unit.number ?? rowLabel(draft.text, value.sentence.start) ?? name;
    const { words = [], concepts = NOTHING } = said.get(value.sentence.start) ?? {};
    const own = words.filter(({ stem }) => value.subject.has(stem));
    return [{ ...value, clause, name, shown, weights, length, words: own, concepts, matters: NO_MATTERS }];
  });
  const matters = mattersOf(all);
  return all.map((value) => ({ ...value, matters: matters.get(value) ?? NO_MATTERS }));
}

/** UTF-16 units. */
const LONGEST_LABEL = 40;

/** In a table the row has a name of its own: 'Holiday | 28 days in a year'. */
function rowLabel(text: string, at: number): string | null {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.slice(start, start + LONGEST_LABEL).indexOf("|");
  const label = end < 0 ? "" : text.slice(start, start + end).trim();
  return /\p{L}{3}/u.test(label) ? label : null;
}

const NOTHING: ReadonlySet<number> = new Set();
const NO_MATTERS: Meant["matters"] = new Map();

/** Pairs in one unit that share a rare word, without duplicates, the earlier first. */
function candidates(values: readonly Placed[]): (readonly [Placed, Placed])[] {
  const pairs = new Map<string, readonly [Placed, Placed]>();
  const byStem = groupedBy(
    values.flatMap((value, index) =>
      [...value.subject, ...topicNumbers(value).map((at) => `topic ${at}`), ...value.matters.keys()].map((stem) => ({
        stem,
        index,
        value,
      })),
    ),
    ({ stem, value }) => `${value.unit}/${stem}`,
  );
  for (const alike of byStem.values()) {
    if (alike.length > MOST_SENTENCES) continue;
    for (const [at, one] of alike.entries())
      for (const other of alike.slice(at + 1)) pairs.set(`${one.index}/${other.index}`, [one.value, other.value]);
  }
  return [...pairs.values()];
}

function contradict(draft: Draft, one: Placed, other: Placed): boolean {
  if (
    isOneAmount(one, other) ||
    one.name === other.name ||
    areItems(one, other) ||
    one.length === 0 ||
    other.length === 0
  )
    return false;
  return (
    (areOfOneLabel(draft, one, other) ?? areAlike(one, other)) &&
    !areInARow(one, other) &&
    !areRows(draft, one, other) &&
    !areMirrored(draft, one.sentence, other.sentence) &&
    !isChange(one, other) &&
    areForOne(draft, one, other) &&
    !isException(draft, one, other)
  );
}

/** Both values are for the same thing, by their sentences or by the words right beside them. */
function areAlike(one: Placed, other: Placed): boolean {
  const weights = new Map([...one.weights, ...other.weights]);
  if (areAlikeInMeaning(one, other)) return true;
  if (one.countedIn !== other.countedIn) return false;
  const whole = compare(one.subject, other.subject, weights);
  if (whole.likeness >= MUCH_ALIKE && whole.shared >= FEWEST_SHARED) return true;
  if (whole.likeness >= ALIKE && whole.shared > FEWEST_SHARED) return true;
  return areAlikeNearby(one, other, weights);
}

/** Short sentences on the same thing; counted things and whole dates are beside too few words that tell. */
function areAlikeNearby(one: Placed, other: Placed, weights: ReadonlyMap<string, number>): boolean {
  const isLong = [one, other].some(({ sentence: { start, end } }) => end - start > SHORT);
  if (isLong || one.unit === "date" || one.unit.startsWith(COUNTED)) return false;
  const nearby = compare(one.near, other.near, weights);
  const needed = one.unit.startsWith(RECURRING) ? ALIKE_RECURRING : ALIKE_NEARBY;
  return nearby.likeness >= needed && nearby.shared >= FEWEST_SHARED;
}

/** The cosine similarity of two sets of stems, and how many they share. */
function compare(one: ReadonlySet<string>, other: ReadonlySet<string>, weights: ReadonlyMap<string, number>) {
  const square = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0) ** 2, 0);
  const shared = [...one].filter((stem) => other.has(stem));
  const lengths = Math.sqrt(square(one) * square(other));
  return { likeness: lengths === 0 ? 0 : square(shared) / lengths, shared: shared.length };
}

/** '(a)' and '(b)', '5.3.1' and '5.3.2': each item of a list is its own case. */
function areItems({ name: one, clause }: Placed, { name: other, clause: second }: Placed): boolean {
  const [first, last] = [one, other].map((name) =>
    ITEM.exec(name)
      ?.slice(1)
      .find((list) => list !== undefined),
  );
  return first !== undefined && first === last && second - clause <= MOST_SENTENCES;
}

function isOneAmount(one: Placed, other: Placed): boolean {
  const nearly = one.countedIn === other.countedIn ? NEARLY : NEARLY_AS_LONG;
  return Math.abs(one.amount - other.amount) <= nearly * Math.min(one.amount, other.amount);
}

/** 'the first year' and 'the second year' each have their own, and so have a trial period and other properties. */
function areInARow({ sentence: one }: Placed, { sentence: other }: Placed): boolean {
  if ([ON_TRIAL, OF_OTHERS].some((apart) => apart.test(one.folded) !== apart.test(other.folded))) return true;
  const [first, second] = [one, other].map(({ folded: words }) => IN_A_ROW.exec(words)?.[0] ?? "");
  return first !== "" && second !== "" && first !== second;
}

/** Of a table each row has its own value, for the thing that the row is about. */
function areRows({ text }: Draft, ...both: readonly Placed[]): boolean {
  const lines = both.map(({ start }) => {
    const from = text.lastIndexOf("\n", start - 1) + 1;
    return text.slice(Math.max(from, start - LONGEST_ROW), start + LONGEST_ROW).split("\n", 1)[0] ?? "";
  });
  return lines.every((line) => CELLS.test(line));
}
const CELLS = /[|\t]|\S {3,}\S/u;
/** UTF-16 units. */
const LONGEST_ROW = 200;

/** One expressly changes the other. */
function isChange({ sentence: first }: Placed, { sentence: second }: Placed): boolean {
  return [first, second].some(({ folded: words }) => CHANGING.test(words));
}

function isException(draft: Draft, one: Placed, other: Placed): boolean {
  const isOwed =
    sharedMatters(one, other).some(({ isOwnCase }) => isOwnCase) ||
    [one, other].every((value) => value.unit === "percent" && topicNumbers(value).length > 0);
  const isSingle = CONDITIONAL.test(one.sentence.folded) !== CONDITIONAL.test(other.sentence.folded);
  if (isSingle && !isOwed) return true; // 'in case of delay' and 'for delay' are one case
  if (namesClause(one, other.name) || namesClause(other, one.name)) return true;
  return referencesIn(draft).some(
    ({ start, number }) =>
      (within(other.sentence, start) && number === one.name) || (within(one.sentence, start) && number === other.name),
  );
}

/** '2.2 заалтад заасан': its words have the other clause's number, in whatever form. */
function namesClause({ sentence, name: own }: Placed, name: string): boolean {
  if (!/^\d+\.\d/u.test(name) || own.startsWith(name)) return false;
  return sentence.folded.split(/[^\d.]+/u).some((figure) => figure.replace(/\.$/u, "") === name);
}

function within({ start, end }: { start: number; end: number }, at: number): boolean {
  return start <= at && at < end;
}
