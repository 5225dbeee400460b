/**
 * Learns what the days of a contract are for, on `corpus/natural`, by folds over whole contracts:
 * `npx tsx --conditions=react-server scripts/train-dates.mts [--write]`. `--write` keeps the weights of all contracts in
 * `lib/engine/time/weights.json`. Every figure it prints is of contracts that the weights of their fold have not seen.
 */
import { writeFileSync } from "node:fs";
import { readDay, writeDay, type Day } from "@/lib/days";
import { businessDaysLater } from "@/lib/deadlines/business-days";
import { candidatesOf, type Candidate, type OwnDays } from "@/lib/engine/time/candidates";
import type { Features } from "@/lib/engine/time/features";
import { chanceOf, MODEL_NAMES, type Models } from "@/lib/engine/time/model";
import { dayCounted } from "@/lib/engine/time/counted-day";
import { featuresOf, ownDaysOf, roleCandidates } from "@/lib/engine/time/own-days";
import { CORPUS, naturalCases, type NaturalCase } from "./reader/natural.mts";
import { readLabelled } from "./training/dataset";
import { trainSparse, type SparseModel, type SparseRow } from "./reader/sparse.mts";

const FOLDS = 10;
const FILED_WEIGHT = 0.1;
const FILED = { made: "agreement_date", start: "effective_date", end: "expiration_date" } as const;
type Labels = {
  facts: Readonly<Record<string, { value?: string } | undefined>>;
  deadlines: readonly { kind: string; date: string; quote: string }[];
};
type Case = NaturalCase & Labels;

const cases = naturalCases() as unknown as Case[]; // with the labels of its file
const decay = Number(process.argv.find((one) => one.startsWith("--decay="))?.slice(8) ?? 3);
const tables = cases.map(rowsOf);
const filed = readLabelled(CORPUS).developers;
const filedTables = filed.map(filedRows);

const filedOutcomes: {
  role: string;
  isLabelled: boolean;
  isSaid: boolean;
  isRight: boolean;
  chance: number;
  isOne: boolean;
}[] = [];
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const outcomes = folds.flatMap((fold) => {
  const models = learned(
    [...tables, ...filedTables.map((rows) => rows)].filter(
      (_, number) => (number < tables.length ? number : number - tables.length) % FOLDS !== fold,
    ),
  );
  filedOutcomes.push(
    ...filed.filter((_, number) => number % FOLDS === fold).flatMap((one) => filedOutcome(one, models)),
  );
  return cases.flatMap((one, number) => (number % FOLDS === fold ? [{ number, one, ...outcomeOf(one, models) }] : []));
});
for (const half of ["read", "unread", "en", "ru", "mn"])
  print(
    half,
    outcomes.filter(({ number, one }) => half === one.lang || half === (number % 2 === 0 ? "read" : "unread")),
  );
print("all", outcomes);
if (process.argv.includes("--write"))
  writeFileSync(
    new URL("../lib/engine/time/weights.json", import.meta.url),
    `${JSON.stringify(learned([...tables, ...filedTables]))}\n`,
  );

function labelled({ facts }: Case): OwnDays {
  const day = (kind: string) => readDay(facts[kind]?.value ?? "");
  return { made: day("agreement_date"), start: day("effective_date"), end: day("expiration_date") };
}

type Filed = ReturnType<typeof readLabelled>["developers"][number];

function filedDays({ rows }: Filed, role: keyof typeof FILED): readonly string[] | null {
  const row = rows.get(FILED[role]);
  return row ? (row.impossible === true ? [] : (row.values ?? [])) : null;
}

/** Contracts filed in the United States have labels of these days too. A label of no day tells what isn't one. */
function filedRows(one: Filed): Rows {
  const first = (role: keyof typeof FILED) => readDay(filedDays(one, role)?.[0] ?? "");
  const own: OwnDays = { made: first("made"), start: first("start"), end: null };
  const none = { made: null, start: null, end: null };
  const role = (name: keyof typeof FILED, known: OwnDays): SparseRow[] => {
    const days = filedDays(one, name);
    if (days === null || (days.length > 0 && !days.some((day) => readDay(day)))) return [];
    return roleCandidates(one.reading, { own: known, role: name }).map(({ day, features }) => ({
      x: features,
      right: days.includes(writeDay(day)),
      weight: FILED_WEIGHT,
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
  const found = ownDaysOf(one.reading, models);
  return (Object.keys(FILED) as (keyof typeof FILED)[]).map((role) => {
    const days = filedDays(one, role) ?? [];
    const mine = found[role];
    return {
      role,
      isLabelled: days.some((day) => /^\d{4}/u.test(day)),
      isSaid: mine !== null,
      isRight: mine !== null && days.some((day) => writeDay(mine.day).startsWith(day)),
      chance: mine?.chance ?? 0,
      isOne: mine?.isOne ?? false,
    };
  });
}

type Rows = Readonly<Record<(typeof MODEL_NAMES)[number], readonly SparseRow[]>>;
function rowsOf(one: Case): Rows {
  const own = labelled(one);
  const none = { made: null, start: null, end: null };
  const role = (name: "made" | "start" | "end", known: OwnDays, wanted: Day | null): SparseRow[] =>
    roleCandidates(one.reading, { own: known, role: name }).map(({ day, features }) => ({
      x: features,
      right: isSame(day, wanted),
    }));
  const kinds = new Map(one.deadlines.map(({ date, kind }) => [date, kind]));
  const days = candidatesOf(one.reading, own).map((candidate) => ({
    x: featuresOf(one.reading, candidate, own),
    kind: kinds.get(isoOf(candidate)) ?? null,
  }));
  const ofKind = (...wanted: string[]) =>
    days
      .filter(({ kind }) => kind !== null && kind !== "end")
      .map(({ x, kind }) => ({ x, right: wanted.includes(kind ?? "") }));
  return {
    made: role("made", none, own.made),
    start: role("start", { ...none, made: own.made }, own.start),
    end: role("end", { ...own, end: null }, own.end),
    deadline: days.map(({ x, kind }) => ({ x, right: kind !== null })),
    notice: ofKind("notice", "renewal"),
    payment: ofKind("payment"),
    option: ofKind("option"),
  };
}

function learned(rows: readonly Rows[]): Models {
  const models: Partial<Record<(typeof MODEL_NAMES)[number], SparseModel>> = {};
  for (const name of MODEL_NAMES)
    models[name] = trainSparse(
      rows.flatMap((one) => one[name]),
      { decay },
    );
  return models as Models; // one for each name
}

function isoOf(candidate: Candidate): string {
  return writeDay(
    candidate.counted
      ? dayCounted(candidate.counted, (from, count) => businessDaysLater(from, count).day)
      : candidate.day,
  );
}

function isSame(one: Day | null, other: Day | null): boolean {
  return one !== null && other !== null && writeDay(one) === writeDay(other);
}

function saidBy({ text }: Case, { mention, anchor, counted }: Candidate): string {
  const around = text.slice(Math.max(0, mention.start - 80), mention.end + 50).replace(/\s+/gu, " ");
  return `[${text.slice(mention.start, mention.end)}] ${anchor ? `${counted?.how} ${anchor.of}${counted?.isLastBefore ? " last" : ""} ` : ""}… ${around}`;
}

type Outcome = ReturnType<typeof outcomeOf> & { one: Case };
function outcomeOf(one: Case, models: Models) {
  const found = ownDaysOf(one.reading, models);
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
  const own = { made: found.made?.day ?? null, start: found.start?.day ?? null, end: found.end?.day ?? null };
  const days = new Map<string, { chance: number; features: Features; said: string }>();
  const best = new Map<number, { iso: string; chance: number; features: Features; said: string }>(); // of a mention
  for (const candidate of candidatesOf(one.reading, own)) {
    const features = featuresOf(one.reading, candidate, own);
    const chance = chanceOf(features, models.deadline);
    if (chance > (best.get(candidate.mention.start)?.chance ?? 0))
      best.set(candidate.mention.start, { iso: isoOf(candidate), chance, features, said: saidBy(one, candidate) });
  }
  for (const { iso, ...rest } of best.values()) if (rest.chance > (days.get(iso)?.chance ?? 0)) days.set(iso, rest);
  return { roles, days, wanted: new Set(one.deadlines.map(({ date }) => date)) };
}

function print(name: string, all: readonly Outcome[]): void {
  const roles = (["made", "start", "end"] as const).map((role) => {
    const here = all.map((one) => one.roles.find((found) => found.role === role)).filter((one) => one !== undefined);
    const right = here.filter(({ isRight }) => isRight).length;
    const said = here.filter(({ chance }) => chance !== null).length;
    return `${role} ${share(right, here.filter(({ isLabelled }) => isLabelled).length)}/${share(right, said)}`;
  });
  const wanted = all.reduce((sum, one) => sum + one.wanted.size, 0);
  const at = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((least) => {
    const said = all.flatMap(({ days, wanted: these }) =>
      [...days].filter(([, { chance }]) => chance >= least).map(([iso]) => these.has(iso)),
    );
    return `${least}: ${share(said.filter(Boolean).length, said.length)}/${share(said.filter(Boolean).length, wanted)}`;
  });
  console.log(name.padEnd(7), "found/right", ...roles, "| deadlines right/found of", wanted, ...at);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((100 * part) / whole).toFixed(0);
}
if (process.argv.includes("--misses"))
  for (const { number, one, roles, days, wanted } of outcomes.filter((outcome) => outcome.number % 2 === 0)) {
    void number;
    for (const { role, isRight, isLabelled, chance, got } of roles)
      if (!isRight && (isLabelled || chance !== null))
        console.log(`${one.id} ${role} ${chance?.toFixed(2) ?? "-"} ${got}`);
    for (const [iso, { chance, said }] of days)
      if (wanted.has(iso) !== chance >= 0.45)
        console.log(`${one.id} ${wanted.has(iso) ? "MISS" : "FALSE"} ${iso} ${chance.toFixed(2)} ${said}`);
  }
for (const role of ["made", "start", "end"] as const) {
  const here = outcomes.flatMap(({ roles }) => roles.filter((one) => one.role === role && one.chance !== null));
  const at = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95].map((least) => {
    const sure = here.filter(({ chance, isOne }) => (chance ?? 0) >= least && isOne);
    return `${least}: ${sure.filter(({ isRight }) => isRight).length} of ${sure.length}`;
  });
  console.log(role.padEnd(7), "right where it is alone and at least so likely:", at.join(", "));
}
const proposed = outcomes.flatMap(({ days, wanted }) =>
  [...days].map(([iso, { chance }]) => ({ chance, isRight: wanted.has(iso) })),
);
console.log(
  "deadlines right where at least so likely:",
  [0.85, 0.9, 0.95]
    .map((least) => {
      const sure = proposed.filter(({ chance }) => chance >= least);
      return `${least}: ${sure.filter(({ isRight }) => isRight).length} of ${sure.length}`;
    })
    .join(", "),
);

for (const role of ["made", "start", "end"]) {
  const here = filedOutcomes.filter((one) => one.role === role);
  const right = here.filter(({ isRight }) => isRight).length;
  const sure = [0.3, 0.5, 0.7, 0.9].map((least) => {
    const said = here.filter((one) => one.isSaid && one.isOne && one.chance >= least);
    return `${least}: ${said.filter(({ isRight }) => isRight).length} of ${said.length}`;
  });
  console.log(
    "filed",
    role,
    "found",
    share(right, here.filter(({ isLabelled }) => isLabelled).length),
    "right",
    share(right, here.filter(({ isSaid }) => isSaid).length),
    "sure",
    ...sure,
  );
}
