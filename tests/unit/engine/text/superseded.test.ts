import { describe, expect, test } from "vitest";
import { supersededIn } from "@/lib/engine/text/superseded";
import { readTextInForce } from "@/lib/engine/text/amendments";
import { readOnce } from "@/lib/engine/text/reading";
import { splitUnits } from "@/lib/engine/text/units";

/** What is struck through in the clause of this number, or null where nothing changes it. */
function struckIn(text: string, number: string): { by: string | null; words: string[] } | null {
  const units = splitUnits(readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" }));
  const at = units.findIndex((unit) => unit.number === number);
  const found = supersededIn(at, { units, inForce: readTextInForce(units), text });
  return found && { by: found.by, words: found.words.map(({ start, end }) => text.slice(start, end)) };
}

function contract(clauses: readonly string[], amendment: string): string {
  return ["Agreement", ...clauses, amendment].join("\n");
}

const ENGLISH = [
  "1. Fee. The Client pays EUR 900 a month within 30 days of the invoice.",
  "2. Term. The agreement runs for two years.",
  '3. Services. "Services" means cleaning of the office, and no other work.',
];
const RUSSIAN = [
  "1. Цена. Заказчик платит 900 евро в месяц в течение 30 дней со дня счёта.",
  "2. Срок. Договор действует два года.",
];
const MONGOLIAN = [
  "1. Үнэ. Захиалагч сард 900 еврог нэхэмжлэх ирснээс хойш 30 хоногийн дотор төлнө.",
  "2. Хугацаа. Гэрээ хоёр жил үйлчилнэ.",
];

describe("words that another clause takes out", () => {
  test.each([
    ["words in quotes that are replaced", ENGLISH, '9. In clause 1, "30 days" is replaced by "45 days".', ["30 days"]],
    ["words that are read instead of", ENGLISH, "9. In clause 1 the fee is EUR 950 instead of EUR 900.", ["EUR 900"]],
    [
      "a sum with other words around it",
      ENGLISH,
      "9. Clause 1: EUR 950 instead of EUR 900 a month for all.",
      ["EUR 900"],
    ],
    ["a clause that is deleted", ENGLISH, "9. Clause 1 is deleted.", [ENGLISH[0]]],
    ["слова, которые заменяются", RUSSIAN, "9. В пункте 1 слова «30 дней» заменить словами «45 дней».", ["30 дней"]],
    ["пункт в новой редакции", RUSSIAN, "9. Пункт 1 изложить в следующей редакции: «Цена 950 евро».", [RUSSIAN[0]]],
    ["сумма вместо", RUSSIAN, "9. По пункту 1 платится 950 евро вместо 900 евро.", ["900 евро"]],
    [
      "солигдсон үг",
      MONGOLIAN,
      "9. 1 дүгээр зүйлийн «30 хоногийн» гэснийг «45 хоногийн» гэж өөрчилсүгэй.",
      ["30 хоногийн"],
    ],
    ["оронд нь орсон хугацаа", MONGOLIAN, "9. 1 дүгээр зүйлийн 30 хоногийн оронд 45 хоног байна.", ["30 хоног"]],
    ["өөр болгосон хугацаа", MONGOLIAN, "9. 1 дүгээр зүйлийн 30 хоногийг 45 хоног болгов.", ["30 хоног"]],
    ["биш болсон хугацаа", MONGOLIAN, "9. 1 дүгээр зүйлийг өөрчилж, 30 биш 45 хоног болгов.", ["30"]],
    [
      "a time that is not the old one",
      ENGLISH,
      "9. Clause 1 is changed: payment takes 45 days, not 30 days.",
      ["30 days"],
    ],
    ["срок, а не прежний", RUSSIAN, "9. Пункт 1 читать так: платят за 45 дней, а не 30 дней.", ["30 дней"]],
    [
      "слова перед номером пункта с точкой",
      ["1.1. Цена. Заказчик платит 900 евро в течение 30 дней со дня счёта.", RUSSIAN[1] ?? ""],
      "9. Слова «30 дней» в пункте 1.1 заменить словами «45 дней».",
      ["30 дней"],
      "1.1",
    ],
    ["хассан зүйл", MONGOLIAN, "9. 1 дүгээр зүйлийг хасав.", [MONGOLIAN[0]]],
  ])("are struck: %s (B-12.18)", (_, clauses, amendment, words, number = "1") => {
    expect(struckIn(contract(clauses, amendment), number)).toEqual({ by: "9", words });
    expect(struckIn(contract(clauses, amendment), "2")).toBeNull();
  });

  test("are not those that come for them, nor a defined term in quotes", () => {
    const amendment = '9. In clause 3, "cleaning" is replaced by "repair of the office" for all "Services".';
    expect(struckIn(contract(ENGLISH, amendment), "3")?.words).toEqual(["cleaning"]);
  });

  test("stay where it can't be told which they are, and the clause is marked all the same", () => {
    const amendment = "9. The fee in clause 1 goes up by three in a hundred each year.";
    expect(struckIn(contract(ENGLISH, amendment), "1")).toEqual({ by: "9", words: [] });
  });

  test.each([
    ["an exception", "9. Clause 1 does not apply to students, who pay nothing instead of EUR 900."],
    ["a deletion with a condition", "9. Clause 1 is deleted if the Client pays within 7 days."],
    ["a change from some day on", "9. In clause 1, EUR 950 instead of EUR 900 from May 2027 on."],
    ["another clause", "9. Despite clause 1, clause 2 is deleted."],
    ["a part of the clause", "9. Clause 1 (b) is deleted and clause 1.4 is replaced by the following: none."],
  ])("stay under %s", (_, amendment) => {
    expect(struckIn(contract(ENGLISH, amendment), "1")?.words ?? []).toEqual([]);
  });

  test("are never a part of a longer number or word", () => {
    const amendment = '9. In clause 1, "90" is replaced by "95".';
    expect(struckIn(contract(ENGLISH, amendment), "1")?.words).toEqual([]);
  });
});
