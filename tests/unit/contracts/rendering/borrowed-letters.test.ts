import { describe, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { renderContractPdf } from "@/lib/contracts/rendering/contract-pdf";
import { openFaces } from "@/lib/contracts/rendering/faces";
import { linesOf } from "@/lib/contracts/rendering/line-breaking";
import { copiedText, editorText } from "./pdf-text";

const PRICE = "Төлбөр 1\u00a0500\u00a0000₮ (₮ 1 500 000) болно.";
const HTML = [
  `<h2>Үнэ: ₮500 ☒</h2>`,
  `<p>${PRICE} <strong>${PRICE}</strong> <em>${PRICE}</em> <strong><em>${PRICE}</em></strong></p>`,
  `<p style="text-align: justify">${`<u>Барьцаа ₮250</u> мянга, <s>хүү ₮3</s> → төлнө. `.repeat(12)}</p>`,
  `<p>☐ Тийм ☒ Үгүй ☑ Yes ✓ ✔ ✗ ✘ a→b ← ↔ □ ◦ ▪</p>`,
  `<ul><li><strong>☐☒₮</strong></li></ul>`,
].join("");
const CONTRACT = { name: "₮ 5 сая ☒ гэрээ", versionNumber: 2, language: "en" } as const;
const text = (html: string) => html.replace(/<[^>]*>/gu, " ");

type ShownGlyph = { unicode: string; width: number };
type FontObject = { name: string };

/** Each glyph that the pages show, with the name of its font. */
async function shownGlyphs(pdf: Uint8Array): Promise<{ letter: string; width: number; font: string }[]> {
  const { OPS } = await import("unpdf/pdfjs");
  const page = await (await getDocumentProxy(pdf.slice())).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  let font = "";
  return fnArray.flatMap((operator: number, index: number) => {
    const [first] = argsArray[index] as [unknown] | []; // pdf.js leaves operators' arguments untyped
    if (operator === OPS.setFont) font = (page.commonObjs.get(first as string) as FontObject).name;
    if (operator !== OPS.showText) return [];
    return (first as (ShownGlyph | number)[]).flatMap((glyph) => (typeof glyph === "number" ? [] : [{ letter: glyph.unicode, width: glyph.width, font }]));
  });
}

describe("letters that Roboto lacks", () => {
  test("are copied out of the PDF as they stand in the contract and in its name", async () => {
    const pdf = await renderContractPdf({ ...CONTRACT, html: HTML });
    expect(await copiedText(pdf, CONTRACT)).toBe(editorText(HTML));
  });

  test("come from the face of Noto Sans with the same marks, each with its own width", async () => {
    const glyphs = await shownGlyphs(await renderContractPdf({ ...CONTRACT, html: HTML }));
    const tugriks = glyphs.filter(({ letter }) => letter === "₮");
    expect(tugriks.length).toBe([...`${CONTRACT.name}${text(HTML)}`].filter((letter) => letter === "₮").length);
    expect(new Set(tugriks.map(({ font, width }) => `${font.replace(/^[A-Z]{6}\+/u, "")} ${Math.round(width)}`))).toEqual(
      new Set(["NotoSans-Regular 572", "NotoSans-Bold 572", "NotoSans-Italic 501", "NotoSans-BoldItalic 531"]),
    );
    for (const { letter, font } of glyphs) if (letter !== "₮") expect(font).toMatch(/\+Roboto-/u);
  });

  test("leave the second font out of a document without them, even one with check boxes", async () => {
    const pdf = await renderContractPdf({ name: "Гэрээ ☐", html: "<p>☒ “Өргөө” ХХК — № 5, 3 ₽ → 4 €</p>", versionNumber: 1, language: "mn" });
    expect(Buffer.from(pdf).toString("latin1")).not.toContain("NotoSans");
  });

  test("add only the glyphs used to the file", async () => {
    const html = "<p>Төлбөр 500 T</p>";
    const [without, with₮] = await Promise.all([html, html.replace("T", "₮")].map((given) => renderContractPdf({ ...CONTRACT, name: "x", html: given })));
    expect((with₮?.length ?? 0) - (without?.length ?? 0)).toBeLessThan(8_000);
  });

  test("are borrowed only where the other face has them", async () => {
    const { regular } = await openFaces(["₮ 中 ☐"]);
    expect(regular.runsOf("a₮₮b中☐", 0).map((run) => [run.text, run.face.name])).toEqual([["a", "Roboto-regular"], ["₮₮", "NotoSans-regular"], ["b中☐", "Roboto-regular"]]);
  });
});

describe("widths", () => {
  test("of mixed text are the sum of its runs, so that lines hold what fits", async () => {
    const line = "аймаг₮₮ ₮100 ба₮са ";
    const faces = await openFaces([line]);
    const look = { face: faces.regular, size: 10, underline: true, strike: false };
    const lines = linesOf([{ text: line.repeat(20), look }], { width: 200, align: "justify" });
    expect(lines.length).toBeGreaterThan(5);
    for (const [segment] of lines.slice(0, -1)) {
      const runs = faces.regular.runsOf(segment?.text ?? "", (segment?.gap ?? 0) * 100);
      const last = runs.at(-1);
      const spaces = [...(last?.text ?? "")].filter((letter) => letter === " ").length;
      const end = ((last?.x ?? 0) / 100) + (last?.face.widthOf(last.text, 10) ?? 0) + spaces * (segment?.gap ?? 0);
      expect(end).toBeCloseTo(200, 3);
      expect(segment?.width).toBeCloseTo(200, 3);
    }
  });

  test("of signs put each where its blank glyph stands, spaces grown", async () => {
    const { regular } = await openFaces();
    const [first, second] = regular.signsIn("a ☐ ☒", 50);
    expect(first?.x).toBeCloseTo(regular.widthOf("a ", 1000) + 50);
    expect(second?.x).toBeCloseTo(regular.widthOf("a ☐ ", 1000) + 100);
  });
});
