import { route } from "@/lib/server/adapters/route";
import { findAmendable } from "@/lib/drafting/amending/amending";
import { amendableBody, amendableDto } from "@/lib/drafting/amending/amending-schema";

export const POST = route({
  summary: "A contract's clauses as they are in force, and the one that is to be amended",
  answer: { one: amendableDto },
  body: amendableBody,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, body }) => findAmendable(actor, body),
});
