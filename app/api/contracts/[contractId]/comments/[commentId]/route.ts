import { route } from "@/lib/adapters/route";
import { changeCommentBody, commentParams } from "@/lib/contracts/comment-schema";
import { resolveComment } from "@/lib/contracts/comments";

export const PATCH = route({
  params: commentParams,
  body: changeCommentBody,
  limit: "change",
  run: ({ actor, params, body }) =>
    resolveComment(actor, params.contractId, { commentId: params.commentId, resolved: body.resolved }),
});
