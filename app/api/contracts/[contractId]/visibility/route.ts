import { contractParams } from "@/lib/contracts/schema";
import { visibilityDto } from "@/lib/folders/schema";
import { contractVisibility } from "@/lib/folders/visibility";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "Who can see the contract, in one sentence",
  answer: { one: visibilityDto },
  params: contractParams,
  run: ({ actor, params }) => contractVisibility(actor, params.contractId),
});
