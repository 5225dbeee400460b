/** Client-side validation of the upload page. Pure. Source: B-8.3, B-22.1. */
import { CONTRACT_TYPES, MAX_NAME_CHARS } from "@/lib/contracts/bounds";
import { DOCUMENT_KINDS, type DocumentKind } from "@/lib/documents/extraction/document";
import type { Copy } from "@/lib/copy/copy";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";

type ContractType = (typeof CONTRACT_TYPES)[number];

/** The form's current values; a name or type not yet given is "". */
export type UploadEntry = { file: File | null; name: string; type: string };
/** `guess`: the type is guessed from the text once it is read. */
export type ReadyUpload = { file: File; name: string; type: ContractType; guess?: true };
export type UploadProblems = { file?: string; name?: string; type?: string };

const CONTENT_TYPES: Record<DocumentKind, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain",
};

/** Validates a form. @returns the values to send, or the message for each invalid field. */
export function checkUpload(
  entry: UploadEntry,
  words: Copy["contracts"]["upload"],
): { ready: ReadyUpload } | { problems: UploadProblems } {
  const { file } = entry;
  const name = entry.name.trim();
  const type = CONTRACT_TYPES.find((known) => known === entry.type);
  const fileProblem = file ? problemOfFile(file, words) : words.fileRequired;
  const nameProblem = problemOfName(name, words);
  if (file && type && fileProblem === null && nameProblem === null) return { ready: { file, name, type } };
  return {
    problems: {
      ...(fileProblem === null ? {} : { file: fileProblem }),
      ...(nameProblem === null ? {} : { name: nameProblem }),
      ...(type ? {} : { type: words.typeRequired }),
    },
  };
}

/** Why a file can't be uploaded, or null. Checks the extension and size; the server checks the content. */
export function problemOfFile(file: File, words: Copy["contracts"]["upload"]): string | null {
  if (!kindByName(file.name)) return words.wrongFileType;
  if (file.size === 0) return words.fileEmpty;
  return file.size > MAX_FILE_BYTES ? words.fileTooLarge(fileSize(file.size, words)) : null;
}

function problemOfName(name: string, words: Copy["contracts"]["upload"]): string | null {
  if (name === "") return words.nameRequired;
  return name.length > MAX_NAME_CHARS ? words.nameTooLong(MAX_NAME_CHARS) : null;
}

/** The content type to upload with: the browser's, or by extension (systems without Word don't know .doc). */
export function guessContentType(file: File): string {
  const kind = kindByName(file.name);
  return file.type || (kind ? CONTENT_TYPES[kind] : "application/octet-stream");
}

/** A size for display; rounded up to a tenth, so that exceeding a limit shows. 1 KB is 1,024 bytes. */
export function fileSize(bytes: number, words: Copy["contracts"]["upload"]): string {
  const inTenths = (value: number) => Math.ceil(value * 10) / 10;
  if (bytes < 1024) return words.bytes(bytes);
  return bytes < 1024 * 1024 ? words.kilobytes(inTenths(bytes / 1024)) : words.megabytes(inTenths(bytes / 1024 / 1024));
}

function kindByName(fileName: string): DocumentKind | undefined {
  const ending = fileName.toLowerCase().split(".").at(-1);
  return fileName.includes(".") ? DOCUMENT_KINDS.find((kind) => kind === ending) : undefined;
}
