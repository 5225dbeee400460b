import type { Letter } from "./port";

/** RFC 5322, MIME. Beyond ASCII all is base64; a line end in a header begins no other field. */
export function emlOf(letter: Letter, { from, at }: { from: string; at: Date }): string {
  const boundary = `part-${letter.id}`;
  const part = (type: string, body: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      "Content-Transfer-Encoding: base64",
      "",
      wrapped(body),
    ].join("\r\n");
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(letter.to)}`,
    `Subject: ${encodedWords(letter.subject)}`,
    `Date: ${at.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${letter.id}@contract-manager.local>`,
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    part("text/plain", letter.text),
    part("text/html", letter.html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

function wrapped(body: string): string {
  return Buffer.from(body)
    .toString("base64")
    .replace(/(.{76})(?=.)/g, "$1\r\n");
}

function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, " ");
}

/** RFC 2047: an encoded word holds at most 75 characters, so some 15 letters of any script each. */
function encodedWords(value: string): string {
  const letters = Array.from(oneLine(value));
  const words: string[] = [];
  for (let index = 0; index < letters.length; index += 15)
    words.push(`=?utf-8?B?${Buffer.from(letters.slice(index, index + 15).join("")).toString("base64")}?=`);
  return words.join("\r\n ");
}
