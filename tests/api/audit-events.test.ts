/**
 * Each kind of event is recorded once, in its chain, with who did it and from where; and nothing gets in that has no
 * business there.
 */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { DELETE as deleteContract, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { GET as activity } from "@/app/api/contracts/[contractId]/activity/route";
import { POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { PATCH as resolve } from "@/app/api/contracts/[contractId]/comments/[commentId]/route";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { GET as exportFile } from "@/app/api/contracts/[contractId]/export/route";
import { POST as find } from "@/app/api/contracts/[contractId]/find/route";
import { GET as summarize } from "@/app/api/contracts/[contractId]/summarize/route";
import { GET as diff } from "@/app/api/contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { GET as version } from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import { GET as versions, POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as analyze } from "@/app/api/contracts/analyze/route";
import { POST as create } from "@/app/api/contracts/create-from-template/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as content, PUT as put } from "@/app/api/files/[fileId]/content/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { POST as resend } from "@/app/api/invitations/[token]/resend/route";
import { DELETE as revoke } from "@/app/api/invitations/[token]/route";
import { POST as acceptSuggestion } from "@/app/api/suggestions/[contractId]/accept/route";
import { POST as dismissSuggestion } from "@/app/api/suggestions/[contractId]/dismiss/route";
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
import { confirmItsMe } from "@/lib/accounts/second-factor/confirmation";
import { removeApp, renewRecoveryCodes } from "@/lib/accounts/second-factor/set-up";
import { ACCOUNTS_CHAIN, AUDIT_DETAILS } from "@/lib/audit/schema";
import { verifyChains } from "@/lib/audit/verify";
import { jobGivenUp, jobHandlers } from "@/lib/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { call, type ApiCall } from "../support/api";
import { resetDatabase } from "../support/database";
import { contractOf, join, PASSWORD, person, type Person } from "../support/factories";
import { codeOf, withApp } from "../support/second-factor";

const SECRET_WORDS = "confidential rent of nine hundred";
const QUESTION = "What is the confidential answer?";
type World = {
  owner: Person;
  manager: Person;
  reviewer: Person;
  stranger: Person;
  admin: Person;
  contractId: string;
  versionId: string;
};
type Handler = Parameters<typeof call>[0];
/** What is done, in which chain it is told, with what, and by whom. */
type Row = {
  action: keyof typeof AUDIT_DETAILS;
  chain: "contract" | "accounts" | ((made: unknown) => string);
  by: keyof World | null;
  detail: object;
  act: (world: World) => Promise<unknown>;
};

let world: World;
const seen = new Set<string>();

beforeEach(async () => {
  await resetDatabase();
  const admin = await person("Admin", "admin");
  const [owner, manager, reviewer, stranger] = [
    await person("Owner"),
    await person("Manager"),
    await person("Reviewer"),
    await person("Stranger"),
  ];
  const { contractId, version: first } = await contractOf(owner, {
    html: `<p>The ${SECRET_WORDS} is due. It is governed by the laws of Mongolia.</p>`,
  });
  await join(contractId, manager, "manager");
  await join(contractId, reviewer, "reviewer");
  world = {
    owner,
    manager,
    reviewer,
    stranger,
    admin: { ...admin, actor: { ...admin.actor, systemRole: "admin" } },
    contractId,
    versionId: first.id,
  };
});

async function asked(
  handler: Handler,
  who: Person | null,
  status: number,
  how: Omit<ApiCall, "token"> = {},
): Promise<Response> {
  const response = await call(handler, {
    ...how,
    token: who?.token,
    headers: { "x-forwarded-for": "203.0.113.7", ...how.headers },
  });
  expect(response.status, await response.clone().text()).toBe(status);
  return response;
}
const on = ({ contractId }: World, body?: unknown, method = "POST"): Omit<ApiCall, "token"> => ({
  method,
  params: { contractId },
  ...(body === undefined ? {} : { body }),
});
const onVersion = ({ contractId, versionId }: World, method = "GET") => ({ method, params: { contractId, versionId } });

async function invited(who: World, email: string): Promise<{ id: string; token: string }> {
  const { id, link } = (await (await asked(invite, who.manager, 201, on(who, { email }))).json()) as {
    id: string;
    link: string;
  };
  return { id, token: link.split("/").at(-1) ?? "" };
}

async function suggestion({ contractId, versionId }: World): Promise<{ suggestionId: string; cacheId: string }> {
  const [suggestionId, cacheId] = [newId(), newId()];
  await db.analysis.create({
    data: {
      id: cacheId,
      contractId,
      versionId,
      engine: cacheId,
      suggestions: {
        create: {
          id: suggestionId,
          title: "Say so",
          comment: "Why not",
          quote: "The",
          replacement: "A",
          severity: "low",
          source: "check",
          start: 0,
          end: 3,
          page: 1,
        },
      },
    },
  });
  return { suggestionId, cacheId };
}

async function uploadedFile(who: Person): Promise<string> {
  const { uploadUrl, fileId } = (await (
    await asked(presign, who, 201, { method: "POST", body: { filename: "lease.txt", contentType: "text/plain" } })
  ).json()) as { uploadUrl: string; fileId: string };
  const { pathname, search } = new URL(uploadUrl, "http://localhost");
  await asked(put, null, 204, {
    method: "PUT",
    params: { fileId },
    path: pathname + search,
    body: `LEASE\n\n1. The ${SECRET_WORDS} is due.\n`,
  });
  return fileId;
}

async function uploadedContract(who: World): Promise<{ id: string; fileId: string }> {
  const fileId = await uploadedFile(who.owner);
  const { id } = (await (
    await asked(upload, who.owner, 201, { method: "POST", body: { name: "Lease", type: "Other", fileId } })
  ).json()) as { id: string };
  return { id, fileId };
}

const finish = () => runDueJobs(jobHandlers, jobGivenUp);
async function resetLetter({ email }: Person): Promise<string> {
  await asked(forgot, null, 202, { method: "POST", body: { email } });
  return (await db.outgoingMail.findFirstOrThrow({ where: { recipient: email } })).id;
}
async function challengeOf({ email }: Person): Promise<string> {
  return (
    (await (await asked(login, null, 401, { method: "POST", body: { email, password: PASSWORD } })).json()) as {
      challenge: string;
    }
  ).challenge;
}
const idOf = (made: unknown) => (made as { id: string }).id;

const ROWS: Row[] = [
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
          expiresAt: new Date(Date.now() + 60_000),
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
          expiresAt: new Date(Date.now() + 60_000),
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
        body: { challenge: await challengeOf(await withApp(owner)), code: "000000" },
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
        body: { challenge: await challengeOf(careful), code: careful.recoveryCodes[0] },
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
        body: { challenge: await challengeOf(careful), code: codeOf(careful.secret, 1) },
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
  {
    action: "contract.created",
    chain: idOf,
    by: "owner",
    detail: { name: "NDA", version: 1 },
    act: async ({ owner }) =>
      (
        await asked(create, owner, 201, {
          method: "POST",
          body: { type: "Other", name: "NDA", fields: { textContent: SECRET_WORDS } },
        })
      ).json(),
  },
  {
    action: "contract.uploaded",
    chain: idOf,
    by: "owner",
    detail: { name: "Lease", fileId: expect.any(String), fileName: "lease.txt" },
    act: uploadedContract,
  },
  {
    action: "contract.textRead",
    chain: idOf,
    by: null,
    detail: { version: 1 },
    act: async (who) => {
      const made = await uploadedContract(who);
      await finish();
      return made;
    },
  },
  {
    action: "assistant.answered",
    chain: idOf,
    by: null,
    detail: {
      kind: "suggest",
      category: null,
      version: 1,
      engine: "built-in",
      host: null,
      model: null,
      fellBackFrom: null,
      isAnswered: true,
    },
    act: async (who) => {
      const made = await uploadedContract(who);
      await finish();
      return made;
    },
  },
  {
    action: "contract.opened",
    chain: "contract",
    by: "reviewer",
    detail: { versions: [1] },
    act: async (who) => {
      for (let time = 0; time < 3; time += 1) await asked(version, who.reviewer, 200, onVersion(who));
      await asked(versions, who.reviewer, 200, { params: { contractId: who.contractId } });
      await asked(versions, who.reviewer, 200, { params: { contractId: who.contractId }, path: "/api?fields=summary" });
      await asked(diff, who.reviewer, 200, {
        params: { contractId: who.contractId, versionId: who.versionId, otherVersionId: who.versionId },
      });
    },
  },
  {
    action: "contract.saved",
    chain: "contract",
    by: "reviewer",
    detail: { version: 2 },
    act: (who) => asked(save, who.reviewer, 201, on(who, { content: "<p>Other words</p>" })),
  },
  {
    action: "contract.restored",
    chain: "contract",
    by: "owner",
    detail: { version: 2, restoredFrom: 1 },
    act: (who) => asked(restore, who.owner, 201, onVersion(who, "POST")),
  },
  {
    action: "contract.renamed",
    chain: "contract",
    by: "manager",
    detail: { from: "Lease", to: "Lease of 2026" },
    act: (who) => asked(change, who.manager, 200, on(who, { name: "Lease of 2026", type: "Lease Agreement" }, "PATCH")),
  },
  {
    action: "contract.typeChanged",
    chain: "contract",
    by: "manager",
    detail: { from: "Lease Agreement", to: "Other" },
    act: (who) => asked(change, who.manager, 200, on(who, { type: "Other", name: "Lease" }, "PATCH")),
  },
  {
    action: "contract.reviewed",
    chain: "contract",
    by: "reviewer",
    detail: { version: 1 },
    act: (who) => asked(change, who.reviewer, 200, on(who, { status: "reviewed" }, "PATCH")),
  },
  {
    action: "contract.analysisAsked",
    chain: "contract",
    by: "reviewer",
    detail: {},
    act: ({ reviewer, contractId }) => asked(analyze, reviewer, 202, { method: "POST", body: { contractId } }),
  },
  {
    action: "contract.exported",
    chain: "contract",
    by: "reviewer",
    detail: { version: 1, format: "docx" },
    act: (who) => asked(exportFile, who.reviewer, 200, { ...on(who, undefined, "GET"), path: "/api?format=docx" }),
  },
  {
    action: "contract.passedOn",
    chain: "contract",
    by: "admin",
    detail: { userId: expect.any(String), name: "Manager" },
    act: ({ admin, owner }) =>
      asked(deleteUser, admin, 204, { method: "DELETE", params: { userId: owner.actor.userId } }),
  },
  {
    action: "contract.deleted",
    chain: "contract",
    by: "owner",
    detail: { contractId: expect.any(String), name: "Lease" },
    act: (who) => asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE")),
  },
  {
    action: "contract.deleted",
    chain: "accounts",
    by: "owner",
    detail: { contractId: expect.any(String), name: "Lease" },
    act: (who) => asked(deleteContract, who.owner, 204, on(who, undefined, "DELETE")),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "reviewer",
    detail: { ability: "delete", answer: 403 },
    act: (who) => asked(deleteContract, who.reviewer, 403, on(who, undefined, "DELETE")),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "read", answer: 404 },
    act: async (who) => {
      await asked(version, who.stranger, 404, onVersion(who));
      await asked(versions, who.stranger, 404, { params: { contractId: who.contractId } });
    },
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "manager",
    detail: { ability: "audit", answer: 403 },
    act: (who) => asked(activity, who.manager, 403, on(who, undefined, "GET")),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "reviewer",
    detail: { ability: "manage", answer: 403 },
    act: async (who) => {
      const { id } = await db.collaborator.findFirstOrThrow({
        where: { contractId: who.contractId, userId: who.manager.actor.userId },
      });
      await asked(remove, who.reviewer, 403, {
        method: "DELETE",
        params: { contractId: who.contractId, collaboratorId: id },
      });
    },
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "manage", answer: 404 },
    act: async (who) =>
      asked(revoke, who.stranger, 404, {
        method: "DELETE",
        params: { token: (await invited(who, "x@example.com")).id },
      }),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "join", answer: 403 },
    act: async (who) =>
      asked(accept, who.stranger, 403, {
        method: "POST",
        params: { token: (await invited(who, "x@example.com")).token },
        body: {},
      }),
  },
  {
    action: "contract.refused",
    chain: "contract",
    by: "stranger",
    detail: { ability: "edit", answer: 404 },
    act: async (who) =>
      asked(dismissSuggestion, who.stranger, 404, {
        method: "POST",
        params: { contractId: (await suggestion(who)).suggestionId },
        body: {},
      }),
  },
  {
    action: "contract.refused",
    chain: idOf,
    by: "stranger",
    detail: { ability: "read", answer: 404 },
    act: async (who) => {
      const made = await uploadedContract(who);
      await asked(download, who.stranger, 404, { params: { fileId: made.fileId } });
      return made;
    },
  },
  {
    action: "file.linkGiven",
    chain: idOf,
    by: "owner",
    detail: { fileId: expect.any(String), fileName: "lease.txt" },
    act: async (who) => {
      const made = await uploadedContract(who);
      await asked(download, who.owner, 200, { params: { fileId: made.fileId } });
      return made;
    },
  },
  {
    action: "file.downloaded",
    chain: idOf,
    by: null,
    detail: { fileId: expect.any(String), fileName: "lease.txt", byLink: true },
    act: async (who) => {
      const made = await uploadedContract(who);
      const { downloadUrl } = (await (
        await asked(download, who.owner, 200, { params: { fileId: made.fileId } })
      ).json()) as { downloadUrl: string };
      const { pathname, search } = new URL(downloadUrl, "http://localhost");
      await asked(content, null, 200, { params: { fileId: made.fileId }, path: pathname + search });
      return made;
    },
  },
  {
    action: "comment.added",
    chain: "contract",
    by: "reviewer",
    detail: { commentId: expect.any(String) },
    act: (who) => asked(comment, who.reviewer, 201, on(who, { text: SECRET_WORDS })),
  },
  ...([true, false] as const).map((resolved): Row => ({
    action: resolved ? "comment.resolved" : "comment.reopened",
    chain: "contract",
    by: "manager",
    detail: { commentId: expect.any(String) },
    act: async (who) => {
      const { id } = (await (await asked(comment, who.reviewer, 201, on(who, { text: SECRET_WORDS }))).json()) as {
        id: string;
      };
      for (const state of [true, true, false, false])
        await asked(resolve, who.manager, 200, {
          method: "PATCH",
          params: { contractId: who.contractId, commentId: id },
          body: { resolved: state },
        });
    },
  })),
  {
    action: "suggestion.accepted",
    chain: "contract",
    by: "reviewer",
    detail: { suggestionId: expect.any(String), version: 2 },
    act: async (who) => asked(acceptSuggestion, who.reviewer, 201, on(who, await suggestion(who))),
  },
  {
    action: "suggestion.dismissed",
    chain: "contract",
    by: "reviewer",
    detail: { suggestionId: expect.any(String) },
    act: async (who) => {
      const body = await suggestion(who);
      for (let time = 0; time < 2; time += 1)
        await call(dismissSuggestion, { ...on(who, body), token: who.reviewer.token });
    },
  },
  {
    action: "invitation.sent",
    chain: "contract",
    by: "manager",
    detail: { invitationId: expect.any(String), email: "x@example.com", role: "reviewer" },
    act: (who) => invited(who, "x@example.com"),
  },
  {
    action: "invitation.resent",
    chain: "contract",
    by: "manager",
    detail: { invitationId: expect.any(String), email: "x@example.com", role: "reviewer" },
    act: async (who) =>
      asked(resend, who.manager, 201, { method: "POST", params: { token: (await invited(who, "x@example.com")).id } }),
  },
  {
    action: "invitation.revoked",
    chain: "contract",
    by: "manager",
    detail: { invitationId: expect.any(String), email: "x@example.com", role: "reviewer" },
    act: async (who) =>
      asked(revoke, who.manager, 204, {
        method: "DELETE",
        params: { token: (await invited(who, "x@example.com")).id },
      }),
  },
  {
    action: "invitation.accepted",
    chain: "contract",
    by: "stranger",
    detail: { invitationId: expect.any(String), email: expect.stringMatching(/^stranger/), role: "reviewer" },
    act: async (who) => {
      const { token } = await invited(who, who.stranger.email);
      await call(accept, { method: "POST", params: { token }, body: {}, token: who.stranger.token });
      await call(accept, { method: "POST", params: { token }, body: {}, token: who.stranger.token });
    },
  },
  {
    action: "collaborator.removed",
    chain: "contract",
    by: "manager",
    detail: { userId: expect.any(String), name: "Reviewer", role: "reviewer" },
    act: async (who) => {
      const { id } = await db.collaborator.findFirstOrThrow({
        where: { contractId: who.contractId, userId: who.reviewer.actor.userId },
      });
      await asked(remove, who.manager, 204, {
        method: "DELETE",
        params: { contractId: who.contractId, collaboratorId: id },
      });
    },
  },
  ...(
    [
      ["find", find, { category: "governing_law" }],
      ["chat", chat, { message: QUESTION, history: [] }],
    ] as const
  ).map(([kind, handler, body]): Row => ({
    action: "assistant.answered",
    chain: "contract",
    by: "reviewer",
    detail: {
      kind,
      category: kind === "find" ? "governing_law" : null,
      version: 1,
      engine: "built-in",
      host: null,
      model: null,
      fellBackFrom: null,
      isAnswered: true,
    },
    act: (who) => asked(handler, who.reviewer, 200, on(who, body)),
  })),
  {
    action: "assistant.answered",
    chain: "contract",
    by: "reviewer",
    detail: expect.objectContaining({ kind: "summarize", engine: "built-in", host: null }),
    act: (who) => asked(summarize, who.reviewer, 200, on(who, undefined, "GET")),
  },
  {
    action: "audit.exported",
    chain: "contract",
    by: "owner",
    detail: {},
    act: (who) => asked(activity, who.owner, 200, { ...on(who, undefined, "GET"), headers: { accept: "text/csv" } }),
  },
];

describe("recorded once:", () => {
  test.each(ROWS)("$action in $chain by $by", async ({ action, chain, by, detail, act }) => {
    const contractChain = chain === "accounts" ? ACCOUNTS_CHAIN : world.contractId;
    const before =
      typeof chain === "function" ? 0 : await db.auditEvent.count({ where: { chain: contractChain, action } });
    const made = await act(world);
    const events = await db.auditEvent.findMany({
      where: { chain: typeof chain === "function" ? chain(made) : contractChain, action },
      orderBy: { sequence: "asc" },
    });
    const told = events.slice(before).map((event) => ({ ...event, detail: JSON.parse(event.detail) as object }));

    const who = by === null ? null : (world[by] as Person).actor;
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      detail,
      ...(action === "account.registered"
        ? { actorName: "New" }
        : { actorId: who?.userId ?? null, actorName: who?.name ?? "" }),
    });
    seen.add(action);
    await expectNothingSecret();
    expect((await verifyChains()).problems).toEqual([]);
  });

  // An issuer is asked over HTTP: its kinds are told where that is tested.
  afterAll(() =>
    expect([...seen].sort()).toEqual(
      Object.keys(AUDIT_DETAILS)
        .filter((action) => !action.startsWith("account.identity"))
        .sort(),
    ),
  );
});

/** No words of the contract, no question, no password, no token, no hash of one. */
async function expectNothingSecret(): Promise<void> {
  const stored = JSON.stringify(
    await db.auditEvent.findMany({ select: { detail: true, actorName: true, address: true } }),
  );
  for (const secret of [
    SECRET_WORDS,
    QUESTION,
    PASSWORD,
    "quite long enough",
    "wrong password",
    ...[world.owner, world.reviewer].map(({ token }) => token),
  ])
    expect(stored).not.toContain(secret);
  for (const { tokenHash } of await db.invitation.findMany()) expect(stored).not.toContain(tokenHash);
}

describe("a refusal", () => {
  test("of what doesn't exist leaves no trail", async () => {
    const before = await db.auditEvent.count();
    await asked(version, world.stranger, 404, { params: { contractId: "no such contract", versionId: "none" } });
    await asked(revoke, world.stranger, 404, { method: "DELETE", params: { token: "no such invitation" } });
    await asked(download, world.stranger, 404, { params: { fileId: "no such file" } });
    expect(await db.auditEvent.count()).toBe(before);
  });

  test("stays when the request's own writes are undone, an Idempotency-Key included", async () => {
    await asked(save, world.stranger, 404, {
      ...on(world, { content: "<p>Mine</p>" }),
      headers: { "idempotency-key": newId() },
    });
    const told = await db.auditEvent.findMany({ where: { chain: world.contractId, action: "contract.refused" } });
    expect(told).toMatchObject([{ actorId: world.stranger.actor.userId, detail: '{"ability":"edit","answer":404}' }]);
    expect(await db.idempotencyKey.count()).toBe(0);
  });
});

describe("the trail outlives", () => {
  test("the person: rows keep the name, and the chain holds", async () => {
    await asked(version, world.reviewer, 200, onVersion(world));
    await asked(deleteUser, world.admin, 204, { method: "DELETE", params: { userId: world.reviewer.actor.userId } });
    const rows = await db.auditEvent.findMany({
      where: { actorId: world.reviewer.actor.userId, chain: world.contractId },
    });
    expect(rows).toMatchObject([{ action: "contract.opened", actorName: "Reviewer" }]);
    expect((await verifyChains()).problems).toEqual([]);
  });

  test("the contract: its chain stays whole when it is deleted", async () => {
    await asked(version, world.owner, 200, onVersion(world));
    await asked(deleteContract, world.owner, 204, on(world, undefined, "DELETE"));
    const rows = await db.auditEvent.findMany({ where: { chain: world.contractId }, orderBy: { sequence: "asc" } });
    expect(rows.map(({ action }) => action)).toEqual(["contract.opened", "contract.deleted"]);
    expect((await verifyChains()).problems).toEqual([]);
  });
});
