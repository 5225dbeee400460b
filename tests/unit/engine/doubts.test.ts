import { describe, expect, test } from "vitest";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { doubtsIn } from "@/lib/engine/text/doubts";
import { ENGLISH } from "./contracts";

const findRange = (words: string) => {
  const start = ENGLISH.text.indexOf(words);
  return { start, end: start + words.length };
};
const UNSURE: ContractText = {
  ...ENGLISH,
  uncertain: [findRange("1,250"), findRange("Ireland."), findRange("Dublin shall")],
};

async function collectPieces(contract: ContractText, question: string | null): Promise<AnswerPiece[]> {
  const call = { language: "en" } as const;
  const pieces: AnswerPiece[] = [];
  const answer =
    question === null
      ? extractiveEngine.summarize(contract, call)
      : extractiveEngine.chat(contract, question, [], call);
  for await (const piece of answer) pieces.push(piece);
  return pieces;
}
const listBases = (pieces: readonly AnswerPiece[]) =>
  pieces.flatMap((piece) => (piece.kind === "basis" ? [`${piece.about ?? "answer"}: ${piece.basis}`] : []));
const joinText = (pieces: readonly AnswerPiece[]) =>
  pieces.flatMap((piece) => (piece.kind === "text" ? [piece.text] : [])).join("");

describe("an answer on words that may be wrong", () => {
  const QUESTION = "Which courts have exclusive jurisdiction?";

  test("is likely at most, and draws no conclusion (B-12.22)", async () => {
    const [sure, unsure] = [await collectPieces(ENGLISH, QUESTION), await collectPieces(UNSURE, QUESTION)];
    expect(listBases(sure)).toEqual(["answer: stated"]);
    expect(listBases(unsure)).toEqual(["answer: likely"]);
    expect(joinText(unsure)).toContain("please check");
  });

  test("is likely too on a page that was read from a picture, where every word looks right", async () => {
    const scanned = [{ start: 0, end: ENGLISH.text.length }];
    expect(listBases(await collectPieces({ ...ENGLISH, scanned }, QUESTION))).toEqual(["answer: likely"]);
    const elsewhere = [{ start: 0, end: 9 }];
    expect(listBases(await collectPieces({ ...ENGLISH, scanned: elsewhere }, QUESTION))).toEqual(["answer: stated"]);
    expect(
      listBases(await collectPieces({ ...ENGLISH, scanned }, null)).filter((basis) => basis.endsWith("stated")),
    ).toEqual([]);
  });

  test("is so in the lines of a summary that rest on them, and in no other", async () => {
    const [sure, unsure] = [await collectPieces(ENGLISH, null), await collectPieces(UNSURE, null)];
    expect(listBases(sure)).toContain("law: stated");
    expect(listBases(unsure)).toEqual(
      listBases(sure).map((basis) => (basis === "law: stated" ? "law: likely" : basis)),
    );
  });
});

test("words are counted once, however many passages hold them", () => {
  const uncertain = [10, 20, 30].map((start) => ({ start, end: start + 5 }));
  const count = (...passages: [number, number][]) =>
    doubtsIn(
      { uncertain },
      passages.map(([start, end]) => ({ start, end })),
    );
  expect(count([0, 10])).toBe(0);
  expect(count([0, 11])).toBe(1);
  expect(count([14, 31], [12, 22])).toBe(3);
  expect(count([15, 20], [35, 99])).toBe(0);
});
