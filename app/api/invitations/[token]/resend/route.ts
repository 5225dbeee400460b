import { route } from "@/lib/adapters/route";
import { resendInvitation } from "@/lib/collaboration/invitations";
import { invitationLinkDto, invitationParams } from "@/lib/collaboration/schema";

/** By the invitation's id. */
export const POST = route({
  summary: "Send an invitation again, by its id",
  answer: { one: invitationLinkDto },
  params: invitationParams,
  status: 201,
  limit: "invitation",
  run: ({ actor, params, origin, commit }) => resendInvitation(actor, params.token, { origin }, commit),
});
