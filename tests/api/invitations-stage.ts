import { vi } from "vitest";
import { GET as collaborators, POST as add } from "@/app/api/contracts/[contractId]/collaborators/route";
import { GET as list } from "@/app/api/contracts/[contractId]/invitations/route";
import { POST as accept } from "@/app/api/invitations/[token]/accept/route";
import { POST as resend } from "@/app/api/invitations/[token]/resend/route";
import { DELETE as revoke, GET as read } from "@/app/api/invitations/[token]/route";
import type { InvitationLinkDto } from "@/lib/people/collaboration/schema";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call, type ApiCall } from "../support/api";
import { createContract, PASSWORD, person, type Person } from "../support/factories";

export const DAY_MS = 86_400_000;
export const NOT_FOUND = "Invitation Not Found: This invitation may have expired or already been used.";

export const newAddress = () => `${newId()}@example.com`;
export const linkToken = ({ link }: { link: string }) => link.split("/").at(-1) ?? "";
export const post = (who: Person, contractId: string, body: unknown) =>
  call(add, { method: "POST", params: { contractId }, token: who.token, body });
export const invited = async (who: Person, contractId: string, body: object = {}): Promise<InvitationLinkDto> =>
  (await post(who, contractId, { email: newAddress(), ...body })).json();
export const seen = (token: string) => call(read, { params: { token } });
export const accepted = (
  token: string,
  how: Omit<ApiCall, "params"> = { body: { name: "Newcomer", password: PASSWORD } },
) => call(accept, { method: "POST", params: { token }, ...how });
export const resent = (who: Person, id: string) =>
  call(resend, { method: "POST", params: { token: id }, token: who.token });
export const revoked = (who: Person, id: string) =>
  call(revoke, { method: "DELETE", params: { token: id }, token: who.token });
export const listOpen = async (who: Person, contractId: string) =>
  (await call(list, { params: { contractId }, token: who.token })).json();
export const readRoles = async (who: Person, contractId: string) =>
  (await (await call(collaborators, { params: { contractId }, token: who.token })).json()).map(
    ({ role }: { role: string }) => role,
  );
/** The token of the mailed link: the answer's link has another, which the inviter knows. */
export const mailedTo = async (recipient: string) =>
  /\/invitation\/([\w-]{43})/.exec((await letterTo(recipient)).text)?.[1] ?? "";
export const letterTo = async (recipient: string) =>
  db.outgoingMail.findFirstOrThrow({ where: { recipient }, orderBy: { createdAt: "desc" } });
export const later = (days: number) => vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + days * DAY_MS));

export async function owned() {
  const owner = await person("Owner");
  return { owner, ...(await createContract(owner, { name: "Office lease" })) };
}
