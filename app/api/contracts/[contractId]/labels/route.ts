import { route } from "@/lib/server/adapters/route";
import { setLabels } from "@/lib/contracts/list/workplace";
import { contractParams } from "@/lib/contracts/schema";
import { labelsBody, labelsDto } from "@/lib/contracts/list/workplace-schema";

export const PUT = route({
  summary: "Put the caller's own labels on a contract; nobody else sees them",
  answer: { one: labelsDto },
  params: contractParams,
  body: labelsBody,
  limit: "change",
  run: ({ actor, params, body }) => setLabels(actor, params.contractId, body),
});
