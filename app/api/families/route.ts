import { route } from "@/lib/server/adapters/route";
import { createFamily, listFamilies } from "@/lib/families/families";
import { createFamilyBody, familiesDto, familiesQuery, familyDto } from "@/lib/families/schema";

export const GET = route({
  summary: "Contract families in which the caller has a part in a document, newest first",
  answer: { one: familiesDto },
  query: familiesQuery,
  run: ({ actor, query }) => listFamilies(actor, query),
});

export const POST = route({
  summary: "Start a contract family with an agreement",
  answer: { one: familyDto },
  body: createFamilyBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createFamily(actor, body, commit),
});
