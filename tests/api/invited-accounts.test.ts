import { afterEach, describe, expect, test, vi } from "vitest";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { GET as pending } from "@/app/api/invitations/pending/route";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { PASSWORD, person } from "../support/factories";
import { linkToken, invited, seen, accepted, readRoles, owned } from "./invitations-stage";

afterEach(() => vi.restoreAllMocks());

describe("somebody with an account", () => {
  test("can't be given a second one, and joins signed in, with neither name nor password (B-16.5)", async () => {
    const { owner, contractId } = await owned();
    const known = await person("Known");
    const answer = await invited(owner, contractId, { email: known.email });
    const refused = await accepted(linkToken(answer));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "invitedAccountExists" });
    const response = await accepted(linkToken(answer), { token: known.token });
    expect(response.status).toBe(201);
    const session = await response.json();
    expect(session).toMatchObject({ contractId, user: { id: known.actor.userId } });
    expect((await call(profile, { token: session.access_token })).status).toBe(200);
    expect(await readRoles(owner, contractId)).toEqual(["admin", "reviewer"]);
  });

  test("sees it pending, and accepts it by its id; afterwards it is gone (B-21.28)", async () => {
    const { owner, contractId } = await owned();
    const known = await person("Known");
    const { id } = await invited(owner, contractId, { email: known.email, role: "manager" });
    const waiting = async () => (await call(pending, { token: known.token })).json();
    expect(await waiting()).toMatchObject([
      { id, contractId, role: "manager", inviter: { name: "Owner" }, contract: { name: "Office lease" } },
    ]);
    expect((await accepted(id, { cookie: known.token })).status).toBe(201);
    expect(await waiting()).toEqual([]);
    expect(await readRoles(owner, contractId)).toEqual(["admin", "manager"]);
  });

  test("and another address is told which, masked; an id alone opens nothing to them or to guests (B-16.6)", async () => {
    const { owner, contractId } = await owned();
    const stranger = await person("Stranger");
    const answer = await invited(owner, contractId, { email: `known.${newId()}@example.com` });
    const response = await accepted(linkToken(answer), { token: stranger.token });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: "invitationForSomebodyElse",
      message: expect.stringContaining("This invitation was sent to k•••@example.com."),
    });
    expect((await accepted(answer.id, { token: stranger.token })).status).toBe(404);
    expect((await accepted(answer.id)).status).toBe(404);
    expect((await seen(answer.id)).status).toBe(404);
    expect((await accepted(linkToken(answer))).status).toBe(201);
  });

  test("who signs up by themself finds it pending once the address is proven, and nothing before (B-3.3)", async () => {
    const { owner, contractId } = await owned();
    const { email, id } = await invited(owner, contractId);
    const { access_token: token, user } = await (
      await call(register, { method: "POST", body: { name: "Ann", email, password: PASSWORD } })
    ).json();
    expect(user).toMatchObject({ email, emailVerified: false });
    expect(await (await call(pending, { token })).json()).toEqual([]);
    expect((await accepted(id, { token })).status).toBe(404);
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt: new Date() } });
    expect(await (await call(pending, { token })).json()).toMatchObject([{ id }]);
    expect((await accepted(id, { token })).status).toBe(201);
  });
});
