import { route } from "@/lib/server/adapters/route";
import { retryBatch } from "@/lib/drafting/batches/batches";
import { batchDto, batchParams } from "@/lib/drafting/schema";

export const POST = route({
  summary: "Try again to make the drafts that failed",
  answer: { one: batchDto },
  params: batchParams,
  status: 202,
  limit: "drafts",
  run: ({ actor, params, commit }) => retryBatch(actor, params.batchId, commit),
});
