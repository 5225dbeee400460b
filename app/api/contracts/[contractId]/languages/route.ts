import { languagesOfContract } from "@/lib/assistant/languages/languages";
import { languagesDto, languagesQuery } from "@/lib/assistant/languages/languages-schema";
import { contractParams } from "@/lib/contracts/schema";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "What a contract in two languages says differently in them, clause by clause",
  answer: { one: languagesDto },
  params: contractParams,
  query: languagesQuery,
  limit: "assistant",
  run: ({ actor, params, query, request }) => languagesOfContract(actor, params.contractId, query, request.signal),
});
