/** The story of REST: somebody is named in a comment, told so, and asked to approve. */
import { newContract } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Notified = { id: string; kind: string; read: boolean };
type Approval = { id: string; answer: string; isVoid: boolean };

/** `friend` has a proven address by then. */
export async function together({ as, owner, friend }: Story): Promise<void> {
  const [self, other] = [as(owner.api), as(friend.api)];
  const ids = { contractId: await newContract(owner) };
  await self("POST /contracts/[contractId]/collaborators", { ids, data: { email: friend.email }, status: 201 });
  expect(await other<Notified[]>("GET /notifications")).toContainEqual(expect.objectContaining({ kind: "invited" }));
  const pending = await other<{ id: string; contractId: string }[]>("GET /invitations/pending");
  const token = pending.find(({ contractId }) => contractId === ids.contractId)?.id ?? "";
  await other("POST /invitations/[token]/accept", { ids: { token }, data: {}, status: 201 });
  const { id: userId, name } = await other<{ id: string; name: string }>("GET /auth/profile");

  await other("PUT /notifications/settings", { data: { mail: "never" } });
  expect(await other("GET /notifications/settings")).toMatchObject({ mail: "never" });
  const named = { text: `@${name}, is this right?`, mentions: [userId] };
  await self("POST /contracts/[contractId]/comment", { ids, data: named, status: 201 });
  const [first] = await other<Notified[]>("GET /notifications", { query: "?unread=true" });
  expect(first).toMatchObject({ kind: "mentioned", read: false });
  const notificationId = first?.id ?? "";
  expect(await other("GET /notifications/unread")).toMatchObject({ count: expect.any(Number) });
  await other("PATCH /notifications/[notificationId]", { ids: { notificationId }, data: { read: true } });
  await other("POST /notifications/read", { data: { upTo: notificationId }, status: 204 });
  expect(await other("GET /notifications/unread")).toEqual({ count: 0 });

  const asked = { ids, data: { userIds: [userId] }, status: 201 };
  const [approval] = await self<Approval[]>("POST /contracts/[contractId]/approvals", asked);
  const both = { ...ids, approvalId: approval?.id ?? "" };
  const answer = { ids: both, data: { answer: "approve" } };
  await other("POST /contracts/[contractId]/approvals/[approvalId]/answer", answer);
  expect(await self<Approval[]>("GET /contracts/[contractId]/approvals", { ids })).toMatchObject([
    { answer: "approve", isVoid: false },
  ]);
  await self("DELETE /contracts/[contractId]/approvals/[approvalId]", { ids: both, status: 204 });
}
