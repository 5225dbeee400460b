/**
 * Who may call what of signing elsewhere: its owner sends, whoever manages sees it, administrators connect; and what
 * else administrators alone, or nobody, may.
 */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { seal } from "@/lib/platform/sealed";
import { person } from "../support/factories";
import type { Expected, Made, Row, World } from "./calls";

const KEY = "the-key-of-its-address";

/** Documenso, which nobody in the table reaches. */
async function connected(): Promise<void> {
  const stored = {
    ...{ provider: "documenso", baseUrl: "https://sign.example/api/v2", token: seal("signing", "token") },
    ...{ webhookSecret: seal("signing", "secret"), nudgeKey: KEY, changedAt: new Date().toISOString() },
  };
  const value = JSON.stringify(stored);
  await db.setting.upsert({ where: { key: "signing" }, create: { key: "signing", value }, update: { value } });
}

/** The world's contract with a version that its reviewer has approved, and nothing out for signature. */
async function approved({ contractId, people }: World): Promise<string> {
  await connected();
  const { currentVersionId } = await db.contract.findUniqueOrThrow({ where: { id: contractId } });
  const versionId = currentVersionId ?? "";
  const { hash } = await db.contractVersion.findUniqueOrThrow({ where: { id: versionId } });
  const { userId, name: userName } = people.reviewer.actor;
  const row = { userId, userName, askedByName: "Owner", versionHash: hash, answer: "approve", words: "" };
  await db.approval.deleteMany({ where: { versionId } });
  await db.approval.create({ data: { id: newId(), contractId, versionId, ...row } });
  await db.signingRequest.deleteMany({ where: { contractId } });
  return versionId;
}

async function toSend(world: World): Promise<Made> {
  const signers = [{ name: "Anna", email: "anna@example.com" }];
  return { params: { contractId: world.contractId }, body: { versionId: await approved(world), signers } };
}

/** One that is out. */
async function onRequest(world: World): Promise<Made> {
  const { contractId } = world;
  const [id, versionId] = [newId(), await approved(world)];
  const service = { provider: "documenso", baseUrl: "https://sign.example/api/v2", remoteId: "envelope_1" };
  const row = { versionNumber: 1, state: "sent", signers: "[]", createdAt: new Date(), createdByName: "Owner" };
  await db.signingRequest.create({ data: { id, contractId, versionId, ...service, ...row } });
  return { params: { contractId, requestId: id } };
}

const settings = { provider: "documenso", baseUrl: "https://sign.example/api/v2", token: "token" };

type Part = (ok: number) => Expected;

/** The rows of `calls.ts` on signing elsewhere. */
export function signingRows(managing: Part, administrators: Part, anybody: Part): Record<string, Row> {
  const owning = (ok: number): Expected => ({ ...managing(403), owner: ok });
  return {
    "GET /admin/signing": { expected: administrators(200), make: () => ({}) },
    "PUT /admin/signing": { expected: administrators(200), make: () => ({ body: settings }) },
    "DELETE /admin/signing": { expected: administrators(204), make: () => ({}) },
    "POST /admin/signing/test": {
      expected: administrators(200),
      make: async () => {
        await connected();
        return {};
      },
    },
    "GET /contracts/[contractId]/signing": {
      expected: managing(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "POST /contracts/[contractId]/signing": { expected: owning(201), make: toSend },
    "POST /contracts/[contractId]/signing/[requestId]/check": { expected: owning(202), make: onRequest },
    "POST /contracts/[contractId]/signing/[requestId]/cancel": { expected: owning(202), make: onRequest },
    "PUT /admin/users/[userId]/active": {
      expected: administrators(200),
      make: async () => ({ params: { userId: (await person("Somebody")).actor.userId }, body: { active: false } }),
    },
    // The way is off here; `inbox-delivered.test.ts` has its secret.
    "POST /mail/inbound": { expected: anybody(404), make: () => ({ body: "From: a@b.example\r\n\r\n" }) },
    // Nobody has the service's secret; `signing-set-up.test.ts` calls with it.
    "POST /signing/[key]": {
      expected: anybody(404),
      make: async () => {
        await connected();
        return { params: { key: KEY }, body: {} };
      },
    },
  };
}
