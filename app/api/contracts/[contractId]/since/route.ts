import { contractParams } from "@/lib/contracts/schema";
import { route } from "@/lib/server/adapters/route";
import { sinceDto } from "@/lib/since/schema";
import { sinceSigned } from "@/lib/since/since";

export const GET = route({
  summary: "What changed since a contract was signed: its parties, later documents, and what it refers to",
  answer: { one: sinceDto },
  params: contractParams,
  limit: "assistant",
  run: ({ actor, params, request }) => sinceSigned(actor, params.contractId, request.signal),
});
