import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as register } from "@/app/api/auth/register/route";
import { GET as contracts } from "@/app/api/contracts/route";
import { GET as pending } from "@/app/api/invitations/pending/route";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { call, TEST_HOST } from "../support/api";
import { isAboveDatabase } from "../support/database";
import { createContract, join, PASSWORD, person } from "../support/factories";
import {
  DAY_MS,
  NOT_FOUND,
  newAddress,
  linkToken,
  post,
  invited,
  seen,
  accepted,
  resent,
  revoked,
  listOpen,
  readRoles,
  mailedTo,
  letterTo,
  later,
  owned,
} from "./invitations-stage";

afterEach(() => vi.restoreAllMocks());

describe("inviting", () => {
  test("answers an absolute link for seven days, for a reviewer where no role is named, and keeps only the hash (B-16.1, B-21.26)", async () => {
    const { owner, contractId } = await owned();
    const response = await post(owner, contractId, { email: " New.Person@Example.com " });
    expect(response.status).toBe(201);
    const answer = await response.json();
    expect(Object.keys(answer).sort()).toEqual(["email", "expiresAt", "id", "link", "role"]);
    expect(answer).toMatchObject({ email: "new.person@example.com", role: "reviewer" });
    expect(answer.link).toMatch(new RegExp(`^http://${TEST_HOST}/invitation/[\\w-]{43}$`));
    expect(Math.abs(Date.parse(answer.expiresAt) - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    const row = await db.invitation.findUniqueOrThrow({ where: { id: answer.id } });
    expect(row.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(linkToken(answer));
  });

  test("queues a letter with the link, in the inviter's language, with what people wrote as text (B-16.10)", async () => {
    const owner = await person("Ann <b>Owner</b>");
    const { contractId } = await createContract(owner, { name: "Lease & more" });
    const answer = await invited(owner, contractId, { role: "manager" });
    const letter = await letterTo(answer.email);
    expect(letter.subject).toBe('Ann <b>Owner</b> invites you to "Lease & more"');
    expect(letter.html).toContain(
      "Ann &lt;b&gt;Owner&lt;/b&gt; invites you to work on the contract &quot;Lease &amp; more&quot; as Manager.",
    );
    expect(letter.html).not.toContain("<b>Owner");
    const link = `http://localhost:3000/invitation/${await mailedTo(answer.email)}`;
    for (const part of [letter.html, letter.text]) expect(part).toContain(link);
    expect(letter.text).not.toContain(linkToken(answer));
    expect(await (await seen(await mailedTo(answer.email))).json()).toEqual(
      await (await seen(linkToken(answer))).json(),
    );
  });

  test.each([
    ["no address", {}, "invalidInput"],
    ["an address that is none", { email: "ann" }, "invalidInput"],
    ["the owner's role", { email: "a@example.com", role: "admin" }, "invalidInput"],
  ])("refuses %s", async (_what, body, code) => {
    const { owner, contractId } = await owned();
    const response = await post(owner, contractId, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect(await db.invitation.count({ where: { contractId } })).toBe(0);
  });

  test("refuses an address that has a part in the contract, whatever its case, with its own message (B-16.2)", async () => {
    const { owner, contractId } = await owned();
    const reviewer = await person("Reviewer");
    await join(contractId, reviewer, "reviewer");
    for (const email of [owner.email, reviewer.email.toUpperCase()]) {
      const response = await post(owner, contractId, { email });
      expect(response.status).toBe(409);
      expect(await response.json()).toEqual({
        code: "alreadyCollaborator",
        message: "This person is already a collaborator on this contract.",
      });
    }
  });

  test("the same address again renews the invitation: one row, new role and link, the old link dead (B-16.2)", async () => {
    const { owner, contractId } = await owned();
    const first = await invited(owner, contractId);
    const second = await invited(owner, contractId, { email: first.email, role: "manager" });
    expect(second.id).toBe(first.id);
    expect(await listOpen(owner, contractId)).toMatchObject([{ id: first.id, role: "manager" }]);
    expect((await seen(linkToken(first))).status).toBe(404);
    expect((await seen(linkToken(second))).status).toBe(200);
  });

  test("the same address eight times at once makes one invitation", async () => {
    const { owner, contractId } = await owned();
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(owner, contractId, { email })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await db.invitation.count({ where: { contractId } })).toBe(1);
  });
});

describe("a link", () => {
  test("tells guests who invites to what, and the address masked (B-16.3, B-21.28)", async () => {
    const { owner, contractId } = await owned();
    const known = await person("Known");
    const [fresh, second] = [
      await invited(owner, contractId, { email: `bold.${newId()}@firm.example` }),
      await invited(owner, contractId, { email: known.email, role: "manager" }),
    ];
    const answer = await (await seen(linkToken(fresh))).json();
    expect(answer).toMatchObject({
      contractId,
      role: "reviewer",
      inviter: { name: "Owner" },
      contract: { name: "Office lease" },
      email: "b•••@firm.example",
      hasAccount: false,
    });
    expect(await (await seen(linkToken(second))).json()).toMatchObject({ role: "manager", hasAccount: true });
  });

  test("that is unknown, revoked, used or past its time has one text and four codes (B-16.7)", async () => {
    const { owner, contractId } = await owned();
    const [used, taken, old] = [
      await invited(owner, contractId),
      await invited(owner, contractId),
      await invited(owner, contractId),
    ];
    expect((await accepted(linkToken(used))).status).toBe(201);
    expect((await revoked(owner, taken.id)).status).toBe(204);
    const readCode = async (token: string) => {
      const response = await seen(token);
      const { message, code } = await response.json();
      expect([response.status, message]).toEqual([404, NOT_FOUND]);
      return code;
    };
    expect(await readCode("no-such-token")).toBe("invitationNotFound");
    expect(await readCode(linkToken(used))).toBe("invitationUsed");
    expect(await readCode(linkToken(taken))).toBe("invitationRevoked");
    expect((await seen(linkToken(old))).status).toBe(200);
    later(7.01);
    expect(await readCode(linkToken(old))).toBe("invitationExpired");
    expect((await accepted(linkToken(old))).status).toBe(404);
  });

  test("lapses with the account that sent it (B-16.9)", async () => {
    const { owner, contractId } = await owned();
    const manager = await person("Manager");
    await join(contractId, manager, "manager");
    const answer = await invited(manager, contractId);
    expect((await seen(linkToken(answer))).status).toBe(200);
    await db.user.delete({ where: { id: manager.actor.userId } });
    expect((await seen(linkToken(answer))).status).toBe(404);
    expect((await accepted(linkToken(answer))).status).toBe(404);
    expect(await listOpen(owner, contractId)).toEqual([]);
  });
});

describe("a newcomer who accepts", () => {
  test("gets an account, a session and the offered part (B-21.29)", async () => {
    const { owner, contractId } = await owned();
    const { uploadedAt } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
    const answer = await invited(owner, contractId, { role: "manager" });
    const response = await accepted(linkToken(answer), { body: { name: " Болд ", password: PASSWORD } });
    expect(response.status).toBe(201);
    const session = await response.json();
    expect(session).toMatchObject({ contractId, user: { name: "Болд", email: answer.email, systemRole: "user" } });
    expect(response.headers.get("set-cookie")).toContain(`next-auth.session-token=${session.access_token}`);
    expect((await call(profile, { cookie: session.access_token })).status).toBe(200);
    expect(await (await call(contracts, { token: session.access_token })).json()).toMatchObject([
      { id: contractId, role: "manager" },
    ]);
    const row = await db.collaborator.findFirstOrThrow({ where: { contractId, userId: session.user.id } });
    expect(row.contractUploadedAt).toEqual(uploadedAt);
    expect(await listOpen(owner, contractId)).toEqual([]);
  });

  test("comes in where new accounts are by invitation only (B-2.9)", async () => {
    const { owner, contractId } = await owned();
    const answer = await invited(owner, contractId);
    const before = env.REGISTRATION;
    onTestFinished(() => void Object.assign(env, { REGISTRATION: before }));
    Object.assign(env, { REGISTRATION: "invite" });
    expect(
      (await call(register, { method: "POST", body: { name: "Ann", email: answer.email, password: PASSWORD } })).status,
    ).toBe(403);
    expect((await accepted(linkToken(answer))).status).toBe(201);
  });

  test("uses the link up: again is a conflict (B-16.1, B-16.7)", async () => {
    const { owner, contractId } = await owned();
    const answer = await invited(owner, contractId);
    expect((await accepted(linkToken(answer))).status).toBe(201);
    const again = await accepted(linkToken(answer));
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "invitationAlreadyUsed" });
  });

  test("eight times at once gets one account and one part (B-16.9)", async () => {
    const { owner, contractId } = await owned();
    const answer = await invited(owner, contractId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accepted(linkToken(answer))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await readRoles(owner, contractId)).toEqual(["admin", "reviewer"]);
  });

  test("of two contracts at once keeps the second invitation for later", async () => {
    const { owner, contractId } = await owned();
    const other = await createContract(owner);
    const first = await invited(owner, contractId);
    const second = await invited(owner, other.contractId, { email: first.email });
    const tokens = (await db.outgoingMail.findMany({ where: { recipient: second.email } })).map(
      ({ text }) => /\/invitation\/([\w-]{43})/.exec(text)?.[1] ?? "",
    );
    const answers = await Promise.all(tokens.map((token) => accepted(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const winner = answers.find(({ status }) => status === 201);
    const { access_token: token } = await winner?.json();
    expect(await (await call(pending, { token })).json()).toHaveLength(1);
  });

  test.each([
    [{ password: PASSWORD }, "Name is required"],
    [{ name: " ", password: PASSWORD }, "Name is required"],
    [{ name: "Ann" }, "Password is required"],
    [{ name: "Ann", password: "" }, "Password is required"],
    [{ name: "Ann", password: "өүөүөүө" }, "Password must be at least 8 characters"],
  ])("with %o is refused, and the link stays good", async (body, message) => {
    const { owner, contractId } = await owned();
    const answer = await invited(owner, contractId);
    const response = await accepted(linkToken(answer), { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, code: "invalidInput" });
    expect((await accepted(linkToken(answer))).status).toBe(201);
  });
});

describe.runIf(isAboveDatabase)("the link that was used", () => {
  test("proves the address where it was mailed, to a newcomer and to an account (B-3.1, B-3.4)", async () => {
    const { owner, contractId } = await owned();
    const { email } = await invited(owner, contractId);
    const session = await (await accepted(await mailedTo(email))).json();
    expect(session.user).toMatchObject({ email, emailVerified: true });
    const known = await person("Known", undefined, { isProven: false });
    await invited(owner, contractId, { email: known.email });
    const joined = await (await accepted(await mailedTo(known.email), { token: known.token })).json();
    expect(joined.user).toMatchObject({ email: known.email, emailVerified: true });
    expect(await (await call(profile, { token: known.token })).json()).toMatchObject({ emailVerified: true });
  });

  test("proves it towards the inviter alone where the inviter could copy it: what others send to the address stays shut (B-3.1, B-3.3)", async () => {
    const { owner, contractId } = await owned();
    const second = await createContract(owner);
    const stranger = await person("Stranger");
    const theirs = await createContract(stranger);
    const known = await person("Known", undefined, { isProven: false });
    for (const [email, how] of [
      [newAddress(), undefined],
      [known.email, { token: known.token }],
    ] as const) {
      const session = await (await accepted(linkToken(await invited(owner, contractId, { email })), how)).json();
      expect(session).toMatchObject({ contractId, user: { email, emailVerified: true } });
      if (!how) expect(await letterTo(email)).toMatchObject({ kind: "verification" });
      const token: string = session.access_token;
      expect(await (await call(contracts, { token })).json()).toMatchObject([{ id: contractId }]);

      const others = await invited(stranger, theirs.contractId, { email });
      expect(await (await call(pending, { token })).json()).toEqual([]);
      expect((await accepted(others.id, { token })).status).toBe(404);
      const again = await invited(owner, second.contractId, { email });
      expect(await (await call(pending, { token })).json()).toMatchObject([{ id: again.id }]);
      expect((await accepted(again.id, { token })).status).toBe(201);
      expect((await accepted(linkToken(others), { token })).status).toBe(201); // by its own link
    }
  });

  test("used up one way is used up the other way too (B-16.1)", async () => {
    const { owner, contractId } = await owned();
    const answer = await invited(owner, contractId);
    const mailed = await mailedTo(answer.email);
    expect((await accepted(linkToken(answer))).status).toBe(201);
    expect((await accepted(mailed)).status).toBe(409);
    expect(await db.outgoingMail.findFirst({ where: { recipient: answer.email, kind: "invitation" } })).toMatchObject({
      text: "",
      html: "",
    });
  });
});

describe.runIf(isAboveDatabase)("the configured administrator's address (B-2.7)", () => {
  const configured = (email: string) => {
    const before = env.ADMIN_EMAIL;
    onTestFinished(() => void Object.assign(env, { ADMIN_EMAIL: before }));
    Object.assign(env, { ADMIN_EMAIL: email });
  };

  test("makes nobody administrator by registration or by a copied link, and its owner by a mailed one (B-3.3)", async () => {
    const { owner, contractId } = await owned();
    const [registered, copied, mailed] = [newAddress(), newAddress(), newAddress()];
    configured(registered);
    expect(
      await (
        await call(register, { method: "POST", body: { name: "Boss", email: registered, password: PASSWORD } })
      ).json(),
    ).toMatchObject({ user: { systemRole: "user", emailVerified: false } });
    configured(copied);
    expect(await (await accepted(linkToken(await invited(owner, contractId, { email: copied })))).json()).toMatchObject(
      { user: { systemRole: "user" } },
    );
    configured(mailed);
    await invited(owner, contractId, { email: mailed });
    expect(await (await accepted(await mailedTo(mailed))).json()).toMatchObject({
      becameAdministrator: true,
      user: { systemRole: "admin", emailVerified: true },
    });
  });

  test("makes administrator of an account that proves it", async () => {
    const { owner, contractId } = await owned();
    const known = await person("Known", undefined, { isProven: false });
    configured(known.email);
    await invited(owner, contractId, { email: known.email });
    expect(await (await accepted(await mailedTo(known.email), { token: known.token })).json()).toMatchObject({
      becameAdministrator: true,
      user: { systemRole: "admin" },
    });
  });
});

describe.runIf(isAboveDatabase)("re-sending (B-15.7, B-21.27)", () => {
  test("answers a new link for new days and kills the old one; an expired one works again", async () => {
    const { owner, contractId } = await owned();
    const first = await invited(owner, contractId);
    later(8);
    expect(await listOpen(owner, contractId)).toMatchObject([{ id: first.id, isExpired: true }]);
    const response = await resent(owner, first.id);
    expect(response.status).toBe(201);
    const second = await response.json();
    expect(second).toMatchObject({ id: first.id, email: first.email, role: "reviewer" });
    expect(Date.parse(second.expiresAt)).toBeGreaterThan(Date.parse(first.expiresAt));
    expect((await seen(await mailedTo(first.email))).status).toBe(200);
    expect((await seen(linkToken(first))).status).toBe(404);
    expect((await seen(linkToken(second))).status).toBe(200);
  });

  test("or revoking is refused once it was used or revoked, and to who may not manage", async () => {
    const { owner, contractId } = await owned();
    const [stranger, reviewer] = [await person("Stranger"), await person("Reviewer")];
    await join(contractId, reviewer, "reviewer");
    const [used, taken] = [await invited(owner, contractId), await invited(owner, contractId)];
    for (const change of [resent, revoked]) {
      expect((await change(reviewer, used.id)).status).toBe(403);
      expect(await (await change(stranger, used.id)).json()).toEqual(await (await change(stranger, "unknown")).json());
    }
    await accepted(linkToken(used));
    expect((await revoked(owner, taken.id)).status).toBe(204);
    for (const change of [resent, revoked]) {
      expect([(await change(owner, used.id)).status, (await change(owner, taken.id)).status]).toEqual([409, 404]);
    }
    expect(await listOpen(owner, contractId)).toEqual([]);
  });
});
