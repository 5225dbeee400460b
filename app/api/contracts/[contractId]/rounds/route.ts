import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { listRounds, startRound } from "@/lib/exchange/rounds/rounds";
import { roundDto, startRoundBody } from "@/lib/exchange/rounds/schema";

export const GET = route({
  summary: "Files that came in for a contract, newest first",
  answer: { list: roundDto },
  params: contractParams,
  run: ({ actor, params }) => listRounds(actor, params.contractId),
});

export const POST = route({
  summary: "Take in a file that came back, or a new text: it is read and compared with what was sent",
  answer: { one: roundDto },
  params: contractParams,
  body: startRoundBody,
  status: 202,
  limit: "upload",
  run: ({ actor, params, body, commit }) => startRound(actor, params.contractId, body, commit),
});
