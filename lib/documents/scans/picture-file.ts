import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { heldJpeg } from "./jpeg";
import { pdfAround } from "./picture-pdf";
import { heldPng, sizeOfPng } from "./png";
import { kindOfContent } from "@/lib/documents/extraction/detect";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Phones make 12 to 50 million. */
const MOST_PIXELS = 60_000_000;

/** Whether a file is a PNG or a JPEG. */
export function isPicture(bytes: Uint8Array): boolean {
  return isPng(bytes) || JPEG.every((byte, at) => bytes[at] === byte);
}

/**
 * A picture file as a one-page PDF, so that it is handled like all scans. Its size is checked before unpacking. @throws
 * {UnreadableDocument} `documentTooLarge`, `corruptDocument`
 */
export function pdfOfPicture(bytes: Uint8Array): Uint8Array {
  if (isPng(bytes)) requireSize(sizeOfPng(bytes));
  const picture = isPng(bytes) ? heldPng(bytes) : heldJpeg(bytes);
  requireSize(picture);
  return pdfAround(picture);
}

function requireSize<T extends { width: number; height: number }>(picture: T | null): asserts picture is T {
  if (picture === null) throw new UnreadableDocument("corruptDocument");
  if (picture.width * picture.height > MOST_PIXELS) throw new UnreadableDocument("documentTooLarge");
}

function isPng(bytes: Uint8Array): boolean {
  return PNG.every((byte, at) => bytes[at] === byte);
}

/** What a signed copy may be, by content alone: a PDF, or images of its pages; null for anything else. */
export function signedKind(bytes: Uint8Array): "pdf" | "picture" | null {
  if (isPicture(bytes)) return "picture";
  return kindOfContent(bytes) === "pdf" ? "pdf" : null;
}
