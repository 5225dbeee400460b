import { route } from "@/lib/server/adapters/route";
import { contractParams } from "@/lib/contracts/schema";
import { partiesOfContract } from "@/lib/counterparties/ours";
import { contractPartiesDto } from "@/lib/counterparties/schema";

export const GET = route({
  summary: "A contract's parties as the caller's register has them, and which side is ours",
  answer: { one: contractPartiesDto },
  params: contractParams,
  run: ({ actor, params }) => partiesOfContract(actor, params.contractId),
});
