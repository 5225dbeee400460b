import { route } from "@/lib/server/adapters/route";
import { getPerson } from "@/lib/people/accounts/people";
import { personDto, userParams } from "@/lib/people/accounts/schema";

export const GET = route({
  summary: "Somebody who shares a contract with the caller",
  answer: { one: personDto },
  params: userParams,
  run: ({ actor, params }) => getPerson(actor, params.userId),
});
