import { page, route } from "@/lib/adapters/route";
import { listInvitations } from "@/lib/collaboration/invitations";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-query";

export const GET = route({
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listInvitations(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});
