import { route } from "@/lib/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { reviewByPositions } from "@/lib/positions/review";
import { reviewByPositionsBody, reviewItemDto } from "@/lib/positions/review-schema";

export const POST = route({
  summary:
    "What a contract says on topics, all by default: whether it is there, on what that stands, and where; with `positionsId` held against that book, with a verdict",
  answer: { list: reviewItemDto },
  params: contractParams,
  body: reviewByPositionsBody,
  limit: "assistant",
  run: ({ actor, params, body, request }) => reviewByPositions(actor, params.contractId, body, request.signal),
});
