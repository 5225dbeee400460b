import { publicRoute, route } from "@/lib/server/adapters/route";
import { readInvitation } from "@/lib/people/collaboration/acceptance";
import { revokeInvitation } from "@/lib/people/collaboration/invitations";
import { invitationParams, openInvitationDto } from "@/lib/people/collaboration/schema";

/** By the link's token, for anyone who has it. */
export const GET = publicRoute({
  summary: "What an invitation's link offers",
  answer: { one: openInvitationDto },
  params: invitationParams,
  run: ({ params }) => readInvitation(params.token),
});

/** By the invitation's id, for managers of the contract: the two share one path segment. */
export const DELETE = route({
  summary: "Revoke an invitation, by its id",
  answer: "nothing",
  params: invitationParams,
  status: 204,
  limit: "removal",
  scope: "share",
  run: ({ actor, params }) => revokeInvitation(actor, params.token),
});
