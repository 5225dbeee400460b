import { route } from "@/lib/server/adapters/route";
import { findPeople } from "@/lib/people/accounts/people";
import { foundPersonDto, peopleQuery } from "@/lib/people/accounts/schema";

export const GET = route({
  summary: "People who share a contract with the caller, by part of a name or an e-mail",
  answer: { list: foundPersonDto },
  query: peopleQuery,
  limit: "lookUp",
  run: ({ actor, query }) => findPeople(actor, query),
});
