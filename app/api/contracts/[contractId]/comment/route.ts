import { route } from "@/lib/server/adapters/route";
import { commentBody, commentDto } from "@/lib/contracts/comments/comment-schema";
import { addComment } from "@/lib/contracts/comments/comments";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({
  summary: "Comment on a contract, or on a passage of it",
  answer: { one: commentDto },
  params: contractParams,
  body: commentBody,
  status: 201,
  limit: "comment",
  run: ({ actor, params, body, commit }) => addComment(actor, params.contractId, body, commit),
});
