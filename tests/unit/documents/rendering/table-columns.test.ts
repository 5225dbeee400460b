import { beforeAll, describe, expect, test } from "vitest";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { layOut } from "@/lib/documents/rendering/laid-blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { TEXT_WIDTH } from "@/lib/documents/rendering/typography";

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const laid = (...rows: readonly (readonly string[])[]) =>
  layOut(
    blocksFromHtml(
      `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`,
    ),
    faces,
  );
const laidWords = (blocks: ReturnType<typeof laid>) =>
  blocks.flatMap(({ lines }) => lines.flatMap((line) => line.flatMap(({ text }) => text.split(" "))));
const frameWidths = (blocks: ReturnType<typeof laid>) => blocks[0]?.frame?.map(({ left, right }) => right - left) ?? [];

describe("the columns of a table", () => {
  test("together are as wide as the text, and hold bold words whole", () => {
    const rows = laid([
      "<strong>Signature</strong>",
      "The words of a long cell. ".repeat(20),
      "The same again. ".repeat(30),
    ]);
    expect(laidWords(rows)).toContain("Signature");
    expect(frameWidths(rows).reduce((sum, width) => sum + width, 0)).toBeCloseTo(TEXT_WIDTH, 3);
  });

  test("twelve of them keep numbers, days and words whole, in smaller letters (B-11.23)", () => {
    const cells = [
      "12",
      "OAK-014-XL",
      "102",
      "pcs",
      "1,250.00",
      "5%",
      "3,562.50",
      "20%",
      "712.50",
      "4,275.00",
      "2026-03-01",
    ];
    const rows = laid([...cells, "internationalisation"]);
    expect(laidWords(rows)).toEqual([...cells, "internationalisation"]);
    expect(rows[0]?.style.size).toBeLessThan(10);
    expect(rows[0]?.style.size).toBeGreaterThanOrEqual(7);
  });

  test("an endless word makes nothing smaller: it alone is cut", () => {
    const rows = laid(["No", "Address", "Remark"], ["1", `https://example.com/${"a".repeat(80)}`, "in writing"]);
    expect(rows[0]?.style.size).toBe(10);
    expect(laidWords(rows)).toEqual(expect.arrayContaining(["No", "1", "Address", "Remark", "in", "writing"]));
  });

  test("the narrow keep what they need where even small letters leave no room", () => {
    const rows = laid([...Array.from({ length: 12 }, () => "12"), ...Array.from({ length: 6 }, () => "w".repeat(30))]);
    expect(laidWords(rows).filter((word) => word === "12")).toHaveLength(12);
    expect(Math.min(...frameWidths(rows))).toBeGreaterThan(10);
  });
});
