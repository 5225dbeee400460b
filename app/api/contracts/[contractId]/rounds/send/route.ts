import { route } from "@/lib/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { roundDto, sendRoundBody } from "@/lib/rounds/schema";
import { sendRound } from "@/lib/rounds/sending";

export const POST = route({
  summary: "Send a version to the other side as a Word file, by mail or to be downloaded; it is recorded as a round",
  answer: { one: roundDto },
  params: contractParams,
  body: sendRoundBody,
  status: 201,
  limit: "send",
  run: ({ actor, params, body, commit }) => sendRound(actor, params.contractId, body, commit),
});
