import { route } from "@/lib/server/adapters/route";
import { mergeCounterparties } from "@/lib/counterparties/merging";
import { counterpartyDto, counterpartyParams, mergeBody } from "@/lib/counterparties/schema";

export const POST = route({
  summary: "Make counterparties one",
  answer: { one: counterpartyDto },
  params: counterpartyParams,
  body: mergeBody,
  limit: "change",
  run: ({ actor, params, body }) => mergeCounterparties(actor, params.counterpartyId, body),
});
