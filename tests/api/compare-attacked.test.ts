/** Attacks on comparing without an account; each beside the call that is allowed. */
import { strToU8, zipSync } from "fflate";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { MOST_WAITING, UPLOAD_MS } from "@/lib/compare/bounds";
import { takeFile } from "@/lib/compare/comparisons";
import { fileKey } from "@/lib/compare/file-keys";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { LIMITS } from "@/lib/access/limits";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret, secretHash } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import { withParts } from "@/lib/word/file/zip-parts";
import { resetDatabase } from "../support/database";
import { docxFiles, p } from "../unit/documents/extraction/docx-fixture";
import { announced, begun, compared, put, read, remove, reported, runJobs, start, type Sent } from "./compare-stage";

beforeEach(resetDatabase);

const text = (words: string, name = "lease.txt"): Sent => ({ name, bytes: strToU8(words) });
const TWO = { before: text("The rent is 100 dollars."), after: text("The rent is 900 dollars.") };

describe("a comparison is closed to", () => {
  test("whoever guesses one, in whatever form, and tells them nothing (B-45.1)", async () => {
    const { token } = await compared(TWO);
    const answers = new Set<string>();
    for (const guess of [newSecret(), secretHash(token), token.slice(1), `${token}A`, token.toLowerCase(), "%00"])
      for (const answer of [
        await read(guess),
        await reported(guess),
        await remove(guess),
        await put(guess, "before", TWO.before.bytes),
      ])
        answers.add(`${answer.status} ${await answer.text()}`);
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 .*comparisonNotFound/u);
    expect((await read(token)).status).toBe(200);
    expect(JSON.stringify(await db.fileComparison.findMany())).not.toContain(token);
  });

  test("everybody where the page is turned off (B-45.1)", async () => {
    const { token } = await compared(TWO);
    const settings = env as { PUBLIC_COMPARE: "on" | "off" };
    settings.PUBLIC_COMPARE = "off";
    onTestFinished(() => void (settings.PUBLIC_COMPARE = "on"));
    expect((await start(announced(TWO))).status).toBe(404);
    expect((await read(token)).status).toBe(404);
    settings.PUBLIC_COMPARE = "on";
    expect((await read(token)).status).toBe(200);
  });
});

describe("a flood", () => {
  test("from one address is stopped, other addresses go on (B-45.7)", async () => {
    const before = { RATE_LIMITS: env.RATE_LIMITS, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
    onTestFinished(() => void Object.assign(env, before));
    Object.assign(env, { RATE_LIMITS: "on", TRUSTED_PROXIES: 1 });
    vi.spyOn(clock, "now").mockImplementation(() => new Date("2030-01-01T12:00:00.000Z"));
    const from = (address: string) => start(announced(TWO), { "x-forwarded-for": address });
    const most = LIMITS.compare.address[0]?.max ?? 0;
    const statuses: number[] = [];
    for (let tries = 0; tries <= most; tries += 1) statuses.push((await from("203.0.113.7")).status);
    expect(statuses.slice(0, most)).toEqual(Array.from({ length: most }, () => 201));
    expect(statuses.at(-1)).toBe(429);
    expect((await from("198.51.100.9")).status).toBe(201);
  });

  test("from everywhere is stopped by what waits in total, and room comes back (B-45.7)", async () => {
    await begun(TWO);
    const row = await db.fileComparison.findFirstOrThrow();
    const many = Array.from({ length: MOST_WAITING - 1 }, (_, at) => ({
      ...row,
      id: `id-${at}`,
      filesId: `files-${at}`,
    }));
    await db.fileComparison.createMany({ data: many });
    const refused = await start(announced(TWO));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([503, true]);
    await db.fileComparison.deleteMany({ where: { id: "id-0" } });
    expect((await start(announced(TWO))).status).toBe(201);
  });

  test("of announcements without a file takes nobody's place; files that lie there do (B-45.7)", async () => {
    await begun(TWO);
    const { id, ...row } = await db.fileComparison.findFirstOrThrow();
    const large = { ...row, beforeBytes: MAX_FILE_BYTES, afterBytes: MAX_FILE_BYTES };
    const many = Array.from({ length: 25 }, (_, at) => ({ ...large, id: `id-${at}`, filesId: `files-${at}` }));
    await db.fileComparison.createMany({ data: many });
    expect((await start(announced(TWO))).status).toBe(201);
    await db.fileComparison.updateMany({ where: { id: { not: id } }, data: { hasBefore: true, hasAfter: true } });
    expect((await start(announced(TWO))).status).toBe(503);
    const createdAt = new Date(Date.now() - UPLOAD_MS - 1_000);
    await db.fileComparison.updateMany({ where: { id: { not: id } }, data: { createdAt } });
    expect((await start(announced(TWO))).status).toBe(201);
  });

  test("of files ends where too much lies there already, and no byte of one is read (B-45.7)", async () => {
    const token = await begun(TWO);
    const { id, ...row } = await db.fileComparison.findFirstOrThrow();
    const large = { ...row, beforeBytes: MAX_FILE_BYTES, afterBytes: MAX_FILE_BYTES, hasBefore: true, hasAfter: true };
    const many = Array.from({ length: 20 }, (_, at) => ({ ...large, id: `id-${at}`, filesId: `files-${at}` }));
    await db.fileComparison.createMany({ data: many });
    expect((await put(token, "before", TWO.before.bytes)).status).toBe(503);
    await db.fileComparison.deleteMany({ where: { id: { not: id } } });
    expect((await put(token, "before", TWO.before.bytes)).status).toBe(200);
  });

  test("of bytes ends at what was announced, and late or third files aren't taken (B-45.7)", async () => {
    const token = await begun(TWO);
    expect((await put(token, "before", strToU8("x".repeat(10_000)))).status).toBe(413);
    expect((await put(token, "before", TWO.before.bytes)).status).toBe(200);
    expect((await put(token, "after", TWO.after.bytes)).status).toBe(200);
    expect((await put(token, "after", TWO.after.bytes)).status).toBe(409);
    const late = await begun(TWO);
    await db.fileComparison.updateMany({ data: { createdAt: new Date(Date.now() - UPLOAD_MS - 1_000) } });
    expect((await put(late, "before", TWO.before.bytes)).status).toBe(409);
    expect((await start({ ...announced(TWO), before: { fileName: "big.docx", size: 26 * 1024 * 1024 } })).status).toBe(
      400,
    );
  });
});

test("a file that arrives after the comparing is over isn't kept (B-45.7)", async () => {
  const token = await begun(TWO);
  await put(token, "before", TWO.before.bytes);
  const { filesId } = await db.fileComparison.findFirstOrThrow();
  async function* slowly() {
    yield TWO.after.bytes;
    await put(token, "after", TWO.after.bytes);
    await runJobs();
  }
  const late = takeFile(token, "after", { pieces: slowly(), language: "en" });
  await expect(late).rejects.toMatchObject({ key: "comparisonStarted" });
  expect(await (await read(token)).json()).toMatchObject({ status: "ready", result: { outcome: "changed" } });
  for (const side of ["before", "after"] as const)
    expect(await storage.read(fileKey({ filesId }, side), MAX_FILE_BYTES)).toBeNull();
});

describe("a hostile file is refused with its own sentence", () => {
  const macros = {
    name: "lease.docx",
    bytes: zipSync({ ...docxFiles(p("Words.")), "word/vbaProject.bin": strToU8("x") }),
  };
  const bomb = () => {
    const large = Buffer.alloc(101 * 1024 * 1024, " ");
    const bytes = withParts(zipSync(docxFiles(p("Words."))), new Map([["word/document.xml", large]]));
    return { name: "bomb.docx", bytes };
  };
  const encrypted = () => {
    const bytes = new Uint8Array(2_048);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    return { name: "locked.docx", bytes };
  };
  test.each([
    ["with macros", () => macros, ["macrosRefused"]],
    ["that unpacks to more than fits", bomb, ["documentTooLarge"]],
    ["that is broken or locked", encrypted, ["corruptDocument", "encryptedDocument", "unsupportedType"]],
    [
      "that is no document",
      () => ({ name: "x.docx", bytes: new Uint8Array([1, 2, 3, 0, 0xff]) }),
      ["unsupportedType", "corruptDocument"],
    ],
  ] as const)("%s (B-45.2)", { timeout: 180_000 }, async (_, make, codes) => {
    const { view } = await compared({ before: TWO.before, after: make() });
    expect(view).toMatchObject({ status: "failed", result: null, problem: { side: "after" } });
    expect(codes).toContain(view.problem?.code);
    expect(view.problem?.message).toMatch(/\p{L}{3}/u);
    expect((await compared(TWO)).view.status).toBe("ready");
  });
});

test("file names and texts are shown as they are, never as markup (B-45.8)", async () => {
  const evil = `<img src=x onerror=alert(1)>"'&</title><script>alert(2)</script>`;
  const { token } = await compared({
    before: text(`The rent is 100 dollars, said the Landlord to the Tenant.`, `${evil}.txt`),
    after: text(`The rent is ${evil} 900 dollars, said the Landlord to the Tenant.`, "after.txt"),
  });
  const html = await (await reported(token)).text();
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toMatch(/<(?:img|script)/u);
  expect(html.match(/<title>/gu)).toHaveLength(1);
});
