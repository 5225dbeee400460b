import { describe, expect, test } from "vitest";
import { copyFor } from "@/lib/copy/copy";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { chat } from "@/lib/engine/chat/chat";
import { readOnce } from "@/lib/engine/text/reading";
import { corpusSamples, OWN_SAMPLES, type Sample } from "@/tests/evals/checks/contracts";

const CORPUS = process.env["CORPUS_DIR"] ?? "../shared/corpus";
const samples = [...corpusSamples(CORPUS), ...OWN_SAMPLES];

/** Words of the examples' three subjects, apart from the engine's own, by the contract's language. */
const SUBJECTS: Record<Language, readonly RegExp[]> = {
  en: [/\b(?:expir|terminat)/iu, /\b(?:terminat|cancel)/iu, /\b(?:payment|payable|shall pay|will pay)\b/iu],
  ru: [/срок действия|прекращ|расторг/iu, /расторг|прекращ/iu, /оплат|оплач/iu],
  mn: [/дуусах|дуусгавар|хугацаа/iu, /цуцл|дуусгавар/iu, /төлбөр|төлнө/iu],
};
/** What is only said where the contract states it: a bare no, an end, a day or a sum. */
const CONCLUSION =
  /^(?:no|not stated|нет|не указан\p{L}*|үгүй|заагаагүй)(?!\p{L})(?! (?:direct|прямо))|perpetual|бессрочн|хугацаагүй|\d{4}|[$€₮]\s?\d/iu;

type Answer = { basis: string; words: string };

function answerTo(sample: Sample, message: string, language: Language): Answer {
  const pieces = [...chat(readOnce(sample.contract), { message, history: [] }, language)];
  return {
    basis: pieces.flatMap((piece) => (piece.kind === "basis" ? [piece.basis] : [])).at(-1) ?? "none",
    words: pieces
      .map((piece) => (piece.kind === "text" ? piece.text : ""))
      .join("")
      .trim(),
  };
}

function findFault(sample: Sample, { basis, words }: Answer, subject: number): string | null {
  if (!["stated", "likely", "nearest", "absent"].includes(basis)) return `is ${basis}`;
  if (basis === "absent" && SUBJECTS[sample.language][subject]?.test(sample.contract.text))
    return "is absent, and is not";
  if (basis !== "stated" && basis !== "absent" && CONCLUSION.test(words)) return `concludes by ${basis}: ${words}`;
  return null;
}

describe(`the screen's example questions (beyond our own contracts, those of a corpus at ${CORPUS})`, () => {
  test.each(LANGUAGES)("get an honest answer in %s on every contract", (language) => {
    const wrong: string[] = [];
    const examples = copyFor(language).assistant.chat.examples;
    expect(examples).toHaveLength(3);
    for (const sample of samples)
      examples.forEach((example, subject) => {
        const fault = findFault(sample, answerTo(sample, example, language), subject);
        if (fault) wrong.push(`${sample.name} “${example}” ${fault}`);
      });
    expect(wrong).toEqual([]);
  });

  test("are answered from our own contracts, each in its language", () => {
    for (const sample of OWN_SAMPLES) {
      const bases = copyFor(sample.language).assistant.chat.examples.map(
        (example) => answerTo(sample, example, sample.language).basis,
      );
      expect(bases.filter((basis) => basis === "stated" || basis === "likely").length, sample.name).toBeGreaterThan(0);
    }
  });
});
