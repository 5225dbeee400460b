import { route } from "@/lib/server/adapters/route";
import { textOfFamily } from "@/lib/families/in-force";
import { familyParams, textDto, textQuery } from "@/lib/families/schema";

export const GET = route({
  summary: "The text in force on a day, clause by clause, with the change that made each word",
  answer: { one: textDto },
  params: familyParams,
  query: textQuery,
  limit: "assistant",
  run: ({ actor, params, query, request }) => textOfFamily(actor, params.familyId, query, request.signal),
});
