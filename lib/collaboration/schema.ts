/** Inputs and answers of collaborators and invitations. Client-safe. Source: behaviour §15, §16, §21. */
import { z } from "zod";
import { MAX_NAME_CHARS, email, newPassword, type SessionDto } from "@/lib/accounts/schema";
import type { ContractRole } from "@/lib/access/roles";

/** Roles that can be offered; `admin` is the owner's alone (behaviour §19). */
export const INVITED_ROLES = ["reviewer", "manager"] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

const id = z.string().min(1).max(100);
export const collaboratorParams = z.object({ contractId: id, collaboratorId: id });
/** A link's token, or an invitation's id: both stand in the same place of an address. */
export const invitationParams = z.object({ token: z.string().min(1).max(200) });

export const inviteBody = z.object({ email, role: z.enum(INVITED_ROLES).default("reviewer") });
export type Invite = z.output<typeof inviteBody>;

export const inviteInput = inviteBody.extend({ contractId: id });
export const invitationIdInput = z.object({ invitationId: id });

/** Empty for somebody who is signed in with the invited address; else the new account's, by `newcomerBody`. */
export const acceptInvitationBody = z.object({
  name: z.string().max(1_000).optional(),
  password: z.string().max(1_000).optional(),
});
export type AcceptInvitation = z.infer<typeof acceptInvitationBody>;
export const acceptInvitationInput = acceptInvitationBody.extend(invitationParams.shape);

export const newcomerBody = z.object({
  name: z.string().trim().min(1).max(MAX_NAME_CHARS),
  password: z.string().min(1).pipe(newPassword),
});

/** Somebody's part in a contract (B-21.26). */
export type CollaboratorDto = { id: string; userId: string; role: ContractRole; user: { name: string; email: string } };

/** An invitation as those see it who may manage the contract. The link is not among it: only its hash is kept. */
export type InvitationDto = {
  id: string;
  contractId: string;
  email: string;
  role: InvitedRole;
  inviter: { name: string };
  createdAt: string;
  expiresAt: string;
  isExpired: boolean;
};

/** Answer of inviting and re-sending: the only moments at which the link is known (B-16.1). `link` is absolute. */
export type InvitationLinkDto = { id: string; email: string; role: InvitedRole; expiresAt: string; link: string };

/** An invitation waiting for the caller's own address. */
export type PendingInvitationDto = {
  id: string;
  contractId: string;
  role: InvitedRole;
  inviter: { name: string };
  contract: { name: string };
  expiresAt: string;
};

/** What whoever holds the link sees (B-16.3). `email` is masked. */
export type OpenInvitationDto = {
  contractId: string;
  role: InvitedRole;
  inviter: { name: string };
  contract: { name: string };
  email: string;
  hasAccount: boolean;
  expiresAt: string;
};

/** Who looks at an invitation's page. */
export type InvitationVisitor = "guest" | "invited" | "somebodyElse";

/** Answer of accepting: as of log-in (B-21.29), with the contract to go to. */
export type AcceptedDto = SessionDto & { contractId: string };

/** A contract whose people the caller may manage, as the screen lists it. */
export type ManagedContractDto = { id: string; name: string; uploadedAt: string };
