import { describe, expect, test } from "vitest";
import { findTilts, turnedBy } from "@/lib/documents/scans/deskew";
import { evenLight } from "@/lib/documents/scans/even-light";
import type { GreyPicture } from "@/lib/documents/scans/scanned-page";
import { greyOf } from "../../../support/photograph";
import { drawPicture } from "../../../support/scanned-pdf";

const TEXT = Array.from(
  { length: 14 },
  (_, line) => `${line + 1}. The Tenant pays the rent on the first working day of a month.`,
);
const findTilt = (picture: GreyPicture) => findTilts(picture)[0] ?? Number.NaN;
const degrees = (radians: number) => (radians * 180) / Math.PI;

function page(tilt: number, isPhotographed = false) {
  const picture = greyOf(drawPicture(TEXT.join("\n"), { dotsPerInch: 150, tilt, isPhotographed }));
  evenLight(picture);
  return picture;
}

describe("a page that lies askew (B-51.3)", () => {
  test.each([-9, -4, -1.5, 0.8, 3, 6.2, 10])("is found to be turned by %s degrees", (tilt) => {
    expect(findTilts(page(tilt)).map(degrees)).toEqual([expect.closeTo(-tilt, 0)]);
  });

  test("is turned back level, under uneven light too", () => {
    const picture = page(7, true);
    const level = turnedBy(picture, findTilt(picture));
    expect(Math.abs(degrees(findTilt(level)))).toBeLessThan(0.35);
  });

  test("may lie as its lines do where an edge beside them lies otherwise", () => {
    const picture = page(-6);
    const { width, height } = picture;
    const isTable = (at: number) => Math.floor(at / width) > height - 60 - (at % width) * Math.tan(Math.PI / 60);
    const beside = { ...picture, pixels: picture.pixels.map((grey, at) => (isTable(at) ? 40 : grey)) };
    const [byAllInk = Number.NaN, byLines = Number.NaN] = findTilts(beside).map(degrees);
    expect(Math.abs(byAllInk - 6)).toBeGreaterThan(1);
    expect(byLines).toBeCloseTo(6, 0);
  });

  test("stays as it is when it is level, empty, or shows no lines", () => {
    expect(findTilt(page(0))).toBe(0);
    expect(findTilt({ width: 300, height: 200, pixels: new Uint8Array(60_000).fill(255) })).toBe(0);
    let state = 7;
    const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
    const noise = Uint8Array.from({ length: 60_000 }, () => (next() < 0.08 ? 0 : 255));
    expect(findTilt({ width: 300, height: 200, pixels: noise })).toBe(0);
  });
});
