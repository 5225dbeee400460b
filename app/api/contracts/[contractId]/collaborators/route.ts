import { page } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { listCollaborators } from "@/lib/collaboration/collaborators";
import { invite } from "@/lib/collaboration/invitations";
import { collaboratorDto, invitationLinkDto, inviteBody } from "@/lib/collaboration/schema";
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
  run: ({ actor, params, body, origin, commit }) => invite(actor, params.contractId, { ...body, origin }, commit),
});
