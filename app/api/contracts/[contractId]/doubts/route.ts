import { doubtsDto, doubtsParams, doubtsQuery } from "@/lib/contracts/reading/doubt-schema";
import { listDoubts } from "@/lib/contracts/reading/doubts";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "Words of a version that were read from paper with doubt, until somebody confirms or changes them",
  answer: { one: doubtsDto },
  params: doubtsParams,
  query: doubtsQuery,
  limit: "lookUp",
  run: ({ actor, params, query }) => listDoubts(actor, params.contractId, query),
});
