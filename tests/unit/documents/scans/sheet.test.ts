import { describe, expect, test } from "vitest";
import { openPictures } from "@/lib/documents/scans/page-pictures";
import { pdfOfPhotographs } from "@/lib/documents/scans/photographs";
import { findSheet, flattened, toPhoto } from "@/lib/documents/scans/sheet";
import type { Corners, GreyPicture } from "@/lib/documents/scans/scanned-page";
import { AT_AN_ANGLE, greyOf, onTable, photographOf, TURNED } from "../../../support/photograph";
import { drawPicture } from "../../../support/scanned-pdf";

const TEXT = Array.from(
  { length: 12 },
  (_, line) => `${line + 1}. The Seller delivers the goods within thirty days.`,
).join("\n");
const SHEET = greyOf(drawPicture(TEXT, { dotsPerInch: 100 }));

/** Of little print: nothing around a part of it looks like more of the page. */
const LINE_ON_SHEET = greyOf(drawPicture("One line and no more.", { dotsPerInch: 50 }));

/** Full of text, and quick to look at. */
const SMALL_SHEET = greyOf(drawPicture(Array.from({ length: 4 }, () => TEXT).join("\n"), { dotsPerInch: 50 }));

const farthest = (found: Corners, wanted: Corners, { width, height }: GreyPicture) =>
  Math.max(
    ...found.map(({ x, y }, at) => Math.hypot(x - (wanted[at]?.x ?? 0) * width, y - (wanted[at]?.y ?? 0) * height)),
  );

describe("a sheet on a table (B-51.3)", () => {
  test("is found by its four corners", () => {
    const photo = onTable(SHEET);
    const found = findSheet(photo);
    expect(found && farthest(found, AT_AN_ANGLE, photo)).toBeLessThan(photo.width * 0.012);
  });

  test.each([
    ["on a light table, hardly darker than the paper in the shade", AT_AN_ANGLE, 118],
    ["turned, and small in the picture", TURNED, 60],
  ])("is found %s", (_, corners, table) => {
    const photo = onTable(SHEET, corners, table);
    const found = findSheet(photo);
    expect(found && farthest(found, corners, photo)).toBeLessThan(photo.width * 0.015);
  });

  test("is found where a single line stands on it and the drawn page ends in white pixels", async () => {
    const look = { dotsPerInch: 150, sheet: { width: 420, height: 420 }, points: 13 };
    const pages = await openPictures(pdfOfPhotographs([photographOf("One line and no more.", look)]));
    if (!pages) throw new Error("nothing can be drawn here");
    const { picture } = await pages.draw(1);
    await pages.close();
    expect(picture.pixels[picture.width - 1]).toBe(255);
    const found = findSheet(picture);
    expect(found && farthest(found, AT_AN_ANGLE, picture)).toBeLessThan(picture.width * 0.012);
  });

  test.each([
    ["full of text", "left", 40, true],
    ["full of text", "left", 95, false],
    ["full of text", "upper", 40, true],
    ["full of text", "upper", 125, false],
    ["with a line", "left", 40, true],
    ["with a line", "left", 140, false],
    ["with a line", "upper", 165, false],
  ] as const)(
    "is never cut, %s, where a shadow with a sharp edge lies on its %s half, on a table of %i",
    (text, half, table, isFound) => {
      const photo = onTable(text === "with a line" ? LINE_ON_SHEET : SMALL_SHEET, AT_AN_ANGLE, table);
      const pixels = photo.pixels.map((grey, at) => {
        const [x, y] = [(at % photo.width) / photo.width, Math.floor(at / photo.width) / photo.height];
        return (half === "left" ? x : y) < 0.5 ? grey * 0.55 : grey;
      });
      const found = findSheet({ ...photo, pixels });
      expect(found !== null).toBe(isFound);
      if (found) expect(farthest(found, AT_AN_ANGLE, photo)).toBeLessThan(photo.width * 0.02);
    },
  );

  test("is shown flat: what stood at a corner stands there", () => {
    const photo = onTable(SHEET);
    const found = findSheet(photo);
    if (!found) throw new Error("no sheet");
    const flat = flattened(photo, found);
    const place = toPhoto(found);
    for (const [seen, wanted] of [
      [place(0, 0), found[0]],
      [place(flat.width, flat.height), found[2]],
    ] as const)
      expect(Math.hypot(seen.x - wanted.x, seen.y - wanted.y)).toBeLessThan(1e-6);
    const ratio = flat.width / flat.height;
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(0.85);
    expect(flat.pixels.reduce((sum, grey) => sum + grey, 0) / flat.pixels.length).toBeGreaterThan(150);
  });

  test("is left alone where it fills the picture, where light only fades, and where there are two", () => {
    expect(findSheet(SHEET)).toBeNull();
    const fading = SHEET.pixels.map((grey, at) => grey * (0.25 + (0.75 * (at % SHEET.width)) / SHEET.width));
    expect(findSheet({ ...SHEET, pixels: fading })).toBeNull();
    const photo = onTable(SHEET);
    const [left, right] = [squeezed(photo, 0.05, 0.46), squeezed(photo, 0.54, 0.95)];
    const both = photo.pixels.map((_, at) => Math.max(left[at] ?? 0, right[at] ?? 0, 60));
    expect(findSheet({ ...photo, pixels: both })).toBeNull();
  });
});

/** A white sheet between two shares of the width. */
function squeezed({ width, height }: GreyPicture, from: number, to: number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    return x > from && x < to && y > 0.1 && y < 0.9 ? 235 : 60;
  });
}
