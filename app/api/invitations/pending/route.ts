import { page } from "@/lib/adapters/responses";
import { route } from "@/lib/adapters/route";
import { listPendingInvitations } from "@/lib/collaboration/invitations";
import { pendingInvitationDto } from "@/lib/collaboration/schema";
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
