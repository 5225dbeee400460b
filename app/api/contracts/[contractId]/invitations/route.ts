import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listInvitations } from "@/lib/people/collaboration/invitations";
import { invitationDto } from "@/lib/people/collaboration/schema";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-budget";

export const GET = route({
  summary: "Invitations that nobody has accepted yet",
  answer: { list: invitationDto },
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listInvitations(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});
