/** Contracts in two languages: the reading of both sides, and the comparison of their clauses over two versions. */
import { paragraph } from "@/lib/documents/richtext/blocks";
import { readBilingual } from "@/lib/engine/bilingual/bilingual";
import { stepped } from "@/lib/engine/bilingual/in-step";
import { makeCases, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 300_000;
const PAIR = [
  "1.1. The Seller shall deliver 40 tonnes for USD 1,500 within 30 days, except on 1 May 2026.",
  "1.1. Продавец обязуется поставить 40 тонн за 1 500 долларов США в течение 30 дней, кроме 1 мая 2026 года.",
] as const;
/** Fewer clauses aren't taken for a contract in two languages. */
const FEWEST = 6;
const turns = (pair: (at: number) => readonly string[]) => (size: number) => {
  const lines: string[] = [];
  for (let length = 0, at = 0; length < size || at < FEWEST; at += 1) {
    const next = pair(at);
    lines.push(...next);
    length += next.join("").length;
  }
  return lines;
};

/** Clauses that are hard to put beside each other. */
const MANY: Readonly<Record<string, (size: number) => string[]>> = {
  "the same clause in turns": turns(() => PAIR),
  "one side in one paragraph": (size) => [
    ...turns(() => [PAIR[0]])(size / 2),
    PAIR[1].repeat(Math.ceil(size / 2 / PAIR[1].length)),
  ],
  "one half after the other": (size) => [...turns(() => [PAIR[0]])(size / 2), ...turns(() => [PAIR[1]])(size / 2)],
  "many figures": turns((at) => [`${at} ${"7 8 9 ".repeat(40)} words of it`, `${at} ${"7 8 1 ".repeat(40)} слова`]),
  "many quoted terms": turns((at) => [`the "Term${at}" and "Other${at}" of it`, `далее «Термин${at}» и «Иное${at}»`]),
  "slashes and breaks": turns((at) => [`Price ${at} / Цена. And so; но так) - or / или | that`]),
};

const read = (lines: readonly string[]) => {
  const pairs = readBilingual(lines.map((line) => paragraph(line)))?.pairs ?? [];
  const former = { versionNumber: 1, pairs: stepped(pairs, null) };
  return stepped(pairs, former);
};

export const LANGUAGE_ROWS: readonly CostCase[] = [
  ...makeCases("contracts in two languages", MANY, { run: read, most: LONG }),
  ...makeCases(
    "two languages of any text",
    Object.fromEntries(
      Object.entries(TEXT_SHAPES).map(([shape, make]) => [
        shape,
        (size: number) => [...make(size / 2).split("\n"), ...turns(() => PAIR)(size / 2)],
      ]),
    ),
    { run: read, most: LONG },
  ),
];
