import { expect, test } from "vitest";
import { inOneScript } from "@/lib/documents/scans/languages";

const read = (text: string) =>
  inOneScript([
    { y: 0, size: 10, words: text.split(" ").map((word) => ({ text: word, confidence: 90, x: 0, width: 9 })) },
  ])
    .flatMap(({ words }) => words.map((word) => word.text))
    .join(" ");

test("words that look alike in both alphabets are Cyrillic in a Cyrillic line, and Latin in a Latin one", () => {
  expect(read("Плата вносится He позднее пятого числа")).toBe("Плата вносится не позднее пятого числа");
  expect(read("Срок истёк. He позднее чем BO вторник по HAC")).toBe("Срок истёк. Не позднее чем во вторник по НАС");
  expect(read("He shall pay the rent")).toBe("He shall pay the rent");
});

test("a word with a letter of its own stays in its alphabet", () => {
  expect(read("Поставщик Acme Ltd передаёт товар покупателю")).toBe("Поставщик Acme Ltd передаёт товар покупателю");
});
