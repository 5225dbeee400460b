import { kindOfContent } from "./detect";
import type { DocumentKind } from "./document";

const MEDIA_TYPES: Record<DocumentKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
};

/** The media type of an original, by its content alone; whatever is none of the four is just bytes. Source: B-8.6. */
export function mediaTypeOf(bytes: Uint8Array): string {
  const kind = kindOfContent(bytes);
  return kind === null ? "application/octet-stream" : MEDIA_TYPES[kind];
}
