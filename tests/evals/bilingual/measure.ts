import type { Language } from "@/lib/copy/languages";
import { WORDS_PER_PAGE } from "@/lib/documents/richtext/plain-text";
import { readBilingual, type Bilingual } from "@/lib/engine/bilingual/bilingual";
import type { DifferenceKind } from "@/lib/engine/bilingual/difference";
import { randomFrom, type Random } from "../checks/plant";
import { LAYOUTS, type TwoTexts } from "./layouts";
import { marksIn, wordsOf, type Mark, type MarkedContract } from "./texts";

type Fault = { name: string; clause: number; side: 0 | 1; kind: string; was: string; is: string; isFound: boolean };
export type Measured = { contract: string; isHeldBack: boolean; pages: number; alarms: string[]; faults: Fault[] };

const PAIRS: readonly (readonly [Language, Language])[] = [
  ["mn", "en"],
  ["mn", "ru"],
  ["ru", "en"],
];
/** What a planted change may be reported as. */
const VALUES: DifferenceKind[] = ["amount", "currency", "date", "term", "percent", "number", "reference"];
const COUNTS_AS: Readonly<Record<string, DifferenceKind[]>> = {
  m: ["modality"],
  x: ["exception", "modality"],
  p: ["party"],
  t: ["definedTerm", "party"],
  c: ["currency", "amount"],
  missing: ["missing"],
};
/** How the kinds of marks are called in the report. */
export const KIND_NAMES: Readonly<Record<string, string>> = {
  n: "number",
  d: "date",
  s: "amount",
  c: "currency",
  g: "percentage",
  l: "length of time",
  r: "reference",
  m: "may, shall, not",
  x: "exception, condition",
  p: "party",
  t: "defined term",
  missing: "missing clause",
};

/** Every contract in every pair of languages, laid out by the seed; then each of its changes by itself. */
export function measure(contracts: readonly MarkedContract[], seed: number): Measured[] {
  const random = randomFrom(seed);
  return contracts.flatMap((contract) => PAIRS.map((languages) => measured(contract, languages, random)));
}

function measured(contract: MarkedContract, languages: readonly [Language, Language], random: Random): Measured {
  const plain = contract.clauses.map((clause): TwoTexts => [
    wordsOf(clause[languages[0]]),
    wordsOf(clause[languages[1]]),
  ]);
  const names = Object.keys(LAYOUTS);
  const name = names[Math.floor(random() * names.length)] ?? "by turns";
  const read = readAs(name, plain);
  const words = plain.flat().join(" ").split(/\s+/u).length;
  const faults = contract.clauses.flatMap((clause, at) =>
    ([0, 1] as const).flatMap((side) =>
      [...marksIn(clause[languages[side]]), ...missingAt(plain, at, random)].map((mark): Fault => {
        const layout = names[Math.floor(random() * names.length)] ?? name;
        const changed = plain.map((texts, place): TwoTexts =>
          place === at ? withMark(clause[languages[side]], texts, side, mark) : texts,
        );
        const before = differencesAt(readAs(layout, plain), plain[at] ?? [null, null], side);
        const after = differencesAt(readAs(layout, changed), changed[at] ?? [null, null], side);
        const counted: readonly string[] = COUNTS_AS[mark.kind] ?? VALUES;
        const isFound = after.some((kind) => counted.includes(kind)) && after.join() !== before.join();
        return { name: `${contract.name} ${languages.join("/")}, ${layout}`, clause: at, side, ...mark, isFound };
      }),
    ),
  );
  const alarms = alarmsIn(read, `${contract.name} ${languages.join("/")}, ${name}`);
  return {
    contract: `${contract.name} ${languages.join("/")}`,
    isHeldBack: contract.isHeldBack,
    pages: words / WORDS_PER_PAGE,
    alarms,
    faults,
  };
}

/** One clause in six is left out on one side. */
function missingAt(plain: readonly TwoTexts[], at: number, random: Random): Mark[] {
  const isLong = plain[at]?.every((text) => (text?.length ?? 0) > 60) ?? false;
  return isLong && random() < 1 / 6 ? [{ was: "", is: "", kind: "missing" }] : [];
}

function withMark(parts: readonly (string | Mark)[], texts: TwoTexts, side: 0 | 1, mark: Mark): TwoTexts {
  const text = mark.kind === "missing" ? null : wordsOf(parts, mark);
  return side === 0 ? [text, texts[1]] : [texts[0], text];
}

function readAs(layout: string, clauses: readonly TwoTexts[]): Bilingual | null {
  return readBilingual(LAYOUTS[layout]?.(clauses) ?? []);
}

const NUMBER = /^[\d.]+\s+/u;

/** The kinds reported for a clause, found by its words on the side that stays. */
function differencesAt(read: Bilingual | null, texts: TwoTexts, changed: 0 | 1): string[] {
  const kept = texts[changed === 0 ? 1 : 0]?.replace(NUMBER, "") ?? "";
  const pair = read?.pairs.find((one) => one.texts.some((text) => text?.includes(kept)));
  return pair?.differences.map(({ kind }) => kind).sort() ?? [];
}

function alarmsIn(read: Bilingual | null, name: string): string[] {
  if (!read) return [`${name}: not read as a contract in two languages`];
  return read.pairs.flatMap(({ differences, texts }) =>
    differences.map(({ kind, isSure }) => `${name}: ${kind}${isSure ? "" : " (unsure)"}\n    ${texts.join("\n    ")}`),
  );
}
