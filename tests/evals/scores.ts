import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Share } from "./measures";

/** One row of the table of `score.mjs`: figures in percent, as text; '-' or 'n/a' where there is none. */
export type FindScore = {
  set: string;
  cat: string;
  group: string;
  R: string;
  P: string;
  abstain: string;
  verbat: string;
};

/**
 * Scores predictions on the rows in `gold` with the tool of the corpus in `root`; `by` groups the rows, for example by
 * 'lang'.
 */
export function findScores(gold: string, predictions: readonly unknown[], root = gold, by?: string): FindScore[] {
  return inFolder((folder) => {
    const pred = write(folder, "find.jsonl", predictions);
    const out = path.join(folder, "scores.json");
    execFileSync(process.execPath, [
      path.join(root, "tools/score.mjs"),
      "--gold",
      gold,
      "--pred",
      pred,
      "--json",
      out,
      ...(by === undefined ? [] : ["--by", by]),
    ]);
    return JSON.parse(readFileSync(out, "utf8")) as FindScore[]; // the tool's own format
  });
}

/** The share of correct answers in percent for each group of questions, 'ALL' among them. */
export function chatScores(gold: string, answers: readonly unknown[], root = gold): Map<string, number> {
  return inFolder((folder) => {
    const table = execFileSync(
      process.execPath,
      [path.join(root, "tools/score_qa.mjs"), "--gold", gold, "--pred", write(folder, "chat.jsonl", answers)],
      { encoding: "utf8" },
    );
    const rows = [...table.matchAll(/^(\S.*?)\s{2,}\d+\s+\d+\s+([\d.]+)\s/gmu)];
    return new Map(rows.map((row) => [row[1] ?? "", Number(row[2])]));
  });
}

/** What the corpus's tool says of answers by what they rest on. */
export function basisScores(gold: string, answers: readonly unknown[], root = gold): BasisScores {
  return inFolder((folder) => {
    const table = execFileSync(
      process.execPath,
      [path.join(root, "tools/score_qa.mjs"), "--gold", gold, "--pred", write(folder, "chat.jsonl", answers)],
      { encoding: "utf8" },
    );
    const bases = new Map(
      [...table.matchAll(/^(stated|likely|nearest|absent|cannot)\s+(\d+)\s+([\d.]+) %/gmu)].map((row) => [
        row[1] ?? "",
        toShare(Number(row[2]), Number(row[3])),
      ]),
    );
    const [, answerable, stated, absent] =
      /^answerable (\d+): stated ([\d.]+) %, false 'absent' ([\d.]+) %/mu.exec(table) ?? [];
    return {
      bases,
      stated: toShare(Number(answerable), Number(stated)),
      falseAbsent: toShare(Number(answerable), Number(absent)),
    };
  });
}

/** `bases`: by basis, how many answers rest on it and are right. The others are of questions that have an answer. */
export type BasisScores = { bases: ReadonlyMap<string, Share>; stated: Share; falseAbsent: Share };

/** The tool prints percents with one decimal, from which the count comes back whole below 500. */
function toShare(of: number, percent: number): Share {
  return { right: Math.round((of * percent) / 100), of };
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), "eval-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder: string, name: string, lines: readonly unknown[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
  return file;
}
