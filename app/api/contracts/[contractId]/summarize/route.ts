import { route } from "@/lib/server/adapters/route";
import { piecesResponse, wantsPieces, wholeSummary } from "@/lib/server/adapters/stream";
import { summarizeContract } from "@/lib/assistant/assistant";
import { streamPiece, summarizeQuery, summaryDto } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";
import { askInForce } from "@/lib/families/reading-in-force";

export const GET = route({
  summary: "Summarize a contract",
  answer: { one: summaryDto, pieces: streamPiece },
  params: contractParams,
  query: summarizeQuery,
  limit: "assistant",
  run: async ({ actor, params, query, language, request }) => {
    const asking = await askInForce(actor, params.contractId, query.versionId, request.signal);
    const answer = await summarizeContract(actor, params.contractId, query, asking);
    return wantsPieces(request) ? piecesResponse(answer, language) : wholeSummary(answer, language);
  },
});
