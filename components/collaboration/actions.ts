import { leaveFor } from "@/components/forms/browser";
import { type SessionAnswer, storeSession } from "@/components/forms/session-store";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { InvitedRole } from "@/lib/people/collaboration/bounds";
import type { InvitationLinkDto } from "@/lib/people/collaboration/schema";

/** Changes made on the collaborators screen. */
export type CollaborationActions = {
  invite(input: { contractId: string; email: string; role: InvitedRole }): Promise<ActionResult<InvitationLinkDto>>;
  remove(input: { contractId: string; collaboratorId: string }): Promise<ActionResult<true>>;
  resend(input: { invitationId: string }): Promise<ActionResult<InvitationLinkDto>>;
  revoke(input: { invitationId: string }): Promise<ActionResult<true>>;
};

type Accepted = SessionAnswer & { contractId: string };
/** Accepts as the signed-in user: by a link's token, or by the id of an invitation to their own address. */
export type Join = (input: { token: string }) => Promise<ActionResult<Accepted>>;
/** Accepts as a new user. */
export type AcceptInvitation = (input: {
  token: string;
  name: string;
  password: string;
}) => Promise<ActionResult<Accepted>>;

/** After accepting: stores the session and opens the contract. Source: behaviour §16. */
export function enterContract(accepted: Accepted): void {
  storeSession(accepted);
  leaveFor(`/contracts/${encodeURIComponent(accepted.contractId)}`);
}
