/** A guest's link once the contract was signed, and the older text that goes with a file that went out. */
import { beforeEach, expect, test } from "vitest";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { POST as reopen } from "@/app/api/contracts/[contractId]/signed/reopen/route";
import { POST as attach } from "@/app/api/contracts/[contractId]/signed/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { leasePdf } from "../support/documents";
import { person, type Person } from "../support/factories";
import { guestWith, secretOf, sendLease } from "./guests-stage";
import { sentFile } from "./rounds-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof sendLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await sendLease(owner);
});

const asOwner = (handler: Parameters<typeof call>[0], body: object = {}) =>
  call(handler, { method: "POST", token: owner.token, params: { contractId: lease.contractId }, body });

async function sign(): Promise<void> {
  const fileIds = [await sentFile("signed.pdf", await leasePdf([["The rent is 100 dollars a month."]]), owner)];
  expect((await asOwner(attach, { fileIds, signedOn: "2026-11-20" })).status).toBe(201);
}

test("signing ends a guest's link for good; after reopening there can be a new one (B-41.3)", async () => {
  const guest = await lease.guest();
  expect((await guest.view()).status).toBe(200);
  await sign();
  expect((await guest.view()).status).toBe(404);
  expect((await asOwner(reopen)).status).toBeLessThan(300);
  expect((await guest.view()).status).toBe(404);
  expect((await guest.reply({ comments: [{ start: 0, text: "Late" }] })).status).toBe(404);
  expect((await lease.links()).map(({ state }) => state)).toEqual(["revoked"]);
  expect((await guestWith(secretOf(await lease.made())).view()).status).toBe(200);
});

test("a link of a contract that was signed before links ended with it stays closed after reopening (B-41.3)", async () => {
  const guest = await lease.guest();
  await sign();
  await db.guestLink.updateMany({ data: { revokedAt: null } }); // as it was then
  expect((await asOwner(reopen)).status).toBeLessThan(300);
  expect((await guest.view()).status).toBe(404);
});

test("a file recorded as sent shows older text only where it was marked against that (B-41.4)", async () => {
  const [first] = await lease.versions();
  const second = await lease.save("<p>The rent is 120 dollars a month.</p><p>The end.</p>");
  const seenWith = async (since: string) => {
    const path = `/api?format=docx&versionId=${second.id}${since}`;
    const params = { contractId: lease.contractId };
    const bytes = await (await call(exported, { params, token: owner.token, path })).arrayBuffer();
    const fileId = await sentFile("Lease.docx", new Uint8Array(bytes), owner);
    const round = await lease.sendAgain({ fileId, versionId: second.id, sinceId: first?.id });
    const { contractId } = lease;
    const made = await call((await import("@/app/api/contracts/[contractId]/rounds/[roundId]/guests/route")).POST, {
      method: "POST",
      params: { contractId, roundId: round.id },
      token: owner.token,
      body: { label: "Khangai" },
    });
    return guestWith(secretOf((await made.json()) as { link: string })).seen();
  };
  const clean = await seenWith("");
  expect(clean).toMatchObject({ earlierText: null });
  expect(clean.plainText).toContain("120 dollars");
  expect((await seenWith(`&since=${first?.id}`)).earlierText).toContain("100 dollars");
});
