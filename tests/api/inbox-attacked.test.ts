/** Mail that comes in, by those who mean no good: forged senders, loops, bombs, floods and repeats. */
import { zipSync } from "fflate";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  allMails,
  arrived,
  contractsOf,
  deliver,
  INBOX,
  lastMail,
  lettersTo,
  listOf,
  mailedLease,
  mailOf,
  OTHER_SIDE,
  proof,
  type Written,
} from "./inbox-stage";
import { MAIL_RATES } from "@/lib/inbox/bounds";
import { isWithin } from "@/lib/inbox/sender";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { changeSignInRules } from "@/lib/people/accounts/second-factor/sign-in-rules";
import { env } from "@/lib/platform/env";
import { withParts } from "@/lib/word/file/zip-parts";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { docxFiles, p } from "../unit/documents/extraction/docx-fixture";
import { ORIGINAL } from "./rounds-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  await db.user.update({ where: { id: owner.actor.userId }, data: { defaultLanguage: "en" } });
});
const LEASE = [{ filename: "lease.docx", content: ORIGINAL }];
const SERVER = "mx.contracts.example";

/** Nothing came of it, and nobody was answered. */
async function expectSilence(reason: string): Promise<void> {
  const nothing = { fileId: null, parts: [], subject: "", sender: "", messageKey: null };
  expect(await lastMail()).toMatchObject({ state: "refused", reason, ...nothing });
  expect(await db.outgoingMail.count({ where: { kind: "notice" } })).toBe(0);
}

describe("a sender is believed only as far as our own mail server proves it (B-42.3)", () => {
  const forged: Record<string, (from: string) => Partial<Written>> = {
    "without any findings": () => ({ received: [] }),
    "with findings of another server": (from) => ({ received: [proof(from).replace(SERVER, "mx.evil.example")] }),
    "with findings of theirs below ours": (from) => ({
      received: [`Authentication-Results: ${SERVER}; dmarc=fail header.from=x.example`, proof(from)],
    }),
    "with SPF alone": () => ({ received: [`Authentication-Results: ${SERVER}; spf=pass smtp.mailfrom=example.com`] }),
    "proven for another domain": () => ({
      received: [`Authentication-Results: ${SERVER}; dmarc=pass header.from=evil.example`],
    }),
    "with a finding inside the envelope's quotes": (from) => ({
      received: [
        `Authentication-Results: ${SERVER}; spf=pass smtp.mailfrom="x; ${proof(from).split("; ")[2] ?? ""} "@evil.example`,
      ],
    }),
    "with a second From": (from) => ({ received: [`From: someone@evil.example`, proof(from)] }),
    "with the address only as a name": (from) => ({ from: `"${from}" <x@evil.example>`, received: [proof(from)] }),
  };
  test.each(Object.entries(forged))("%s: nothing is taken in, nobody is answered", async (_how, change) => {
    await arrived({ from: owner.email, files: LEASE, ...change(owner.email) });
    await expectSilence("unproven");
    await arrived({ from: owner.email, files: LEASE });
    expect(await contractsOf(owner)).toHaveLength(1);
  });

  test("an address that its account hasn't proven is a stranger's; once proven it is theirs", async () => {
    await db.user.update({ where: { id: owner.actor.userId }, data: { emailVerifiedAt: null } });
    await arrived({ from: owner.email, files: LEASE });
    await expectSilence("stranger");
    await db.user.update({ where: { id: owner.actor.userId }, data: { emailVerifiedAt: new Date() } });
    await arrived({ from: owner.email, files: LEASE });
    expect(await contractsOf(owner)).toHaveLength(1);
  });

  test("a stranger with our file, or with a round's address, gets nowhere; the recipient does", async () => {
    const lease = await mailedLease(owner);
    const files = [{ filename: "lease.docx", content: lease.bytes }];
    for (const to of [INBOX, lease.toInbox]) {
      await arrived({ from: "stranger@else.example", to, files });
      await expectSilence("stranger");
    }
    await arrived({ from: "stranger@else.example", to: lease.toInbox, text: "Let me in." });
    await expectSilence("stranger");
    expect(await lease.rounds()).toHaveLength(1);
    await arrived({ to: lease.toInbox, files });
    expect(await lease.rounds()).toHaveLength(2);
  });

  test("somebody with an account and a round's address that isn't theirs can't tell it from one that never was", async () => {
    const lease = await mailedLease(owner);
    const other = await person("Other");
    for (const to of [lease.toInbox, INBOX.replace("@", "+never-was@")])
      await arrived({ from: other.email, to, text: "Hello." });
    const [first, second] = await listOf(other);
    expect(first?.parts).toEqual(second?.parts);
    expect(first?.parts).toMatchObject([{ became: "refused", reason: "noContract", contractId: null }]);
  });
});

describe("programs are never answered (B-42.6)", () => {
  test.each([
    ["Auto-Submitted", "auto-replied"],
    ["Precedence", "bulk"],
    ["List-Id", "<news.example>"],
    ["List-Unsubscribe", "<mailto:x@news.example>"],
    ["Return-Path", "<>"],
  ])("%s: %s", async (name, value) => {
    await deliver(Buffer.concat([Buffer.from(`${name}: ${value}\r\n`), await mailOf({ from: owner.email })]));
    await expectSilence("automatic");
    await deliver(Buffer.concat([Buffer.from("Auto-Submitted: no\r\n"), await mailOf({ from: owner.email })]));
    expect(await lettersTo(owner.email)).toHaveLength(1);
  });

  test("our own letters coming back are dropped", async () => {
    await arrived({ from: INBOX, text: "To myself" });
    await expectSilence("automatic");
  });

  test("spam, as the mail server marks it", async () => {
    await deliver(
      Buffer.concat([Buffer.from("X-Spam-Flag: YES\r\n"), await mailOf({ from: owner.email, files: LEASE })]),
    );
    await expectSilence("spam");
  });
});

describe("the same message again (B-42.2)", () => {
  test("by another way, with the same Message-ID: taken once; its sender forged, it uses up nothing", async () => {
    const written = { from: owner.email, files: LEASE, messageId: "<same@mail.example>" };
    await arrived({ ...written, received: [] });
    await expectSilence("unproven");
    await arrived(written);
    await arrived({ ...written, received: [proof(owner.email), "Received: by another.example"] });
    await expectSilence("repeated");
    expect(await contractsOf(owner)).toHaveLength(1);
    expect(await allMails()).toHaveLength(3);
  });
});

describe("files that aren't what they say (B-42.7)", () => {
  const parts = docxFiles(p("The rent is 100 dollars."));
  const bomb = withParts(zipSync(parts), new Map([["word/media/zeros.bin", new Uint8Array(120 * 1024 * 1024)]]));
  const harmful: [string, Uint8Array | string, string][] = [
    ["macros.docx", zipSync({ ...parts, "word/vbaProject.bin": new Uint8Array([1]) }), "macrosRefused"],
    ["bomb.docx", bomb, "documentTooLarge"],
    ["program.pdf", "MZ\u0090\0\u0003\0\0\0\u0004\0", "unsupportedType"],
    ["lease.docx.exe", ORIGINAL, "unsupportedType"],
    ["broken.docx", ORIGINAL.slice(0, ORIGINAL.length - 60), "corruptDocument"],
    ["empty.txt", "", "emptyDocument"],
  ];
  test.each(harmful)("%s is refused, with a letter that names it and says why", async (filename, content, reason) => {
    await arrived({ from: owner.email, files: [{ filename, content }, ...LEASE] });
    expect((await lastMail()).parts).toMatchObject([{ became: "refused", reason }, { became: "draft" }]);
    const [letter, ...others] = await lettersTo(owner.email);
    expect(letter?.text).toContain(`${filename}: `);
    expect(others).toEqual([]);
  });

  test("a name can't hide its end, name a folder, or put a line into a letter", async () => {
    const names = ["../../etc/pass\u202efdp.docx", "C:\\temp\\lease.docx", 'a"\r\nBcc: x@evil.example\r\n.docx'];
    for (const filename of names) await arrived({ from: owner.email, files: [{ filename, content: ORIGINAL }] });
    const found = (await contractsOf(owner)).map(({ name }) => name);
    expect(found).toHaveLength(3);
    for (const name of found) expect(name).not.toMatch(/[/\\\p{Cc}\u202e]/u);
  });

  test("what is nested inside is only a file; its sender is nobody's (B-42.3)", async () => {
    const inner = await mailOf({ from: owner.email, files: LEASE });
    await arrived({
      from: "x@evil.example",
      files: [{ filename: "fwd.eml", content: inner, contentType: "message/rfc822" }],
    });
    await expectSilence("stranger");
    let nested = await mailOf({ from: owner.email, text: "core" });
    for (let depth = 0; depth < 60; depth += 1)
      nested = Buffer.concat([Buffer.from(`From: a@b.example\r\nContent-Type: message/rfc822\r\n\r\n`), nested]);
    await arrived({
      from: owner.email,
      files: [{ filename: "deep.eml", content: nested, contentType: "message/rfc822" }],
    });
    expect(await lastMail()).toMatchObject({ endedAt: expect.any(Date) });
  });
});

describe("too much at once (B-42.6)", () => {
  test("a mail larger than 36 MB: its head alone is fetched, and a known sender is told", async () => {
    await deliver(await mailOf({ from: owner.email }), { isCut: true });
    expect(await lastMail()).toMatchObject({ state: "refused", reason: "tooLarge" });
    expect((await lettersTo(owner.email))[0]?.text).toContain("larger than 36 MB");
  });

  test("a mail that can't be taken apart: its head alone is read, and whoever answers a round is told (B-42.7)", async () => {
    const lease = await mailedLease(owner);
    const whole = (await mailOf({ to: lease.toInbox })).toString().replace("text/plain", "multipart/mixed; boundary=b");
    const head = whole.slice(0, whole.indexOf("\r\n\r\n") + 4);
    const broken = Buffer.from(`${head}--b\r\nX-Long: ${"a".repeat(3_000_000)}\r\n\r\nHello.\r\n--b--\r\n`);
    await deliver(broken);
    expect(await lastMail()).toMatchObject({ state: "refused", reason: "unreadable", userId: owner.actor.userId });
    expect(await lettersTo(OTHER_SIDE)).toHaveLength(2); // the round, and this
    await deliver(await mailOf({ to: lease.toInbox, text: "Then in plain words." }));
    expect(await lastMail()).toMatchObject({ state: "done" });
  });

  test("more than 20 files: the rest is refused, and said so", async () => {
    const files = Array.from({ length: 23 }, (_, at) => ({ filename: `${at}.bin`, content: "x" }));
    await arrived({ from: owner.email, files: [...files.slice(0, 20), ...files.slice(20)] });
    expect((await lastMail()).parts.at(-1)).toMatchObject({ became: "refused", reason: "tooManyFiles" });
    expect((await lastMail()).parts).toHaveLength(21);
  });

  test("a flood: 60 mails an hour of one sender are looked at, and five letters answer them", async () => {
    vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-20T10:10:00Z")); // in one window of an hour
    env.RATE_LIMITS = "on";
    for (let count = 0; count < 57; count += 1) await isWithin(`mail-in:${owner.email}`, MAIL_RATES);
    for (let count = 0; count < 5; count += 1) await arrived({ from: owner.email, text: `${count}` });
    expect((await allMails()).map(({ reason }) => reason).sort()).toEqual(["", "", "", "tooMany", "tooMany"]);
    await arrived({ from: owner.email, text: "one more" });
    expect(await lettersTo(owner.email)).toHaveLength(5);
    vi.spyOn(clock, "now").mockReturnValue(new Date("2026-11-20T11:10:00Z"));
    await arrived({ from: owner.email, files: LEASE });
    env.RATE_LIMITS = "off";
    expect(await db.contract.count()).toBe(1);
  });

  test("somebody held back until they have a second factor is held back here too (B-42.3)", async () => {
    const admin = { ...owner.actor, systemRole: "admin" as const };
    await changeSignInRules(admin, { secondFactorRequired: "everybody" });
    await arrived({ from: owner.email, files: LEASE });
    expect(await lastMail()).toMatchObject({ reason: "noSecondFactor" });
    expect(await db.contract.count()).toBe(0);
    await changeSignInRules(admin, { secondFactorRequired: "nobody" });
    await arrived({ from: owner.email, files: LEASE });
    expect(await db.contract.count()).toBe(1);
  });
});
