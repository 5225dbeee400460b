import type { HeldPicture } from "./picture-pdf";

const COLOURS: Readonly<Record<number, string>> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" };
const ADOBE = 0xee;
const FILL = 0xff;
/** Markers from 0xC0 to 0xCF that don't begin a picture: tables, and a reserved one. */
const TABLES = [0xc4, 0xc8, 0xcc];
/** From here on there are only pixels. */
const SCAN = 0xda;
const END = 0xd9;

/** Prepares a JPEG for a PDF, which contains it byte by byte; null if it isn't one. Unpacks no picture. */
export function heldJpeg(bytes: Uint8Array): HeldPicture | null {
  let isAdobe = false;
  for (const { mark, at } of readSegments(bytes)) {
    if (mark === ADOBE) isAdobe = true;
    if ((mark & 0xf0) !== 0xc0 || TABLES.includes(mark)) continue;
    const [height, width, components] = [numberAt(bytes, at + 5), numberAt(bytes, at + 7), bytes[at + 9] ?? 0];
    const colours = COLOURS[components];
    if (width < 1 || height < 1 || !colours) return null;
    // Adobe's programs invert the four print colours
    const decode = components === 4 && isAdobe ? " /Decode [1 0 1 0 1 0 1 0]" : "";
    return { width, height, looks: `/ColorSpace ${colours} /BitsPerComponent 8${decode} /Filter /DCTDecode`, bytes };
  }
  return null;
}

/** Its segments up to the pixels, each with its marker and position. */
function* readSegments(bytes: Uint8Array): Generator<{ mark: number; at: number }> {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + numberAt(bytes, at + 2)) {
    while (bytes[at] === FILL && bytes[at + 1] === FILL) at += 1;
    const mark = bytes[at + 1] ?? END;
    if (bytes[at] !== FILL || mark === SCAN || mark === END) return;
    yield { mark, at };
  }
}

function numberAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}
