import { route } from "@/lib/adapters/route";
import { getPerson } from "@/lib/accounts/people";
import { personDto, userParams } from "@/lib/accounts/schema";

export const GET = route({
  summary: "Somebody who shares a contract with the caller",
  answer: { one: personDto },
  params: userParams,
  run: ({ actor, params }) => getPerson(actor, params.userId),
});
