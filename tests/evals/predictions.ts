import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { FIND_CATEGORIES, type AnswerPiece } from "@/lib/engine/port";
import { contractReader, type EvalCorpus } from "./corpus";

export type Prediction = { id: string; category: string; items: { content: string }[] };

/** What Find gives for every contract and category. Pages are left out: the corpus's texts carry none of their own. */
export async function predictionsOf(corpus: EvalCorpus): Promise<Prediction[]> {
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

/** The answer to every question, in the question's language. */
export async function answersOf(corpus: EvalCorpus): Promise<{ qid: string; answer: string }[]> {
  const read = contractReader(corpus.root);
  const answers: { qid: string; answer: string }[] = [];
  for (const row of corpus.questions) {
    const pieces = extractiveEngine.chat(read(row), row.question, [], { language: row.lang });
    answers.push({ qid: row.qid, answer: await wholeText(pieces) });
  }
  return answers;
}

/** The summary of every contract with known facts. */
export async function summariesOf(corpus: EvalCorpus): Promise<{ id: string; summary: string }[]> {
  const read = contractReader(corpus.root);
  const summaries: { id: string; summary: string }[] = [];
  for (const row of corpus.facts) {
    summaries.push({ id: row.id, summary: await wholeText(extractiveEngine.summarize(read(row), { language: "en" })) });
  }
  return summaries;
}

async function wholeText(pieces: AsyncIterable<AnswerPiece>): Promise<string> {
  let whole = "";
  for await (const piece of pieces)
    whole += piece.kind === "text" ? piece.text : piece.kind === "passage" ? ` “${piece.passage.content}” ` : "";
  return whole;
}
