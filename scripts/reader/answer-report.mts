/** What `scripts/train-answers.mts` learned from each question, and how it prints how well that did. */
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import type { AskedFacts } from "@/lib/engine/ask/asked-fact";
import type { Candidate } from "@/lib/engine/ask/candidates";
import { chanceLess } from "@/lib/engine/ask/less-certain";
import type { ClauseIndex } from "@/lib/engine/ask/clause-index";
import type { ReadQuestion } from "@/lib/engine/ask/question";
import type { FactKind } from "@/lib/engine/review/fact";
import type { Reading } from "@/lib/engine/text/reading";
import { groupedBy } from "@/lib/grouped-by";
import type { NaturalQuestion } from "./natural.mts";

const GOALS = { stated: 0.975, likely: 0.92, alone: 0.985 };
const FEWEST_JUDGED = 30;

export type Asked = {
  fold: number;
  /** Of the plain questions some are learned from, the others only measured; null: none of them. */
  plain: "learned" | "measured" | null;
  /** Of a natural question the facts whose label is its answer. */
  kinds: readonly FactKind[];
  id: string;
  language: string;
  reading: Reading;
  label: NaturalQuestion;
  question: ReadQuestion;
  index: ClauseIndex;
  /** For each clause of the contract, whether it answers. */
  answers: boolean[];
};
export type Row = Asked & { candidates: Candidate[]; part: Part | null };
/** What was kept of a contract: all but the answer, a few clauses with it, or a few without it. */
export type Part = "unanswered" | "small" | "smallUnanswered";
/** `doubts`: the reasons not to be certain. */
export type Outcome = {
  row: Row;
  rank: number;
  x: Record<string, number>;
  isRight: boolean;
  doubts: readonly string[];
};
export type Judged = { outcome: Outcome; chance: number };
/** `alone`: the chance of the first clause from which it is shown alone, as the certain answer. */
export type Limits = { stated: Record<Language, number>; likely: number; alone: number };

/** Results for parts at the threshold: few are certain if the answer was removed, and those are wrong. */
export function printParts(all: readonly Judged[], from: Limits["stated"]): void {
  for (const part of ["unanswered", "small", "smallUnanswered"] as const) {
    const group = all.filter(({ outcome }) => outcome.row.part === part);
    const stated = group.filter((one) => isCertain(one, from));
    const right = stated.filter(({ outcome }) => outcome.isRight);
    console.log(
      `${part}: certain ${share(stated.length, group.length)} %, right ${share(right.length, stated.length)} %`,
    );
  }
}

export function printRanks(all: readonly Outcome[]): void {
  const answerable = all.filter(({ row }) => row.label.answerable);
  const keyed = answerable.flatMap((one) =>
    ["all", one.row.language, `kind ${one.row.label.kind}`].map((key) => ({ key, one })),
  );
  const groups = groupedBy(keyed, ({ key }) => key);
  console.log("answerable questions: n, the right clause first, among three, among five, %");
  for (const [key, group] of groups)
    console.log(
      key.padEnd(18),
      group.length,
      ...[1, 3, 5].map((most) =>
        share(group.filter(({ one: { rank } }) => rank >= 0 && rank < most).length, group.length),
      ),
    );
  if (process.argv.includes("--misses"))
    for (const { row, rank } of answerable.filter((one) => one.rank !== 0))
      console.log(`${row.id} ${row.label.kind} ${rank + 1}: ${row.label.q}`);
}

/** Prints how many of the surest answers are right, and returns the probabilities at which the goals are reached. */
export function printCertainty(all: readonly Judged[]): Limits {
  const order = surestFirst(all);
  for (const most of [50, 100, 200, 300, 400, 500, 600]) {
    const surest = order.slice(0, most);
    console.log(`surest ${most}: ${shareRight(surest)} % right, chance ${surest.at(-1)?.chance.toFixed(3)}`);
  }
  const stated = limitsOf(all);
  for (const language of LANGUAGES) {
    const own = all.filter((one) => one.outcome.row.question.language === language);
    const group = own.filter((one) => isCertain(one, stated));
    console.log(`stated, asked in ${language}: ${group.length} of ${own.length}, right ${shareRight(group)} %`);
  }
  for (const language of LANGUAGES) {
    const group = all.filter((one) => one.outcome.row.language === language && isCertain(one, stated));
    console.log(`stated of contracts in ${language}: ${group.length}, right ${shareRight(group)} %`);
  }
  if (process.argv.includes("--unsure"))
    for (const { outcome, chance } of order.slice(0, 500))
      if (!outcome.isRight) console.log(chance.toFixed(2), outcome.row.id, outcome.row.label.kind, outcome.row.label.q);
  return { stated, likely: lowestWith(GOALS.likely, all), alone: lowestAlone(all, stated) };
}

/** How many answers to natural and to short questions are certain, and right. */
export function printCovered(all: readonly Judged[], { stated }: Limits): void {
  for (const plain of [null, "measured"] as const)
    for (const language of LANGUAGES) {
      const own = all.filter(
        ({ outcome: { row } }) => row.part === null && row.plain === plain && row.question.language === language,
      );
      const certain = own.filter((one) => isCertain(one, stated));
      const answerable = own.filter(({ outcome }) => outcome.row.label.answerable);
      console.log(
        `${plain ?? "natural"}, asked in ${language}: stated ${certain.length} of ${answerable.length} answerable, right ${shareRight(certain)} %`,
      );
    }
}

function isCertain(one: Judged, from: Limits["stated"]): boolean {
  return chanceLess(one.chance, one.outcome.doubts) >= from[one.outcome.row.question.language];
}

/**
 * Prints how many answers are certain and right with limits that were chosen without the contracts that are judged:
 * those of each fold by limits from all other folds.
 */
export function printNested(all: readonly Judged[], folds: readonly number[]): void {
  const certain = folds.flatMap((fold) => {
    const others = all.filter(({ outcome }) => outcome.row.fold !== fold);
    const from = limitsOf(others);
    return all.filter((one) => one.outcome.row.fold === fold && isCertain(one, from));
  });
  for (const language of [null, ...LANGUAGES])
    for (const plain of [null, "measured"] as const) {
      const isOwn = ({ outcome: { row } }: Judged) =>
        row.plain === plain && (language === null || row.question.language === language);
      const [own, answerable] = [
        certain.filter(isOwn),
        all.filter((one) => isOwn(one) && one.outcome.row.label.answerable),
      ];
      const covered = own.filter(({ outcome }) => outcome.row.label.answerable).length;
      console.log(
        `nested, ${plain ?? "natural"}, asked in ${language ?? "all"}: ${own.length}, right ${shareRight(own)} %, of answerable ${share(covered, answerable.length)} %`,
      );
    }
}

/** What each reason to doubt costs and saves: answers that would be certain without it alone, right and wrong. */
export function printDoubts(all: readonly Judged[], { stated }: Limits): void {
  const kept = all.filter(
    ({ outcome: { doubts, row }, chance }) => doubts.length === 1 && chance >= stated[row.question.language],
  );
  console.log("reasons to doubt that stand alone: natural right, wrong; short right, wrong");
  for (const [doubt, group] of groupedBy(kept, ({ outcome }) => outcome.doubts[0] ?? "")) {
    const counts = [null, "measured"].flatMap((plain) =>
      [true, false].map(
        (isRight) => group.filter(({ outcome }) => outcome.row.plain === plain && outcome.isRight === isRight).length,
      ),
    );
    console.log(doubt.padEnd(18), ...counts);
  }
}

/**
 * The chance from which enough are right, leaving out those that are open to doubt anyway. The languages have one in
 * common: the network knows the language, and by folds limits of their own covered less and were right no more often.
 */
function limitsOf(all: readonly Judged[]): Limits["stated"] {
  const limit = lowestWith(
    GOALS.stated,
    all
      .map(({ outcome, chance }) => ({ outcome, chance: chanceLess(chance, outcome.doubts) }))
      .filter(({ chance }) => chance > 0),
  );
  return { en: limit, ru: limit, mn: limit };
}

/** The lowest probability from which that share is right; with fewer than `FEWEST_JUDGED` there is no telling. */
function lowestWith(goal: number, all: readonly Judged[]): number {
  let right = 0;
  let lowest = 1;
  surestFirst(all).forEach(({ outcome, chance }, at) => {
    right += outcome.isRight ? 1 : 0;
    if (at + 1 >= FEWEST_JUDGED && right / (at + 1) >= goal) lowest = chance;
  });
  return Number(lowest.toFixed(4));
}

/** Of certain answers: the lowest chance of the first clause from which so many have the right clause first. */
function lowestAlone(all: readonly Judged[], from: Limits["stated"]): number {
  const certain = all
    .filter((one) => one.outcome.row.plain === null && isCertain(one, from))
    .sort((one, other) => chanceOfFirst(other) - chanceOfFirst(one));
  let [first, lowest] = [0, 1];
  certain.forEach((one, at) => {
    first += one.outcome.rank === 0 ? 1 : 0;
    if (at + 1 >= FEWEST_JUDGED && first / (at + 1) >= GOALS.alone) lowest = chanceOfFirst(one);
  });
  const alone = certain.filter((one) => chanceOfFirst(one) >= lowest);
  console.log(
    `certain ${certain.length}, right clause first ${share(certain.filter(({ outcome }) => outcome.rank === 0).length, certain.length)} %; of ${alone.length} shown alone ${share(alone.filter(({ outcome }) => outcome.rank === 0).length, alone.length)} %`,
  );
  return Number(lowest.toFixed(4));
}

function chanceOfFirst({ outcome: { x } }: Judged): number {
  return x.p1 ?? 0;
}

function surestFirst(all: readonly Judged[]): Judged[] {
  return [...all].sort((one, other) => other.chance - one.chance);
}

function shareRight(some: readonly Judged[]): string {
  return share(some.filter(({ outcome }) => outcome.isRight).length, some.length);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((100 * part) / whole).toFixed(1);
}

/** How often the fact that a plain question asks for is told, on wordings that were not learned from. */
export function printAskedFacts(
  asked: readonly Asked[],
  askFacts: (fold: number, question: ReadQuestion) => AskedFacts,
): void {
  const measured = asked.filter(({ plain }) => plain === "measured");
  let [right, sure, wrong] = [0, 0, 0];
  const missed = new Set<string>();
  for (const { fold, question, label } of measured) {
    const [kind, chance] = [...askFacts(fold, question)].reduce((best, one) => (one[1] > best[1] ? one : best));
    const isRight = label.kind === `plain ${kind}`;
    if (isRight) right += 1;
    if (isRight && chance >= 0.5) sure += 1;
    if (!isRight && chance >= 0.5) wrong += 1;
    if (!isRight || chance < 0.5) missed.add(`${label.q} ${kind} ${chance.toFixed(2)}`);
  }
  console.log(
    `asked fact: ${share(right, measured.length)} % right, sure and right ${share(sure, measured.length)}, sure and wrong ${share(wrong, measured.length)}`,
  );
  if (process.argv.includes("--unsure")) for (const one of missed) console.log("  ", one);
}
