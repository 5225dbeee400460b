import type { Copy } from "@/lib/copy/copy";

/** Messages for the fields of an upload (B-8.3). */
export function UPLOAD_WORDS(copy: Copy): Record<string, string> {
  const { fileRequired, nameRequired, typeRequired } = copy.contracts.upload;
  return { fileId: fileRequired, name: nameRequired, type: typeRequired };
}

/** Messages for the fields of a photographed contract (B-51.1). */
export function PHOTOGRAPHED_WORDS(copy: Copy): Record<string, string> {
  const { fileId, ...others } = UPLOAD_WORDS(copy);
  return { ...others, fileIds: fileId ?? "" };
}

/** Messages for creating from a template (B-9.11). */
export function CREATE_WORDS(copy: Copy): Record<string, string> {
  const { templateRequired, nameRequired } = copy.templates;
  return { type: templateRequired, name: nameRequired };
}

/** Messages for a change of name or type. */
export function CHANGE_WORDS(copy: Copy): Record<string, string> {
  const { nameRequired, typeRequired } = copy.contracts.upload;
  return { name: nameRequired, type: typeRequired };
}
