/**
 * Reads every contract of `corpus/natural` and prints the results by the corpus's own scoring: `npx tsx
 * --conditions=react-server scripts/eval-natural.mts [--chat] [--misses N] [--only facts,deadlines]`. With `--model`
 * (`npm run eval -- --model`) it scores the assistant's answers, then those of the configured model (`OPENAI_BASE_URL`,
 * `OPENAI_API_KEY`, `OPENAI_MODEL`), which gets every contract once per question. Otherwise it answers questions with
 * learned weights (`lib/engine/ask`), or with `--chat` as the assistant does, and extracts facts, deadlines, duties and
 * problems as the product shows them. The weights were learned on these contracts: `train-answers.mts` gives figures by
 * folds. `--ids a,b` takes only some contracts, `--half read|unread` every other one, the unread half without showing
 * misses; `--own` takes those of `scripts/training/contracts`, `--from DIR` those of another folder; with `--serve` it
 * reads contracts on stdin, for `score_later.mjs`.
 */
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import path from "node:path";
import { parseArgs } from "node:util";
import { ModelFailure } from "@/lib/assistant/engines/openai/words";
import { modelEngine } from "@/lib/assistant/engines/openai/model-engine";
import { modelSettings } from "@/lib/assistant/engines/openai/settings";
import { deadlinesIn } from "@/lib/deadlines/found";
import { clausesFor } from "@/lib/engine/ask/answer";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { AssistantEngine, ContractText } from "@/lib/engine/port";
import { find } from "@/lib/engine/find/find";
import { detectLanguage } from "@/lib/engine/language/identify";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { suggest } from "@/lib/engine/suggest/suggest";
import { findEvents } from "@/lib/engine/time/events";
import { readOnce } from "@/lib/engine/text/reading";
import { env } from "@/lib/platform/env";
import { casesIn, makeContract, CORPUS, naturalCases, ownCases } from "./reader/natural.mts";
import { printProblems } from "./reader/problems.mts";

type Answer = { q: string; basis: string; text: string; passages: string[] };

const AT_ONCE = 4;
let hasAnswered = false;
let unanswered = 0;
const GROUPS = ["answers", "facts", "deadlines", "duties", "problems"] as const;

const { values: options } = parseArgs({
  options: {
    chat: { type: "boolean", default: false },
    model: { type: "boolean", default: false },
    serve: { type: "boolean", default: false },
    misses: { type: "string", default: "0" },
    only: { type: "string", default: GROUPS.join() },
    ids: { type: "string" },
    half: { type: "string" },
    own: { type: "boolean", default: false },
    from: { type: "string" },
  },
});
const wanted = new Set(options.model ? ["answers"] : options.only.split(","));

if (options.serve) await serve();
else if (options.model) await compare();
else await score(options.chat ? extractiveEngine : null);

/** The same table for the built-in engine and the configured model. */
async function compare(): Promise<void> {
  const settings = modelSettings(env);
  if (!settings) {
    process.stderr.write("No model is configured: set OPENAI_BASE_URL or OPENAI_API_KEY.\n");
    process.exitCode = 1;
    return;
  }
  process.stdout.write("The built-in engine\n");
  await score(extractiveEngine);
  process.stdout.write(`\n${settings.model} at ${new URL(settings.baseUrl).host}\n`);
  hasAnswered = false;
  console.info = () => undefined; // the log has a line per request
  try {
    await score(modelEngine(settings));
    if (unanswered > 0) process.stdout.write(`Questions that the model gave no answer to: ${unanswered}\n`);
  } catch (cause) {
    if (!(cause instanceof ModelFailure)) throw cause;
    process.stderr.write(`The model did not answer: ${cause.message}.\n`);
    process.exitCode = 1;
  }
}

/** @param engine answers by chat; null: by the clauses found, without text */
async function score(engine: AssistantEngine | null): Promise<void> {
  const scoring = (await import(pathToFileURL(path.join(CORPUS, "tools", "score_natural.mjs")).href)) as {
    score(labels: unknown, predictions: Map<string, unknown>, options: { misses: number }): unknown;
    print(scored: unknown): void;
  }; // a script outside the project
  const ids = options.ids?.split(",");
  const cases = (options.from !== undefined ? casesIn(options.from) : options.own ? ownCases() : naturalCases())
    .filter((_, index) => options.half === undefined || (index % 2 === 0) === (options.half === "read"))
    .filter(({ id }) => ids?.includes(id) ?? true);
  const predictions = new Map<string, unknown>();
  for (const { id, contract, questions, ...labels } of cases)
    predictions.set(id, {
      id,
      ...labelledOnly(
        labels,
        await read(
          contract,
          questions.map(({ q }) => q),
          engine,
        ),
      ),
    });
  scoring.print(scoring.score(cases, predictions, { misses: options.half === "unread" ? 0 : Number(options.misses) }));
  if (wanted.has("problems") && (options.half === "read" || options.half === "unread"))
    await printProblems({ half: options.half, notes: Number(options.misses) > 0 });
}

/** Without what a contract has no labels of: of some, only the facts are labelled. */
function labelledOnly(labels: object, made: object): object {
  return Object.fromEntries(Object.entries(made).filter(([group]) => group === "answers" || group in labels));
}

/** One line of JSON per contract in, one line out; stores nothing it received. */
async function serve(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === "") continue;
    const asked = JSON.parse(line) as { id: string; text: string; questions: string[] }; // from the corpus's tool
    const { id, text, questions } = asked;
    process.stdout.write(
      `${JSON.stringify({ id, ...(await read(makeContract(text, id, "Other"), questions, options.chat ? extractiveEngine : null)) })}\n`,
    );
  }
}

/** What the product finds in a contract, in the scoring's format; leaves out what was not asked. */
async function read(contract: ContractText, questions: readonly string[], engine: AssistantEngine | null) {
  const reading = readOnce(contract);
  const facts = findFacts(reading, review(reading));
  const made = {
    answers: wanted.has("answers") ? await answersTo(contract, questions, engine) : [],
    facts: facts.map(({ kind, value, basis, passage, ...rest }) => ({
      ...rest,
      kind,
      value,
      basis,
      quote: passage.content,
    })),
    deadlines: deadlinesIn(facts, findEvents(reading)).map(({ kind, date, basis, isLessCertain }) => ({
      kind,
      date,
      basis: isLessCertain ? "less certain" : basis, // as the screens tell them apart
    })),
    duties: find(reading, "obligations").map(({ content }) => content),
    problems: suggest(reading, "en").map(({ passage }) => passage.content),
  };
  return Object.fromEntries(Object.entries(made).filter(([group]) => wanted.has(group)));
}

/** A few at a time, because a model server takes seconds for each. */
async function answersTo(
  contract: ContractText,
  questions: readonly string[],
  engine: AssistantEngine | null,
): Promise<Answer[]> {
  if (!engine) return questions.map((q) => byClauses(contract, q));
  const answers: Answer[] = [];
  for (let at = 0; at < questions.length; at += AT_ONCE)
    answers.push(...(await Promise.all(questions.slice(at, at + AT_ONCE).map((q) => answered(engine, contract, q)))));
  return answers;
}

/** In the question's language. If a model fails on a question, that counts as unanswered, unless it never answers. */
async function answered(engine: AssistantEngine, contract: ContractText, q: string): Promise<Answer> {
  const answer: Answer = { q, basis: "cannot", text: "", passages: [] };
  try {
    for await (const piece of engine.chat(contract, q, [], { language: detectLanguage(q) ?? "en" })) {
      if (piece.kind === "text") answer.text += piece.text;
      if (piece.kind === "passage") answer.passages.push(piece.passage.content);
      if (piece.kind === "basis") answer.basis = piece.basis;
    }
    hasAnswered = true;
  } catch (cause) {
    if (!(cause instanceof ModelFailure) || !hasAnswered) throw cause;
    unanswered += 1;
  }
  return { ...answer, text: answer.text.trim() };
}

function byClauses(contract: ContractText, q: string): Answer {
  const { clauses, basis } = clausesFor(readOnce(contract), q);
  return { q, basis, text: "", passages: clauses.map(({ start, end }) => contract.text.slice(start, end)) };
}
