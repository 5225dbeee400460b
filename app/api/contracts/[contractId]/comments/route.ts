import { page, route } from "@/lib/adapters/route";
import { commentListQuery } from "@/lib/contracts/comment-schema";
import { listComments } from "@/lib/contracts/comments";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  params: contractParams,
  query: commentListQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listComments(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});
