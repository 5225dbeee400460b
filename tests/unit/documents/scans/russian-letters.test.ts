import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withRussianLetters } from "@/lib/documents/scans/russian-letters";
import { SURE_FROM } from "@/lib/documents/scans/scanned-page";

const word = (text: string) => ({ text, confidence: 90, x: 0, width: 60 });
/** What is read of a line; `?` behind what is in doubt. */
const read = (line: string) => {
  const [mended] = withRussianLetters([{ y: 0, size: 10, words: line.split(" ").map(word) }]);
  return mended?.words.map(({ text, confidence }) => (confidence < SURE_FROM ? `${text}?` : text)).join(" ");
};
const misread = (text: string) =>
  text.replaceAll("щ", "ш").replaceAll("ъ", "ь").replaceAll("Щ", "Ш").replaceAll("Ъ", "Ь");

/** All Russian words of our own templates, positions and screens. */
const VOCABULARY = [
  ...new Set(
    readdirSync("lib", { recursive: true, encoding: "utf8" })
      .filter((file) => /(?:copy\/ru\/|starter\/russian|texts\/.*\bru\b).*\.ts$/u.test(file))
      .flatMap((file) => readFileSync(path.join("lib", file), "utf8").match(/(?<!\p{L})[а-яё]{4,}/gu) ?? []),
  ),
];

describe("a Russian page", () => {
  test("has щ and ъ where the reader saw ш and ь", () => {
    expect(read("Настояший договор предьявляет упушенную выгоду")).toBe(
      "Настоящий договор предъявляет упущенную выгоду",
    );
    expect(read("ОБШИЕ ПОЛОЖЕНИЯ")).toBe("ОБЩИЕ ПОЛОЖЕНИЯ");
    expect(read("вешью, действуюшими «обьектами»")).toBe("вещью, действующими «объектами»");
  });

  test("keeps every word of ours as it is, and has nearly all of them back that were misread", () => {
    expect(VOCABULARY.length).toBeGreaterThan(2_000);
    expect(VOCABULARY.filter((one) => read(one) !== one)).toEqual([]);
    const rare = VOCABULARY.filter((one) => misread(one) !== one);
    const lost = rare.filter((one) => read(misread(one))?.replace("?", "") !== one);
    expect(lost.length / rare.length, lost.join(" ")).toBeLessThan(0.05);
  });

  test("leaves names and other words in doubt, and numbers as they were read", () => {
    expect(read("гражданин Обшая и Илюшей")).toBe("гражданин Общая? и Илющей?");
    expect(read("Перемешать пункт б")).toBe("Перемещать? пункт б?");
    expect(read("пеня 0,196 и НДС 2096 за 2096.5 от 196 до 1996")).toBe(
      "пеня 0,196? и НДС 2096? за 2096.5 от 196 до 1996",
    );
    expect(read("включая НАС, у нас")).toBe("включая НДС,? у нас");
    expect(read("Шукин наш душой уши пишет семьи")).toBe("Шукин наш душой уши пишет семьи");
  });

  test("has a space behind the number of a heading, and the sign before a number", () => {
    expect(read("З.Содержание оборудования")).toBe("3.? Содержание оборудования");
    expect(read("7.Применимое право")).toBe("7. Применимое право");
    expect(read("приложение Ne 1, Ne того")).toBe("приложение № 1, Ne того");
    expect(read("А.Петров")).toBe("А.Петров");
  });
});
