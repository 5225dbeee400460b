/** A PDF of photographs, a page each, upright as the camera says. Pure; linear in bytes. Source: B-51.2. */
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { heldJpeg } from "./jpeg";
import { pdfOfPages, type PlacedPicture } from "./picture-pdf";

/** Phones make 12 to 50 million; what a page is drawn from has no more than 40 (`page-pictures`). */
const MOST_PIXELS = 40_000_000;

/** @throws {UnreadableDocument} `unsupportedType` for anything but a JPEG, `documentTooLarge` */
export function pdfOfPhotographs(photos: readonly Uint8Array[]): Uint8Array {
  return pdfOfPages(photos.map(placed));
}

function placed(bytes: Uint8Array): PlacedPicture {
  const picture = heldJpeg(bytes);
  if (!picture) throw new UnreadableDocument("unsupportedType");
  if (picture.width * picture.height > MOST_PIXELS) throw new UnreadableDocument("documentTooLarge");
  return { ...picture, orientation: orientationOf(bytes) };
}

const APP1 = 0xe1;
const SCAN = 0xda;
const ORIENTATION = 0x0112;
/** The directory begins behind 'Exif', two zeros and eight bytes; it has a dozen entries. */
const MOST_ENTRIES = 200;

/** How the camera was held, from 1 (upright) to 8, as EXIF says; 1 where it doesn't say. */
export function orientationOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN;) {
    const length = view.getUint16(at + 2);
    if (bytes[at + 1] === APP1 && isExif(bytes, at + 4))
      return readOrientation(bytes.subarray(at + 10, at + 2 + length));
    at += 2 + length;
  }
  return 1;
}

function isExif(bytes: Uint8Array, at: number): boolean {
  return [0x45, 0x78, 0x69, 0x66, 0, 0].every((byte, index) => bytes[at + index] === byte);
}

function readOrientation(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = tiff[0] === 0x49;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return 1;
  const entries = Math.min(view.getUint16(start, isLittle), MOST_ENTRIES);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
