import { route } from "@/lib/server/adapters/route";
import { keepApart } from "@/lib/counterparties/merging";
import { apartBody, counterpartyParams } from "@/lib/counterparties/schema";

export const POST = route({
  summary: "Remember that two counterparties are not the same firm",
  answer: "nothing",
  params: counterpartyParams,
  body: apartBody,
  status: 204,
  limit: "change",
  run: ({ actor, params, body }) => keepApart(actor, params.counterpartyId, body),
});
