import type { Copy } from "@/lib/copy/copy";

/** The catalogue's words for the fields of an upload (spec §5). */
export function UPLOAD_WORDS(copy: Copy): Record<string, string> {
  const { fileRequired, nameRequired, typeRequired } = copy.contracts.upload;
  return { fileId: fileRequired, name: nameRequired, type: typeRequired };
}
