import { route } from "@/lib/server/adapters/route";
import { fillContract } from "@/lib/contracts/templates/duplicate";
import { contractDto, contractParams } from "@/lib/contracts/schema";
import { fillBody, MAX_CREATE_BODY_BYTES } from "@/lib/contracts/templates/template-schema";

export const POST = route({
  summary: "A draft of the caller's own with the contract's current text, its fields filled in",
  answer: { one: contractDto },
  params: contractParams,
  body: fillBody,
  maxBodyBytes: MAX_CREATE_BODY_BYTES,
  status: 201,
  limit: "template",
  run: ({ actor, params, body, commit }) => fillContract(actor, params.contractId, body, commit),
});
