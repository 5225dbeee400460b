import { route } from "@/lib/server/adapters/route";
import { getFamily } from "@/lib/families/families";
import { familyDto, familyParams } from "@/lib/families/schema";

export const GET = route({
  summary: "A contract family: the documents that the caller can open, and how many others there are",
  answer: { one: familyDto },
  params: familyParams,
  run: ({ actor, params }) => getFamily(actor, params.familyId),
});
