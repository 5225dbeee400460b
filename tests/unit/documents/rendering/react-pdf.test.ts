/** What of react-pdf's inside `react-pdf.tsx` builds on; a version of it that differs fails here. */
import { beforeAll, describe, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import { openFaces, type Faces } from "@/lib/documents/rendering/face";
import { FIRST_SLOT, writePdf, type DrawnPage, type EmbeddedFace, type Pen } from "@/lib/documents/rendering/react-pdf";
import { PAGE } from "@/lib/documents/rendering/typography";

type ShownText = { str: string; width: number; transform: readonly number[] };

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces();
});

const drawDocument = async (draw: (pen: Pen) => void, bookmarks: DrawnPage["bookmarks"] = []) =>
  getDocumentProxy(await writePdf({ title: "Title", language: "en", pages: [{ draw, bookmarks }] }));

async function drawTexts(draw: (pen: Pen) => void): Promise<ShownText[]> {
  const page = await (await drawDocument(draw)).getPage(1);
  const { items } = (await page.getTextContent()) as { items: ShownText[] }; // no marked content in these files
  return items.filter(({ str }) => str.trim() !== "");
}

describe("the fonts", () => {
  test("are handed out opened, with the glyphs, widths and kernings of the file", () => {
    const { font } = faces.regular;
    expect([font.unitsPerEm, font.hasGlyphForCodePoint(0x04e9), font.hasGlyphForCodePoint(0x20be)]).toEqual([
      1000,
      true,
      false,
    ]);
    expect(font.glyphForCodePoint(0x41).path.commands[0]?.command).toBe("moveTo");
    const { glyphs, positions } = font.layout("AV", { kern: true });
    expect(positions[0]?.xAdvance).toBeLessThan(glyphs[0]?.advanceWidth ?? 0);
  });

  test("are opened once", async () => {
    expect((await openFaces()).bold.font).toBe(faces.bold.font);
  });
});

describe("the painter", () => {
  test("draws the glyphs that it is given, each standing for its own text, where and as wide as it is told", async () => {
    const glyph = faces.regular.font.glyphForCodePoint(0x41);
    const slot = { id: FIRST_SLOT, advanceWidth: 700, codePoints: [0x43, 0x6f], glyphId: glyph.id };
    const face: EmbeddedFace = { name: "Own", font: faces.regular.font, findGlyph: () => glyph.id, widthOf: () => 700 };
    const shape = { glyphs: [slot, slot], positions: [700, 900].map(toAdvance), advanceWidth: 1_600 };
    const [shown, ...others] = await drawTexts((pen) =>
      pen.text(shape, { face, size: 20, x: 100, baseline: 200, text: "not this" }),
    );
    expect(others).toEqual([]);
    expect(shown?.str).toBe("CoCo");
    expect(shown?.width).toBeCloseTo(28);
    const [size, , , height, x, y] = shown?.transform ?? [];
    expect([size, height, x]).toEqual([20, 20, 100]);
    expect(y).toBeCloseTo(PAGE.height - 200);
  });

  test("draws the same shape twice alike: positions are not scaled in place", async () => {
    const [run] = faces.regular.splitRuns("Договор AV", 0);
    const shown = await drawTexts((pen) => {
      for (const baseline of [100, 200])
        if (run) pen.text(run.shape, { face: run.face, size: 12, x: 50, baseline, text: run.text });
    });
    expect(shown.map(({ str }) => str)).toEqual(["Договор AV", "Договор AV"]);
    expect(shown[0]?.width).toBeCloseTo(faces.regular.measureWidth("Договор AV", 12), 2);
    expect(shown[1]?.width).toBe(shown[0]?.width);
  });

  test("knows every line and area that pages are drawn with", async () => {
    const drawn = await drawDocument(({ lines }) => {
      lines.save().lineWidth(2).strokeColor("#112233").moveTo(1, 1).lineTo(9, 9).stroke().restore();
      lines.fillColor("#445566").rect(1, 1, 5, 5).circle(9, 9, 3).fill();
      lines.moveTo(1, 1).quadraticCurveTo(2, 2, 3, 1).bezierCurveTo(4, 4, 5, 5, 6, 1).fill();
    });
    const { fnArray } = await (await drawn.getPage(1)).getOperatorList();
    expect(fnArray.length).toBeGreaterThan(8);
  });
});

test("a bookmark may stand on any element, at its own height from the left edge", async () => {
  const drawn = await drawDocument(
    () => undefined,
    [
      { title: "One", top: 100 },
      { title: "Two", top: 300 },
    ],
  );
  const outline = await drawn.getOutline();
  expect(
    outline.map(({ title, dest }) => [title, dest?.[1], ...[2, 3].map((at) => Math.round(Number(dest?.[at])))]),
  ).toEqual([
    ["One", { name: "XYZ" }, 0, Math.round(PAGE.height - 100)],
    ["Two", { name: "XYZ" }, 0, Math.round(PAGE.height - 300)],
  ]);
});

function toAdvance(xAdvance: number) {
  return { xAdvance, advanceWidth: 700 };
}
