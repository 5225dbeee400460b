import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

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

/** What the corpus's tool says of answers by their basis, in percent; `false absent` and `stated` of the answerable. */
export function basisScores(gold: string, answers: readonly unknown[], root = gold): BasisScores {
  return inFolder((folder) => {
    const table = execFileSync(
      process.execPath,
      [path.join(root, "tools/score_qa.mjs"), "--gold", gold, "--pred", write(folder, "chat.jsonl", answers)],
      { encoding: "utf8" },
    );
    const of = (pattern: RegExp) => Number(pattern.exec(table)?.[1] ?? Number.NaN);
    return {
      statedRight: of(/^stated\s+\d+\s+([\d.]+) %/mu),
      stated: of(/^answerable \d+: stated ([\d.]+) %/mu),
      falseAbsent: of(/false 'absent' ([\d.]+) %/u),
    };
  });
}

export type BasisScores = { statedRight: number; stated: number; falseAbsent: number };

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
