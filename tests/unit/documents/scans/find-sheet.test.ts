import { describe, expect, test } from "vitest";
import { findSheets } from "@/lib/documents/scans/sheet/find-sheet";
import { openPictures } from "@/lib/documents/scans/page-pictures";
import { pdfOfPhotographs } from "@/lib/documents/scans/photographs";
import type { Corners, GreyPicture } from "@/lib/documents/scans/scanned-page";
import { isLong } from "../../../support/form";
import { AT_AN_ANGLE, canvasOf, greyOf, halfShaded, onTable, photographOf, TURNED } from "../../../support/photograph";
import { drawPicture, noiseFrom } from "../../../support/scanned-pdf";

const TEXT = Array.from(
  { length: 12 },
  (_, line) => `${line + 1}. The Seller delivers the goods within thirty days.`,
).join("\n");
const SHEET = greyOf(drawPicture(TEXT, { dotsPerInch: 100 }));

/** Of little print: nothing around a part of it looks like more of the page. */
const LINE_ON_SHEET = greyOf(drawPicture("One line and no more.", { dotsPerInch: 50 }));

/** Full of text, and quick to look at. */
const SMALL_SHEET = greyOf(drawPicture(Array.from({ length: 4 }, () => TEXT).join("\n"), { dotsPerInch: 50 }));

/** In shares of the width. */
const farthest = (found: Corners | null | undefined, wanted: Corners, { width, height }: GreyPicture) =>
  found
    ? Math.max(
        ...found.map(
          ({ x, y }, at) => Math.hypot(x - (wanted[at]?.x ?? 0) * width, y - (wanted[at]?.y ?? 0) * height) / width,
        ),
      )
    : Infinity;

async function drawn(jpeg: Uint8Array): Promise<GreyPicture> {
  const pages = await openPictures(pdfOfPhotographs([jpeg]));
  if (!pages) throw new Error("nothing can be drawn here");
  const { picture } = await pages.draw(1);
  await pages.close();
  return picture;
}

describe("a sheet on a table (B-51.3)", () => {
  test("is found by its four corners, which both ways of looking agree on", () => {
    const photo = onTable(SHEET);
    const [found, ...more] = findSheets(photo);
    expect(farthest(found, AT_AN_ANGLE, photo)).toBeLessThan(0.012);
    expect(more).toEqual([]);
  });

  test.each([
    ["on a light table, hardly darker than the paper in the shade", AT_AN_ANGLE, 118],
    ["turned, and small in the picture", TURNED, 60],
  ])("is found %s", (_, corners, table) => {
    const photo = onTable(SHEET, corners, table);
    const [plain, careful] = findSheets(photo);
    expect(plain).toBeNull();
    expect(farthest(careful, corners, photo)).toBeLessThan(0.015);
  });

  test("is found where a single line stands on it and the drawn page ends in white pixels", async () => {
    const look = { dotsPerInch: 150, sheet: { width: 420, height: 420 }, points: 13 };
    const picture = await drawn(photographOf("One line and no more.", look));
    expect(picture.pixels[picture.width - 1]).toBe(255);
    const found = findSheets(picture);
    expect(found).toHaveLength(1);
    expect(farthest(found[0], AT_AN_ANGLE, picture)).toBeLessThan(0.012);
  });

  test.each(isLong ? [75, 80, 82, 90] : [75, 90])(
    "is found in the same way on tables with the grain of a JPEG of quality %i and of a camera in the dark",
    async (quality) => {
      const look = { dotsPerInch: 110, sheet: { width: 420, height: 300 }, points: 8 };
      const sheet = greyOf(drawPicture("2. The rent of 1,250 euros falls due on 14 May 2027.", look));
      for (const table of ["dark", "wooden"] as const)
        for (const greys of [0, 30]) {
          const photo = grainy(onWood(onTable(sheet, AT_AN_ANGLE, 40), table === "wooden" ? 12 : 0), greys);
          const picture = await drawn(canvasOf(photo).encodeSync("jpeg", quality));
          const found = findSheets(picture);
          expect([table, greys, found.length]).toEqual([table, greys, 1]);
          expect(farthest(found[0], AT_AN_ANGLE, picture)).toBeLessThan(0.015);
        }
    },
  );

  test.each([
    ["full of text", "left", 40, true],
    ["full of text", "left", 95, false],
    ["full of text", "upper", 40, true],
    ["full of text", "upper", 125, false],
    ["with a line", "left", 40, true],
    ["with a line", "left", 140, false],
    ["with a line", "upper", 165, false],
  ] as const)(
    "may be whole, %s, where a shadow with a sharp edge lies on its %s half, on a table of %i",
    (text, half, table, isFound) => {
      const photo = onTable(text === "with a line" ? LINE_ON_SHEET : SMALL_SHEET, AT_AN_ANGLE, table);
      const found = findSheets(halfShaded(photo, half));
      const careful = found.at(-1);
      if (isFound) expect(farthest(careful, AT_AN_ANGLE, photo)).toBeLessThan(0.02);
      else expect(careful).toBeNull();
    },
  );

  test("is left alone where it fills the picture, where light only fades, and where there are two", () => {
    expect(findSheets(SHEET)).toEqual([null]);
    const fading = SHEET.pixels.map((grey, at) => grey * (0.25 + (0.75 * (at % SHEET.width)) / SHEET.width));
    expect(findSheets({ ...SHEET, pixels: fading })).toEqual([null]);
    const photo = onTable(SHEET);
    const [left, right] = [squeezed(photo, 0.05, 0.46), squeezed(photo, 0.54, 0.95)];
    const both = photo.pixels.map((_, at) => Math.max(left[at] ?? 0, right[at] ?? 0, 60));
    expect(findSheets({ ...photo, pixels: both })).toEqual([null]);
  });
});

/** A white sheet between two shares of the width. */
function squeezed({ width, height }: GreyPicture, from: number, to: number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    return x > from && x < to && y > 0.1 && y < 0.9 ? 235 : 60;
  });
}

/** The dark of a picture in waves of so many greys. */
function onWood({ width, height, pixels }: GreyPicture, greys: number): GreyPicture {
  const wave = (at: number) => Math.sin(Math.floor(at / width) / 7 + 2 * Math.sin((at % width) / 90));
  return { width, height, pixels: pixels.map((grey, at) => (grey < 80 ? Math.max(0, grey + greys * wave(at)) : grey)) };
}

function grainy({ width, height, pixels }: GreyPicture, greys: number): GreyPicture {
  const noise = noiseFrom(11);
  const grain = () => (noise() + noise() - 1) * greys;
  return { width, height, pixels: pixels.map((grey) => Math.max(0, Math.min(255, grey + grain()))) };
}
