import { route } from "@/lib/adapters/route";
import { piecesResponse, wantsPieces, wholeChatAnswer } from "@/lib/adapters/stream";
import { chatAboutContract } from "@/lib/assistant/assistant";
import { chatAnswerDto, chatBody, streamPiece } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({
  summary: "Ask about a contract",
  answer: { one: chatAnswerDto, pieces: streamPiece },
  params: contractParams,
  body: chatBody,
  limit: "assistant",
  run: async ({ actor, params, body, language, request }) => {
    const answer = await chatAboutContract(actor, params.contractId, body, request.signal);
    return wantsPieces(request) ? piecesResponse(answer, language) : wholeChatAnswer(answer, language);
  },
});
