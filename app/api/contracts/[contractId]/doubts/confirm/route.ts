import { confirmDoubtsBody, doubtsDto, doubtsParams } from "@/lib/contracts/reading/doubt-schema";
import { confirmDoubts } from "@/lib/contracts/reading/doubts";
import { route } from "@/lib/server/adapters/route";

export const POST = route({
  summary: "Confirm doubtful words of the current version: the paper says what was read",
  answer: { one: doubtsDto },
  params: doubtsParams,
  body: confirmDoubtsBody,
  limit: "change",
  run: ({ actor, params, body, commit }) => confirmDoubts(actor, params.contractId, body, commit),
});
