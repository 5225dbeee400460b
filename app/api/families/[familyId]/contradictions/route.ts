import { route } from "@/lib/server/adapters/route";
import { findContradictions } from "@/lib/families/contradictions";
import { contradictionsDto, familyParams, textQuery } from "@/lib/families/schema";

export const GET = route({
  summary: "Where orders and annexes say something else than the text in force, with the clause on precedence",
  answer: { one: contradictionsDto },
  params: familyParams,
  query: textQuery,
  limit: "assistant",
  run: ({ actor, params, query, request }) => findContradictions(actor, params.familyId, query, request.signal),
});
