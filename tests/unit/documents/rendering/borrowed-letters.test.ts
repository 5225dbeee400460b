import { describe, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { openFaces } from "@/lib/documents/rendering/face";
import { NOTHING } from "@/lib/documents/rendering/react-pdf";
import { signsIn } from "@/lib/documents/rendering/signs";
import { breakLines } from "@/lib/documents/rendering/line-breaking";
import { copiedText, editorText } from "./pdf-text";

const PRICE = "Төлбөр 1\u00a0500\u00a0000₾ (₾ 1 500 000) болно.";
const HTML = [
  `<h2>Үнэ: ₾500 ☒</h2>`,
  `<p>${PRICE} <strong>${PRICE}</strong> <em>${PRICE}</em> <strong><em>${PRICE}</em></strong></p>`,
  `<p style="text-align: justify">${`<u>Барьцаа ₾250</u> мянга, <s>хүү ₾3</s> → төлнө. `.repeat(12)}</p>`,
  `<p>☐ Тийм ☒ Үгүй ☑ Yes ✓ ✔ ✗ ✘ a→b ← ↔ □ ◦ ▪</p>`,
  `<ul><li><strong>☐☒₾</strong></li></ul>`,
].join("");
const CONTRACT = { name: "₾ 5 сая ☒ гэрээ", versionNumber: 2, language: "en" } as const;
const text = (html: string) => html.replace(/<[^>]*>/gu, " ");

type ShownText = { str: string; width: number; transform: readonly number[] };

/** The stretches of text in one font that hold a tögrög sign, with their widths in thousandths of the size. */
async function findTugriks(pdf: Uint8Array): Promise<{ text: string; width: number }[]> {
  const page = await (await getDocumentProxy(pdf.slice())).getPage(1);
  const { items } = (await page.getTextContent()) as { items: ShownText[] }; // no marked content in these files
  return items
    .filter(({ str }) => str.includes("₾"))
    .map(({ str, width, transform }) => ({ text: str, width: Math.round((width / (transform[0] ?? 1)) * 1000) }));
}

const embeddedFonts = (pdf: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(pdf)
        .toString("latin1")
        .matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/gu),
    ].map(([, name]) => name),
  );

describe("letters that Source Serif lacks", () => {
  test("are copied out of the PDF as they stand in the contract and in its name", async () => {
    const pdf = await renderContractPdf({ ...CONTRACT, html: HTML });
    expect(await copiedText(pdf, CONTRACT)).toBe(editorText(HTML));
  });

  test("come from the face of Noto Sans with the same marks, each with its own width", async () => {
    const pdf = await renderContractPdf({ ...CONTRACT, html: HTML });
    const tugriks = await findTugriks(pdf);
    expect(tugriks).toHaveLength([...`${CONTRACT.name}${text(HTML)}`].filter((letter) => letter === "₾").length);
    expect(new Set(tugriks.map((shown) => JSON.stringify(shown)))).toEqual(
      new Set([771, 789, 587, 612].map((width) => JSON.stringify({ text: "₾", width }))),
    ); // upright, bold, italic, bold italic
    const borrowed = [...embeddedFonts(pdf)].filter((name) => name?.startsWith("NotoSans"));
    expect(borrowed.sort()).toEqual(["NotoSans-Bold", "NotoSans-BoldItalic", "NotoSans-Italic", "NotoSans-Regular"]);
  });

  test("leave the second font out of a document without them, even one with check boxes", async () => {
    const pdf = await renderContractPdf({
      name: "Гэрээ ☐",
      html: "<p>☒ “Өргөө” ХХК — № 5, 3 ₽ → 4 €</p>",
      versionNumber: 1,
      language: "mn",
    });
    expect(embeddedFonts(pdf)).toEqual(new Set(["SourceSerif4-Regular"]));
  });

  test("add only the glyphs used to the file", async () => {
    const html = "<p>Төлбөр 500 T</p>";
    const [without, withSign] = await Promise.all(
      [html, html.replace("T", "₾")].map((given) => renderContractPdf({ ...CONTRACT, name: "x", html: given })),
    );
    expect((withSign?.length ?? 0) - (without?.length ?? 0)).toBeLessThan(8_000);
  });

  test("are borrowed only where the other face has them", async () => {
    const { regular } = await openFaces(["₾ 中 ☐"]);
    expect(regular.splitRuns("a₾₾b中☐", 0).map((run) => [run.text, run.face.name])).toEqual([
      ["a", "SourceSerif4-regular"],
      ["₾₾", "NotoSans-regular"],
      ["b中☐", "SourceSerif4-regular"],
    ]);
  });
});

describe("widths", () => {
  test("of mixed text are the sum of its runs, so that lines hold what fits", async () => {
    const line = "аймаг₾₾ ₾100 ба₾са ";
    const faces = await openFaces([line]);
    const look = { face: faces.regular, size: 10, underline: true, strike: false };
    const lines = breakLines([{ text: line.repeat(20), look }], { width: 200, align: "justify" });
    expect(lines.length).toBeGreaterThan(5);
    for (const [segment] of lines.slice(0, -1)) {
      const runs = faces.regular.splitRuns(segment?.text ?? "", (segment?.gap ?? 0) * 100);
      const last = runs.at(-1);
      const spaces = [...(last?.text ?? "")].filter((letter) => letter === " ").length;
      const end = (last?.x ?? 0) / 100 + (last?.face.measureWidth(last.text, 10) ?? 0) + spaces * (segment?.gap ?? 0);
      expect(end).toBeCloseTo(200, 3);
      expect(segment?.width).toBeCloseTo(200, 3);
    }
  });

  test("of signs put each where its blank glyph stands, spaces grown", async () => {
    const { regular } = await openFaces();
    const [run] = regular.splitRuns("a ☐ ☒", 50);
    const [first, second] = signsIn("a ☐ ☒", run?.shape ?? NOTHING);
    expect(first?.x).toBeCloseTo(regular.measureWidth("a ", 1000) + 50);
    expect(second?.x).toBeCloseTo(regular.measureWidth("a ☐ ", 1000) + 100);
  });
});
