/** The story of REST: who has a part in a contract, and playbooks. */
import { letterTo } from "./letters";
import { newAddress, newContract, PASSWORD, type Person } from "./people";
import { expect } from "./rest";
import type { Story } from "./rest-story";

type Invited = { id: string; link: string };
type Session = { access_token: string; contractId: string };
type Row = { id: string; userId: string; role: string };
type Book = { id: string };

const linkToken = ({ link }: { link: string }) => link.split("/").at(-1) ?? "";

/** Somebody new is invited, again, and comes; one with an account finds it pending; both go. */
export async function collaborators({ as, app, openCalls, guest, owner, friend }: Story): Promise<void> {
  const self = as(owner.api);
  const ids = { contractId: await newContract(owner, { name: "Office lease" }) };
  const invite = (data: object) =>
    self<Invited>("POST /contracts/[contractId]/collaborators", { ids, data, status: 201 });
  const [first, unwanted] = [await invite({ email: newAddress() }), await invite({ email: newAddress() })];
  await self("DELETE /invitations/[token]", { ids: { token: unwanted.id }, status: 204 });
  expect(await self("GET /contracts/[contractId]/invitations", { ids })).toMatchObject([{ id: first.id }]);
  const again = await self<Invited>("POST /invitations/[token]/resend", { ids: { token: first.id }, status: 201 });
  await as(guest)("GET /invitations/[token]", { ids: { token: linkToken(first) }, status: 404 });
  const link = { token: linkToken(again) };
  expect(await as(guest)("GET /invitations/[token]", { ids: link })).toMatchObject({
    contractId: ids.contractId,
    role: "reviewer",
    inviter: { name: owner.name },
  });
  const account = { name: "Дорж", password: PASSWORD };
  const accepted = { ids: link, data: account };
  const session = await as(guest)<Session>("POST /invitations/[token]/accept", { ...accepted, status: 201 });
  expect(session.contractId).toBe(ids.contractId);
  await as(guest)("POST /invitations/[token]/accept", { ...accepted, status: 409 });
  const newcomer = as(await openCalls(session.access_token));
  expect(await newcomer("GET /contracts/[contractId]", { ids })).toMatchObject({ role: "reviewer" });

  await prove(friend, { as, app });
  await invite({ email: friend.email, role: "manager" });
  const pending = await as(friend.api)<{ id: string }[]>("GET /invitations/pending");
  expect(pending).toMatchObject([{ contractId: ids.contractId, role: "manager" }]);
  const own = { ids: { token: pending[0]?.id ?? "" }, data: {}, status: 201 };
  await as(friend.api)("POST /invitations/[token]/accept", own);
  const rows = await as(friend.api)<Row[]>("GET /contracts/[contractId]/collaborators", { ids });
  expect(rows.map(({ role }) => role).sort()).toEqual(["admin", "manager", "reviewer"]);
  for (const { id: collaboratorId } of rows.filter(({ role }) => role !== "admin"))
    await self("DELETE /contracts/[contractId]/collaborators/[collaboratorId]", {
      ids: { ...ids, collaboratorId },
      status: 204,
    });
  await newcomer("GET /contracts/[contractId]", { ids, status: 404 });
}

/** The address of somebody who signed up by themself is proven by the mailed link, once. */
export async function prove({ email, api }: Person, { as, app }: Pick<Story, "as" | "app">): Promise<void> {
  const letter = await letterTo(app.dataFolder, email, "/verify-email");
  const token = /\/verify-email\?token=([\w-]+)/.exec(letter)?.[1];
  await as(api)("POST /auth/verify-email", { data: { token } });
}

/** A book is made, changed and deleted; a contract is held against it, and what follows from that is done. */
export async function positions({ as, owner }: Story): Promise<void> {
  const self = as(owner.api);
  const book = { name: "Ours", side: "buy", language: "en" };
  await self<Book>("POST /positions/starter", { data: { side: "buy", language: "en" }, status: 201 });
  const wanted = { text: "Proof of cover", wording: "The Supplier shows proof of cover.", limits: [] };
  const data = { ...book, positions: [{ topic: "insurance", wanted }] };
  const { id: positionsId } = await self<Book>("POST /positions", { data, status: 201 });
  expect(await self("GET /positions")).toHaveLength(2);
  const ids = { positionsId, contractId: await newContract(owner) };
  expect(await self("PATCH /positions/[positionsId]", { ids, data: { name: "Ours too" } })).toMatchObject({
    name: "Ours too",
  });

  const { currentVersionId: versionId } = await self("GET /contracts/[contractId]", { ids });
  const offer = { ids, query: `?positionsId=${positionsId}` };
  expect(await self("GET /contracts/[contractId]/review/model", offer)).toEqual({ model: null });
  await self("POST /contracts/[contractId]/review", { ids, data: { positionsId } });
  const proposal = { positionsId, topic: "insurance", versionId };
  await self("POST /contracts/[contractId]/review/suggestions", { ids, data: proposal, status: 201 });
  await self("GET /contracts/[contractId]/review/issues", { ids, query: `?format=docx&positionsId=${positionsId}` });
  const accepted = { topic: "insurance", reason: "Agreed by telephone" };
  await self("POST /contracts/[contractId]/review/accepted", { ids, data: accepted, status: 201 });
  const reopened = { ids: { ...ids, topic: "insurance" }, status: 204 };
  await self("DELETE /contracts/[contractId]/review/accepted/[topic]", reopened);

  const passage = { topic: "insurance", contractId: ids.contractId, start: 0, end: 5 };
  await self("POST /positions/[positionsId]/wording", { ids, data: passage });
  await self("DELETE /positions/[positionsId]", { ids, status: 204 });
  await self("GET /positions/[positionsId]", { ids, status: 404 });
}
