/** What waits until an account's address is proven, and what an administrator takes away (B-3.6, B-4.6). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DELETE as resetFactor } from "@/app/api/admin/users/[userId]/second-factor/route";
import { POST as verify } from "@/app/api/auth/verify-email/route";
import { POST as resend } from "@/app/api/auth/verify-email/resend/route";
import { POST as makeFeed } from "@/app/api/deadlines/feed/route";
import type { Actor } from "@/lib/access/actor";
import { finishLink, startLink } from "@/lib/people/accounts/openid/link";
import { openChallenge } from "@/lib/people/accounts/second-factor/challenge-store";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { addPasskey, startPasskey } from "@/lib/people/accounts/second-factor/passkeys";
import { confirmAppCode, renewRecoveryCodes, startApp } from "@/lib/people/accounts/second-factor/set-up";
import type * as webauthn from "@/lib/people/accounts/second-factor/webauthn";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD, person, type Person } from "../support/factories";
import {
  actorBehind,
  readBody,
  ISSUER,
  settledKey,
  readLeft,
  lettersTo,
  mailedTo,
  passkeyAnswer,
  planted,
  waysStillOpen,
} from "../support/planted";
import { currentCode } from "../support/second-factor";

vi.hoisted(() =>
  Object.assign(process.env, {
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_ID: "contracts",
    OIDC_CLIENT_SECRET: "of tests only",
  }),
);
/** Every signature is right, so that only whose passkey it is decides. */
vi.mock("@/lib/people/accounts/second-factor/webauthn", async (original) => ({
  ...(await original<typeof webauthn>()),
  checkSignature: () => Promise.resolve(1),
}));

let admin: Person;
beforeEach(async () => {
  await resetDatabase();
  admin = await person("Administrator", "admin");
});

describe("an account whose address is not proven", () => {
  const claims = (subject: string) => ({ issuer: ISSUER, subject, email: null, isEmailVerified: false, name: "" });
  const code = "123456";
  const attempts: [string, (actor: Actor) => Promise<unknown>][] = [
    ["begin a passkey", startPasskey],
    ["add a passkey", (actor) => addPasskey(actor, { name: "Mine", passkey: newPasskey() })],
    ["begin an app", startApp],
    ["switch an app on", (actor) => confirmAppCode(actor, { code })],
    ["make recovery codes", renewRecoveryCodes],
    ["begin a link to an issuer", startLink],
    [
      "link an issuer",
      async (actor) =>
        finishLink(
          actor,
          await openChallenge("link", { userId: actor.userId, sessionId: actor.sessionId }),
          claims("x"),
        ),
    ],
  ];
  const newPasskey = () => {
    const { response, ...rest } = passkeyAnswer("new", "challenge");
    return { ...rest, response: { clientDataJSON: response.clientDataJSON, attestationObject: "AA" } };
  };

  test.each(attempts)("can't %s; one that is proven is not refused for that (B-3.6)", async (_what, attempt) => {
    const unproven = await person("Unproven", undefined, { isProven: false });
    const proven = await person("Proven");
    for (const { actor } of [unproven, proven]) await confirmItsMe(actor, { password: PASSWORD });
    expect(await settledKey(attempt(unproven.actor))).toBe("addressUnproven");
    expect(await settledKey(attempt({ ...unproven.actor, emailVouched: true }))).toBe("addressUnproven");
    expect(await settledKey(attempt(proven.actor))).not.toBe("addressUnproven");
    const { verifications, ...left } = await readLeft(unproven.actor.userId);
    expect([verifications, left]).toMatchObject([1, { apps: 0, passkeys: 0, recoveryCodes: 0, identities: 0 }]);
  });

  test("can't make a calendar link; one that is proven can (B-3.6)", async () => {
    const unproven = await person("Unproven", undefined, { isProven: false });
    const proven = await person("Proven");
    expect(await readBody(await call(makeFeed, { method: "POST", token: unproven.token }))).toEqual({
      status: 403,
      code: "addressUnproven",
      message: expect.stringContaining("Confirm your email address first") as string,
    });
    expect((await call(makeFeed, { method: "POST", token: proven.token })).status).toBe(201);
  });

  test("of whom a second factor is demanded can still have the link sent, and open it", async () => {
    const unproven = await person("Unproven", undefined, { isProven: false });
    await db.setting.create({ data: { key: "secondFactorRequired", value: "everybody" } });
    expect((await call(resend, { method: "POST", token: unproven.token })).status).toBe(202);
    const token = await mailedTo(unproven.email, "/verify-email\\?token=");
    expect((await call(verify, { method: "POST", token: unproven.token, body: { token } })).status).toBe(200);
    const actor = await actorBehind(unproven.token);
    await confirmItsMe(actor, { password: PASSWORD });
    const { secret } = await startApp(actor);
    expect((await confirmAppCode(actor, { code: currentCode(secret) })).recoveryCodes).toHaveLength(10);
  });
});

describe("an administrator's reset of somebody's second factor", () => {
  const resetSecondFactor = ({ actor }: Person) =>
    call(resetFactor, { method: "DELETE", token: admin.token, params: { userId: actor.userId } });

  test("takes links to an issuer away too, and open log-ins, and leaves the password (B-4.6)", async () => {
    const who = await person("Lost");
    const kept = { ...who, planted: await planted(who.actor.userId) };
    expect((await resetSecondFactor(who)).status).toBe(204);
    expect(await waysStillOpen(kept)).toEqual(["password"]);
    expect((await lettersTo(who.email)).at(-1)?.text).toContain("linked logins");
  });

  test("does so where there is a link alone, and says where there is nothing", async () => {
    const who = await person("Linked");
    await db.identity.create({ data: { id: newId(), userId: who.actor.userId, issuer: ISSUER, subject: "only" } });
    expect((await resetSecondFactor(who)).status).toBe(204);
    expect(await db.identity.count()).toBe(0);
    expect((await resetSecondFactor(who)).status).toBe(409);
  });
});
