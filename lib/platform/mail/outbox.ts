import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { clock } from "../clock";
import { log } from "../log";
import type { Mailer, Attachment, Letter } from "./port";

/** Writes each letter as an `.eml` file in a folder and logs its name: for installations without a mail service. */
export function outboxMailer(folder: string, from: string): Mailer {
  return {
    carrier: "outbox",
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${letter.id}.eml`);
      await writeFile(file, emlOf(letter, { from, at: clock.now() }), { mode: 0o600 });
      log.info("mail.in-outbox", { file, subject: letter.subject });
    },
  };
}

/** RFC 5322, MIME. Anything beyond ASCII is base64; line ends in a header can't start another field. */
function emlOf(letter: Letter, { from, at }: { from: string; at: Date }): string {
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(letter.to)}`,
    ...(letter.replyTo === undefined ? [] : [`Reply-To: ${oneLine(letter.replyTo)}`]),
    `Subject: ${encodedWords(letter.subject)}`,
    `Date: ${at.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${letter.id}@contract-manager.local>`,
    "MIME-Version: 1.0",
    ...(letter.attachments?.length ? mixed(letter, letter.attachments) : alternative(letter)),
    "",
  ].join("\r\n");
}

function mixed(letter: Letter, attachments: readonly Attachment[]): string[] {
  const boundary = `file-${letter.id}`;
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    ...alternative(letter),
    ...attachments.flatMap(({ fileName, contentType, bytes }) => [
      `--${boundary}`,
      `Content-Type: ${oneLine(contentType)}`,
      "Content-Transfer-Encoding: base64",
      `Content-Disposition: attachment;\r\n filename*=UTF-8''${encodedName(fileName)}`,
      "",
      wrapped(bytes),
    ]),
    `--${boundary}--`,
  ];
}

/** The same content as text and as HTML. */
function alternative({ id, text, html }: Letter): string[] {
  const boundary = `part-${id}`;
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    wrapped(Buffer.from(body)),
  ];
  return [
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...part("text/plain", text),
    ...part("text/html", html),
    `--${boundary}--`,
  ];
}

function wrapped(bytes: Uint8Array): string {
  const encoded = Buffer.from(bytes).toString("base64");
  return (encoded.match(/.{1,76}/g) ?? []).join("\r\n");
}

/** RFC 2231. */
function encodedName(fileName: string): string {
  return encodeURIComponent(oneLine(fileName).toWellFormed()).replace(/['()*]/g, (letter) => {
    return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, " ");
}

/** RFC 2047: an encoded word holds at most 75 characters, so about 15 letters of any script each. */
function encodedWords(value: string): string {
  const letters = Array.from(oneLine(value));
  const words: string[] = [];
  for (let index = 0; index < letters.length; index += 15)
    words.push(`=?utf-8?B?${Buffer.from(letters.slice(index, index + 15).join("")).toString("base64")}?=`);
  return words.join("\r\n ");
}
