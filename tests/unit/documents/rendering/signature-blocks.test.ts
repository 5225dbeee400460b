import { beforeAll, describe, expect, test } from "vitest";
import { openFaces, type Faces } from "@/lib/documents/rendering/faces";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import { pagesOf } from "@/lib/documents/rendering/page-breaking";
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

  test("are drawn on the same lines, and copied one after the other", async () => {
    const html = [AGREED, ...PARTIES.English.flat()].map((text) => `<p>${text}</p>`).join("");
    const pdf = await renderContractPdf({ name: "Signed", versionNumber: 1, language: "en", html });
    expect(await copiedText(pdf, { name: "Signed", versionNumber: 1 })).toBe(editorText(html));
    const [block] = layOut(blocksFromHtml(html), faces).filter(({ beside }) => beside !== undefined);
    expect(block?.lines).toHaveLength(4);
    expect(block?.beside?.map((line) => line[0]?.text)).toEqual(PARTIES.English[1]);
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
    pagesOf(layOut(blocks, faces), height).map((page) =>
      page.some(({ line }) => line.some(({ text }) => text.includes("___"))),
    );

  test.each(Object.entries(PARTIES))("never parts signatures from what they sign: %s", (_, parties) => {
    for (let lines = 2; lines < 40; lines += 1) {
      const blocks = [above(lines), ...contractWith(parties.flat())];
      const pages = pagesOf(layOut(blocks, faces), 420);
      const last = pages.at(-1)?.map(({ line }) => line.map(({ text }) => text).join("")) ?? [];
      expect(last.some((line) => line.startsWith("The Parties have signed"))).toBe(true);
      expect(signedOn(blocks, 420).filter(Boolean)).toHaveLength(1);
    }
  });

  test("may part a form of many lines, which fits on no page", () => {
    const form = Array.from({ length: 60 }, (_, index) => `Name: ________ ${index}`);
    expect(pagesOf(layOut(contractWith(form), faces), 420).length).toBeGreaterThan(1);
  });
});
