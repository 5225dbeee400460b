/** Where the head of a mail ends, and how much of it is looked at at all. */
import { describe, expect, test } from "vitest";
import { headIn, MAX_HEAD_BYTES } from "@/lib/workers/mail/head";
import { readHead } from "@/lib/workers/mail/read-mail";

const bytes = (text: string) => new TextEncoder().encode(text);
const cut = (text: string) => {
  const head = headIn(bytes(text));
  return head && new TextDecoder().decode(head);
};
const SERVER = "mx.contracts.example";
const PROOF = `Authentication-Results: ${SERVER}; dmarc=pass header.from=client.example`;
const FROM = "From: Ann <ann@client.example>";
const read = (lines: readonly string[]) => readHead(bytes(`${lines.join("\r\n")}\r\n\r\nHello.\r\n`), SERVER);

describe("the head ends at the first blank line (B-42.6)", () => {
  test.each([
    ["CRLF", "A: 1\r\nB: 2\r\n\r\nC: 3\r\n\r\n", "A: 1\r\nB: 2\r\n"],
    ["bare line feeds", "A: 1\nB: 2\n\nC: 3\n", "A: 1\nB: 2\n"],
    ["mixed", "A: 1\n\r\nC: 3", "A: 1\n"],
    ["no body", "A: 1\r\nB: 2\r\n", "A: 1\r\nB: 2\r\n"],
    ["a line of blanks belongs to the header before it", "A: 1\r\n \r\nB: 2\r\n\r\nC", "A: 1\r\n \r\nB: 2\r\n"],
    ["nothing before it", "\r\nA: 1\r\n", ""],
  ])("%s", (_what, mail, head) => expect(cut(mail)).toBe(head));

  test("a body of any size costs nothing: what follows the blank line isn't looked at", () => {
    const mail = new Uint8Array(20_000_000);
    mail.set(bytes("A: 1\r\n\r\n"));
    expect(headIn(mail)).toHaveLength(6);
  });

  test.each([
    ["one header of 5 MB", `A: ${"x".repeat(5_000_000)}\r\n\r\n`],
    ["one folded header of 5 MB", `A: x\r\n${" x\r\n".repeat(1_250_000)}\r\n`],
    ["100,000 headers", `${"A: 1\r\n".repeat(100_000)}\r\n`],
    ["100,000 empty lines of blanks and tabs", `A: 1\r\n${"\t\r\n".repeat(100_000)}\r\n`],
    ["1,001 headers", `${"A: 1\r\n".repeat(1_001)}\r\n`],
    ["a head that doesn't end", "x".repeat(MAX_HEAD_BYTES + 1)],
  ])("%s: no head at all", (_what, mail) => expect(headIn(bytes(mail))).toBeNull());

  test("1,000 headers and 256 KB are still a head", () => {
    expect(cut(`${"A: 1\r\n".repeat(1_000)}\r\n`)).toHaveLength(6_000);
    expect(headIn(bytes(`A: ${"x".repeat(MAX_HEAD_BYTES - 5)}\r\n\r\n`))).toHaveLength(MAX_HEAD_BYTES);
  });
});

describe("who sent it is read from the head alone (B-42.3)", () => {
  test("folded headers, of the server and of the sender", async () => {
    const folded = [`Authentication-Results: ${SERVER};`, "\tdmarc=pass", " header.from=client.example"];
    const head = await read([...folded, "From: Ann", " <ann@client.example>", "Subject: A", " lease"]);
    expect(head).toMatchObject({ sender: "ann@client.example", isProven: true, subject: "A lease" });
  });

  test("of two findings the topmost counts, whichever is better", async () => {
    const failed = PROOF.replace("pass", "fail");
    expect(await read([PROOF, failed, FROM])).toMatchObject({ isProven: true });
    expect(await read([failed, PROOF, FROM])).toMatchObject({ isProven: false });
    expect(await read([PROOF.replace(SERVER, "mx.evil.example"), PROOF, FROM])).toMatchObject({ isProven: false });
  });

  test("findings that the sender wrote into the text, or folded into another header, prove nothing", async () => {
    expect(await read([FROM, "", PROOF])).toMatchObject({ sender: "ann@client.example", isProven: false });
    expect(await read([`X-Note: x\r\n ${PROOF}`, FROM])).toMatchObject({ isProven: false });
    expect(await read([PROOF, FROM])).toMatchObject({ isProven: true });
  });

  test.each(["multipart/mixed; boundary=b", "application/pdf", "message/rfc822", "multipart/report"])(
    "a head that says %s ends without the rest",
    async (type) => expect(await read([PROOF, FROM, `Content-Type: ${type}`])).toMatchObject({ isProven: true }),
  );
});
