import { beforeAll, describe, expect, test } from "vitest";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import { fillPages } from "@/lib/documents/rendering/page-breaking";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { signatureBlocks } from "@/lib/documents/rendering/signature-blocks";
import { blockText, paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { copiedText, editorText } from "./pdf-text";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const AGREED =
  "The Parties have signed this Agreement through their duly authorised representatives on the Effective Date.";
const PARTIES = {
  English: [
    ["For the Provider: Altan LLC", "Name: B. Bat", "Signature: ______________", "Date: ______________"],
    ["For the Client: Mungun LLC", "Name: D. Dorj", "Signature: ______________", "Date: ______________"],
  ],
  Russian: [
    ["Исполнитель", "Подпись: ____________", "М.П."],
    ["Заказчик", "Подпись: ____________", "М.П."],
  ],
  Mongolian: [
    ["Түрээслүүлэгч", "Нэр: Б. Бат", "Гарын үсэг: ____________"],
    ["Түрээслэгч", "Нэр: Д. Дорж", "Гарын үсэг: ____________"],
  ],
};
const contractWith = (lines: readonly string[]): Block[] => [AGREED, ...lines].map((text) => paragraph(text));
const textsAt = (blocks: readonly Block[], indexes: readonly number[]) =>
  indexes.map((index) => blockText(blocks[index] ?? paragraph("")));

describe("two parties who sign alike", () => {
  test.each(Object.entries(PARTIES))("stand side by side: %s", (_, [left = [], right = []]) => {
    const blocks = contractWith([...left, ...right]);
    const [found] = signatureBlocks(blocks);
    expect(found?.columns.map((column) => textsAt(blocks, column))).toEqual([left, right]);
  });

  test("stand so with empty lines between them too", () => {
    const [left = [], right = []] = PARTIES.English;
    const blocks = contractWith([...left, "", "", ...right]);
    expect(signatureBlocks(blocks)[0]?.columns.map((column) => textsAt(blocks, column))).toEqual([left, right]);
  });

  test("are drawn on the same lines, and copied one after the other (B-11.12)", async () => {
    const html = [AGREED, ...PARTIES.English.flat()].map((text) => `<p>${text}</p>`).join("");
    const pdf = await renderContractPdf({ name: "Signed", versionNumber: 1, language: "en", html });
    expect(await copiedText(pdf, { name: "Signed", versionNumber: 1 })).toBe(editorText(html));
    const [block] = layOut(blocksFromHtml(html), faces).filter(({ beside }) => beside !== undefined);
    expect(block?.lines).toHaveLength(4);
    expect(block?.beside?.map((line) => line[0]?.text)).toEqual(PARTIES.English[1]);
  });
});

describe("more than two parties who sign alike", () => {
  const party = (name: string) => [`For ${name}`, "Name: ________", "Signature: ________"];
  const signed = (...names: readonly string[]) => contractWith(names.flatMap(party));

  test.each([3, 4, 5])("stand two by two: %i (B-11.12)", (count) => {
    const names = ["Altan", "Mungun", "Khuder", "Tsagaan", "Ulaan"].slice(0, count);
    const blocks = signed(...names);
    expect(signatureBlocks(blocks)[0]?.columns.map((column) => textsAt(blocks, column)[0])).toEqual(
      names.map((name) => `For ${name}`),
    );
    const pairs = layOut(blocks, faces).filter(({ beside }) => beside !== undefined);
    expect(pairs.map(({ lines, beside }) => [lines, beside].map((side) => side?.[0]?.[0]?.text))).toEqual(
      Array.from({ length: Math.ceil(count / 2) }, (_, pair) =>
        [0, 1].map((side) => (names[2 * pair + side] ? `For ${names[2 * pair + side]}` : undefined)),
      ),
    );
  });

  test("are on one page, and what follows need not be", () => {
    const blocks = [...signed("Altan", "Mungun", "Khuder", "Tsagaan"), paragraph("Annex")];
    const laid = layOut(blocks, faces);
    expect(laid.slice(0, -2).every(({ staysWithNext }) => staysWithNext)).toBe(true);
    expect(laid.slice(-2).some(({ staysWithNext }) => staysWithNext)).toBe(false);
  });

  test("write on lines that end below each other", () => {
    const [pair] = layOut(signed("Altan", "Mungun"), faces).filter(({ beside }) => beside !== undefined);
    const ends = pair?.lines.slice(1).map((line) => (line.at(-1)?.x ?? 0) + (line.at(-1)?.ruledTo ?? 0));
    expect(ends).toHaveLength(2);
    expect(new Set(ends).size).toBe(1);
    expect(ends?.[0]).toBeGreaterThan(200);
  });
});

describe("a table in which somebody signs", () => {
  const table = (...rows: readonly (readonly string[])[]) =>
    `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;
  const laidRows = (html: string) => layOut(blocksFromHtml(`<p>${AGREED}</p>${html}`), faces);

  test.each([
    ["an empty cell", table(["Signature", ""], ["Name", "B. Bat"], ["Date", ""])],
    ["an empty cell, Russian", table(["Подпись:", ""], ["Должность", "Директор"])],
    ["an empty cell, Mongolian", table(["Нэр", "Б. Бат"], ["Гарын үсэг", ""])],
    ["a line", table(["Seller", "Buyer"], ["__________", "__________"])],
  ])("stays whole, with what is signed: %s", (_, html) => {
    const [agreed, ...rows] = laidRows(html);
    expect([agreed, ...rows.slice(0, -1)].every((block) => block?.staysWithNext)).toBe(true);
    expect(rows.at(-1)?.staysWithNext).toBe(false);
  });

  test("leaves room for a hand", () => {
    expect(laidRows(table(["Signature", ""], ["Name", "B. Bat"])).map(({ lines }) => lines.length)).toEqual([2, 2, 1]);
  });

  test("is none without a place to sign", () => {
    const rows = laidRows(table(["Signature", "of both parties"], ["Term", ""]));
    expect(rows.some(({ staysWithNext }) => staysWithNext)).toBe(false);
  });
});

describe("who does not sign alike stands below each other", () => {
  test.each([
    ["other words", ["Seller", "By: ________", "Title: Director", "Buyer", "Signature: ________", "Date: 1 May"]],
    ["three lines of a form", ["Rent: ________", "Deposit: ________", "Term: ________"]],
    ["one party alone", ["Guarantor", "By: ________", "Date: ________"]],
  ])("%s", (_, lines) => {
    expect(signatureBlocks(contractWith(lines)).flatMap(({ columns }) => columns)).toEqual([]);
  });

  test("clauses that are short are no signatures", () => {
    expect(signatureBlocks(contractWith(["Name: the name of a person.", "Price", "Term"]))).toEqual([]);
  });
});

describe("the end of a page", () => {
  const above = (lines: number) => paragraph(Array.from({ length: lines }, (_, index) => `line ${index}`).join("\n"));
  const signedOn = (blocks: readonly Block[], height: number) =>
    fillPages(layOut(blocks, faces), height).map((page) =>
      page.some(({ line }) => line.some(({ text }) => text.includes("___"))),
    );

  test.each(Object.entries(PARTIES))("never parts signatures from what they sign: %s", (_, parties) => {
    for (let lines = 2; lines < 40; lines += 1) {
      const blocks = [above(lines), ...contractWith(parties.flat())];
      const pages = fillPages(layOut(blocks, faces), 420);
      const last = pages.at(-1)?.map(({ line }) => line.map(({ text }) => text).join("")) ?? [];
      expect(last.some((line) => line.startsWith("The Parties have signed"))).toBe(true);
      expect(signedOn(blocks, 420).filter(Boolean)).toHaveLength(1);
    }
  });

  test("may part a form of many lines, which fits on no page", () => {
    const form = Array.from({ length: 60 }, (_, index) => `Name: ________ ${index}`);
    expect(fillPages(layOut(contractWith(form), faces), 420).length).toBeGreaterThan(1);
  });
});
