import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listCollaborators } from "@/lib/people/collaboration/collaborators";
import { invite } from "@/lib/people/collaboration/invitations";
import { collaboratorDto, invitationLinkDto, inviteBody } from "@/lib/people/collaboration/schema";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-budget";

export const GET = route({
  summary: "Who has a part in a contract",
  answer: { list: collaboratorDto },
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listCollaborators(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});

export const POST = route({
  summary: "Invite somebody to a contract",
  answer: { one: invitationLinkDto },
  params: contractParams,
  body: inviteBody,
  status: 201,
  limit: "invitation",
  scope: "share",
  run: ({ actor, params, body, origin, commit }) => invite(actor, params.contractId, { ...body, origin }, commit),
});
