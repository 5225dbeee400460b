import { route } from "@/lib/server/adapters/route";
import { duplicateContract } from "@/lib/contracts/templates/duplicate";
import { contractDto, contractParams } from "@/lib/contracts/schema";

export const POST = route({
  summary: "A draft of the caller's own with the contract's current text",
  answer: { one: contractDto },
  params: contractParams,
  status: 201,
  limit: "template",
  run: ({ actor, params, commit }) => duplicateContract(actor, params.contractId, commit),
});
