import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ContractText } from "@/lib/engine/port";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

/** A labelled row: a contract (`path`) or a single paragraph (`text`). */
export type ClauseRow = {
  id: string;
  category: string;
  path?: string;
  text?: string;
  lang?: string;
  impossible?: boolean;
  pdf?: string;
  spans: readonly GoldSpan[];
};
export type GoldSpan = { text: string; optional?: boolean; page?: number | null };
type QuestionRow = { id: string; qid: string; path: string; lang: "en" | "ru" | "mn"; question: string; type: string };
type FactRow = { id: string; path: string };
type EvalRow = ClauseRow | QuestionRow | FactRow;

export type EvalCorpus = {
  root: string;
  /** Every scored file by its path in the corpus. */
  files: ReadonlyMap<string, EvalRow[]>;
  clauses: readonly ClauseRow[];
  questions: readonly QuestionRow[];
  facts: readonly FactRow[];
};

/** Reads the labelled rows of a corpus; `half` ('dev' or 'check') keeps the contracts whose id hashes to that half. */
export function readEvalCorpus(root: string, half?: string): EvalCorpus {
  const files = new Map<string, EvalRow[]>();
  const clauseFiles = readdirSync(path.join(root, "clauses"))
    .filter((name) => name.endsWith(".jsonl"))
    .map((name) => `clauses/${name}`);
  for (const file of [...clauseFiles, "qa/qa.jsonl", "qa/summary_facts.jsonl"])
    files.set(file, readRows<EvalRow>(root, file, half));
  return {
    root,
    files,
    clauses: clauseFiles.flatMap((file) => readRows<ClauseRow>(root, file, half)),
    questions: readRows<QuestionRow>(root, "qa/qa.jsonl", half),
    facts: readRows<FactRow>(root, "qa/summary_facts.jsonl", half),
  };
}

/** Gives each contract as the engine gets it, once an id: one line a block, pages counted by words. */
export function contractReader(root: string): (row: { id: string; path?: string; text?: string }) => ContractText {
  const known = new Map<string, ContractText>();
  return (row) => {
    const ready = known.get(row.id);
    if (ready) return ready;
    const text = row.text ?? readFileSync(path.join(root, row.path ?? ""), "utf8");
    const contract = {
      ...toPlainText(text.split("\n").map((line) => paragraph(line))),
      contractName: row.id,
      contractType: "",
    };
    known.set(row.id, contract);
    return contract;
  };
}

/** Half of the contracts, by hash, so that what was read while working and what only measures are told apart. */
function isDevelopment(id: string): boolean {
  return (createHash("md5").update(id).digest()[15] ?? 0) % 2 === 0;
}

function readRows<Row extends { id: string }>(root: string, file: string, half?: string): Row[] {
  const full = path.join(root, file);
  if (!existsSync(full)) return [];
  const rows = readFileSync(full, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row); // the corpus's own format
  return half === undefined ? rows : rows.filter((row) => isDevelopment(row.id) === (half === "dev"));
}
