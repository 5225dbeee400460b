import { route } from "@/lib/server/adapters/route";
import { saveAsTemplate } from "@/lib/contracts/templates/duplicate";
import { contractDto, contractParams } from "@/lib/contracts/schema";
import { saveAsTemplateBody } from "@/lib/contracts/templates/template-schema";

export const POST = route({
  summary: "A draft of the caller's own with the contract's current text, listed among templates",
  answer: { one: contractDto },
  params: contractParams,
  body: saveAsTemplateBody,
  status: 201,
  limit: "template",
  run: ({ actor, params, body, commit }) => saveAsTemplate(actor, params.contractId, body, commit),
});
