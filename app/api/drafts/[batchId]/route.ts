import { route } from "@/lib/server/adapters/route";
import { getBatch, removeBatch } from "@/lib/drafting/batches/batches";
import { batchParams, wholeBatchDto } from "@/lib/drafting/schema";

export const GET = route({
  summary: "How far a list of drafts is: what was made, and what failed and why",
  answer: { one: wholeBatchDto },
  params: batchParams,
  run: ({ actor, params }) => getBatch(actor, params.batchId),
});

export const DELETE = route({
  summary: "Forget a list of drafts; what isn't made yet won't be, contracts stay",
  answer: "nothing",
  params: batchParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeBatch(actor, params.batchId),
});
