import { kindOfContent } from "@/lib/documents/extraction/detect";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

/** What a signed copy may be, by content alone: a PDF, or pictures of its pages; null for anything else. */
export function signedKind(bytes: Uint8Array): "pdf" | "picture" | null {
  if ([PNG, JPEG].some((signature) => signature.every((byte, index) => bytes[index] === byte))) return "picture";
  return kindOfContent(bytes) === "pdf" ? "pdf" : null;
}
