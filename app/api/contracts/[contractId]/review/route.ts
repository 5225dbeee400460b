import { foundResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { askInForce } from "@/lib/families/reading-in-force";
import { reviewByPositions } from "@/lib/positions/review";
import { reviewByPositionsBody, reviewItemDto } from "@/lib/positions/review-schema";

export const POST = route({
  summary:
    "What a contract says on topics, all by default: whether it is there, on what that stands, and where; with `positionsId` held against that book, with a verdict; `by: model` asks the model too, as the headers of Find tell",
  answer: { list: reviewItemDto },
  params: contractParams,
  body: reviewByPositionsBody,
  limit: "assistant",
  scope: "read",
  run: async ({ actor, params, body, request }) => {
    const asking = await askInForce(actor, params.contractId, body.versionId, request.signal);
    const { items, receipt, dropped } = await reviewByPositions(actor, params.contractId, body, asking);
    if (receipt === null) return items;
    return foundResponse({ items, receipt, notes: dropped > 0 ? [{ about: "dropped", count: dropped }] : [] });
  },
});
