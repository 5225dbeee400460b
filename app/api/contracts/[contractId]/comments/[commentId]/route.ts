import { route } from "@/lib/server/adapters/route";
import { changeCommentBody, commentDto, commentParams } from "@/lib/contracts/comments/comment-schema";
import { resolveComment } from "@/lib/contracts/comments/comments";

export const PATCH = route({
  summary: "Resolve a comment, or open it again",
  answer: { one: commentDto },
  params: commentParams,
  body: changeCommentBody,
  limit: "change",
  run: ({ actor, params, body }) =>
    resolveComment(actor, params.contractId, { commentId: params.commentId, resolved: body.resolved }),
});
