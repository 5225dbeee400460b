/**
 * Answers every question of `corpus/natural` and prints how it did by the corpus's own scoring:
 * `npx tsx --conditions=react-server scripts/eval-natural.mts [--chat] [--misses N]`. It asks the reader by learned
 * weights (`lib/engine/ask`), or with `--chat` the assistant as it is. The weights were learned on these contracts:
 * figures by folds are `train-answers.mts`'s. With `--serve` it answers contracts on stdin, for `score_later.mjs`.
 */
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { clausesFor } from "@/lib/engine/ask/answer";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { ContractText } from "@/lib/engine/port";
import { languageOf } from "@/lib/engine/language/identify";
import { readingOf } from "@/lib/engine/text/reading";
import { contractOf, CORPUS, naturalCases } from "./reader/natural.mts";

type Answer = { q: string; basis: string; text: string; passages: string[] };

if (process.argv.includes("--serve")) await serve();
else await score();

async function score(): Promise<void> {
  const scoring = (await import(pathToFileURL(path.join(CORPUS, "tools", "score_natural.mjs")).href)) as {
    score(labels: unknown, predictions: Map<string, unknown>, options: { misses: number }): unknown;
    print(scored: unknown): void;
  }; // a script outside the project
  const cases = naturalCases();
  const predictions = new Map<string, unknown>();
  for (const { id, contract, questions } of cases)
    predictions.set(id, {
      id,
      answers: await answersTo(
        contract,
        questions.map(({ q }) => q),
      ),
    });
  const misses = Number(process.argv[process.argv.indexOf("--misses") + 1] ?? 0) || 0;
  scoring.print(scoring.score(cases, predictions, { misses }));
}

/** One line of JSON for each contract, and one line back: what it got is kept nowhere. */
async function serve(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const asked = JSON.parse(line) as { id: string; text: string; questions: string[] }; // by the corpus's tool
    const { id, text, questions } = asked;
    const answers = await answersTo(contractOf(text, id, "Other"), questions);
    process.stdout.write(`${JSON.stringify({ id, answers })}
`);
  }
}

async function answersTo(contract: ContractText, questions: readonly string[]): Promise<Answer[]> {
  if (!process.argv.includes("--chat")) return questions.map((q) => byClauses(contract, q));
  const answers: Answer[] = [];
  for (const q of questions) {
    const answer: Answer = { q, basis: "absent", text: "", passages: [] };
    for await (const piece of extractiveEngine.chat(contract, q, [], { language: languageOf(q) ?? "en" })) {
      if (piece.kind === "text") answer.text += piece.text;
      if (piece.kind === "passage") answer.passages.push(piece.passage.content);
      if (piece.kind === "basis") answer.basis = piece.basis;
    }
    answers.push({ ...answer, text: answer.text.trim() });
  }
  return answers;
}

/** Certain answers are stated, all others are what comes nearest. */
function byClauses(contract: ContractText, q: string): Answer {
  const { clauses, isCertain } = clausesFor(readingOf(contract), q);
  const passages = clauses.map(({ start, end }) => contract.text.slice(start, end));
  return { q, basis: isCertain ? "stated" : "nearest", text: "", passages };
}
