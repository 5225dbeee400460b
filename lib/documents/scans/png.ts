/**
 * Own PNG reader: the decoder of `@napi-rs/canvas` crashes the whole process on a truncated file. A PDF can hold most
 * PNGs unchanged; those with transparency or interlacing are unpacked and put on white paper.
 */
import { deflateSync, inflateSync } from "node:zlib";
import type { HeldPicture } from "./picture-pdf";

type Png = {
  width: number;
  height: number;
  depth: number;
  kind: Kind;
  isInPasses: boolean;
  palette: Uint8Array;
  packed: Uint8Array;
};
type Kind = { samples: number; colours: 1 | 3; hasAlpha: boolean; hasPalette: boolean; depths: readonly number[] };

const KINDS: Readonly<Record<number, Kind>> = {
  0: { samples: 1, colours: 1, hasAlpha: false, hasPalette: false, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, colours: 3, hasAlpha: false, hasPalette: false, depths: [8, 16] },
  3: { samples: 1, colours: 1, hasAlpha: false, hasPalette: true, depths: [1, 2, 4, 8] },
  4: { samples: 2, colours: 1, hasAlpha: true, hasPalette: false, depths: [8, 16] },
  6: { samples: 4, colours: 3, hasAlpha: true, hasPalette: false, depths: [8, 16] },
};
/** Start and steps of each pass of an interlaced picture. */
const PASSES = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
];
const WHOLE = [{ x: 0, y: 0, across: 1, down: 1 }];
const FIRST_PART = 8;
const FASTEST = { level: 1 };

/** Width and height; null if the file is too short. */
export function sizeOfPng(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < 33) return null;
  return { width: numberAt(bytes, 16), height: numberAt(bytes, 20) };
}

/** @returns null for a broken or truncated file. Unpacking takes as much memory as its size, which the caller limits */
export function heldPng(bytes: Uint8Array): HeldPicture | null {
  const png = readChunks(bytes);
  if (!png) return null;
  const { width, height, depth, kind } = png;
  const rows = unpacked(png);
  if (!rows) return null;
  if (!kind.hasAlpha && !png.isInPasses) {
    const predictor = `/Predictor 15 /Colors ${kind.samples} /BitsPerComponent ${depth} /Columns ${width}`;
    const looks = `${colourSpace(png)} /BitsPerComponent ${depth} /Filter /FlateDecode /DecodeParms << ${predictor} >>`;
    return { width, height, looks, bytes: png.packed };
  }
  const pixels = onPaper(png, rows);
  if (!pixels) return null;
  const looks = `${colourSpace(png)} /BitsPerComponent 8 /Filter /FlateDecode`;
  return { width, height, looks, bytes: deflateSync(pixels, FASTEST) };
}

function readChunks(bytes: Uint8Array): Png | null {
  const size = sizeOfPng(bytes);
  const [depth = 0, kind] = [bytes[24], KINDS[bytes[25] ?? -1]];
  if (!size || size.width < 1 || size.height < 1 || !kind?.depths.includes(depth)) return null;
  const parts: Record<"PLTE" | "IDAT", Uint8Array[]> = { PLTE: [], IDAT: [] };
  for (let at = FIRST_PART; at + 12 <= bytes.length; at += 12 + numberAt(bytes, at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "PLTE" || name === "IDAT") parts[name].push(bytes.subarray(at + 8, at + 8 + numberAt(bytes, at)));
  }
  const palette = parts.PLTE[0] ?? new Uint8Array();
  if (kind.hasPalette && (palette.length < 3 || palette.length % 3 > 0 || palette.length > 768)) return null;
  return { ...size, depth, kind, isInPasses: bytes[28] === 1, palette, packed: Buffer.concat(parts.IDAT) };
}

/** Exactly as many bytes as the size requires, else null. */
function unpacked(png: Png): Uint8Array | null {
  const wanted = listPasses(png).reduce((sum, { rows, rowBytes }) => sum + rows * (1 + rowBytes), 0);
  try {
    const bytes = inflateSync(png.packed, { maxOutputLength: wanted });
    return bytes.length === wanted ? bytes : null;
  } catch {
    return null; // however it is broken
  }
}

function listPasses({ width, height, depth, kind, isInPasses }: Png) {
  const passes = (isInPasses ? PASSES : WHOLE).map((pass) => {
    const columns = Math.ceil(Math.max(0, width - pass.x) / pass.across);
    const rows = Math.ceil(Math.max(0, height - pass.y) / pass.down);
    return { ...pass, columns, rows, rowBytes: Math.ceil((columns * kind.samples * depth) / 8) };
  });
  return passes.filter(({ columns, rows }) => columns > 0 && rows > 0);
}

function colourSpace({ kind, palette }: Png): string {
  if (!kind.hasPalette) return `/ColorSpace ${kind.colours === 1 ? "/DeviceGray" : "/DeviceRGB"}`;
  return `/ColorSpace [/Indexed /DeviceRGB ${palette.length / 3 - 1} <${Buffer.from(palette).toString("hex")}>]`;
}

/** Eight bits per colour, on white; for a palette its indices. Null if a row has an unknown filter. */
function onPaper(png: Png, bytes: Uint8Array): Uint8Array | null {
  const { width, height, depth, kind } = png;
  const pixels = new Uint8Array(width * height * kind.colours);
  const step = Math.max(1, (kind.samples * depth) / 8);
  let at = 0;
  for (const { x, y, across, down, columns, rows, rowBytes } of listPasses(png)) {
    let above = new Uint8Array(rowBytes);
    for (let row = 0; row < rows; row += 1, at += 1 + rowBytes) {
      const line = bytes.subarray(at + 1, at + 1 + rowBytes);
      if (!unfilter(bytes[at] ?? -1, line, { above, step })) return null;
      for (let column = 0; column < columns; column += 1) {
        const to = ((y + row * down) * width + x + column * across) * kind.colours;
        putPixel(png, line, { column, pixels, to });
      }
      above = new Uint8Array(line);
    }
  }
  return pixels;
}

function putPixel(
  { depth, kind }: Png,
  line: Uint8Array,
  { column, pixels, to }: { column: number; pixels: Uint8Array; to: number },
): void {
  const sample = (index: number) =>
    readSample(line, column * kind.samples + index, { depth, isScaled: !kind.hasPalette });
  const alpha = kind.hasAlpha ? sample(kind.colours) : 255;
  for (let colour = 0; colour < kind.colours; colour += 1)
    pixels[to + colour] = kind.hasAlpha ? 255 - Math.round(((255 - sample(colour)) * alpha) / 255) : sample(colour);
}

function readSample(
  line: Uint8Array,
  index: number,
  { depth, isScaled }: { depth: number; isScaled: boolean },
): number {
  if (depth >= 8) return line[(index * depth) / 8] ?? 0; // the upper half of sixteen bits
  const bit = index * depth;
  const most = 2 ** depth - 1;
  const value = ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  return isScaled ? (value * 255) / most : value;
}

/** Rows are stored as differences from the left and upper neighbours. False: unknown filter. */
function unfilter(way: number, line: Uint8Array, { above, step }: { above: Uint8Array; step: number }): boolean {
  if (way < 0 || way > 4) return false;
  for (let at = 0; way > 0 && at < line.length; at += 1) {
    const left = line[at - step] ?? 0;
    const up = above[at] ?? 0;
    const guess =
      way === 1 ? left : way === 2 ? up : way === 3 ? (left + up) >> 1 : nearest(left, up, above[at - step] ?? 0);
    line[at] = (line[at] ?? 0) + guess;
  }
  return true;
}

/** Of three neighbours the one nearest to left + up − corner (Paeth). */
function nearest(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function numberAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
}
