import { route } from "@/lib/adapters/route";
import { reviewContract } from "@/lib/assistant/reviews";
import { reviewBody, topicReviewDto } from "@/lib/assistant/review-schema";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({
  summary: "What a contract says on topics, all by default: whether it is there, on what that stands, and where",
  answer: { list: topicReviewDto },
  params: contractParams,
  body: reviewBody,
  limit: "assistant",
  run: ({ actor, params, body, request }) => reviewContract(actor, params.contractId, body, request.signal),
});
