import { route } from "@/lib/server/adapters/route";
import { resendInvitation } from "@/lib/people/collaboration/invitations";
import { invitationLinkDto, invitationParams } from "@/lib/people/collaboration/schema";

/** By the invitation's id. */
export const POST = route({
  summary: "Send an invitation again, by its id",
  answer: { one: invitationLinkDto },
  params: invitationParams,
  status: 201,
  limit: "invitation",
  scope: "share",
  run: ({ actor, params, origin, commit }) => resendInvitation(actor, params.token, { origin }, commit),
});
