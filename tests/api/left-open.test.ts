/** Guests' links and webhooks outlive a new password; their person is told that they do (B-36.6). */
import { beforeEach, expect, test } from "vitest";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { db } from "@/lib/platform/db";
import { ask } from "../access/folder-stage";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD, person, type Person } from "../support/factories";
import { secretOf, guestWith, sendLease } from "./guests-stage";
import { URL_OF_HOOK } from "./webhooks-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const TITLE = "Links and webhooks that still work";
const letters = () =>
  db.outgoingMail.findMany({ where: { recipient: owner.email, subject: TITLE }, select: { text: true } });

let turn = 0;
async function renewPassword(from: string): Promise<string> {
  turn += 1;
  const newPassword = `another horse battery staple ${turn}`;
  const body = { currentPassword: from, newPassword };
  expect((await call(changePassword, { method: "PUT", token: owner.token, body })).status).toBe(204);
  return newPassword;
}

test("a letter counts the links and webhooks that go on after a new password", async () => {
  const lease = await sendLease(owner);
  const guest = guestWith(secretOf(await lease.made()));
  const revoked = await lease.made();
  await db.guestLink.update({ where: { id: revoked.id }, data: { revokedAt: new Date() } });
  const hook = { body: { url: URL_OF_HOOK, events: ["contract.renamed"] } };
  expect((await ask("POST /webhooks", owner, hook)).status).toBe(201);
  await renewPassword(PASSWORD);
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.text).toContain("1 link for a guest and 1 webhook that your account made");
  expect((await guest.view()).status).toBe(200);
});

test("no letter comes where nothing goes on, nor for another's links", async () => {
  const other = await person("Other");
  await (await sendLease(other)).made();
  const password = await renewPassword(PASSWORD);
  expect(await letters()).toEqual([]);
  const lease = await sendLease(owner);
  await lease.made();
  await lease.made();
  await renewPassword(password);
  expect((await letters()).map(({ text }) => text.includes("2 links for guests that your account made"))).toEqual([
    true,
  ]);
});
