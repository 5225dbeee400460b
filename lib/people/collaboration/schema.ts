/** Inputs and answers of collaborators and invitations. Client-safe. Source: behaviour §15, §16, §21. */
import { z } from "zod";
import { CONTRACT_ROLES } from "@/lib/access/actor";
import { accountName, email, newPassword, sessionDto } from "@/lib/people/accounts/schema";
import { moment, named, someId } from "@/lib/answer";
import { INVITED_ROLES } from "./bounds";

const id = z.string().min(1).max(100);
export const collaboratorParams = z.object({ contractId: id, collaboratorId: id });
/** A link's token, or an invitation's id: both use the same path segment. */
export const invitationParams = z.object({ token: z.string().min(1).max(200) });

export const inviteBody = z.object({ email, role: z.enum(INVITED_ROLES).default("reviewer") });
export type Invite = z.output<typeof inviteBody>;

export const inviteInput = inviteBody.extend({ contractId: id });
export const invitationIdInput = z.object({ invitationId: id });

/** Empty for someone signed in with the invited address; otherwise the new account's, by `newcomerBody`. */
export const acceptInvitationBody = z.object({
  name: z.string().max(1_000).optional(),
  password: z.string().max(1_000).optional(),
});
export type AcceptInvitation = z.infer<typeof acceptInvitationBody>;
export const acceptInvitationInput = acceptInvitationBody.extend(invitationParams.shape);

export const newcomerBody = z.object({ name: accountName, password: z.string().min(1).pipe(newPassword) });

export const collaboratorDto = named(
  "Collaborator",
  z.strictObject({
    id: someId,
    userId: someId,
    role: z.enum(CONTRACT_ROLES),
    user: z.strictObject({ name: z.string(), email: z.string() }),
    isByFolder: z
      .boolean()
      .meta({ description: "The contract's folder alone gives the role: it ends there, not here" }),
  }),
);
export type CollaboratorDto = z.infer<typeof collaboratorDto>;

const name = z.strictObject({ name: z.string() });
const offered = { contractId: someId, role: z.enum(INVITED_ROLES), inviter: name };

/** An invitation as seen by the contract's managers. Without the link: only its hash is stored. */
export const invitationDto = named(
  "Invitation",
  z.strictObject({
    id: someId,
    ...offered,
    email: z.string(),
    createdAt: moment,
    expiresAt: moment,
    isExpired: z.boolean(),
  }),
);
export type InvitationDto = z.infer<typeof invitationDto>;

/** Answer of inviting and resending: the only times the link is known (B-16.1). `link` is absolute. */
export const invitationLinkDto = named(
  "InvitationLink",
  z.strictObject({ id: someId, email: z.string(), role: offered.role, expiresAt: moment, link: z.url() }),
);
export type InvitationLinkDto = z.infer<typeof invitationLinkDto>;

export const pendingInvitationDto = named(
  "PendingInvitation",
  z.strictObject({ id: someId, ...offered, contract: name, expiresAt: moment }),
);
export type PendingInvitationDto = z.infer<typeof pendingInvitationDto>;

/** What anyone with the link sees (B-16.3). `email` is masked. */
export const openInvitationDto = named(
  "OpenInvitation",
  z.strictObject({ ...offered, contract: name, email: z.string(), hasAccount: z.boolean(), expiresAt: moment }),
);
export type OpenInvitationDto = z.infer<typeof openInvitationDto>;

export type InvitationVisitor = "guest" | "invited" | "somebodyElse";

/** Answer of accepting: as for sign-in (B-21.29), with the contract to go to. */
export const acceptedInvitationDto = named(
  "AcceptedInvitation",
  z.strictObject({ ...sessionDto.shape, contractId: someId }),
);
export type AcceptedDto = z.infer<typeof acceptedInvitationDto>;

/** A contract whose people the caller may manage, as the screen lists it. */
export type ManagedContractDto = { id: string; name: string; uploadedAt: string };
