import { kindOfContent } from "@/lib/documents/extraction/detect";
import { isPicture } from "./picture-file";

/** What a signed copy may be, by content alone: a PDF, or images of its pages; null for anything else. */
export function signedKind(bytes: Uint8Array): "pdf" | "picture" | null {
  if (isPicture(bytes)) return "picture";
  return kindOfContent(bytes) === "pdf" ? "pdf" : null;
}
