/** Who may call what of news, notifications, approvals and webhooks. */
import { askForApproval } from "@/lib/contracts/approvals/approvals";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { join, person, type Person } from "../support/factories";
import type { Caller, Expected, Row, World } from "./calls";
import { scimRows } from "./scim-calls";
import { webhookRows } from "./webhook-calls";

/** Somebody is asked to approve the current version. */
export async function requestApproval(contractId: string, manager: Person): Promise<string> {
  const somebody = await person("Asked");
  await join(contractId, somebody, "reviewer");
  const { userId } = somebody.actor;
  const asked = await askForApproval(manager.actor, contractId, { userIds: [userId], note: "" });
  return asked.find(({ user }) => user.id === userId)?.id ?? "";
}

/** Something new for somebody who is none of the callers. */
async function createNotification(contractId: string): Promise<string> {
  const somebody = await person("Told");
  const id = newId();
  const row = { id, userId: somebody.actor.userId, contractId, kind: "mentioned", byName: "Owner" };
  await db.notification.create({ data: row });
  return id;
}

const onApproval = async ({ contractId, people }: World) => ({
  params: { contractId, approvalId: await requestApproval(contractId, people.owner) },
});

/** The rows of `calls.ts` on what people are told and asked. */
export function togetherRows(
  part: (ok: number) => Expected,
  managing: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  return {
    ...webhookRows(anybodySignedIn),
    ...scimRows(Object.keys(anybodySignedIn(401)) as Caller[]), // all of them
    "GET /notifications": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /notifications/unread": { expected: anybodySignedIn(200), make: () => ({}) },
    "GET /notifications/settings": { expected: anybodySignedIn(200), make: () => ({}) },
    "PUT /notifications/settings": { expected: anybodySignedIn(200), make: () => ({ body: { mail: "never" } }) },
    // Everybody's own only: these are somebody's who is none of the callers.
    "PATCH /notifications/[notificationId]": {
      expected: anybodySignedIn(404),
      make: async ({ contractId }) => ({
        params: { notificationId: await createNotification(contractId) },
        body: { read: true },
      }),
    },
    "POST /notifications/read": {
      expected: anybodySignedIn(404),
      make: async ({ contractId }) => ({ body: { upTo: await createNotification(contractId) } }),
    },
    "GET /contracts/[contractId]/news": { expected: part(200), make: ({ contractId }) => ({ params: { contractId } }) },
    "GET /contracts/[contractId]/approvals": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "POST /contracts/[contractId]/approvals": {
      expected: managing(201),
      make: ({ contractId, people }) => ({
        params: { contractId },
        body: { userIds: [people.reviewer.actor.userId], note: "Please" },
      }),
    },
    "DELETE /contracts/[contractId]/approvals/[approvalId]": { expected: managing(204), make: onApproval },
    // Only who was asked may answer, who is none of the callers.
    "POST /contracts/[contractId]/approvals/[approvalId]/answer": {
      expected: part(403),
      make: async (world) => ({ ...(await onApproval(world)), body: { answer: "approve" } }),
    },
  };
}
