import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { UNREAD } from "@/lib/documents/scans/numbers";
import { evenLight } from "@/lib/documents/scans/even-light";
import type { GreyPicture, ScannedLine } from "@/lib/documents/scans/scanned-page";
import { findUnreadInk, withUnread } from "@/lib/documents/scans/unread-ink";
import { greyOf } from "../../../support/photograph";
import { drawPicture } from "../../../support/scanned-pdf";

/** 200 dots per inch: a letter is some 25 pixels high. */
const LOOK = { dotsPerInch: 200, points: 12, sheet: { width: 420, height: 200 } };
const SIZE = (12 * LOOK.dotsPerInch) / 72;
const LINES = ["Rent is 8250 euros", "due within 30 days", "of each month"];

function drawn(): GreyPicture {
  const page = greyOf(drawPicture(LINES.join("\n"), LOOK));
  evenLight(page);
  return page;
}

/** The words of each line where they were drawn: what a reader who sees everything would say. */
function wordsDrawn(): ScannedLine[] {
  const context = createCanvas(10, 10).getContext("2d");
  context.font = `${SIZE}px "Roboto"`;
  const widthOf = (text: string) => context.measureText(text).width;
  const margin = (LOOK.sheet.height / 6) * (LOOK.dotsPerInch / 72);
  return LINES.map((line, at) => {
    const y = margin + SIZE + at * SIZE * 1.4;
    const words = [...line.matchAll(/\S+/gu)].map(({ index, 0: text }) => {
      const x = margin + widthOf(line.slice(0, index));
      return { text, confidence: 95, x, width: widthOf(text), height: { from: y - 0.8 * SIZE, to: y + 0.2 * SIZE } };
    });
    return { y, size: SIZE, words };
  });
}

const without = (lines: readonly ScannedLine[], ...gone: readonly string[]) =>
  lines
    .map((line) => ({ ...line, words: line.words.filter(({ text }) => !gone.includes(text)) }))
    .filter(({ words }) => words.length > 0);
const textOf = (lines: readonly ScannedLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");
const read = (page: GreyPicture, lines: readonly ScannedLine[]) => withUnread(lines, findUnreadInk(page, lines));

function spoilt(page: GreyPicture, spoil: (pixels: Uint8Array) => void): GreyPicture {
  const pixels = page.pixels.slice();
  spoil(pixels);
  return { ...page, pixels };
}

describe("letters that no word covers (B-51.9)", () => {
  const page = drawn();
  const lines = wordsDrawn();

  test("there are none on a page that was read", () => {
    expect(findUnreadInk(page, lines)).toEqual([]);
    expect(textOf(read(page, lines))).toBe(LINES.join("\n"));
  });

  test("stand in the text where they stand on the paper, in doubt", () => {
    expect(textOf(read(page, without(lines, "8250")))).toBe(
      ["Rent is [?] euros", "due within 30 days", "of each month"].join("\n"),
    );
    const found = read(page, without(lines, "8250", "30"));
    expect(textOf(found)).toBe(["Rent is [?] euros", "due within [?] days", "of each month"].join("\n"));
    const unread = found.flatMap(({ words }) => words.filter(({ text }) => text === UNREAD));
    expect(unread.map(({ confidence }) => confidence)).toEqual([0, 0]);
  });

  test("are a line of their own where a whole line was missed", () => {
    const found = read(page, without(lines, "due", "within", "30", "days"));
    expect(textOf(found)).toMatch(/^Rent is 8250 euros\n(?:\[\?\]\s?)+\nof each month$/u);
  });

  test("that touch a number put that number in doubt instead", () => {
    const cut = lines.map((line) => ({
      ...line,
      words: line.words.map((word) =>
        word.text === "8250" ? { ...word, text: "250", x: word.x + word.width * 0.25, width: word.width * 0.75 } : word,
      ),
    }));
    const found = read(page, cut);
    expect(textOf(found)).toContain("Rent is 250 euros");
    expect(found[0]?.words.find(({ text }) => text === "250")?.confidence).toBe(0);
  });

  test("are neither specks nor rules nor the edge of the sheet nor a blot", () => {
    const { width, height } = page;
    const marked = spoilt(page, (pixels) => {
      for (let at = 0; at < pixels.length; at += 997) pixels[at] = 0;
      pixels.fill(0, (height - 60) * width + 40, (height - 58) * width - 40);
      for (let y = 0; y < height; y += 1) pixels.fill(0, y * width, y * width + 6);
      for (let y = height - 150; y < height - 90; y += 1) pixels.fill(0, y * width + 500, y * width + 640);
    });
    expect(findUnreadInk(marked, lines)).toEqual([]);
  });

  test("are few however much is drawn on a page", () => {
    const drawing = spoilt(page, (pixels) => {
      for (let at = 0; at < pixels.length; at += 1) {
        const [x, y] = [at % page.width, Math.floor(at / page.width)];
        if (x > 10 && y > 10 && x % 40 < 16 && y % 40 < 20 && (x % 8 < 4 || y % 20 < 4)) pixels[at] = 0;
      }
    });
    expect(findUnreadInk(drawing, lines).length).toBeLessThanOrEqual(60);
  });

  test("a page without any word has none: nothing says how large its letters are", () => {
    expect(findUnreadInk(page, [])).toEqual([]);
  });
});
