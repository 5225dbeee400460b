import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { keepScores, type Scores } from "@/lib/engine/review/classifier";
import { readOnce } from "@/lib/engine/text/reading";
import { FIND_CATEGORIES, type AnswerPiece, type Basis } from "@/lib/engine/port";
import { contractReader, type EvalCorpus } from "./corpus";

export type Prediction = { id: string; category: string; items: { content: string }[] };

/** A line that the corpus's tool for questions reads. */
export type ScoredAnswer = { qid: string; answer: string; basis: Basis };

/** What Find gives for every contract and category. Pages are left out: the corpus's texts carry none of their own. */
export async function predictAll(corpus: EvalCorpus): Promise<Prediction[]> {
  const read = contractReader(corpus.root);
  const contracts = new Map(corpus.clauses.map((row) => [row.id, row]));
  const predictions: Prediction[] = [];
  for (const row of contracts.values()) {
    for (const category of FIND_CATEGORIES) {
      const found = await extractiveEngine.find(read(row), category, { language: "en" });
      predictions.push({ id: row.id, category, items: found.passages.map(({ content }) => ({ content })) });
    }
  }
  return predictions;
}

/**
 * The answer to every question, in the question's language, by the weights in `unseen` where a contract has some:
 * those that were made without it.
 */
export async function answerAll(
  corpus: EvalCorpus,
  unseen: ReadonlyMap<string, Scores> = new Map(),
): Promise<ScoredAnswer[]> {
  const read = contractReader(corpus.root);
  const answers: ScoredAnswer[] = [];
  for (const row of corpus.questions) {
    const scores = unseen.get(row.id);
    if (scores) keepScores(readOnce(read(row)), scores);
    const pieces = await all(extractiveEngine.chat(read(row), row.question, [], { language: row.lang }));
    const basis = pieces.find((piece) => piece.kind === "basis")?.basis ?? "likely";
    answers.push({ qid: row.qid, answer: wholeText(pieces), basis });
  }
  return answers;
}

/** The summary of every contract with known facts. */
export async function summarizeAll(corpus: EvalCorpus): Promise<{ id: string; summary: string }[]> {
  const read = contractReader(corpus.root);
  const summaries: { id: string; summary: string }[] = [];
  for (const row of corpus.facts) {
    summaries.push({
      id: row.id,
      summary: wholeText(await all(extractiveEngine.summarize(read(row), { language: "en" }))),
    });
  }
  return summaries;
}

async function all(pieces: AsyncIterable<AnswerPiece>): Promise<AnswerPiece[]> {
  const given: AnswerPiece[] = [];
  for await (const piece of pieces) given.push(piece);
  return given;
}

function wholeText(pieces: readonly AnswerPiece[]): string {
  return pieces
    .map((piece) =>
      piece.kind === "text" ? piece.text : piece.kind === "passage" ? ` “${piece.passage.content}” ` : "",
    )
    .join("");
}
