/** What administrators demand, and what they can take away (behaviour §4). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as users } from "@/app/api/admin/users/route";
import { DELETE as resetFactor } from "@/app/api/admin/users/[userId]/second-factor/route";
import { PUT as rules } from "@/app/api/admin/sign-in-rules/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { GET as contracts } from "@/app/api/contracts/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { nextAuthOptions } from "@/lib/people/accounts/session/next-auth";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { resetSecondFactorByEmail } from "@/lib/people/accounts/second-factor/reset";
import { removeApp, startApp } from "@/lib/people/accounts/second-factor/set-up";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, PASSWORD, person, type Person } from "../support/factories";
import { personWithApp, withApp } from "../support/second-factor";

const requireFactor = (who: Person, secondFactorRequired: string) =>
  call(rules, { method: "PUT", token: who.token, body: { secondFactorRequired } });
const readStatus = async (answer: Promise<Response>) => (await answer).status;
const listContracts = (who: Person) => readStatus(call(contracts, { token: who.token }));
const logIn = (email: string) => call(login, { method: "POST", body: { email, password: PASSWORD } });

beforeEach(resetDatabase);

describe("a second factor that is demanded", () => {
  test("of everybody: whoever has none can do nothing but set one up, from the next request on (B-4.6, B-21.34)", async () => {
    const [administrator, user, careful] = [
      await person("Administrator", "admin"),
      await person("User"),
      await personWithApp(),
    ];
    expect(await listContracts(user)).toBe(200);
    expect(await readStatus(requireFactor(administrator, "everybody"))).toBe(200);
    const refused = await call(contracts, { token: user.token });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { code: "secondFactorSetUpRequired", message: expect.any(String) },
    ]);
    expect(await readStatus(call(users, { token: administrator.token }))).toBe(403);
    expect(await readStatus(requireFactor(administrator, "nobody"))).toBe(403);
    expect(await listContracts(careful)).toBe(200);
    expect(await readStatus(call(profile, { token: user.token }))).toBe(200);
    await withApp(user);
    expect(await listContracts(user)).toBe(200);
    expect(await readStatus(call(logout, { method: "POST", token: administrator.token }))).toBe(204);
  });

  test("of administrators: of them and of whoever becomes one (B-4.6)", async () => {
    const [administrator, user] = [await personWithApp("Administrator", "admin"), await person("User")];
    await requireFactor(administrator, "administrators");
    expect([await listContracts(user), await listContracts(administrator)]).toEqual([200, 200]);
    await db.user.update({ where: { id: user.actor.userId }, data: { systemRole: "admin" } });
    expect(await listContracts(user)).toBe(403);
    await requireFactor(administrator, "nobody");
    expect(await listContracts(user)).toBe(200);
  });

  test("is not removed while it is the last one", async () => {
    const administrator = await personWithApp("Administrator", "admin");
    await requireFactor(administrator, "everybody");
    await expect(removeApp(administrator.actor)).rejects.toMatchObject({ key: "secondFactorNeeded" });
    expect((await logIn(administrator.email)).status).toBe(401);
    await requireFactor(administrator, "nobody");
    await removeApp(administrator.actor);
    expect((await logIn(administrator.email)).status).toBe(200);
  });

  test("keeps an invitation shut as well", async () => {
    const [administrator, owner, guest] = [
      await personWithApp("Administrator", "admin"),
      await personWithApp("Owner"),
      await person("Guest"),
    ];
    const { contractId } = await createContract(owner);
    const token = newSecret();
    await db.invitation.create({
      data: {
        id: newId(),
        contractId,
        email: guest.email,
        role: "reviewer",
        tokenHash: secretHash(token),
        invitedById: owner.actor.userId,
        invitedByName: "Owner",
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
    await requireFactor(administrator, "everybody");
    const join = () => readStatus(call(accept, { method: "POST", token: guest.token, params: { token }, body: {} }));
    expect(await join()).toBe(409);
    await withApp(guest);
    expect(await join()).toBe(201);
  });

  test("is recorded when it changes, and only then", async () => {
    const administrator = await personWithApp("Administrator", "admin");
    for (const rule of ["administrators", "administrators", "nobody"]) await requireFactor(administrator, rule);
    const events = await db.auditEvent.findMany({
      where: { action: "account.signInRulesChanged" },
      orderBy: { sequence: "asc" },
    });
    expect(events.map(({ detail }) => JSON.parse(detail) as unknown)).toEqual([
      { from: "nobody", to: "administrators" },
      { from: "administrators", to: "nobody" },
    ]);
  });
});

describe("an administrator's reset", () => {
  test("takes all of it away, ends the sessions, tells the person and is recorded (B-4.6, B-21.34)", async () => {
    const [administrator, lost] = [await person("Administrator", "admin"), await personWithApp("Lost")];
    const again = () =>
      call(resetFactor, { method: "DELETE", token: administrator.token, params: { userId: lost.actor.userId } });
    expect((await again()).status).toBe(204);
    expect(await readStatus(call(profile, { token: lost.token }))).toBe(401);
    expect((await logIn(lost.email)).status).toBe(200);
    expect(await db.recoveryCode.count()).toBe(0);
    expect(
      await db.outgoingMail.findFirst({ where: { recipient: lost.email, subject: "Your second factor was reset" } }),
    ).not.toBeNull();
    expect((await db.auditEvent.findFirstOrThrow({ where: { action: "account.secondFactorReset" } })).actorId).toBe(
      administrator.actor.userId,
    );
    expect(await (await again()).json()).toMatchObject({ code: "noSecondFactor" });
  });

  test("is not for one's own, which asks for a proof in Settings", async () => {
    const administrator = await personWithApp("Administrator", "admin");
    const own = await call(resetFactor, {
      method: "DELETE",
      token: administrator.token,
      params: { userId: administrator.actor.userId },
    });
    expect([own.status, await own.json()]).toMatchObject([409, { code: "ownSecondFactor" }]);
    expect((await logIn(administrator.email)).status).toBe(401);
  });
});

test("whoever runs the installation takes it away by the address, with the sessions (B-18.8)", async () => {
  const [last, plain] = [await personWithApp("Last", "admin"), await person("Plain")];
  expect([
    await resetSecondFactorByEmail("nobody@example.com"),
    await resetSecondFactorByEmail("nobody"),
    await resetSecondFactorByEmail(plain.email),
  ]).toEqual([null, null, false]);
  expect(await readStatus(call(profile, { token: last.token }))).toBe(200);
  expect(await resetSecondFactorByEmail(` ${last.email.toUpperCase()} `)).toBe(true);
  expect(await readStatus(call(profile, { token: last.token }))).toBe(401);
  expect((await logIn(last.email)).status).toBe(200);
  expect(await db.auditEvent.findFirstOrThrow({ where: { action: "account.secondFactorReset" } })).toMatchObject({
    actorId: null,
  });
});

test("administrators see who has one", async () => {
  const [administrator, careful, plain] = [
    await person("Administrator", "admin"),
    await personWithApp(),
    await person("Plain"),
  ];
  await confirmItsMe(plain.actor, { password: PASSWORD });
  await startApp(plain.actor); // not finished
  const listed = (await (await call(users, { token: administrator.token })).json()) as {
    id: string;
    hasSecondFactor: boolean;
  }[];
  expect(listed.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ id }) => id)).toEqual([careful.actor.userId]);
});

test("next-auth's own door gives no session for a password alone where there is a second factor (B-4.5)", async () => {
  const [careful, plain] = [await personWithApp(), await person()];
  const provider = nextAuthOptions.providers[0] as unknown as {
    options: { authorize: (credentials: unknown, request: unknown) => Promise<{ sid?: string } | null> };
  };
  const sessions = await db.session.count();
  expect(await provider.options.authorize({ email: careful.email, password: PASSWORD }, { headers: {} })).toBeNull();
  expect(await db.session.count()).toBe(sessions);
  expect(await provider.options.authorize({ email: plain.email, password: PASSWORD }, { headers: {} })).toMatchObject({
    sid: expect.any(String),
  });
});
