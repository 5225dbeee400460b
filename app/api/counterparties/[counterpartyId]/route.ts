import { route } from "@/lib/server/adapters/route";
import { changeCounterparty, getCounterparty } from "@/lib/counterparties/counterparties";
import { changeCounterpartyBody, counterpartyDto, counterpartyParams } from "@/lib/counterparties/schema";

export const GET = route({
  summary: "A counterparty with what its contracts say of it, and its usual terms",
  answer: { one: counterpartyDto },
  params: counterpartyParams,
  run: ({ actor, params }) => getCounterparty(actor, params.counterpartyId),
});

export const PATCH = route({
  summary: "Write a counterparty's name, address, registration number, contacts or note oneself",
  answer: { one: counterpartyDto },
  params: counterpartyParams,
  body: changeCounterpartyBody,
  limit: "change",
  run: ({ actor, params, body }) => changeCounterparty(actor, params.counterpartyId, body),
});
