import { describe, expect, test } from "vitest";
import { blockText, paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { placeOfClause } from "@/lib/engine/place/place-clause";
import { accept, missingClause, NEW_CLAUSE } from "@/tests/support/accepted";

const asHtml = (text: string) => htmlFromBlocks(text.split("\n").map((line) => paragraph(line)));
/** The text with a new clause, from the line before it to the line behind it. */
function around(html: string, near: string | null = null): string[] {
  const blocks = blocksFromHtml(html);
  const related = near === null ? [] : [blocks.map(blockText).join("\n").indexOf(near)];
  const { blocks: after, faults } = accept(html, missingClause(blocks, { related }) ?? expect.fail("no place"));
  expect(faults).toEqual([]);
  const at = after.findIndex((block: Block) => blockText(block).includes(NEW_CLAUSE));
  return after.slice(at - 1, at + 2).map(blockText);
}

const CONTRACT = [
  "SUPPLY AGREEMENT",
  "9. LIABILITY",
  "9.1 Each party is liable for what it does.",
  "9.2 The liability is limited to:",
  "(a) the price; and",
  "(b) what insurance pays.",
  "10. GENERAL",
  "10.1 Notices are in writing. Clause 9.2 is not changed by this.",
  "11. GOVERNING LAW",
  "11.1 The laws of Norway apply.",
  "IN WITNESS WHEREOF the parties have signed.",
  "Seller: ____________",
];
const shifted = (by: number) =>
  CONTRACT.map((line) => line.replace(/^(\d+)/, (n) => String(Number(n) - by))).join("\n");

describe("a clause that a contract has not", () => {
  test("comes as the last of its article, behind the items of the clause before, under the next number (B-24.10)", () => {
    expect(around(asHtml(shifted(8)), "limited to")).toEqual([
      "(b) what insurance pays.",
      `1.3 ${NEW_CLAUSE}`,
      "2. GENERAL",
    ]);
  });

  test.each([
    [
      "Director of Tumen Trade LLC: B. Oyun              stamp",
      "Export manager of Supplier, by power of attorney: K. Wolan",
    ],
    ["Директор ООО «Река»: И. Петров", "М.П."],
    ["«Номин» ХХК-ийн захирал: Б.Бат", "Тамга"],
  ])("stands before those who sign, though no line is ruled for them: %s (B-24.10)", (first, second) => {
    const clauses = [
      "1. The Seller sells.",
      "2. The Buyer pays.",
      "3. Changes are made only in writing, with signatures.",
    ];
    expect(around(asHtml(["SUPPLY AGREEMENT", ...clauses, "", first, second].join("\n"))).slice(0, 2)).toEqual([
      clauses[2],
      `4. ${NEW_CLAUSE}`,
    ]);
  });

  test("comes in the general article where nothing is near, and not behind the governing law", () => {
    expect(around(asHtml(shifted(8)))).toEqual([
      "2.1 Notices are in writing. Clause 9.2 is not changed by this.",
      `2.2 ${NEW_CLAUSE}`,
      "3. GOVERNING LAW",
    ]);
  });

  test.each([
    [
      "Статья 1. Предмет\n1.1. Поставляются столы.\nСтатья 2. Прочие условия\n2.1. Уведомления письменны.\nПодписи сторон\n____________",
      "2.2. ",
    ],
    [
      "1 дүгээр зүйл. Зорилго\n1.1 дүгээр заалт Ширээ нийлүүлнэ.\n2 дугаар зүйл. Бусад\n2.1 дүгээр заалт Бичгээр мэдэгдэнэ.\nГарын үсэг: ____________",
      "2.2 дугаар заалт ",
    ],
    [
      "Статья 4\nСтатья 1. Поставляются столы и стулья.\nСтатья 2. Цена сто рублей за стол.\nСтатья 3. Право страны.\nПодпись ____________",
      "Статья 4. ",
    ],
    ["НЭГ. ЗОРИЛГО\nШирээ нийлүүлнэ.\nХОЁР. ҮНЭ\nҮнэ зуун төгрөг байна.\nГарын үсэг: ____________", "ГУРАВ. "],
    ["1) We sell tables to you each month.\n2) You pay us a hundred euros for each.\nSigned: ann ____________", "3) "],
    [
      "§ 1. We sell tables to you each month.\n§ 2. You pay us a hundred euros for each.\nSigned: ann ____________",
      "§ 3. ",
    ],
  ])("is numbered as the contract numbers, before the signatures: %s", (text, number) => {
    const html = asHtml(text);
    const [, clause = "", behind = ""] = around(html);
    const title = `${number}ASSIGNMENT`;
    expect(clause.startsWith(number) || around(html)[0] === title).toBe(true);
    expect(behind).toBe(text.split("\n").find((line) => /^(?:Подпис|Гарын|Signed)/.test(line)));
  });

  test("is an article with a title and a numbered clause where the others are, and before an annex", () => {
    const text = "1. SUPPLY\n1.1 We sell tables.\n2. PRICE\n2.1 You pay for them.\nANNEX 1. PRICES\n1. Oak 100";
    const [title, clause, behind] = around(asHtml(text));
    expect([title, clause, behind]).toEqual(["3. ASSIGNMENT", `3.1 ${NEW_CLAUSE}`, "ANNEX 1. PRICES"]);
  });

  test("moves no number where the last article holds the signatures: it comes in the one before (B-24.10)", () => {
    const text =
      "1. Предмет\n1.1 Столы.\n2. Цена\n2.1 Сто рублей.\n3. Реквизиты и подписи сторон\nПродавец ____________";
    expect(around(asHtml(text))).toEqual(["2.1 Сто рублей.", `2.2 ${NEW_CLAUSE}`, "3. Реквизиты и подписи сторон"]);
  });

  test("without numbers comes behind what is near with its list, else before the signatures", () => {
    const html =
      "<h2>Price</h2><p>You pay for:</p><ul><li>tables</li><li>chairs</li></ul><h2>Law</h2><p>Norway's.</p><p>Signed by ann</p><p>____________</p>";
    expect(around(html, "You pay")).toEqual(["chairs", NEW_CLAUSE, "Law"]);
    expect(around(html)).toEqual(["Norway's.", NEW_CLAUSE, "Signed by ann"]);
  });

  test("never comes into a table, nor anywhere in a text without words", () => {
    const table =
      "<table><tbody><tr><td>Seller</td><td>Buyer</td></tr><tr><td>Signature</td><td></td></tr></tbody></table>";
    expect(around(`<p>We sell tables.</p><p>You pay for them.</p>${table}`)[2]).toBe("Seller\tBuyer");
    expect(placeOfClause(blocksFromHtml("<p></p>"), { wording: "x", title: "x", related: [] })).toBeNull();
  });

  describe("is shown behind the end of the clause before it (B-24.10)", () => {
    const quoteOf = (clause: string) => {
      const added = { wording: NEW_CLAUSE, title: "Assignment", related: [] };
      const place = placeOfClause(blocksFromHtml(asHtml(clause)), added) ?? expect.fail("no place");
      expect(clause.slice(place.start, place.end)).toBe(place.quote);
      expect(place.replacement.startsWith(`${place.quote}\n`)).toBe(true);
      expect(clause.endsWith(place.quote)).toBe(true);
      return place.quote;
    };
    const LAST = "Уведомления направляются по адресам, указанным в разделе 12, заказным письмом с уведомлением.";

    test("whole where it is short, and else from the beginning of a sentence", () => {
      expect(quoteOf(LAST)).toBe(LAST);
      const before = "Стороны действуют в соответствии со ст. 5 Закона и иными правилами, которые установлены. ";
      expect(quoteOf(`${before.repeat(4)}${LAST}`)).toBe(`${before}${LAST}`);
      expect(quoteOf(`${"word ".repeat(60)}end, see No. 5 of it. ${LAST}`)).toBe(LAST);
    });

    test("from the beginning of a word where no sentence begins, or only one too short to find again", () => {
      const long = "оборудование, ".repeat(40).trim();
      expect(quoteOf(long)).toMatch(/^оборудование, .{150,186}$/u);
      expect(quoteOf(`${long} Всё.`)).toMatch(/^оборудование, .{150,182} Всё\.$/u);
    });

    test("never from half a letter, even of a word without an end", () => {
      expect(quoteOf("𝔘".repeat(150))).toBe("𝔘".repeat(100));
      expect(quoteOf(`${"𝔘".repeat(150)}.`)).toBe(`${"𝔘".repeat(99)}.`);
    });
  });
});
