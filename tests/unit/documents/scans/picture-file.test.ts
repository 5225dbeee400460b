import { deflateSync } from "node:zlib";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { openPdf } from "@/lib/documents/extraction/pdf/open";
import { isPicture, pdfOfPicture } from "@/lib/documents/scans/picture-file";
import { openPictures, openToDraw } from "@/lib/documents/scans/page-pictures";

/** Dark on its left half, white on its right one; `isClear`: the right one is transparent. */
function picture({ isClear = false } = {}) {
  const canvas = createCanvas(400, 200);
  const context = canvas.getContext("2d");
  if (!isClear) {
    context.fillStyle = "white";
    context.fillRect(0, 0, 400, 200);
  }
  context.fillStyle = "black";
  context.fillRect(0, 0, 200, 200);
  return canvas;
}

type Made = { depth: number; kind: number; rows: number[][]; width: number; palette?: number[]; ways?: number[] };

function png({ depth, kind, rows, width, palette, ways = [] }: Made): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length === 2 && kind !== 4 ? 1 : rows.length, 4); // two passes of one pixel each
  header.set([depth, kind], 8);
  const pixels = deflateSync(Buffer.from(rows.flatMap((row, index) => [ways[index] ?? 0, ...row])));
  const parts = [part("IHDR", header), ...(palette ? [part("PLTE", Buffer.from(palette))] : []), part("IDAT", pixels)];
  return new Uint8Array(
    Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts, part("IEND", Buffer.alloc(0))]),
  );
}

function part(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]); // nobody checks its sum
}

/** How light the page is drawn left and right of its middle. */
async function halves(pdf: Uint8Array): Promise<number[]> {
  const pages = await openPictures(pdf);
  if (!pages) throw new Error("nothing to draw with");
  const { picture: drawn } = await pages.draw(1);
  await pages.close();
  const middle = Math.floor(drawn.height / 2) * drawn.width;
  return [0.25, 0.75].map((share) => drawn.pixels[middle + Math.floor(drawn.width * share)] ?? -1);
}

/** The shades of the pixels of a row that was drawn larger. */
async function readShades(pdf: Uint8Array, count: number): Promise<number[]> {
  const pages = await openPictures(pdf);
  if (!pages) throw new Error("nothing to draw with");
  const { picture: drawn } = await pages.draw(1);
  await pages.close();
  const middle = Math.floor(drawn.height / 2) * drawn.width;
  return Array.from(
    { length: count },
    (_, index) => drawn.pixels[middle + Math.floor((drawn.width * (index + 0.5)) / count)] ?? -1,
  );
}

describe("a picture file", () => {
  test("is drawn where a PDF's text was read first, and text is read after it was drawn", async () => {
    const pdf = pdfOfPicture(new Uint8Array(picture().encodeSync("png")));
    for (const reader of [openPdf, openToDraw, openPdf]) {
      const opened = await reader(pdf);
      expect(opened?.numPages).toBe(1);
      await opened?.loadingTask.destroy();
    }
  });

  test.each([
    ["a JPEG", () => picture().encodeSync("jpeg", 90)],
    ["a PNG", () => picture().encodeSync("png")],
    ["a PNG that is transparent, as on white paper", () => picture({ isClear: true }).encodeSync("png")],
  ])("becomes a page that shows it: %s", async (_, make) => {
    const bytes = new Uint8Array(make());
    expect(isPicture(bytes)).toBe(true);
    const pdf = pdfOfPicture(bytes);
    const [left = -1, right = -1] = await halves(pdf);
    expect([left < 16, right > 240]).toEqual([true, true]);
    const page = (await PDFDocument.load(pdf)).getPage(0); // another reader finds the file in order
    expect(page.getSize()).toEqual({ width: 595, height: 297.5 });
  });

  test("a JPEG goes into it byte by byte", async () => {
    const jpeg = picture().encodeSync("jpeg", 90);
    expect(Buffer.from(pdfOfPicture(new Uint8Array(jpeg))).includes(jpeg)).toBe(true);
    expect((await loadImage(jpeg)).width).toBe(400);
  });

  const interlaced = (bytes: Uint8Array) => bytes.with(28, 1);
  /** Its rows, as they stand in a PNG of one pass. */
  test.each([
    [
      "one bit of grey",
      png({ depth: 1, kind: 0, rows: [[0b10100000], [0b10100000], [0b10100000]], width: 3 }),
      [255, 0, 255],
    ],
    ["sixteen bits of grey", png({ depth: 16, kind: 0, rows: [[255, 255, 0, 0]], width: 2 }), [255, 0]],
    [
      "a palette",
      png({ depth: 2, kind: 3, rows: [[0b01000000]], width: 2, palette: [0, 0, 0, 255, 255, 255] }),
      [255, 0],
    ],
    ["grey that is half transparent", png({ depth: 8, kind: 4, rows: [[0, 128, 0, 255]], width: 2 }), [127, 0]],
    [
      "colours of sixteen bits with transparency",
      png({ depth: 16, kind: 6, rows: [[0, 0, 0, 0, 0, 0, 0, 0]], width: 1 }),
      [255],
    ],
    ["seven passes", interlaced(png({ depth: 8, kind: 0, rows: [[0], [255]], width: 2 })), [0, 255]],
    ["one bit in seven passes", interlaced(png({ depth: 1, kind: 0, rows: [[0], [128]], width: 2 })), [0, 255]],
  ])("a PNG of %s shows its pixels", async (_, bytes, shades) => {
    const drawn = await readShades(pdfOfPicture(bytes), shades.length);
    for (const [index, shade] of shades.entries()) expect(Math.abs((drawn[index] ?? -99) - shade)).toBeLessThan(3);
  });

  test("each way to write a PNG's row gives the same pixels", async () => {
    const ways: [number, number[]][] = [
      [0, [10, 255, 20, 255]],
      [1, [10, 255, 10, 0]],
      [2, [5, 0, 15, 0]],
      [3, [8, 128, 13, 0]],
      [4, [5, 0, 10, 0]],
    ];
    const above = [5, 255, 5, 255];
    for (const [way, row] of ways) {
      const bytes = png({ depth: 8, kind: 4, rows: [above, row], width: 2, ways: [0, way] });
      const plain = png({ depth: 8, kind: 4, rows: [above, [10, 255, 20, 255]], width: 2 });
      if (way < 3) expect(pdfOfPicture(bytes)).toEqual(pdfOfPicture(plain));
      else expect(() => pdfOfPicture(bytes)).not.toThrow();
    }
    expect(() => pdfOfPicture(png({ depth: 8, kind: 4, rows: [above], width: 2, ways: [5] }))).toThrow();
  });

  test("that is broken or too large is refused before it is unpacked", async () => {
    const jpeg = new Uint8Array(picture().encodeSync("jpeg", 90));
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
    const vast = jpeg.slice();
    vast.set([0xff, 0xff, 0xff, 0xff], frame + 5);
    const png = new Uint8Array(picture().encodeSync("png"));
    const vastPng = png.slice();
    vastPng.set([0x7f, 0xff, 0xff, 0xff], 16);
    for (const [bytes, reason] of [
      [jpeg.slice(0, frame + 4), "corruptDocument"],
      [new Uint8Array([0xff, 0xd8, 0xff]), "corruptDocument"],
      [new Uint8Array([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff]), "corruptDocument"],
      [png.slice(0, 12), "corruptDocument"],
      [png.slice(0, 40), "corruptDocument"],
      [png.slice(0, png.length - 30), "corruptDocument"],
      [vast, "documentTooLarge"],
      [vastPng, "documentTooLarge"],
    ] as const)
      expect(() => pdfOfPicture(bytes)).toThrow(expect.objectContaining({ reason }));
  });
});
