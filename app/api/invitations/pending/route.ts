import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { listPendingInvitations } from "@/lib/people/collaboration/invitations";
import { pendingInvitationDto } from "@/lib/people/collaboration/schema";
import { pageQuery } from "@/lib/platform/page-budget";

export const GET = route({
  summary: "Invitations waiting for the caller",
  answer: { list: pendingInvitationDto },
  query: pageQuery,
  run: async ({ actor, query, request }) => {
    const { items, nextCursor } = await listPendingInvitations(actor, query);
    return page(items, nextCursor, request);
  },
});
