import { route } from "@/lib/server/adapters/route";
import { piecesResponse, wantsPieces, wholeChatAnswer } from "@/lib/server/adapters/stream";
import { chatAboutContract } from "@/lib/assistant/assistant";
import { keptExchangeDto, chatAnswerDto, chatBody, streamPiece } from "@/lib/assistant/schema";
import { forgetConversation, keptConversation } from "@/lib/assistant/conversation/conversations";
import { contractParams } from "@/lib/contracts/schema";
import { askInForce } from "@/lib/families/reading-in-force";

export const POST = route({
  summary: "Ask about a contract",
  answer: { one: chatAnswerDto, pieces: streamPiece },
  params: contractParams,
  body: chatBody,
  limit: "assistant",
  scope: "read",
  run: async ({ actor, params, body, language, request }) => {
    const asking = await askInForce(actor, params.contractId, body.versionId, request.signal);
    const answer = await chatAboutContract(actor, params.contractId, body, asking);
    return wantsPieces(request) ? piecesResponse(answer, language) : wholeChatAnswer(answer, language);
  },
});

export const GET = route({
  summary: "The caller's own conversation about a contract, oldest first, for nobody else to read",
  answer: { list: keptExchangeDto },
  params: contractParams,
  run: ({ actor, params }) => keptConversation(actor, params.contractId),
});

export const DELETE = route({
  summary: "Delete the caller's own conversation about a contract",
  answer: "nothing",
  params: contractParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => forgetConversation(actor, params.contractId),
});
