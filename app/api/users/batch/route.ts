import { route } from "@/lib/server/adapters/route";
import { getPeople } from "@/lib/people/accounts/people";
import { batchBody, personDto } from "@/lib/people/accounts/schema";

export const POST = route({
  summary: "Several such people",
  answer: { list: personDto },
  body: batchBody,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, body }) => getPeople(actor, body),
});
