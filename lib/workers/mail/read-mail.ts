/** A mail as its parts. The one file that knows the mail parser. Runs in a thread. */
import { MailParser, type AddressObject, type AttachmentStream, type HeaderLines, type Headers } from "mailparser";
import { MAX_INFLATED_BYTES, UnreadableDocument, type UnreadableReason } from "@/lib/documents/extraction/document";
import { readDirectory } from "@/lib/documents/extraction/docx/zip-directory";
import { lettersNamedIn } from "@/lib/platform/mail/letter-id";
import { WordFile } from "@/lib/word/file/word-file";
import { identifierIn, type Identifier } from "@/lib/word/identifier";
import { readDocument } from "@/lib/workers/read-document";
import { headIn } from "./head";
import { noteIn } from "./note-text";
import { isProven } from "./proof";

export type MailAsked = {
  /** The server whose findings about senders are believed; null believes none. */
  authserv: string | null;
  most: { files: number; fileBytes: number; noteChars: number };
};
export type ReadFile = {
  fileName: string;
  bytes: Uint8Array;
  /** Of which version it was made, as the file itself says. */
  marker: Identifier | null;
  /** Why it is not taken. */
  problem: UnreadableReason | "macrosRefused" | "fileTooLarge" | null;
};
/** What its head alone says. */
export type MailHead = {
  messageId: string;
  /** The one address in From; '' where there is none, or more. */
  sender: string;
  isProven: boolean;
  isAutomatic: boolean;
  isSpam: boolean;
  /** To whom, as the head says. */
  to: string[];
  /** Letters of ours that it says to answer: the last one first. */
  answers: string[];
  subject: string;
};
export type ReadMail = MailHead & {
  note: string;
  files: ReadFile[];
  /** Files beyond the most that are taken. */
  filesLeftOut: number;
};

const MAX_HTML_CHARS = 1_000_000;
const MAX_SUBJECT_CHARS = 200;
const MAX_NAME_CHARS = 255;
const MOST_ADDRESSES = 100;
/** A long exchange about one contract has a dozen letters. */
const MOST_ANSWERED = 20;
/** Beside the contract, not of it: signatures, business cards, invitations to meetings. */
const BESIDES = /^(application\/(x-)?(pkcs7-signature|pgp-signature|pgp-keys)|text\/(calendar|(x-)?vcard))$/i;
const CONTROLS = /\p{Cc}+/gu;

const newParser = () =>
  new MailParser({ maxHtmlLengthToParse: MAX_HTML_CHARS, skipTextToHtml: true, skipImageLinks: true });

/**
 * Reads no more of a mail than its head, as `headIn` cuts it. @param authserv as in `MailAsked`
 * @throws what the parser throws for bytes that are no head
 */
export async function readHead(bytes: Uint8Array, authserv: MailAsked["authserv"]): Promise<MailHead> {
  const head = headIn(bytes);
  if (!head) throw new Error("the head is too long");
  const parser = newParser();
  parser.end(Buffer.from(head));
  for await (const part of parser) if (part.type === "attachment") await skipped(part as AttachmentStream);
  if (!parser.headers || !parser.headerLines) throw new Error("a mail without a head");
  return factsIn(parser.headers, parser.headerLines, authserv);
}

/** The whole mail. @throws what the parser throws for bytes that are no mail */
export async function readMail(bytes: Uint8Array, asked: MailAsked): Promise<ReadMail> {
  const head = await readHead(bytes, asked.authserv);
  const parser = newParser();
  let note = "";
  let filesLeftOut = 0;
  const files: ReadFile[] = [];
  parser.end(Buffer.from(bytes));
  for await (const part of parser) {
    if (part.type === "text") note = noteIn(String(part.text ?? ""), asked.most.noteChars);
    else if (files.length >= asked.most.files) filesLeftOut += await skipped(part as AttachmentStream);
    else {
      const file = await readFile(part as AttachmentStream, asked.most.fileBytes);
      if (file) files.push(file);
    }
  }
  return { ...head, note, files, filesLeftOut };
}

function factsIn(headers: Headers, lines: HeaderLines, authserv: MailAsked["authserv"]): MailHead {
  const values = (key: string) => lines.filter((line) => line.key === key).map(({ line }) => unfolded(line));
  const first = (key: string) => (values(key)[0] ?? "").toLowerCase();
  const from = values("from").length === 1 ? addressesIn(headers.get("from")) : [];
  const sender = from.length === 1 ? (from[0] ?? "") : "";
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const findings = values("authentication-results")[0];
  return {
    messageId: (values("message-id")[0] ?? "").slice(0, 1_000),
    sender,
    isProven: sender !== "" && authserv !== null && findings !== undefined && isProven(findings, { authserv, domain }),
    isAutomatic:
      !["", "no"].includes(first("auto-submitted")) ||
      /^(bulk|list|junk|auto_reply)/.test(first("precedence")) ||
      ["list-id", "list-unsubscribe", "x-autoreply", "x-autorespond"].some((key) => values(key).length > 0) ||
      values("return-path").some((path) => path === "<>") ||
      first("content-type").startsWith("multipart/report"),
    isSpam: /^yes/.test(first("x-spam-flag")) || /^yes/.test(first("x-spam-status")),
    to: ["to", "cc", "delivered-to", "x-original-to"]
      .flatMap((key) => [...addressesIn(headers.get(key)), ...values(key).filter((one) => /^\S+@\S+$/.test(one))])
      .map((address) => address.toLowerCase())
      .slice(0, MOST_ADDRESSES),
    answers: [...new Set([...lettersIn(values("in-reply-to")), ...lettersIn(values("references")).reverse()])].slice(
      0,
      MOST_ANSWERED,
    ),
    subject: String(headers.get("subject") ?? "")
      .replace(CONTROLS, " ")
      .trim()
      .slice(0, MAX_SUBJECT_CHARS)
      .toWellFormed(),
  };
}

const lettersIn = (lines: readonly string[]) => lines.flatMap(lettersNamedIn);

/** Without its name. */
function unfolded(line: string): string {
  return line
    .slice(line.indexOf(":") + 1)
    .replace(/\r?\n/g, " ")
    .trim();
}

/** In small letters; what isn't one plain address is left out. */
function addressesIn(value: unknown): string[] {
  const objects = (Array.isArray(value) ? value : [value]) as (AddressObject | undefined)[];
  return objects
    .flatMap((one) => (typeof one === "object" && Array.isArray(one?.value) ? one.value : []))
    .flatMap(({ address, group }) => (group || !address ? [] : [address.toLowerCase()]))
    .filter((address) => /^[^\s"<>(),:;@\\]{1,64}@[^\s"<>(),:;@\\]{1,255}$/.test(address));
}

async function skipped(part: AttachmentStream): Promise<number> {
  for await (const piece of part.content as AsyncIterable<Buffer>) void piece; // reading on is what frees the parser
  part.release?.();
  return isBesides(part) ? 0 : 1;
}

function isBesides({ contentType, contentDisposition, related }: AttachmentStream): boolean {
  return BESIDES.test(contentType) || (/^image\//i.test(contentType) && (related || contentDisposition === "inline"));
}

/** Null for what is beside the contract. The type that the mail states is not believed. */
async function readFile(part: AttachmentStream, most: number): Promise<ReadFile | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of part.content as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size <= most) pieces.push(piece);
  }
  part.release?.();
  if (isBesides(part)) return null;
  const fileName = safeName(part.filename ?? (part.contentType === "message/rfc822" ? "mail.eml" : ""));
  if (size > most) return { fileName, bytes: new Uint8Array(), marker: null, problem: "fileTooLarge" };
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { fileName, bytes, ...(await checked(bytes, fileName)) };
}

/** Without folders and letters that can't be printed; the end, with the extension, stays. */
function safeName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  return last.replace(CONTROLS, " ").trim().slice(-MAX_NAME_CHARS).toWellFormed() || "file";
}

/** A Word file is read whole, so that a bomb is refused here with a message and not later without one. */
async function checked(bytes: Uint8Array, fileName: string): Promise<Pick<ReadFile, "marker" | "problem">> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return { marker: null, problem: null };
  try {
    const { records } = readDirectory(bytes);
    if (records.some(({ name }) => /vba(?:Project|Data)/i.test(name)))
      return { marker: null, problem: "macrosRefused" };
    if (records.reduce((sum, { inflatedBytes }) => sum + inflatedBytes, 0) > MAX_INFLATED_BYTES)
      return { marker: null, problem: "documentTooLarge" };
    await readDocument(bytes, fileName);
    return { marker: identifierIn(new WordFile(bytes)), problem: null };
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return { marker: null, problem: cause.reason };
    throw cause;
  }
}
