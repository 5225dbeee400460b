import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { familyOfContract } from "@/lib/families/proposals";
import { familyOfContractDto } from "@/lib/families/schema";

export const GET = route({
  summary: "The family of a contract, or those that it probably belongs to",
  answer: { one: familyOfContractDto },
  params: contractParams,
  run: ({ actor, params }) => familyOfContract(actor, params.contractId),
});
