import { page, route } from "@/lib/adapters/route";
import { listPendingInvitations } from "@/lib/collaboration/invitations";
import { pageQuery } from "@/lib/platform/page-query";

export const GET = route({
  query: pageQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listPendingInvitations(actor, query);
    return page(items, nextCursor, request);
  },
});
