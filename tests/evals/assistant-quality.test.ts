import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readEvalCorpus } from "./corpus";
import { measureHonesty, sum, type Honesty, type Share } from "./measures";
import { answerAll, predictAll } from "./predictions";
import { basisScores, findScores, type BasisScores, type FindScore } from "./scores";

const ROOT = path.resolve(process.env["CORPUS_DIR"] ?? "../shared/corpus");
const isThere = existsSync(path.join(ROOT, "tools/score.mjs"));

/** Least recall and precision in percent by set and category: what the engine reaches, less a point or two. */
const FIND: readonly { set: string; cat: string; recall: number; precision: number | null }[] = [
  { set: "cuad_parties_governing_law", cat: "parties", recall: 95, precision: 97 },
  { set: "cuad_parties_governing_law", cat: "governing_law", recall: 96, precision: 92 },
  { set: "hand_survival_jurisdiction_obligations", cat: "jurisdiction", recall: 92, precision: 86 },
  { set: "hand_survival_jurisdiction_obligations", cat: "survival", recall: 97, precision: 84 },
  { set: "hand_survival_jurisdiction_obligations", cat: "obligations", recall: 95, precision: 90 },
  { set: "contractnli_survival_obligations", cat: "survival", recall: 71, precision: 79 },
  { set: "contractnli_survival_obligations", cat: "obligations", recall: 85, precision: null },
  { set: "cuad_obligations_partial", cat: "obligations", recall: 82, precision: null },
  { set: "multilingual_ru_mn", cat: "parties", recall: 98, precision: 98 },
  { set: "multilingual_ru_mn", cat: "governing_law", recall: 98, precision: 98 },
  { set: "multilingual_ru_mn", cat: "jurisdiction", recall: 84, precision: 98 },
  { set: "multilingual_ru_mn", cat: "survival", recall: 98, precision: 98 },
  { set: "multilingual_ru_mn", cat: "obligations", recall: 92, precision: 91 },
];

/**
 * Least shares in percent of answers that sound sure; at most so many that find nothing where there is something. The
 * assistant quotes and never says yes or no, which is all that the tool looks for in answers to such questions.
 */
const BASIS = { statedRight: 95, stated: 14, falseAbsent: 1 };
const YES_OR_NO: readonly string[] = ["yesno", "nli"];

describe.skipIf(!isThere)(`the built-in engine on the labelled corpus (skipped where there is none at ${ROOT})`, () => {
  let find: FindScore[] = [];
  let honesty: Honesty[] = [];
  let chat: BasisScores | undefined;
  beforeAll(async () => {
    const corpus = readEvalCorpus(ROOT);
    const predictions = await predictAll(corpus);
    find = findScores(ROOT, predictions);
    honesty = measureHonesty(corpus, predictions);
    const questions = corpus.questions.filter(({ type }) => !YES_OR_NO.includes(type));
    chat = basisScores(ROOT, await answerAll({ ...corpus, questions }));
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

  test("says 'none' where there is none, and hardly ever where there is one", () => {
    const abstention = sum(honesty.map((row) => row.abstention));
    const falseNone = sum(honesty.map((row) => row.falseNone));
    expect(abstention.of).toBeGreaterThan(0);
    expect(abstention.right / abstention.of).toBeGreaterThanOrEqual(0.9);
    expect(falseNone.right / falseNone.of).toBeLessThanOrEqual(0.03);
  });

  test("what it states in a chat is right, and hardly ever does it find nothing where there is something", () => {
    expect(toPercent(chat?.bases.get("stated"))).toBeGreaterThanOrEqual(BASIS.statedRight);
    expect(toPercent(chat?.stated)).toBeGreaterThanOrEqual(BASIS.stated);
    expect(toPercent(chat?.falseAbsent)).toBeLessThanOrEqual(BASIS.falseAbsent);
  });
});

function toPercent(share: Share | undefined): number {
  return share ? (100 * share.right) / share.of : Number.NaN;
}
