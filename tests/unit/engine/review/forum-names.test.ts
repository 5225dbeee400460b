import { expect, test } from "vitest";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const HEADS = {
  en: ["SUPPLY AGREEMENT", "1. Alder Ltd sells tables to Birch Ltd.", "2. Birch Ltd pays EUR 100 for each table."],
  ru: ["ДОГОВОР ПОСТАВКИ", "1. Продавец поставляет столы Покупателю.", "2. Покупатель платит 100 рублей за стол."],
  mn: ["НИЙЛҮҮЛЭХ ГЭРЭЭ", "1. Худалдагч ширээ нийлүүлнэ.", "2. Худалдан авагч 100,000 төгрөг төлнө."],
};

test.each([
  [
    "en",
    "The parties submit to the exclusive jurisdiction of the Commercial Court in Vienna.",
    "Commercial Court in Vienna",
  ],
  [
    "en",
    "Disputes are finally settled by the Alder International Arbitration Center.",
    "Alder International Arbitration Center",
  ],
  ["ru", "Споры рассматриваются в Советском районном суде г. Томска.", "Советском районном суде г. Томска"],
  ["ru", "Споры решает третейский суд при торговой палате.", "третейский суд при торговой палате"],
  [
    "mn",
    "Маргааныг тохирохгүй бол Монголын Арбитрын олон улсын төвд шийдвэрлүүлнэ.",
    "Монголын Арбитрын олон улсын төвд",
  ],
  ["mn", "Маргааныг Монголын Олон Улсын ба Үндэсний Арбитрт шийдвэрлүүлнэ.", "Монголын Олон Улсын ба Үндэсний Арбитрт"],
  ["mn", "Маргааныг Сүхбаатар, Баянгол дүүргийн шүүхээр шийдвэрлүүлнэ.", "Сүхбаатар, Баянгол дүүргийн шүүхээр"],
  ["mn", "Маргааныг тохирохгүй бол шүүхээр шийдвэрлүүлнэ.", "шүүхээр"],
] as const)("a forum has its whole name, and nothing before it: %s, %s (B-25.1)", (language, sentence, name) => {
  const reading = readingOfLines([...HEADS[language], `3. ${sentence}`]);
  const forums = findFacts(reading, review(reading)).filter(({ kind }) => kind === "dispute_resolution");
  expect(forums.map(({ value }) => value)).toEqual([name]);
});
