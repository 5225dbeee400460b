import { route } from "@/lib/server/adapters/route";
import { familyProposals } from "@/lib/families/proposals";
import { familyParams, proposalsDto } from "@/lib/families/schema";

export const GET = route({
  summary: "Contracts that name a document of the family, each with its words",
  answer: { one: proposalsDto },
  params: familyParams,
  run: ({ actor, params }) => familyProposals(actor, params.familyId),
});
