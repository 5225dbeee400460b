import { beforeAll, describe, expect, test } from "vitest";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import type { Line } from "@/lib/documents/rendering/line-breaking";
import { TEXT_WIDTH } from "@/lib/documents/rendering/typography";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { copiedText, editorText } from "./pdf-text";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const laid = (...texts: readonly string[]) =>
  layOut(
    texts.map((text) => paragraph(text)),
    faces,
  );
const lineEnd = (line: Line = []) => Math.max(0, ...line.map(({ x, width }) => x + width));
const lineWords = (line: Line = []) => line.map(({ text }) => text).filter((text) => text.trim() !== "");
const GAP = " ".repeat(24);

describe("place and date at a contract's head", () => {
  test.each([`г. Екатеринбург${GAP}«12» февраля 2024 г.`, "Ulaanbaatar\t2 March 2026"])(
    "stand at both ends of the line: %j (B-11.23)",
    (text) => {
      const [block] = laid(text);
      expect(block?.lines).toHaveLength(1);
      expect(block?.lines[0]?.[0]?.x).toBe(0);
      expect(lineEnd(block?.lines[0])).toBeCloseTo(TEXT_WIDTH, 3);
    },
  );

  test("have what stands between them in the middle", () => {
    const [line] = laid(`№ Т-08${GAP}2023.11.01${GAP}Дархан-Уул аймаг`)[0]?.lines ?? [];
    const middle = line?.find(({ text }) => text === "2023.11.01");
    expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(TEXT_WIDTH / 2, 3);
  });

  test("are copied in their order", async () => {
    const html = `<p>г. Екатеринбург${GAP}«12» февраля 2024 г.</p><p>The end.</p>`;
    const contract = { name: "A", versionNumber: 1 };
    const pdf = await renderContractPdf({ ...contract, html, language: "en" });
    expect(await copiedText(pdf, contract)).toBe(editorText(html));
  });

  test("further down they stay as they stand", () => {
    const lines = [...Array.from({ length: 12 }, (_, index) => `Line ${index} of it.`), "Rate\tper month"];
    expect(lineEnd(laid(...lines).at(-1)?.lines[0])).toBeLessThan(TEXT_WIDTH / 2);
  });
});

test.each(["Общие положения\t3", "1. Общие положения\t3"])("a page's number ends its line of contents: %j", (text) => {
  const before = Array.from({ length: 9 }, (_, index) => `Line ${index} of it.`);
  expect(lineEnd(laid(...before, text).at(-1)?.lines[0])).toBeCloseTo(TEXT_WIDTH, 3);
});

describe("two columns", () => {
  test.each([
    ["what has no room in one line", `ЗАХИАЛАГЧ: “Хөх Тэнгэр Логистик” ХХК${GAP}ГҮЙЦЭТГЭГЧ: “Номин Код Студио” ХХК`],
    ["what two sign on", `Түрээслэгч: ____________${GAP}Түрээслүүлэгч: ____________`],
  ])("hold %s (B-11.23)", (_, text) => {
    const [block] = laid(text);
    const [left, right] = text.split(GAP);
    expect(block?.lines.flatMap(lineWords).join(" ")).toBe(left);
    expect(block?.beside?.flatMap(lineWords).join(" ")).toBe(right);
    expect(block?.beside?.[0]?.[0]?.x).toBeGreaterThan(TEXT_WIDTH / 2);
  });

  test("that are signed stay with what is signed, though it is one line", () => {
    const blocks = laid(
      "The Parties sign this Agreement on the day that is written above.",
      `By: ______${GAP}By: ______`,
    );
    expect(blocks.map(({ staysWithNext }) => staysWithNext)).toEqual([true, false]);
  });
});

test.each(["1.1\tThe rent is due.", "(a)\tThe rent is due.", "Rent  is due.", "One\ttwo\tthree\tfour"])(
  "%j is no line of parts",
  (text) => {
    const [block] = laid(text);
    expect(block?.beside).toBeUndefined();
    expect(lineEnd(block?.lines[0])).toBeLessThan(TEXT_WIDTH - 20);
  },
);
