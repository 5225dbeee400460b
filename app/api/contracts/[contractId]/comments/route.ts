import { page } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { commentDto } from "@/lib/contracts/comments/comment-schema";
import { listComments } from "@/lib/contracts/comments/comments";
import { contractParams } from "@/lib/contracts/schema";
import { pageQuery } from "@/lib/platform/page-budget";

export const GET = route({
  summary: "Comments on a contract",
  answer: { list: commentDto },
  params: contractParams,
  query: pageQuery,
  run: async ({ actor, params, query, request }) => {
    const { items, nextCursor } = await listComments(actor, params.contractId, query);
    return page(items, nextCursor, request);
  },
});
