"use server";

import { action } from "@/lib/server/adapters/action";
import { actionClient, actionOrigin, withSessionCookie } from "@/lib/server/adapters/session-cookie";
import { acceptInvitation } from "@/lib/people/collaboration/acceptance";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { invite, resendInvitation, revokeInvitation } from "@/lib/people/collaboration/invitations";
import {
  collaboratorParams,
  invitationIdInput,
  invitationParams,
  inviteInput,
} from "@/lib/people/collaboration/schema";

export const inviteAction = action(
  inviteInput,
  async (actor, { contractId, ...input }) => invite(actor, contractId, { ...input, origin: await actionOrigin() }),
  { limit: "invitation" },
);

export const removeCollaboratorAction = action(
  collaboratorParams,
  async (actor, { contractId, collaboratorId }) => {
    await removeCollaborator(actor, contractId, collaboratorId);
    return true as const;
  },
  { limit: "removal" },
);

export const resendInvitationAction = action(
  invitationIdInput,
  async (actor, { invitationId }) => resendInvitation(actor, invitationId, { origin: await actionOrigin() }),
  { limit: "invitation" },
);

export const revokeInvitationAction = action(
  invitationIdInput,
  async (actor, { invitationId }) => {
    await revokeInvitation(actor, invitationId);
    return true as const;
  },
  { limit: "removal" },
);

/** Joins with one click: on the dashboard by the invitation's id, on its own page by the link's token. */
export const joinAction = action(
  invitationParams,
  async (actor, { token }) =>
    withSessionCookie(
      await acceptInvitation(token, {}, { actor, client: { ...(await actionClient()), language: actor.language } }),
    ),
  { limit: "link" },
);
