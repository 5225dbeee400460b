import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readEvalCorpus } from "./corpus";
import { answersOf, predictionsOf } from "./predictions";
import { chatScores, findScores, type FindScore } from "./scores";

const ROOT = path.resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus");
const isThere = existsSync(path.join(ROOT, "tools/score.mjs"));

/** Least recall and precision in percent by set and category: what the engine reaches, less some three points. */
const FIND: readonly { set: string; cat: string; recall: number; precision: number | null }[] = [
  { set: "cuad_parties_governing_law", cat: "parties", recall: 85, precision: 94 },
  { set: "cuad_parties_governing_law", cat: "governing_law", recall: 94, precision: 91 },
  { set: "hand_survival_jurisdiction_obligations", cat: "jurisdiction", recall: 88, precision: 85 },
  { set: "hand_survival_jurisdiction_obligations", cat: "survival", recall: 96, precision: 82 },
  { set: "hand_survival_jurisdiction_obligations", cat: "obligations", recall: 94, precision: 84 },
  { set: "contractnli_survival_obligations", cat: "survival", recall: 62, precision: 77 },
  { set: "contractnli_survival_obligations", cat: "obligations", recall: 71, precision: null },
  { set: "cuad_obligations_partial", cat: "obligations", recall: 80, precision: null },
  { set: "multilingual_ru_mn", cat: "parties", recall: 97, precision: 97 },
  { set: "multilingual_ru_mn", cat: "governing_law", recall: 97, precision: 97 },
  { set: "multilingual_ru_mn", cat: "jurisdiction", recall: 82, precision: 97 },
  { set: "multilingual_ru_mn", cat: "survival", recall: 97, precision: 97 },
  { set: "multilingual_ru_mn", cat: "obligations", recall: 92, precision: 84 },
];

/** Least share of right answers in percent by group of questions. */
const CHAT: readonly { group: string; correct: number }[] = [
  { group: "ALL", correct: 83 },
  { group: "en text unanswerable", correct: 97 },
  { group: "ru text", correct: 85 },
  { group: "mn text", correct: 85 },
];

describe.skipIf(!isThere)(`the built-in engine on the labelled corpus (skipped where there is none at ${ROOT})`, () => {
  let find: FindScore[] = [];
  let chat = new Map<string, number>();
  beforeAll(async () => {
    const corpus = readEvalCorpus(ROOT);
    find = findScores(ROOT, await predictionsOf(corpus));
    chat = chatScores(ROOT, await answersOf(corpus));
  }, 120_000);

  test.each(FIND)("finds $cat of $set", ({ set, cat, recall, precision }) => {
    const score = find.find((row) => row.set === set && row.cat === cat);
    expect(Number(score?.R)).toBeGreaterThanOrEqual(recall);
    if (precision !== null) expect(Number(score?.P)).toBeGreaterThanOrEqual(precision);
  });

  test("quotes nothing that is not in the contract", () => {
    const rates = find.map((row) => row.verbat).filter((rate) => rate !== undefined && rate !== "-");
    expect(rates.length).toBeGreaterThan(0);
    expect([...new Set(rates)]).toEqual(["100.0"]);
  });

  test("finds nothing where a contract has no governing law or jurisdiction", () => {
    const rates = find.filter((row) => (row.cat === "governing_law" || row.cat === "jurisdiction") && /\d/u.test(row.abstain ?? ""));
    expect(rates.length).toBeGreaterThan(0);
    for (const row of rates) expect(Number.parseFloat(row.abstain)).toBeGreaterThanOrEqual(90);
  });

  test.each(CHAT)("answers $group questions", ({ group, correct }) => {
    expect(chat.get(group)).toBeGreaterThanOrEqual(correct);
  });
});
