/**
 * Reads every contract of `corpus/natural` and prints how it did by the corpus's own scoring:
 * `npx tsx --conditions=react-server scripts/eval-natural.mts [--chat] [--misses N] [--only facts,deadlines]`. It
 * answers questions by learned weights (`lib/engine/ask`), or with `--chat` as the assistant does, and gives facts,
 * deadlines, duties and problems as the product shows them. The weights were learned on these contracts: figures by
 * folds are `train-answers.mts`'s. `--ids a,b` takes some contracts only, `--half read|unread` every other one, of
 * which the unread half shows no misses; with `--serve` it reads contracts on stdin,
 * for `score_later.mjs`.
 */
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { parseArgs } from "node:util";
import { deadlinesIn } from "@/lib/deadlines/found";
import { clausesFor } from "@/lib/engine/ask/answer";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { ContractText } from "@/lib/engine/port";
import { find } from "@/lib/engine/find/find";
import { languageOf } from "@/lib/engine/language/identify";
import { factsOf } from "@/lib/engine/review/facts";
import { review } from "@/lib/engine/review/review";
import { suggest } from "@/lib/engine/suggest/suggest";
import { eventsOf } from "@/lib/engine/time/events";
import { readingOf } from "@/lib/engine/text/reading";
import { contractOf, CORPUS, naturalCases } from "./reader/natural.mts";

type Answer = { q: string; basis: string; text: string; passages: string[] };

const GROUPS = ["answers", "facts", "deadlines", "duties", "problems"] as const;

const { values: options } = parseArgs({
  options: {
    chat: { type: "boolean", default: false },
    serve: { type: "boolean", default: false },
    misses: { type: "string", default: "0" },
    only: { type: "string", default: GROUPS.join() },
    ids: { type: "string" },
    half: { type: "string" },
  },
});
const wanted = new Set(options.only.split(","));

if (options.serve) await serve();
else await score();

async function score(): Promise<void> {
  const scoring = (await import(pathToFileURL(path.join(CORPUS, "tools", "score_natural.mjs")).href)) as {
    score(labels: unknown, predictions: Map<string, unknown>, options: { misses: number }): unknown;
    print(scored: unknown): void;
  }; // a script outside the project
  const ids = options.ids?.split(",");
  const cases = naturalCases()
    .filter((_, index) => options.half === undefined || (index % 2 === 0) === (options.half === "read"))
    .filter(({ id }) => ids?.includes(id) ?? true);
  const predictions = new Map<string, unknown>();
  for (const { id, contract, questions } of cases)
    predictions.set(id, {
      id,
      ...(await read(
        contract,
        questions.map(({ q }) => q),
      )),
    });
  scoring.print(scoring.score(cases, predictions, { misses: options.half === "unread" ? 0 : Number(options.misses) }));
}

/** One line of JSON for each contract, and one line back: what it got is kept nowhere. */
async function serve(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const asked = JSON.parse(line) as { id: string; text: string; questions: string[] }; // by the corpus's tool
    const { id, text, questions } = asked;
    process.stdout.write(`${JSON.stringify({ id, ...(await read(contractOf(text, id, "Other"), questions)) })}\n`);
  }
}

/** What the product says of a contract, in the scoring's form; what was not asked for is left out. */
async function read(contract: ContractText, questions: readonly string[]) {
  const reading = readingOf(contract);
  const facts = factsOf(reading, review(reading));
  const made = {
    answers: wanted.has("answers") ? await answersTo(contract, questions) : [],
    facts: facts.map(({ kind, value, basis, passage, ...rest }) => ({
      ...rest,
      kind,
      value,
      basis,
      quote: passage.content,
    })),
    deadlines: deadlinesIn(facts, eventsOf(reading)).map(({ kind, date, basis }) => ({ kind, date, basis })),
    duties: find(reading, "obligations").map(({ content }) => content),
    problems: suggest(reading, "en").map(({ passage }) => passage.content),
  };
  return Object.fromEntries(Object.entries(made).filter(([group]) => wanted.has(group)));
}

async function answersTo(contract: ContractText, questions: readonly string[]): Promise<Answer[]> {
  if (!options.chat) return questions.map((q) => byClauses(contract, q));
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

function byClauses(contract: ContractText, q: string): Answer {
  const { clauses, basis } = clausesFor(readingOf(contract), q);
  return { q, basis, text: "", passages: clauses.map(({ start, end }) => contract.text.slice(start, end)) };
}
