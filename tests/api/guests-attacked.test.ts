/** Attacks on guests' links; each beside the call that is allowed. */
import { zipSync, strToU8 } from "fflate";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { GET as audit } from "@/app/api/contracts/[contractId]/activity/route";
import { GET as commentList } from "@/app/api/contracts/[contractId]/comments/route";
import { DELETE as trash, GET as contractCall } from "@/app/api/contracts/[contractId]/route";
import { GET as rounds } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as undelete } from "@/app/api/contracts/[contractId]/undelete/route";
import { GET as versions } from "@/app/api/contracts/[contractId]/versions/route";
import { GET as content } from "@/app/api/files/[fileId]/content/route";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newSecret } from "@/lib/platform/ids";
import { clock } from "@/lib/platform/clock";
import { requireCodeOfLink } from "@/lib/access/limit-counts";
import type { AuditEventDto } from "@/lib/audit/schema";
import { call } from "../support/api";
import { withParts } from "@/lib/word/file/zip-parts";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { docxFiles, p, run } from "../unit/documents/extraction/docx-fixture";
import { guestWith, secretOf, sendLease } from "./guests-stage";
import { del, ins, RETURNED } from "./rounds-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof sendLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await sendLease(owner);
});

const RENT = { start: 0, before: "The rent is 100 dollars a month.", after: "The rent is 90 dollars a month." };
const CLOSED = { code: "guestLinkNotFound", message: expect.stringContaining("isn't open") };

async function expectClosed(token: string, pass?: string) {
  const guest = guestWith(token, pass);
  for (const answer of [
    await guest.view(),
    await guest.file(),
    await guest.reply({ changes: [RENT] }),
    await guest.returnFile(RETURNED),
  ]) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(CLOSED);
  }
}

describe("a link is closed to", () => {
  test("whoever guesses one, in whatever form (B-41.2)", async () => {
    const made = await lease.made();
    const token = secretOf(made);
    for (const guess of [newSecret(), made.id, token.slice(1), `${token}A`, token.toLowerCase(), "%00", lease.roundId])
      await expectClosed(guess);
    expect((await guestWith(token).view()).status).toBe(200);
  });

  test("everybody once it is revoked, from the very next request on (B-41.3)", async () => {
    const made = await lease.made();
    const guest = guestWith(secretOf(made));
    expect((await guest.view()).status).toBe(200);
    expect((await lease.revoke(made.id)).status).toBe(204);
    expect((await lease.revoke(made.id)).status).toBe(204);
    await expectClosed(secretOf(made));
    expect((await lease.links()).map(({ state }) => state)).toEqual(["revoked"]);
  });

  test("everybody once it has expired, and nobody makes one for longer than 90 days (B-41.1)", async () => {
    expect((await lease.making({ days: 91 })).status).toBe(400);
    const made = await lease.made({ days: 90 });
    await db.guestLink.updateMany({ data: { expiresAt: new Date(clock.now().getTime() - 1) } });
    await expectClosed(secretOf(made));
    expect((await lease.links()).map(({ state }) => state)).toEqual(["expired"]);
  });

  test("everybody once its round is over: decided, followed by another, signed or deleted (B-41.3)", async () => {
    const token = secretOf(await lease.made());
    const guest = guestWith(token);
    await guest.reply({ changes: [RENT] });
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect((await guest.view()).status).toBe(200);
    const [change] = await lease.changes(round?.id ?? "");
    await lease.decide(round?.id ?? "", { reject: [change?.id], baseVersionId: lease.sentVersionId });
    await expectClosed(token);
    expect((await lease.links()).map(({ state }) => state)).toEqual(["ended"]);
    await db.roundDecision.deleteMany();
    expect((await guest.view()).status).toBe(200);
    await db.contract.updateMany({ data: { signedOn: "2026-11-26" } });
    await expectClosed(token);
    await db.contract.updateMany({ data: { signedOn: null } });
    expect((await guest.view()).status).toBe(200);
    await lease.sendAgain();
    await expectClosed(token);
  });

  test("everybody once the contract was in the trash, also when it comes back (B-41.3)", async () => {
    const token = secretOf(await lease.made());
    expect((await guestWith(token).view()).status).toBe(200);
    const params = { contractId: lease.contractId };
    expect((await call(trash, { method: "DELETE", params, token: owner.token })).status).toBe(204);
    await expectClosed(token);
    expect((await call(undelete, { method: "POST", params, token: owner.token })).status).toBe(200);
    await expectClosed(token);
    expect((await lease.links()).map(({ state }) => state)).toEqual(["revoked"]);
    expect((await guestWith(secretOf(await lease.made())).view()).status).toBe(200);
  });

  test("everybody once its maker may not send any more, and open again with their part (B-41.3)", async () => {
    const manager = await person("Manager");
    await join(lease.contractId, manager, "manager");
    const token = secretOf(await (await lease.making({}, manager.token)).json());
    expect((await guestWith(token).view()).status).toBe(200);
    await db.collaborator.updateMany({ where: { userId: manager.actor.userId }, data: { role: "reviewer" } });
    await expectClosed(token);
    expect((await lease.links()).map(({ state }) => state)).toEqual(["ended"]);
    await db.collaborator.updateMany({ where: { userId: manager.actor.userId }, data: { role: "manager" } });
    expect((await guestWith(token).view()).status).toBe(200);
    await db.user.delete({ where: { id: manager.actor.userId } });
    await expectClosed(token);
  });
});

test("whoever signed up with another's address makes no link that would outlive its proof (B-3.6, B-41.1)", async () => {
  const impostor = await person("Impostor", "user", { isProven: false });
  const own = await sendLease(impostor);
  const refused = await own.making();
  expect([refused.status, (await refused.json()).code]).toEqual([403, "addressUnproven"]);
  await db.user.update({ where: { id: impostor.actor.userId }, data: { emailVerifiedAt: clock.now() } });
  expect((await own.making()).status).toBe(201);
});

describe("whoever has a link", () => {
  test("opens nothing else by it: not as a token, and no other id (B-41.4)", async () => {
    const made = await lease.made();
    const token = secretOf(made);
    const { contractId } = lease;
    const { fileId } = await db.round.findUniqueOrThrow({ where: { id: lease.roundId } });
    for (const [handler, params] of [
      [contractCall, { contractId }],
      [versions, { contractId }],
      [commentList, { contractId }],
      [rounds, { contractId }],
      [audit, { contractId }],
      [content, { fileId: fileId ?? "" }],
    ] as const)
      expect((await call(handler, { params: { ...params }, token })).status).toBe(401);
    expect((await call(contractCall, { params: { contractId }, token: owner.token })).status).toBe(200);
  });

  test("of one round can't reply to another", async () => {
    const first = secretOf(await lease.made());
    const { id } = await lease.sendAgain();
    await expectClosed(first);
    expect(await db.round.count({ where: { kind: "returned" } })).toBe(0);
    expect(await db.round.count({ where: { id, guestLinkId: null } })).toBe(1);
  });

  test("sends text that stays text, under a name that turns no letters around (B-41.6)", async () => {
    const guest = await lease.guest();
    const hostile = 'Pay </w:t><script>alert(1)</script> "now" & {{x}} \u202eevil';
    const answer = await guest.reply({
      name: "\u202eOwner\u200b <b>",
      changes: [{ ...RENT, after: hostile }],
      comments: [{ text: "<img src=x onerror=alert(1)>" }],
    });
    expect(answer.status).toBe(200);
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect(round).toMatchObject({ status: "ready", sentBy: "Owner <b> (guest)" });
    const changes = await lease.changes(round?.id ?? "");
    const accept = changes.map(({ id }) => id);
    await lease.decide(round?.id ?? "", { accept, baseVersionId: lease.sentVersionId });
    const [newest] = await lease.versions();
    expect(newest?.plainText.split("\n")[0]).toBe(hostile.replace("\u202e", "")); // signs that turn words are in no text
    const { html } = await db.contractVersion.findUniqueOrThrow({ where: { id: newest?.id ?? "" } });
    expect(html).not.toContain("<script>");
  });

  test.each([
    ["a soft hyphen", "Ow\u00adner"],
    ["an Arabic mark", "\u061cOwner"],
    ["a Hangul filler", "Owner\u3164"],
    ["a joiner of graphemes", "O\u034fwner"],
    ["a Mongolian separator", "Own\u180eer"],
    ["a sign of a tag", "Owner\u{e0041}"],
    ["a selector of a variant", "Owner\ufe0f\u{e0100}"],
    ["an annotation", "Owner\ufff9"],
    ["a blank of braille", "\u2800Owner"],
    ["signs that aren't signs", "Owner\u{1d173}\u2028"],
  ])("gives no name with %s in it, nor one of that alone (B-41.6)", async (_, name) => {
    const guest = await lease.guest();
    const unseen = name.replaceAll(/[a-z]/gi, "");
    expect((await guest.reply({ name: unseen, changes: [RENT] })).status).toBe(400);
    expect((await guest.reply({ name, changes: [RENT] })).status).toBe(200);
    expect((await lease.rounds())[0]).toMatchObject({ sentBy: "Owner (guest)" });
    expect((await lease.making({ label: unseen })).status).toBe(400);
    expect(await lease.made({ label: name })).toMatchObject({ label: "Owner" });
  });

  test("sends no line ends, tabs or control characters into a paragraph, and nothing without a name", async () => {
    const guest = await lease.guest();
    for (const after of ["two\nlines", "a\tcell", "nul\0", "\u2028"])
      expect((await guest.reply({ changes: [{ ...RENT, after }] })).status).toBe(400);
    expect((await guest.reply({ name: "\u200b ", changes: [RENT] })).status).toBe(400);
    expect((await guest.reply({})).status).toBe(400);
    expect((await guest.reply({ changes: [RENT] })).status).toBe(200);
  });
});

describe("a file of a guest", () => {
  test("with macros, of another kind, empty or a bomb is refused or told as unreadable (B-41.6)", async () => {
    const guest = await lease.guest();
    const plain = docxFiles(p("The rent is 100 dollars a month."));
    const withMacros = zipSync({ ...plain, "word/vbaProject.bin": strToU8("macro") });
    expect((await (await guest.returnFile(withMacros)).json()).code).toBe("macrosRefused");
    expect((await guest.returnFile(zipSync(plain), { fileName: "back.docm" })).status).toBe(415);
    expect((await guest.returnFile(strToU8("MZ\0\0"), { fileName: "back.exe" })).status).toBe(415);
    expect((await guest.returnFile(new Uint8Array())).status).toBe(422);
    const bomb = withParts(zipSync(plain), new Map([["word/document.xml", new Uint8Array(400 * 1024 * 1024)]]));
    const taken = await guest.returnFile(bomb);
    expect(taken.status).toBe(200);
    await lease.readReplies();
    expect((await lease.rounds())[0]).toMatchObject({ status: "failed" });
    expect((await guest.returnFile(zipSync(plain), { replyId: "reply-0002" })).status).toBe(200);
  });

  test("changes and says nothing under a name of ours, whatever names it holds (B-41.6)", async () => {
    const long = `Owner${" ".repeat(300)}x`;
    const said = (id: number, author: string) =>
      `<w:comment w:id="${id}" w:author="${author}" w:date="2026-11-20T10:00:00Z">${p(`Agreed ${id}.`)}</w:comment>`;
    const body = p(run("The rent is ") + del("100") + ins(run("90")) + run(" dollars a month."));
    const comments = [said(1, "Owner"), said(2, "Ow\u00adner\u202e"), said(3, long), said(4, "O. Bayar")].join("");
    const made = docxFiles(body.replaceAll('w:author="Their Lawyer"', 'w:author="Owner"'), { comments });
    const guest = await lease.guest();
    expect((await guest.returnFile(zipSync(made))).status).toBe(200);
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect(round).toMatchObject({ status: "ready", authors: ["Owner (guest)"] });
    const changes = await lease.changes(round?.id ?? "");
    expect(new Set(changes.map(({ author }) => author))).toEqual(new Set(["Owner (guest)", null]));
    const answer = await call(commentList, { params: { contractId: lease.contractId }, token: owner.token });
    const authors = ((await answer.json()) as { author: { name: string } }[]).map(({ author }) => author.name);
    expect(authors.sort()).toEqual(["O. Bayar (guest)", "Owner (guest)", "Owner (guest)", "Owner (guest)"]);
  });

  test("isn't read before the link is known to be open, nor beyond 25 MB (B-41.8)", async () => {
    const { PUT } = await import("@/app/api/guest/[token]/files/route");
    const sending = async (token: string, length: number) => {
      let pulled = 0;
      const body = new ReadableStream(
        {
          pull(controller) {
            pulled += 1;
            controller.enqueue(new Uint8Array(1024 * 1024));
          },
        },
        { highWaterMark: 0 },
      );
      const query = new URLSearchParams({ replyId: "reply-0001", name: "O. Bayar", fileName: "back.docx" });
      const request = new Request(`http://contracts.test/api/guest/${token}/files?${query}`, {
        method: "PUT",
        body,
        headers: { "content-length": String(length) },
        duplex: "half",
      } as RequestInit);
      const answer = await PUT(request, { params: Promise.resolve({ token }) });
      return { status: answer.status, pulled };
    };
    expect(await sending(newSecret(), 1024)).toEqual({ status: 404, pulled: 0 });
    const token = secretOf(await lease.made());
    expect(await sending(token, 26 * 1024 * 1024)).toEqual({ status: 413, pulled: 0 });
    const unsaid = await sending(token, 1024);
    expect(unsaid.status).toBe(413);
    expect(unsaid.pulled).toBeLessThan(28);
  });
});

describe("a code", () => {
  test("opens the link for twelve hours; without it nothing tells that there is one (B-41.5)", async () => {
    const made = await lease.made({ withCode: true });
    const token = secretOf(made);
    await expectClosed(token);
    const wrong = made.code === "000000" ? "111111" : "000000";
    const [refused, unknown] = [await guestWith(token).enter(wrong), await guestWith(newSecret()).enter(wrong)];
    expect([refused.status, await refused.text()]).toEqual([unknown.status, await unknown.text()]);
    const right = await guestWith(token).enter(made.code ?? "");
    expect(right.headers.get("set-cookie")).toMatch(
      /^guest-pass-[0-9a-f]{16}=.*; Path=\/guest; .*HttpOnly; SameSite=Lax/,
    );
    const { pass } = await right.json();
    expect((await guestWith(token, pass).view()).status).toBe(200);
    await expectClosed(token, `${pass.slice(0, -1)}${pass.endsWith("0") ? "1" : "0"}`);
    await expectClosed(
      token,
      pass.replace(/^\d+/, (time: string) => String(Number(time) + 1)),
    );
    const other = await lease.made({ withCode: true });
    await expectClosed(secretOf(other), pass);
    await lease.revoke(made.id);
    await expectClosed(token, pass);
  });

  test("can't be tried out: tries count across processes, as at sign-in, also for links that never were (B-41.5)", async () => {
    Object.assign(env, { RATE_LIMITS: "on" });
    onTestFinished(() => void Object.assign(env, { RATE_LIMITS: "off" }));
    const made = await lease.made({ withCode: true });
    const token = secretOf(made);
    const wrong = made.code === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 5; tries += 1) expect((await guestWith(token).enter(wrong)).status).toBe(404);
    for (let tries = 0; tries < 5; tries += 1) await requireCodeOfLink(token); // as another process counts
    expect((await guestWith(token).enter(made.code ?? "")).status).toBe(429);
    const unknown = newSecret();
    for (let tries = 0; tries < 10; tries += 1) expect((await guestWith(unknown).enter(wrong)).status).toBe(404);
    expect((await guestWith(unknown).enter(wrong)).status).toBe(429);
    const other = await lease.made({ withCode: true });
    expect((await guestWith(secretOf(other)).enter(other.code ?? "")).status).toBe(200);
  });
});

test("a round decided while a guest's file is being written takes nothing in, and says so (B-41.7)", async () => {
  const guest = await lease.guest();
  const [reply] = await Promise.all([guest.reply({ changes: [RENT] }), lease.sendAgain()]);
  const count = await db.round.count({ where: { kind: "returned" } });
  expect([reply.status, count]).toEqual(reply.status === 200 ? [200, 1] : [404, 0]);
});

test("every visit, download, reply and wrong code is in the trail under the link's name (B-41.9)", async () => {
  const made = await lease.made({ withCode: true, label: "Khangai, O. Bayar" });
  const token = secretOf(made);
  await guestWith(token).enter("x");
  const { pass } = await (await guestWith(token).enter(made.code ?? "")).json();
  const guest = guestWith(token, pass);
  await guest.view();
  await guest.view();
  await guest.file();
  await guest.reply({ changes: [RENT], comments: [{ text: "Hello." }] });
  await guest.returnFile(RETURNED);
  await lease.revoke(made.id);
  const answer = await call(audit, { params: { contractId: lease.contractId }, token: owner.token });
  const events = ((await answer.json()) as AuditEventDto[]).filter(({ action }) => action.startsWith("guest."));
  expect(events.reverse().map(({ action, actorName, actorId }) => [action, actorName, actorId === null])).toEqual([
    ["guest.linkMade", "Owner", false],
    ["guest.codeRefused", "Khangai, O. Bayar", true],
    ["guest.visited", "Khangai, O. Bayar", true],
    ["guest.visited", "Khangai, O. Bayar", true],
    ["guest.downloaded", "Khangai, O. Bayar", true],
    ["guest.replied", "Khangai, O. Bayar", true],
    ["guest.returned", "Khangai, O. Bayar", true],
    ["guest.linkRevoked", "Owner", false],
  ]);
  expect(events.find(({ action }) => action === "guest.replied")?.details).toBe("O. Bayar · changes: 1, comments: 1");
  expect((await lease.links())[0]).toMatchObject({ visits: 2, lastVisitAt: expect.any(String) });
});
