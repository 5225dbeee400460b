/**
 * Learns the purpose of a contract's dates, on `corpus/natural`, by folds over whole contracts: `npx tsx
 * --conditions=react-server scripts/train-dates.mts [--write] [--misses]`. `--write` saves the weights to
 * `lib/engine/time/weights.json`. Every figure printed is for contracts not seen by the weights of their fold.
 */
import { readDay, writeDay, type Day } from "@/lib/days";
import { listCandidates, type OwnDays } from "@/lib/engine/time/candidates";
import type { Features } from "@/lib/engine/time/features";
import { isNoEvent } from "@/lib/engine/time/no-events";
import { predict, MODEL_NAMES, type Models, type Thresholds } from "@/lib/engine/time/model";
import { countingDays, featuresFor, findOwnDays, roleCandidates, type OwnDayRole } from "@/lib/engine/time/own-days";
import { ownDayFacts } from "@/lib/engine/review/facts/own-day-facts";
import { review, type TopicReview } from "@/lib/engine/review/review";
import type { Reading } from "@/lib/engine/text/reading";
import { CORPUS, laterCases, trainingCases, type NaturalCase } from "./reader/natural.mts";
import { datedContracts } from "./reader/dated.mts";
import { isFiledDay, kindOfSeries, saidBy, withoutLimits, withoutSentence } from "./reader/date-rows.mts";
import { readLabelled } from "./training/dataset";
import { printDetails, printFigures } from "./reader/date-figures.mts";
import {
  certainThresholds,
  checkThreshold,
  findThreshold,
  firstThresholds,
  lastsThreshold,
  printNested,
  type CertainDay,
} from "./reader/date-thresholds.mts";
import { isSame, toIso } from "./reader/day-values.mts";
import { printProposed } from "./reader/proposed.mts";
import { writeWeights } from "./reader/written-weights.mts";
import { trainSparse, type SparseModel, type SparseRow } from "./reader/sparse.mts";

const FOLDS = 10;
/** They are many and alike, and few of their end labels match how other contracts are labelled. */
const FILED_WEIGHT = { made: 0.1, start: 0.1, end: 0.03 } as const;
const FILED = { made: "agreement_date", start: "effective_date", end: "expiration_date" } as const;
type Labels = {
  facts: Readonly<Record<string, { value?: string } | undefined>>;
  deadlines: readonly { kind: string; date: string; quote: string }[];
};
type Case = NaturalCase & Labels;

/** Without those that only have labels of facts: their other days would all be taken for wrong ones. */
const cases = ([...trainingCases(), ...laterCases()] as unknown as Case[]).filter((one) => "deadlines" in one);
const decay = Number(process.argv.find((one) => one.startsWith("--decay="))?.slice(8) ?? 5);
const tables = cases.map(toRows);
/** Never scored: they were written to be learned from. */
const dated = datedContracts().map((one) => ({ ...toRows(one), made: [], start: [], end: [] }));
const { developers: filed, fittingOnly } = readLabelled(CORPUS);
const filedTables = filed.map(filedRows);
const OWN_KINDS = { agreement_date: "made", effective_date: "start", expiration_date: "end" } as const;
const ANY: Thresholds = {
  ...{ made: 0, start: 0, end: 0, lasts: 0, check: 0, likely: 0, due: 0, limited: 0, row: 0, counted: 0 },
  ...{ certain: 0, certainDue: 0, certainCounted: 0 },
};
const reviewsFor = new Map<Reading, TopicReview[]>(
  [...cases, ...filed, ...fittingOnly].map(({ reading }) => [reading, review(reading)]),
);
/** Own days that would be certain at any probability, and last days without plain words; their weights saw neither. */
const [certain, clear]: [CertainDay[], CertainDay[]] = [[], []];
const modelsFor = new Map<Case, Models>();

const filedOutcomes: ReturnType<typeof filedOutcome> = [];
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const outcomes = folds.flatMap((fold) => {
  const seen = [...tables, ...filedTables].filter(
    (_, number) => (number < tables.length ? number : number - tables.length) % FOLDS !== fold,
  );
  const models = learned([...seen, ...dated]);
  filedOutcomes.push(
    ...filed.filter((_, number) => number % FOLDS === fold).flatMap((one) => filedOutcome(one, models)),
  );
  for (const one of filed.filter((_, number) => number % FOLDS === fold))
    noteCertain(one.reading, models, { isFiled: true, id: "", goldDays: (role) => filedDays(one, role) ?? [] });
  return cases.flatMap((one, number) => {
    if (number % FOLDS !== fold) return [];
    noteCertain(one.reading, models, { isFiled: false, id: one.id, goldDays: (role) => ownGold(one, role) });
    modelsFor.set(one, models);
    return [{ number, one, ...toOutcome(one, models) }];
  });
});
const whole = learned([...tables, ...filedTables, ...dated]);
for (const one of fittingOnly)
  // none of these weights have seen them
  noteCertain(one.reading, whole, { isFiled: true, id: "", goldDays: (role) => filedDays(one, role) ?? [] });
const thresholds: Thresholds = {
  made: findThreshold(certain, "made"),
  start: findThreshold(certain, "start"),
  end: findThreshold(certain, "end"),
  check: checkThreshold(outcomes),
  ...firstThresholds(outcomes),
  ...certainThresholds(outcomes),
  lasts: lastsThreshold(clear),
};
console.log("thresholds", JSON.stringify(thresholds));
printFigures(outcomes);
printNested(outcomes, FOLDS);
printDetails(outcomes, filedOutcomes);
printProposed(outcomes, { modelsFor, reviewsFor, thresholds });
if (process.argv.includes("--write")) writeWeights("../../lib/engine/time/weights.json", { ...whole, thresholds });

function labelled({ facts }: Pick<Labels, "facts">): OwnDays {
  const day = (kind: string) => readDay(facts[kind]?.value ?? "");
  return { made: day("agreement_date"), start: day("effective_date"), end: day("expiration_date") };
}

function ownGold(one: Case, role: OwnDayRole): string[] {
  const day = labelled(one)[role];
  return day ? [writeDay(day)] : [];
}

type Filed = ReturnType<typeof readLabelled>["developers"][number];

function filedDays({ rows }: Filed, role: keyof typeof FILED): readonly string[] | null {
  const row = rows.get(FILED[role]);
  return row ? (row.impossible === true ? [] : (row.values ?? [])) : null;
}

/** Contracts filed in the United States have labels of these days too. A label without a day gives negatives only. */
function filedRows(one: Filed): Rows {
  const first = (role: keyof typeof FILED) => readDay(filedDays(one, role)?.[0] ?? "");
  const own: OwnDays = { made: first("made"), start: first("start"), end: null };
  const none = { made: null, start: null, end: null };
  const role = (name: keyof typeof FILED, known: OwnDays): SparseRow[] => {
    const days = filedDays(one, name);
    if (days === null || (days.length > 0 && !days.some((day) => readDay(day)))) return [];
    return roleCandidates(one.reading, { own: known, role: name }).map((candidate) => ({
      x: candidate.features,
      right: isFiledDay(candidate, days),
      weight: FILED_WEIGHT[name],
    }));
  };
  return {
    made: role("made", none),
    start: role("start", { ...none, made: own.made }),
    end: role("end", own),
    deadline: [],
    notice: [],
    payment: [],
    option: [],
  };
}

function filedOutcome(one: Filed, models: Models) {
  const found = findOwnDays(one.reading, models);
  return (Object.keys(FILED) as (keyof typeof FILED)[]).map((role) => {
    const days = filedDays(one, role) ?? [];
    const mine = found[role];
    return {
      role,
      isLabelled: days.some((day) => /^\d{4}/u.test(day)),
      isSaid: mine !== null,
      isRight: mine !== null && isFiledDay(mine, days),
      chance: mine?.chance ?? 0,
      isOne: mine?.isOne ?? false,
    };
  });
}

type Rows = Readonly<Record<(typeof MODEL_NAMES)[number], readonly SparseRow[]>>;
function toRows(one: Labels & Pick<NaturalCase, "reading">): Rows {
  const own = labelled(one);
  const none = { made: null, start: null, end: null };
  const role = (name: "made" | "start" | "end", known: OwnDays, wanted: Day | null): SparseRow[] =>
    roleCandidates(one.reading, { own: known, role: name }).map(({ day, features }) => ({
      x: features,
      right: isSame(day, wanted),
    }));
  const kinds = new Map(one.deadlines.map(({ date, kind }) => [date, kind]));
  // Days that rules keep out teach too: they look like those that rules miss.
  const days = listCandidates(one.reading, own).map((candidate) => ({
    x: featuresFor(one.reading, candidate, own),
    kind: kinds.get(toIso(candidate)) ?? kindOfSeries(one, candidate),
  }));
  const ofKind = (...wanted: string[]) =>
    days
      .filter(({ kind }) => kind !== null && kind !== "end")
      .map(({ x, kind }) => ({ x, right: wanted.includes(kind ?? "") }));
  return {
    made: role("made", none, own.made),
    start: role("start", { ...none, made: own.made }, own.start),
    end: role("end", { ...own, end: null }, own.end),
    deadline: days.map(({ x, kind }) => ({ x: withoutSentence(x), right: kind !== null })),
    notice: ofKind("notice", "renewal"),
    payment: ofKind("payment"),
    option: ofKind("option"),
  };
}

function learned(rows: readonly Rows[]): Models {
  const models: Partial<Record<(typeof MODEL_NAMES)[number], SparseModel>> = {};
  for (const name of MODEL_NAMES)
    models[name] = trainSparse(
      rows.flatMap((one) => one[name]).map((row) => ({ ...row, x: withoutLimits(row.x) })),
      { decay: name === "end" ? 2 * decay : decay },
    );
  return models as Models; // one per name
}

function toOutcome(one: Case, models: Models) {
  const found = findOwnDays(one.reading, models);
  const gold = labelled(one);
  const roles = (["made", "start", "end"] as const).map((role) => ({
    role,
    isLabelled: gold[role] !== null,
    isRight: isSame(found[role]?.day ?? null, gold[role]),
    chance: found[role]?.chance ?? null,
    isOne: found[role]?.isOne ?? false,
    got: found[role]
      ? `${writeDay(found[role].day)} ${saidBy(one, found[role].candidate)} wanted ${gold[role] ? writeDay(gold[role]) : "none"}`
      : `wanted ${gold[role] ? writeDay(gold[role]) : "none"}`,
  }));
  const own = countingDays(found);
  const days = new Map<string, { chance: number; features: Features; said: string }>();
  const best = new Map<number, { iso: string; chance: number; features: Features; said: string }>(); // by mention
  for (const candidate of listCandidates(one.reading, own)) {
    if (isNoEvent(one.reading, candidate, own)) continue;
    const features = featuresFor(one.reading, candidate, own);
    const chance = predict(features, models.deadline);
    if (chance > (best.get(candidate.mention.start)?.chance ?? 0))
      best.set(candidate.mention.start, { iso: toIso(candidate), chance, features, said: saidBy(one, candidate) });
  }
  for (const { iso, ...rest } of best.values()) if (rest.chance > (days.get(iso)?.chance ?? 0)) days.set(iso, rest);
  return { roles, days, wanted: new Set(one.deadlines.map(({ date }) => date)) };
}

function noteCertain(
  reading: Reading,
  models: Models,
  { isFiled, id, goldDays }: { isFiled: boolean; id: string; goldDays: (role: OwnDayRole) => readonly string[] },
): void {
  const own = findOwnDays(reading, models);
  for (const { kind, iso, basis, isClear } of ownDayFacts(reading, { models, thresholds: ANY })) {
    if ((basis !== "stated" && !isClear) || iso === undefined || !(kind in OWN_KINDS)) continue;
    const role = OWN_KINDS[kind as keyof typeof OWN_KINDS];
    if (isFiled && goldDays(role).length === 0) continue; // its label has no day
    const mine = own[role];
    const isRight =
      goldDays(role).some((day) => iso.startsWith(day)) ||
      (isFiled && mine !== null && writeDay(mine.day) === iso && isFiledDay(mine, goldDays(role)));
    const told = { role, chance: mine?.chance ?? 0, isRight, isFiled, id };
    for (const list of [...(basis === "stated" ? [certain] : []), ...(isClear ? [clear] : [])]) list.push(told);
  }
}
