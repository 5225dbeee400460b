/** Our practice: wordings of many clauses grouped. */
import { alikeClauses } from "@/lib/engine/wording/alike";
import { makeCases, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

const LONG = 1_000_000;
const CLAUSE = 400;
const clauses = (clause: (at: number) => string) => (size: number) =>
  Array.from({ length: Math.max(1, Math.ceil(size / CLAUSE)) }, (_, at) => clause(at));
const long = (words: string) => words.repeat(Math.ceil(CLAUSE / words.length));

/** Clauses that are hard to tell apart, or have nothing in common. */
const MANY: Readonly<Record<string, (size: number) => string[]>> = {
  "the same clause": clauses(() => long("The Client shall pay each invoice. ")),
  "clauses that share their beginning": clauses((at) => `${long("Each party keeps it secret. ")} ${at} x${at} y${at}`),
  "clauses with nothing in common": clauses((at) =>
    Array.from({ length: 60 }, (_, word) => `w${at}x${word}`).join(" "),
  ),
  "clauses with half in common": clauses((at) =>
    Array.from({ length: 60 }, (_, word) => (word % 2 === 0 ? "pays" : `w${at % 97}x${word}`)).join(" "),
  ),
  "one long clause": (size) => ["a b c d e f g ".repeat(Math.ceil(size / 14))],
};

export const PRACTICE_ROWS: readonly CostCase[] = [
  ...makeCases("wordings of clauses that are alike", MANY, { run: alikeClauses, most: LONG }),
  ...makeCases(
    "wordings of any text",
    Object.fromEntries(Object.entries(TEXT_SHAPES).map(([shape, make]) => [shape, (size: number) => [make(size)]])),
    { run: alikeClauses, most: LONG },
  ),
];
