import { route } from "@/lib/server/adapters/route";
import { ourNames, sayOurNames } from "@/lib/counterparties/ours";
import { ourNamesBody, ourNamesDto } from "@/lib/counterparties/schema";

export const GET = route({
  summary: "Which parties of contracts the caller is, and which they may be",
  answer: { one: ourNamesDto },
  run: ({ actor }) => ourNames(actor),
});

export const PUT = route({
  summary: "Say which parties of contracts the caller is; nothing for rather not",
  answer: { one: ourNamesDto },
  body: ourNamesBody,
  limit: "change",
  run: ({ actor, body }) => sayOurNames(actor, body),
});
