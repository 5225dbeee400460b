import { groupedBy } from "@/lib/grouped-by";
import { anyOf } from "../../language/patterns";
import { VOCABULARY } from "../../lexicon/all";
import { indexesOf } from "../../lexicon/vocabulary";
import * as topics from "./topics.cues";
import * as cue from "./values.cues";
import { COUNTED, LENGTH, RECURRING, type Value } from "./values";

/**
 * A concept of each group is named and none of the others, or its words are met; its size is within a range. Of what
 * `isOwnCase` each sentence may tell a case of its own: who bears it, not how much it is.
 */
type Matter = {
  unit: string;
  named: readonly (readonly number[])[];
  not: readonly number[];
  range: [number, number];
  words?: RegExp;
  isOwnCase?: true;
};
/** By a name that tells them apart. */
export type Matters = ReadonlyMap<string, Matter>;

const CONDITIONAL = anyOf(cue.conditional);
const AHEAD = anyOf(topics.aheadOf);
const ANY: [number, number] = [0, Infinity];
/** Of all copies; each party gets one. */
const COPIES: [number, number] = [2, 9];
/** A year is no slip for a week: so many times longer, a value is for something else. */
const MOST_TIMES = 6;
/** With a third value on one matter, each has its own case. */
const MOST_VALUES = 2;

/** What a contract has one length, day or number of, in the lexicon's concepts. */
const MATTERS: readonly Matter[] = [
  matter(LENGTH, ["security_deposit deposit_return retention_money", "refund return give_back"], {
    range: [0, 200],
    not: "pledge mortgage notary",
  }),
  matter(LENGTH, ["return_of_information data_return"], { range: [0, 200] }),
  matter(LENGTH, ["defect hidden_defect quality", "replace_goods"], { range: [0, 100] }),
  matter(LENGTH, ["warranty defect_period"], {
    range: [60, Infinity],
    not: "retention_money warranty_retention security_deposit spare_parts bank_guarantee",
  }),
  matter(LENGTH, ["confidentiality confidential_information secret trade_secret"], {
    range: [80, Infinity],
    not: "non_compete competition_ban non_solicitation records",
  }),
  matter(LENGTH, ["probation"], { range: [14, Infinity] }),
  matter(LENGTH, ["spare_parts"], { range: [300, Infinity] }),
  matter(RECURRING, ["report reporting financial_statements"], {}),
  matter(COUNTED, ["revision_round"], {}),
  matter(COUNTED, ["counterparts"], { range: COPIES }),
  matter("percent", ["counterparts"], { range: COPIES }), // «хувь» is both
  { unit: LENGTH, named: [[], []], not: [], range: [0, 200], words: anyOf(topics.depositBack) },
  { unit: "money", named: [[]], not: [], range: ANY, words: anyOf(topics.deductible), isOwnCase: true },
];

function matter(
  unit: string,
  named: readonly string[],
  { not = "", range = ANY }: { not?: string; range?: [number, number] },
): Matter {
  return { unit, named: named.map((ids) => indexesOf(VOCABULARY, ids)), not: indexesOf(VOCABULARY, not), range };
}

type OnMatters = Value & { concepts: ReadonlySet<number> };

/**
 * The matters that each value is for, by its sentence. Left out are a sentence for some case only, and a matter that
 * the contract has more than two values of.
 */
export function mattersOf<V extends OnMatters>(values: readonly V[]): ReadonlyMap<V, Matters> {
  const all = values.flatMap((value) => {
    const isInACase = CONDITIONAL.test(value.sentence.folded);
    const side = AHEAD.test(value.sentence.folded) ? "ahead" : "";
    return MATTERS.flatMap((one, at) =>
      isOn(one, value) && (!isInACase || one.isOwnCase) ? [{ value, name: `matter ${at} ${side}`, one }] : [],
    );
  });
  const told = [...groupedBy(all, ({ name }) => name).values()].filter(
    (same) => new Set(same.map(({ value: { amount } }) => Math.round(amount))).size <= MOST_VALUES,
  );
  const byValue = groupedBy(told.flat(), ({ value }) => value);
  return new Map([...byValue].map(([value, own]) => [value, new Map(own.map(({ name, one }) => [name, one]))]));
}

type WithMatters = { matters: Matters };

export function sharedMatters({ matters: some }: WithMatters, { matters: others }: WithMatters): Matter[] {
  return [...some].flatMap(([name, matter]) => (others.has(name) ? [matter] : []));
}

function isOn(
  { unit, named, not, range: [least, most], words }: Matter,
  { unit: own, amount, concepts, sentence }: OnMatters,
): boolean {
  if (!own.startsWith(unit) || amount < least || amount > most) return false;
  if (words) return words.test(sentence.folded);
  return named.every((group) => group.some((id) => concepts.has(id))) && !not.some((id) => concepts.has(id));
}

export function isOfOneSize({ amount: one }: Value, { amount: other }: Value): boolean {
  return Math.max(one, other) <= MOST_TIMES * Math.min(one, other);
}
