/** Who may call what (behaviour §19): each call of REST, what each kind of caller gets, and a request that works. */
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage/storage";
import type { ApiCall } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";
import { bundleRows } from "./bundle-calls";
import { compareRows } from "./compare-calls";
import { deadlineRows } from "./deadline-calls";
import { listRows } from "./list-calls";
import { positionRows, reviewRows } from "./position-calls";
import { roundRows } from "./round-calls";
import { signedRows, signingRows } from "./signed-calls";
import { togetherRows } from "./together-calls";
import { tokenRows } from "./token-calls";

export const CALLERS = ["guest", "stranger", "reviewer", "manager", "owner", "administrator"] as const;
export type Caller = (typeof CALLERS)[number];
export type Expected = Record<Caller, number>;
export type World = {
  people: Record<Exclude<Caller, "guest">, Person>;
  contractId: string;
  versionId: string;
  fileId: string;
};
export type Made = Omit<ApiCall, "token" | "method">;
/** `make` may first bring about what the call is on, where a call uses it up. */
export type Row = { expected: Expected; make: (world: World) => Made | Promise<Made>; endsSession?: true };

const part = (ok: number): Expected => ({
  guest: 401,
  stranger: 404,
  reviewer: ok,
  manager: ok,
  owner: ok,
  administrator: 404,
});
const anybodySignedIn = (ok: number): Expected => ({
  guest: 401,
  stranger: ok,
  reviewer: ok,
  manager: ok,
  owner: ok,
  administrator: ok,
});
const everybody = (ok: number): Expected => ({
  guest: ok,
  stranger: ok,
  reviewer: ok,
  manager: ok,
  owner: ok,
  administrator: ok,
});
const managing = (ok: number): Expected => ({
  guest: 401,
  stranger: 404,
  reviewer: 403,
  manager: ok,
  owner: ok,
  administrator: 404,
});
const onContract = ({ contractId }: World) => ({ params: { contractId } });
const onVersion = ({ contractId, versionId }: World) => ({ params: { contractId, versionId } });

/** A contract of the same people that the call may use up. */
async function withAnotherContract({ people }: World): Promise<Made> {
  const { contractId } = await createContract(people.owner);
  await join(contractId, people.reviewer, "reviewer");
  await join(contractId, people.manager, "manager");
  return { params: { contractId } };
}

const assistant = (root: string): Record<string, Row> => ({
  [`POST /${root}/[contractId]/find`]: {
    expected: part(200),
    make: (world) => ({ ...onContract(world), body: { category: "governing_law" } }),
  },
  [`GET /${root}/[contractId]/summarize`]: { expected: part(200), make: onContract },
  [`POST /${root}/[contractId]/chat`]: {
    expected: part(200),
    make: (world) => ({ ...onContract(world), body: { message: "Which law applies?", history: [] } }),
  },
  [`GET /${root}/[contractId]/chat`]: { expected: part(200), make: onContract },
  [`DELETE /${root}/[contractId]/chat`]: { expected: part(204), make: onContract },
});

/** An open invitation, with the token of its link. */
async function invited({ contractId, people }: World): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(), newSecret()];
  await db.invitation.create({
    data: {
      id,
      contractId,
      email: `${id}@example.com`,
      role: "reviewer",
      tokenHash: secretHash(token),
      invitedById: people.owner.actor.userId,
      invitedByName: "Owner",
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { id, token };
}
const onInvitation = async (world: World) => ({ params: { token: (await invited(world)).id } });

const COLLABORATION: Record<string, Row> = {
  "GET /contracts/[contractId]/collaborators": { expected: part(200), make: onContract },
  "POST /contracts/[contractId]/collaborators": {
    expected: managing(201),
    make: (world) => ({ ...onContract(world), body: { email: `${newId()}@example.com` } }),
  },
  "DELETE /contracts/[contractId]/collaborators/[collaboratorId]": {
    expected: managing(204),
    make: async ({ contractId }) => {
      const somebody = await person("Somebody");
      await join(contractId, somebody, "reviewer");
      const { id } = await db.collaborator.findFirstOrThrow({ where: { contractId, userId: somebody.actor.userId } });
      return { params: { contractId, collaboratorId: id } };
    },
  },
  "GET /contracts/[contractId]/invitations": { expected: managing(200), make: onContract },
  "GET /invitations/pending": { expected: anybodySignedIn(200), make: () => ({}) },
  "POST /invitations/[token]/resend": { expected: managing(201), make: onInvitation },
  "DELETE /invitations/[token]": { expected: managing(204), make: onInvitation },
  // The link is the proof.
  "GET /invitations/[token]": {
    expected: everybody(200),
    make: async (world) => ({ params: { token: (await invited(world)).token } }),
  },
  // It was sent to somebody new: a guest may be that person, a signed-in caller is somebody else.
  "POST /invitations/[token]/accept": {
    expected: { ...anybodySignedIn(403), guest: 201 },
    make: async (world) => ({
      params: { token: (await invited(world)).token },
      body: { name: "New", password: "long enough" },
    }),
  },
};

/** A comment, and a finding with its analysis, made for one call. */
async function commented({ contractId, people }: World): Promise<string> {
  const id = newId();
  await db.comment.create({
    data: { id, contractId, authorId: people.owner.actor.userId, authorName: "Owner", text: "Why?", location: '""' },
  });
  return id;
}
async function suggested({ contractId }: World): Promise<{ suggestionId: string; cacheId: string }> {
  const [suggestionId, cacheId] = [newId(), newId()];
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  await db.analysis.create({
    data: {
      id: cacheId,
      contractId,
      versionId: currentVersionId ?? "",
      engine: cacheId,
      suggestions: {
        create: {
          id: suggestionId,
          title: "Say so",
          comment: "Why not",
          quote: "N",
          replacement: "n",
          severity: "low",
          source: "check",
          start: 0,
          end: 1,
          page: 1,
        },
      },
    },
  });
  return { suggestionId, cacheId };
}
const onSuggestion = async (world: World) => ({ ...onContract(world), body: await suggested(world) });

const REVIEW: Record<string, Row> = {
  "POST /contracts/[contractId]/comment": {
    expected: part(201),
    make: (world) => ({ ...onContract(world), body: { text: "Why?", location: "Clause 1" } }),
  },
  "GET /contracts/[contractId]/comments": { expected: part(200), make: onContract },
  "PATCH /contracts/[contractId]/comments/[commentId]": {
    expected: part(200),
    make: async (world) => ({
      params: { contractId: world.contractId, commentId: await commented(world) },
      body: { resolved: true },
    }),
  },
  "GET /contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]": {
    expected: part(200),
    make: ({ contractId, versionId }) => ({ params: { contractId, versionId, otherVersionId: versionId } }),
  },
  "POST /suggestions/[contractId]/accept": { expected: part(201), make: onSuggestion },
  "POST /suggestions/[contractId]/dismiss": { expected: part(204), make: onSuggestion },
  "POST /suggestions/[contractId]/reopen": { expected: part(204), make: onSuggestion },
};

/** What an administrator's call is on: somebody it may be done to. */
const onSomebody = async () => ({ params: { userId: (await person("Somebody")).actor.userId } });
const onSomebodyWithFactor = async () => {
  const made = await onSomebody();
  await db.authenticator.create({ data: { userId: made.params.userId, secret: "sealed", confirmedAt: new Date() } });
  return made;
};
const onLetter = async () => {
  const mailId = newId();
  await db.outgoingMail.create({
    data: {
      id: mailId,
      kind: "invitation",
      recipient: "b@example.com",
      subject: "Invitation",
      html: "<p>Join</p>",
      text: "Join",
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { params: { mailId } };
};
const administrators = (ok: number): Expected => ({
  guest: 401,
  stranger: 403,
  reviewer: 403,
  manager: 403,
  owner: 403,
  administrator: ok,
});

const ACCOUNTS: Record<string, Row> = {
  "GET /user-settings": { expected: anybodySignedIn(200), make: () => ({}) },
  "PUT /user-settings": { expected: anybodySignedIn(200), make: () => ({ body: { defaultLanguage: "en" } }) },
  "GET /sessions": { expected: anybodySignedIn(200), make: () => ({}) },
  "DELETE /sessions": { expected: anybodySignedIn(204), make: () => ({}) },
  ...tokenRows(anybodySignedIn),
  "PUT /auth/password": {
    expected: anybodySignedIn(400),
    make: () => ({ body: { currentPassword: "wrong", newPassword: "long enough" } }),
  },
  "POST /auth/forgot-password": { expected: everybody(202), make: () => ({ body: { email: "nobody@example.com" } }) },
  "POST /auth/reset-password": {
    expected: everybody(404),
    make: () => ({ body: { token: "no such link", password: "long enough" } }),
  },
  "POST /auth/verify-email": { expected: everybody(404), make: () => ({ body: { token: "no such link" } }) },
  // The callers' addresses are proven.
  "POST /auth/verify-email/resend": { expected: anybodySignedIn(409), make: () => ({}) },
  "POST /admin/users/[userId]/verify-email": { expected: administrators(200), make: onSomebody },
  "GET /admin/mail": { expected: administrators(200), make: () => ({}) },
  "GET /admin/mail/[mailId]": { expected: administrators(200), make: onLetter },
  "POST /admin/mail/[mailId]/send": { expected: administrators(202), make: onLetter },
  "GET /admin/audit": { expected: administrators(200), make: () => ({}) },
  "GET /admin/sign-in-rules": { expected: administrators(200), make: () => ({}) },
  "PUT /admin/sign-in-rules": {
    expected: administrators(200),
    make: () => ({ body: { secondFactorRequired: "nobody" } }),
  },
  "DELETE /admin/users/[userId]/second-factor": { expected: administrators(204), make: onSomebodyWithFactor },
  "GET /admin/users": { expected: administrators(200), make: () => ({}) },
  "GET /admin/users/[userId]": { expected: administrators(200), make: onSomebody },
  "DELETE /admin/users/[userId]": { expected: administrators(204), make: onSomebody },
  "PUT /admin/users/[userId]/role": {
    expected: administrators(200),
    make: async () => ({ ...(await onSomebody()), body: { role: "admin" } }),
  },
  // People know those with whom they share a contract; administrators are no exception.
  "GET /users/[userId]": {
    expected: part(200),
    make: ({ people }) => ({ params: { userId: people.owner.actor.userId } }),
  },
  "POST /users/batch": {
    expected: anybodySignedIn(200),
    make: ({ people }) => ({ body: { userIds: [people.owner.actor.userId] } }),
  },
};

export const TABLE: Record<string, Row> = {
  "GET /auth/profile": { expected: anybodySignedIn(200), make: () => ({}) },
  "GET /usage": { expected: anybodySignedIn(200), make: () => ({}) },
  "POST /auth/login": {
    expected: everybody(401),
    make: () => ({ body: { email: "nobody@example.com", password: "wrong password" } }),
  },
  "POST /auth/second-factor": {
    expected: everybody(401),
    make: () => ({ body: { challenge: "no such challenge", code: "123456" } }),
  },
  "POST /auth/register": {
    expected: everybody(201),
    make: () => ({ body: { name: "New", email: `${newId()}@example.com`, password: "long enough" } }),
  },
  ...compareRows(everybody),
  "GET /health": { expected: everybody(200), make: () => ({}) },
  "GET /openapi.json": { expected: everybody(200), make: () => ({}) },
  "POST /files/presigned-url": {
    expected: anybodySignedIn(201),
    make: () => ({ body: { filename: "a.txt", contentType: "text/plain" } }),
  },
  "GET /files/download/[fileId]": { expected: part(200), make: ({ fileId }) => ({ params: { fileId } }) },
  "GET /files/[fileId]/content": { expected: part(200), make: ({ fileId }) => ({ params: { fileId } }) },
  // Only its uploader may send a file's bytes, and once: these had arrived.
  "PUT /files/[fileId]/content": {
    expected: { guest: 401, stranger: 404, reviewer: 404, manager: 404, owner: 409, administrator: 404 },
    make: ({ fileId }) => ({ params: { fileId }, body: "text" }),
  },
  "GET /contracts": { expected: anybodySignedIn(200), make: () => ({}) },
  "POST /contracts/upload": {
    expected: { ...anybodySignedIn(404), owner: 201 },
    make: ({ fileId }) => ({ body: { name: "Lease", type: "Other", fileId } }),
  },
  "POST /contracts/analyze": { expected: part(202), make: ({ contractId }) => ({ body: { contractId } }) },
  "POST /contracts/create-from-template": {
    expected: anybodySignedIn(201),
    make: () => ({ body: { type: "Other", name: "New Other", fields: { textContent: "Text" } } }),
  },
  "GET /contracts/[contractId]": { expected: part(200), make: onContract },
  "PATCH /contracts/[contractId]": {
    expected: managing(200),
    make: (world) => ({ ...onContract(world), body: { name: "Lease" } }),
  },
  "DELETE /contracts/[contractId]": { expected: { ...part(403), owner: 204 }, make: withAnotherContract },
  "GET /contracts/[contractId]/status": { expected: part(200), make: onContract },
  "GET /contracts/[contractId]/versions": { expected: part(200), make: onContract },
  "POST /contracts/[contractId]/versions": {
    expected: part(201),
    make: (world) => ({ ...onContract(world), body: { content: "<p>New text</p>" } }),
  },
  "GET /contracts/[contractId]/versions/[versionId]": { expected: part(200), make: onVersion },
  "PATCH /contracts/[contractId]/versions/[versionId]": {
    expected: part(200),
    make: (world) => ({ ...onVersion(world), body: { name: "As agreed" } }),
  },
  "POST /contracts/[contractId]/versions/[versionId]/restore": { expected: part(201), make: onVersion },
  // Who looked at a contract is its owner's business alone.
  "GET /contracts/[contractId]/activity": { expected: { ...part(403), owner: 200 }, make: onContract },
  "GET /contracts/[contractId]/export": { expected: part(200), make: onContract },
  "GET /suggestions/[contractId]": { expected: part(200), make: onContract },
  ...COLLABORATION,
  ...REVIEW,
  ...listRows(part, anybodySignedIn, withAnotherContract),
  ...roundRows(part),
  ...signedRows(part, managing),
  ...signingRows(managing, administrators, everybody),
  ...bundleRows(part, everybody),
  ...deadlineRows(part, anybodySignedIn, everybody),
  ...togetherRows(part, managing, anybodySignedIn),
  ...positionRows(part, anybodySignedIn),
  ...reviewRows(part),
  ...ACCOUNTS,
  ...assistant("contracts"),
  "GET /contracts/[contractId]/facts": { expected: part(200), make: onContract },
  "GET /contracts/[contractId]/languages": { expected: part(200), make: onContract },
  "POST /contracts/[contractId]/review": {
    expected: part(200),
    make: (world) => ({ ...onContract(world), body: { topics: ["governing_law"] } }),
  },
  ...assistant("suggestions"),
  "POST /auth/logout": { expected: anybodySignedIn(204), make: () => ({}), endsSession: true },
};
/** next-auth's own doors and the catch-all for unknown addresses have tests of their own. */
export const ELSEWHERE = new Set([
  "GET /auth/[...nextauth]",
  "POST /auth/[...nextauth]",
  ...["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => `${method} /[...path]`),
]);

/** People of every kind around one contract, which has a version and an original file. */
export async function newWorld(newPerson = person): Promise<World> {
  const [owner, stranger, reviewer, manager, administrator] = [
    await newPerson("Owner", "user"),
    await newPerson("Stranger"),
    await newPerson("Reviewer"),
    await newPerson("Manager"),
    await newPerson("Admin", "admin"),
  ];
  const { contractId, version } = await createContract(owner);
  await join(contractId, reviewer, "reviewer");
  await join(contractId, manager, "manager");
  const fileId = newId();
  await db.storedFile.create({
    data: {
      id: fileId,
      ownerId: owner.actor.userId,
      fileName: "a.txt",
      contentType: "text/plain",
      storageKey: `originals/${fileId}`,
      uploadedAt: new Date(),
    },
  });
  await storage.write(`originals/${fileId}`, new TextEncoder().encode("A lease."), "text/plain");
  await db.contract.update({ where: { id: contractId }, data: { fileId } });
  const withRole = { ...administrator, actor: { ...administrator.actor, systemRole: "admin" as const } };
  return {
    people: { owner, stranger, reviewer, manager, administrator: withRole },
    contractId,
    versionId: version.id,
    fileId,
  };
}
