/** Contract families: what documents call each other, and the text in force put together. */
import { standsOnlyThere } from "@/lib/engine/ask/only-there";
import { amendable } from "@/lib/engine/family/amendable";
import { endingIn, isAboutLasting } from "@/lib/engine/family/ending";
import { identify } from "@/lib/engine/family/identity";
import { textInForce } from "@/lib/engine/family/in-force";
import { operationsIn } from "@/lib/engine/family/operations";
import { quotedFrom } from "@/lib/engine/family/quoted";
import { readBack } from "@/lib/engine/family/read-back";
import { originOf, placesFrom, spliceText } from "@/lib/engine/family/spliced";
import type { ContractText } from "@/lib/engine/port";
import { formLines } from "@/lib/engine/positions/form-lines";
import { readOnce } from "@/lib/engine/text/reading";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { casesOfPrepared, type CostCase } from "./case";
import { TEXT_SHAPES } from "./text-shapes";

/** Longest text the engine is given whole. */
const LONG = 1_000_000;

const toContract = (text: string): ContractText => ({
  ...toPlainText(text.split("\n").map((line) => paragraph(line))),
  contractName: "Supply",
  contractType: "Sales Agreement",
});
const lines = (line: (at: number) => string) => (size: number) =>
  Array.from({ length: Math.max(1, Math.ceil(size / line(1).length)) }, (_, at) => line(at)).join("\n");

/** Agreements and amendments that are hard on whoever puts them together. */
const AMENDMENTS: Readonly<Record<string, (size: number) => string>> = {
  ...TEXT_SHAPES,
  "clauses deleted": lines((at) => `${at}. Clause ${1 + (at % 99)}.${1 + (at % 7)} is deleted.`),
  "clauses added": lines((at) => `${at}. A new clause 5.${100 + at} is added: “Costs are shared.”`),
  "one clause changed": lines(() => "1. In clause 5.2 the words “each day” are replaced with “every day”."),
  "clauses replaced": lines(
    (at) => `${at}. Clause 5.${at % 900} is replaced with the following: “5.${at % 900} Paid at once.”`,
  ),
  "new words behind": lines(
    (at) => `${at}. Clause 5.${at % 900} is replaced with the following:\n"5.${at % 900} Paid at once (the "Fee")."`,
  ),
  "new words without an end": lines(
    (at) => `${at}. Clause 5.${at % 900} is replaced with the following:\n"5.${at % 900} Paid`,
  ),
  "sentences added": lines(
    (at) => `${at}. The following sentence is added at the end of clause 5.${at}: “It is paid.”`,
  ),
  "quotations that don't end": lines((at) => `${at}. In clause 5.2 the words “each day`),
  "lists of clauses": lines(() => "Clauses 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9 and 2.10 are deleted."),
  "references to others": lines(
    (at) => `under Agreement No. A-${at} of 12 March 2025 and Договору № ${at} от 12.03.2025`,
  ),
  endings: lines((at) => `${at}. The Agreement, the Contract and the lease of ${at} stay, and the agreement goes on.`),
  sections: lines((at) => `5.${at} Each day counts, and each day is paid.`),
};
const BASE = toContract(lines((at) => `5.${at} Each day counts, and it is paid.`)(40_000));

const CHANGE = { kind: "replaceWords", old: "each day counts", wording: "every day counts" } as const;

export const FAMILY_ROWS: readonly CostCase[] = [
  ...casesOfPrepared("text in force of an agreement", AMENDMENTS, {
    prepare: toContract,
    run: (contract) =>
      textInForce(readOnce(contract), {
        amendments: [{ contract: toContract("1. Section 5 is deleted."), from: "2025-01-01", isInForce: true }],
        on: "2026-01-01",
        withText: true,
      }),
    most: LONG,
  }),
  ...casesOfPrepared("text in force by an amendment", AMENDMENTS, {
    prepare: toContract,
    run: (contract) =>
      textInForce(readOnce({ ...BASE }), {
        amendments: [{ contract, from: "2025-01-01", isInForce: true }],
        on: "2026-01-01",
        withText: true,
      }),
    most: LONG,
  }),
  ...casesOfPrepared("origin of the text in force", AMENDMENTS, {
    prepare: (text) => {
      const asked = [{ contract: toContract(text), from: "2025-01-01", isInForce: true }];
      const { spliced } = textInForce(readOnce({ ...BASE }), { amendments: asked, on: "2026-01-01", withText: true });
      return spliced ?? spliceText(BASE, [], { isDoubtful: () => false, isLater: () => false });
    },
    run: (spliced) => {
      placesFrom(spliced.stretches);
      return spliced.clauses.map((clause) => originOf(spliced, clause));
    },
    most: LONG,
  }),
  ...casesOfPrepared("what an amendment changes", AMENDMENTS, {
    prepare: (text) => readOnce(toContract(text)),
    run: operationsIn,
    most: LONG,
  }),
  ...casesOfPrepared("new words in quotation marks", AMENDMENTS, {
    prepare: (text) => readOnce(toContract(text)),
    run: ({ contract: { text }, paragraphs }) => quotedFrom(text, paragraphs, 0),
    most: LONG,
  }),
  ...casesOfPrepared("where a document ends an agreement", AMENDMENTS, {
    prepare: (text) => readOnce(toContract(text)),
    run: (reading) => [endingIn(reading), isAboutLasting(reading.contract.text)],
    most: LONG,
  }),
  ...casesOfPrepared("what stands only in an annex", TEXT_SHAPES, {
    prepare: (text) => text,
    run: (text) => [
      standsOnlyThere("How long is the warranty?", { passage: text, text }),
      standsOnlyThere(text, { passage: "The warranty.", text: BASE.text }),
    ],
    most: LONG,
  }),
  ...casesOfPrepared("lines that say whose form it is", TEXT_SHAPES, {
    prepare: toContract,
    run: formLines,
    most: LONG,
  }),
  ...casesOfPrepared("what documents call themselves and others", AMENDMENTS, {
    prepare: (text) => readOnce(toContract(text)),
    run: identify,
    most: LONG,
  }),
  ...casesOfPrepared("clauses of an agreement to amend", AMENDMENTS, {
    prepare: toContract,
    run: (contract) =>
      amendable(readOnce(contract), { amendments: [], on: "2026-01-01", wanted: { words: "each day counts" } }),
    most: LONG,
  }),
  ...casesOfPrepared("an amendment read back", AMENDMENTS, {
    prepare: toContract,
    run: (draft) =>
      readBack(readOnce({ ...BASE }), { draft, amendments: [], on: "2026-01-01", number: "5.2", change: CHANGE }),
    most: LONG,
  }),
];
