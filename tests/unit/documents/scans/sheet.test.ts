import { describe, expect, test } from "vitest";
import { findSheet, flattened, toPhoto } from "@/lib/documents/scans/sheet";
import type { Corners, GreyPicture } from "@/lib/documents/scans/scanned-page";
import { AT_AN_ANGLE, greyOf, onTable } from "../../../support/photograph";
import { drawPicture } from "../../../support/scanned-pdf";

const TEXT = Array.from(
  { length: 12 },
  (_, line) => `${line + 1}. The Seller delivers the goods within thirty days.`,
).join("\n");
const SHEET = greyOf(drawPicture(TEXT, { dotsPerInch: 100 }));

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

  test("is shown flat: what stood at a corner stands there", () => {
    const photo = onTable(SHEET);
    const found = findSheet(photo);
    if (!found) throw new Error("no sheet");
    const flat = flattened(photo, found);
    const place = toPhoto(found);
    expect([place(0, 0), place(flat.width, flat.height)]).toEqual([found[0], found[2]]);
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
