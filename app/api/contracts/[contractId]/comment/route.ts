import { route } from "@/lib/adapters/route";
import { commentBody } from "@/lib/contracts/comment-schema";
import { addComment } from "@/lib/contracts/comments";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({
  params: contractParams,
  body: commentBody,
  status: 201,
  limit: "comment",
  run: ({ actor, params, body, commit }) => addComment(actor, params.contractId, body, commit),
});
