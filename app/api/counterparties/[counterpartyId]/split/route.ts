import { route } from "@/lib/server/adapters/route";
import { splitCounterparty } from "@/lib/counterparties/merging";
import { counterpartyDto, counterpartyParams, splitBody } from "@/lib/counterparties/schema";

export const POST = route({
  summary: "Take out what was merged into a counterparty",
  answer: { one: counterpartyDto },
  params: counterpartyParams,
  body: splitBody,
  limit: "change",
  run: ({ actor, params, body }) => splitCounterparty(actor, params.counterpartyId, body),
});
