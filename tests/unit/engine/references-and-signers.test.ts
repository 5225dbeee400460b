import { describe, expect, test } from "vitest";
import type { CheckKey } from "@/lib/copy/check-words";
import { changesIn } from "./sound";

const said = (check: CheckKey, text: string) =>
  changesIn(text, "Other")
    .filter((change) => change.check === check)
    .map(({ passage }) => passage.content);
const paper = (...lines: string[]) =>
  ["SERVICES", 'Ash Ltd (the "Client") and Elm Ltd (the "Firm").', ...lines].join("\n");
/** Clauses with a mark before each number, of which the last says something. */
const marked = (mark: (number: number) => string, last: string) =>
  paper(
    ...[1, 2, 3, 4, 5, 6].map((number) => `${mark(number)} The Firm does its part of the work.`),
    `${mark(7)} ${last}`,
  );

describe("(B-13.1) references", () => {
  test.each([
    ["letters and a point", (number: number) => `GT 9.${number}`, "Costs are dealt with under GT 14.2.", ["GT 14.2"]],
    ["letters and a hyphen", (number: number) => `ОУ-${number}.`, "Порядок указан в ОУ-45.", ["ОУ-45"]],
    [
      "a chapter and a hyphen",
      (number: number) => `${number > 3 ? 6 : 5}-${number}.`,
      "6-15-д заасан журмаар хийнэ.",
      ["6-15"],
    ],
    ["to a clause that is there", (number: number) => `GT 9.${number}`, "Costs are dealt with under GT 9.2.", []],
    ["days that have a hyphen too", (number: number) => `${number > 3 ? 6 : 5}-${number}.`, "Ажлыг 6-15-нд хийнэ.", []],
    ["a norm", (number: number) => `GT 9.${number}`, "The paper is EN 71.3 paper.", []],
  ])("%s", (_, mark, last, passages) => {
    expect(said("brokenReference", marked(mark, last))).toEqual(passages);
  });

  const numbered = (last: string) =>
    paper(
      "1. Work. The Firm cleans the house.",
      "2. Fee. The Client pays EUR 500.",
      "3. Secrets. The Firm keeps what it learns confidential.",
      "4. Keys. The Client hands over the keys.",
      "5. Ending. Either party may end this by two months' notice.",
      `6. More. ${last}`,
    );
  test.each([
    [
      "a clause that speaks of something else",
      "Whoever breaks the duty of secrecy (clause 4) pays EUR 100.",
      ["clause 4"],
    ],
    ["a clause that speaks of it in other words", "Whoever breaks the duty of secrecy (clause 3) pays EUR 100.", []],
    ["a clause named for what any clause has", "Whoever breaks the duty (clause 4) pays EUR 100.", []],
  ])("to %s", (_, last, passages) => {
    expect(said("strayReference", numbered(last))).toEqual(passages);
  });

  test("a number before a dash is no stretch of numbers", () => {
    expect(said("brokenReference", numbered("For a breach of clause 45 – 5 000 euro."))).toEqual(["clause 45"]);
    expect(said("brokenReference", numbered("For a breach of clause 45–47 of the Rules the fee is EUR 5."))).toEqual(
      [],
    );
  });
});

test("(B-13.1) a list within a clause doesn't hide a number given twice behind it", () => {
  const list = ["1. Work. The Firm cleans:", "1) halls;", "2) stairs;", "3) yards.", "2. Fee. The Client pays."];
  const more = ["3. Keys. The Firm has a key.", "4. Law. The law of Ireland applies."];
  expect(said("repeatedNumber", paper(...list, ...more, "5. Ending. It ends in May."))).toEqual([]);
  expect(said("repeatedNumber", paper(...list, ...more, "4. Ending. It ends in May."))).toEqual(["4. Ending."]);
});

describe("(B-13.1) who signs", () => {
  const contract = (signer: string) =>
    [
      "ГЭРЭЭ",
      "“Хөх Тэнгэр Медиа” ХХК (цаашид “Гүйцэтгэгч” гэх), “Алтан Ураг Зочид” ХХК (цаашид “Захиалагч” гэх) байгуулав.",
      ...[1, 2, 3, 4, 5, 6].map((number) => `${number}. Гүйцэтгэгч видеог Захиалагчид хүлээлгэн өгч, хөлсөө авна.`),
      `Захиалагч: “Алтан Ураг Зочид” ХХК ______     Гүйцэтгэгч: “${signer}” ХХК ______`,
    ].join("\n");
  test.each([
    ["another company of a like name", "Хөх Тэнгэр Групп", ["“Хөх Тэнгэр Групп” ХХК"]],
    ["the party itself", "Хөх Тэнгэр Медиа", []],
    ["a company of a different name", "Номин Трейд Групп", []],
  ])("%s", (_, signer, passages) => {
    expect(said("partyNameVaries", contract(signer))).toEqual(passages);
  });
});

test("(B-13.1) a term used in another case is used, and one that only its definition has is not", () => {
  const text = (use: string) =>
    [
      "ДОГОВОР",
      "ООО «Берёза» (далее – Заказчик) и ООО «Перо» (далее – Подрядчик) заключили договор.",
      "1. «Рабочий день» – день с понедельника по пятницу.",
      `2. Заказчик платит ${use}.`,
    ].join("\n");
  expect(said("unusedTerm", text("в течение 5 Рабочих дней"))).toEqual([]);
  expect(said("unusedTerm", text("в течение недели"))).toEqual(["«Рабочий день»"]);
});
