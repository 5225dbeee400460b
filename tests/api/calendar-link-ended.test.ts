/** A calendar link that somebody made in a session of another's ends with what ends sessions; its person is told. */
import { beforeEach, expect, test } from "vitest";
import { DELETE as removeFactors } from "@/app/api/admin/users/[userId]/second-factor/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { GET as readCalendar } from "@/app/api/calendar/[feed]/route";
import { POST as makeFeed } from "@/app/api/deadlines/feed/route";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { anotherSession, PASSWORD, person, type Person } from "../support/factories";

const NEW_PASSWORD = "another horse battery staple";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

async function link(token: string): Promise<() => Promise<number>> {
  const { url } = (await (await call(makeFeed, { method: "POST", token })).json()) as { url: string };
  const feed = url.slice(url.lastIndexOf("/") + 1);
  const read = async () => (await call(readCalendar, { params: { feed } })).status;
  expect(await read()).toBe(200);
  return read;
}

const told = () =>
  db.outgoingMail.findMany({ where: { recipient: owner.email, kind: "notice" }, select: { subject: true } });

test("a new password ends it, made in whichever session; another one may be made (B-27.13)", async () => {
  const read = await link(await anotherSession(owner));
  const wrong = { currentPassword: "not this one at all", newPassword: NEW_PASSWORD };
  expect((await call(changePassword, { method: "PUT", token: owner.token, body: wrong })).status).toBe(400);
  expect([await read(), await told()]).toEqual([200, []]);
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await call(changePassword, { method: "PUT", token: owner.token, body })).status).toBe(204);
  expect(await read()).toBe(404);
  expect(await told()).toEqual([{ subject: "Calendar link ended" }]);
  await link(owner.token);
});

test("a password by mail ends it, and says nothing where there was none (B-27.13)", async () => {
  const byMail = async (password: string) => {
    await call(forgot, { method: "POST", body: { email: owner.email } });
    const where = { recipient: owner.email, kind: "reset", text: { not: "" } };
    const { text } = await db.outgoingMail.findFirstOrThrow({ where });
    const token = /\/reset-password\/([\w-]+)/.exec(text)?.[1];
    return (await call(reset, { method: "POST", body: { token, password } })).status;
  };
  const read = await link(owner.token);
  expect(await byMail(NEW_PASSWORD)).toBe(204);
  expect([await read(), (await told()).length]).toEqual([404, 1]);
  expect(await byMail(`${NEW_PASSWORD} again`)).toBe(204);
  expect((await told()).length).toBe(1);
});

test("an administrator who takes away second factors ends it (B-27.13)", async () => {
  const admin = await person("Admin", "admin");
  const { userId } = owner.actor;
  const read = await link(owner.token);
  await db.passkey.create({ data: { id: newId(), userId, name: "Mine", credentialId: newId(), publicKey: "" } });
  const asked = { method: "DELETE", token: admin.token, params: { userId } };
  expect((await call(removeFactors, asked)).status).toBeLessThan(300);
  expect(await read()).toBe(404);
  expect(await told()).toContainEqual({ subject: "Calendar link ended" });
});
