/** What is told of accounts, and of mail. */
import { expect } from "vitest";
import { GET as readMail } from "@/app/api/admin/mail/[mailId]/route";
import { POST as sendMailAgain } from "@/app/api/admin/mail/[mailId]/send/route";
import { PUT as rules } from "@/app/api/admin/sign-in-rules/route";
import { DELETE as resetFactor } from "@/app/api/admin/users/[userId]/second-factor/route";
import { GET as users } from "@/app/api/admin/users/route";
import { DELETE as deleteUser } from "@/app/api/admin/users/[userId]/route";
import { PUT as changeRole } from "@/app/api/admin/users/[userId]/role/route";
import { GET as accounts } from "@/app/api/admin/audit/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { PUT as password } from "@/app/api/auth/password/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { POST as secondFactor } from "@/app/api/auth/second-factor/route";
import { DELETE as endOthers } from "@/app/api/sessions/route";
import { confirmItsMe } from "@/lib/people/accounts/second-factor/confirmation";
import { removeApp, renewRecoveryCodes } from "@/lib/people/accounts/second-factor/set-up";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { PASSWORD } from "../../support/factories";
import { currentCode, withApp } from "../../support/second-factor";
import { asked, startChallenge, resetLetter, type Row } from "./stage";

export const ACCOUNT_ROWS: Row[] = [
  {
    action: "account.signedIn",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: ({ owner }) => asked(login, null, 200, { method: "POST", body: { email: owner.email, password: PASSWORD } }),
  },
  {
    action: "account.signInFailed",
    chain: "accounts",
    by: null,
    detail: { email: expect.stringMatching(/^owner\.\d+@example\.com$/), userId: expect.any(String) },
    act: ({ owner }) =>
      asked(login, null, 401, { method: "POST", body: { email: owner.email, password: "wrong password" } }),
  },
  {
    action: "account.signInFailed",
    chain: "accounts",
    by: null,
    detail: { email: "n•••@example.com", userId: null },
    act: () =>
      asked(login, null, 401, { method: "POST", body: { email: "nobody@example.com", password: "wrong password" } }),
  },
  {
    action: "account.signedOut",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: ({ owner }) => asked(logout, owner, 204, { method: "POST" }),
  },
  {
    action: "account.sessionsEnded",
    chain: "accounts",
    by: "owner",
    detail: { count: 1 },
    act: async ({ owner }) => {
      await asked(login, null, 200, { method: "POST", body: { email: owner.email, password: PASSWORD } });
      await asked(endOthers, owner, 204, { method: "DELETE" });
    },
  },
  {
    action: "account.registered",
    chain: "accounts",
    by: null,
    detail: { email: "new@example.com", role: "user" },
    act: () =>
      asked(register, null, 201, {
        method: "POST",
        body: { name: "New", email: "new@example.com", password: "quite long enough" },
      }),
  },
  {
    action: "account.passwordChanged",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: ({ owner }) =>
      asked(password, owner, 204, {
        method: "PUT",
        body: { currentPassword: PASSWORD, newPassword: "quite long enough" },
      }),
  },
  {
    action: "account.passwordChangeRefused",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: ({ owner }) =>
      asked(password, owner, 400, {
        method: "PUT",
        body: { currentPassword: "wrong password", newPassword: "quite long enough" },
      }),
  },
  {
    action: "account.resetAsked",
    chain: "accounts",
    by: null,
    detail: { email: expect.stringMatching(/^owner/), userId: expect.any(String) },
    act: ({ owner }) => asked(forgot, null, 202, { method: "POST", body: { email: owner.email } }),
  },
  {
    action: "account.resetAsked",
    chain: "accounts",
    by: null,
    detail: { email: "n•••@example.com", userId: null },
    act: () => asked(forgot, null, 202, { method: "POST", body: { email: "nobody@example.com" } }),
  },
  {
    action: "account.passwordReset",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: async ({ owner }) => {
      const token = newSecret();
      await db.passwordReset.create({
        data: {
          id: newId(),
          userId: owner.actor.userId,
          tokenHash: secretHash(token),
          expiresAt: new Date(Date.now() + 3_600_000),
        },
      });
      await asked(reset, null, 204, { method: "POST", body: { token, password: "quite long enough" } });
    },
  },
  {
    action: "account.emailVerified",
    chain: "accounts",
    by: "owner",
    detail: { userId: expect.any(String), name: "Owner", email: expect.stringMatching(/^owner/), by: "reset" },
    act: async ({ owner }) => {
      await db.user.update({ where: { id: owner.actor.userId }, data: { emailVerifiedAt: null } });
      const token = newSecret();
      await db.passwordReset.create({
        data: {
          id: newId(),
          userId: owner.actor.userId,
          tokenHash: secretHash(token),
          expiresAt: new Date(Date.now() + 3_600_000),
        },
      });
      await asked(reset, null, 204, { method: "POST", body: { token, password: "quite long enough" } });
    },
  },
  {
    action: "account.roleChanged",
    chain: "accounts",
    by: "admin",
    detail: { userId: expect.any(String), name: "Owner", from: "user", to: "admin" },
    act: ({ admin, owner }) =>
      asked(changeRole, admin, 200, { method: "PUT", params: { userId: owner.actor.userId }, body: { role: "admin" } }),
  },
  {
    action: "account.secondFactorSet",
    chain: "accounts",
    by: "owner",
    detail: { way: "app" },
    act: ({ owner }) => withApp(owner),
  },
  {
    action: "account.recoveryCodesMade",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: async ({ owner }) => renewRecoveryCodes((await withApp(owner)).actor),
  },
  {
    action: "account.secondFactorRemoved",
    chain: "accounts",
    by: "owner",
    detail: { way: "app" },
    act: async ({ owner }) => removeApp((await withApp(owner)).actor),
  },
  {
    action: "account.confirmationRefused",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: ({ owner }) =>
      confirmItsMe(owner.actor, { password: "wrong password" }).catch(({ key }: { key: string }) =>
        expect(key).toBe("wrongPassword"),
      ),
  },
  {
    action: "account.secondFactorFailed",
    chain: "accounts",
    by: "owner",
    detail: {},
    act: async ({ owner }) =>
      asked(secondFactor, null, 401, {
        method: "POST",
        body: { challenge: await startChallenge(await withApp(owner)), code: "000000" },
      }),
  },
  {
    action: "account.recoveryCodeUsed",
    chain: "accounts",
    by: "owner",
    detail: { left: 9 },
    act: async ({ owner }) => {
      const careful = await withApp(owner);
      await asked(secondFactor, null, 200, {
        method: "POST",
        body: { challenge: await startChallenge(careful), code: careful.recoveryCodes[0] },
      });
    },
  },
  {
    action: "account.signedIn",
    chain: "accounts",
    by: "owner",
    detail: { factor: "app" },
    act: async ({ owner }) => {
      const careful = await withApp(owner);
      await asked(secondFactor, null, 200, {
        method: "POST",
        body: { challenge: await startChallenge(careful), code: currentCode(careful.secret, 1) },
      });
    },
  },
  {
    action: "account.secondFactorReset",
    chain: "accounts",
    by: "admin",
    detail: { userId: expect.any(String), name: "Owner" },
    act: async ({ admin, owner }) => {
      await withApp(owner);
      for (const status of [204, 409])
        await asked(resetFactor, admin, status, { method: "DELETE", params: { userId: owner.actor.userId } });
    },
  },
  {
    action: "account.signInRulesChanged",
    chain: "accounts",
    by: "admin",
    detail: { from: "nobody", to: "everybody" },
    act: async ({ admin }) => {
      await withApp(admin);
      for (let time = 0; time < 2; time += 1)
        await asked(rules, admin, 200, { method: "PUT", body: { secondFactorRequired: "everybody" } });
    },
  },
  {
    action: "account.deleted",
    chain: "accounts",
    by: "admin",
    detail: { userId: expect.any(String), name: "Owner", contracts: 1 },
    act: ({ admin, owner }) =>
      asked(deleteUser, admin, 204, { method: "DELETE", params: { userId: owner.actor.userId } }),
  },
  {
    action: "account.refused",
    chain: "accounts",
    by: "owner",
    detail: { ability: "administer", answer: 403 },
    act: async ({ owner }) => {
      await asked(users, owner, 403);
      await asked(accounts, owner, 403);
    },
  },
  {
    action: "audit.exported",
    chain: "accounts",
    by: "admin",
    detail: {},
    act: ({ admin }) => asked(accounts, admin, 200, { path: "/api?format=csv" }),
  },
  {
    action: "mail.read",
    chain: "accounts",
    by: "admin",
    detail: { mailId: expect.any(String), kind: "reset", email: expect.stringMatching(/^owner/) },
    act: async ({ admin, owner }) => asked(readMail, admin, 200, { params: { mailId: await resetLetter(owner) } }),
  },
  {
    action: "mail.sentAgain",
    chain: "accounts",
    by: "admin",
    detail: { mailId: expect.any(String), kind: "reset", email: expect.stringMatching(/^owner/) },
    act: async ({ admin, owner }) =>
      asked(sendMailAgain, admin, 202, { method: "POST", params: { mailId: await resetLetter(owner) } }),
  },
];
