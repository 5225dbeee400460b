import { describe, expect, test } from "vitest";
import { shrunk } from "@/lib/documents/scans/sheet/bright-patch";
import { printCells } from "@/lib/documents/scans/sheet/print-cells";
import { greyOf } from "../../../support/photograph";
import { drawPicture, noiseFrom } from "../../../support/scanned-pdf";

const SIDE = 640;

function shareOfPrint(greyAt: (x: number, y: number) => number, grain = 0): number {
  const noise = noiseFrom(5);
  const pixels = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => {
    const grey = greyAt(at % SIDE, Math.floor(at / SIDE)) + (noise() + noise() - 1) * grain;
    return Math.max(0, Math.min(255, grey));
  });
  const print = printCells(shrunk({ width: SIDE, height: SIDE, pixels }).small);
  return print.reduce((sum, cell) => sum + cell, 0) / print.length;
}

const TEXT = Array.from({ length: 30 }, () => "The Seller delivers the goods within thirty days of the order.");
const PAGE = greyOf(
  drawPicture(TEXT.join("\n"), { dotsPerInch: 72, sheet: { width: SIDE, height: SIDE }, points: 15 }),
);
const onPage = (light: number) => (x: number, y: number) => (PAGE.pixels[y * SIDE + x] ?? 0) * light;

describe("print in a photograph (B-51.3)", () => {
  test.each([
    ["in light", 0.95, 0],
    ["in light, through the grain of a camera", 0.95, 40],
    ["in the shade", 0.5, 0],
    ["in the shade, through the grain of a camera", 0.5, 24],
  ])("is seen %s", (_, light, grain) => {
    expect(shareOfPrint(onPage(light), grain)).toBeGreaterThan(0.05);
  });

  test.each([
    ["a dark table", () => 60, 60],
    ["a black one", () => 25, 60],
    ["a wooden one", (x: number, y: number) => 70 + 25 * Math.sin(y / 7 + 2 * Math.sin(x / 90)), 40],
    ["a chequered one", (x: number, y: number) => ((Math.floor(x / 60) + Math.floor(y / 60)) % 2 ? 30 : 110), 20],
    ["a striped one", (x: number) => (Math.floor(x / 40) % 2 ? 40 : 120), 20],
  ])("is not taken for the grain of %s", (_, table, grain) => {
    expect(shareOfPrint(table)).toBeLessThan(0.002);
    expect(shareOfPrint(table, grain)).toBeLessThan(0.01);
  });
});
