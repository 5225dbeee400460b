import { route } from "@/lib/adapters/route";
import { getPeople } from "@/lib/accounts/people";
import { batchBody, personDto } from "@/lib/accounts/schema";

export const POST = route({
  summary: "Several such people",
  answer: { list: personDto },
  body: batchBody,
  limit: "lookUp",
  run: ({ actor, body }) => getPeople(actor, body),
});
