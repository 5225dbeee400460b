/** People and contracts made by REST, so that a test begins where its statement does. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "playwright/test";
import { ADMINISTRATOR } from "./administrator";

export const PASSWORD = "correct horse battery";

/** Somebody with an account; `api` calls with their bearer token. */
export type Person = {
  id: string;
  name: string;
  email: string;
  createdAt: string;
  token: string;
  api: APIRequestContext;
};

type Site = { playwright: PlaywrightWorkerArgs["playwright"]; url: string };
type SessionAnswer = { access_token: string; user: Pick<Person, "id" | "name" | "email" | "createdAt"> };

/** Registers somebody new. */
export async function newPerson(site: Site, name = "Оюунаа Бат"): Promise<Person> {
  return enter(site, "/api/auth/register", { name, email: newAddress(), password: PASSWORD });
}

/** The administrator of the server. */
export function administrator(site: Site): Promise<Person> {
  return enter(site, "/api/auth/login", { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password });
}

export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

/** Calls without any session: a cookie given by hand keeps Playwright from sending those that were answered. */
export function guestCalls({ playwright, url }: Site): Promise<APIRequestContext> {
  return playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { cookie: "visitor=guest" } });
}

/** Calls with a token that was answered before. */
export function callsWith({ playwright, url }: Site, token: string): Promise<APIRequestContext> {
  return playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}

async function enter(site: Site, path: string, data: object): Promise<Person> {
  const guest = await guestCalls(site);
  const response = await guest.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  const { access_token: token, user } = (await response.json()) as SessionAnswer;
  await guest.dispose();
  return { ...user, token, api: await callsWith(site, token) };
}

/** Signs a browser in by the cookie; the page stores token and user by itself. */
export async function signIn(page: Page, person: Person, url: string): Promise<void> {
  await page.context().addCookies([{ name: "next-auth.session-token", value: person.token, url }]);
}

export type NewContract = { name?: string; type?: string; text?: string; file?: { name: string; bytes: Buffer } };

export const LEASE_TEXT = [
  "LEASE AGREEMENT",
  'This Lease Agreement is made between Acme Property LLC (the "Landlord") and Bold Trading LLC (the "Tenant").',
  "1. Rent. The Tenant shall pay rent of USD 1,500 on the first day of each month.",
  "2. Governing law. This Agreement is governed by the laws of Mongolia.",
  "3. Disputes. The courts of Ulaanbaatar have exclusive jurisdiction over any dispute.",
  "4. Survival. Clause 1 survives the termination of this Agreement.",
].join("\n\n");

/** Sends a file and makes a contract of it. @returns its id, while it is still being read */
export async function startContract(
  { api }: Person,
  { name = "Office lease", type = "Lease Agreement", text = LEASE_TEXT, file }: NewContract = {},
): Promise<string> {
  const sent = file ?? { name: "contract.txt", bytes: Buffer.from(text) };
  const { uploadUrl, fileId } = await json<{ uploadUrl: string; fileId: string }>(
    api.post("/api/files/presigned-url", { data: { filename: sent.name, contentType: "application/octet-stream" } }),
  );
  const put = await api.put(uploadUrl, { data: sent.bytes, headers: { "content-type": "application/octet-stream" } });
  if (put.status() !== 204) throw new Error(`PUT answered ${put.status()}: ${await put.text()}`);
  return (await json<{ id: string }>(api.post("/api/contracts/upload", { data: { name, type, fileId } }))).id;
}

/** A contract that has been read and analyzed. */
export async function newContract(person: Person, contract: NewContract = {}): Promise<string> {
  const id = await startContract(person, contract);
  await untilStatus(person, id, ["analyzed", "failed"]);
  return id;
}

export async function untilStatus(
  { api }: Person,
  contractId: string,
  wanted: readonly string[],
  limitMs = 120_000,
): Promise<void> {
  for (const giveUpAt = Date.now() + limitMs; Date.now() < giveUpAt; await pause(100)) {
    const { status } = await json<{ status: string }>(api.get(`/api/contracts/${contractId}/status`));
    if (wanted.includes(status)) return;
  }
  throw new Error(`The contract did not become ${wanted.join(" or ")}`);
}

/** Saves a text as the newest version. @returns its id */
export async function saveVersion({ api }: Person, contractId: string, content: string): Promise<string> {
  return (await json<{ id: string }>(api.post(`/api/contracts/${contractId}/versions`, { data: { content } }))).id;
}

/** Invites by REST. @returns the invitation's id and its link's token, which only this answer knows */
export async function invite(
  { api }: Person,
  contractId: string,
  invited: { email: string; role?: string },
): Promise<{ id: string; token: string; link: string }> {
  const { id, link } = await json<{ id: string; link: string }>(
    api.post(`/api/contracts/${contractId}/collaborators`, { data: { role: "reviewer", ...invited } }),
  );
  return { id, link, token: link.split("/").at(-1) ?? "" };
}

/** Gives a person a part in a contract: invited by `owner`, accepted by `person`. */
export async function join(
  owner: Person,
  contractId: string,
  person: Person,
  role: "reviewer" | "manager" = "reviewer",
): Promise<void> {
  const { token } = await invite(owner, contractId, { email: person.email, role });
  await json(person.api.post(`/api/invitations/${token}/accept`, { data: {} }));
}

/** The body of a good answer. */
export async function json<T>(answer: ReturnType<APIRequestContext["get"]>): Promise<T> {
  const response = await answer;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as T;
}
