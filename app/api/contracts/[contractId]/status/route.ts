import { route } from "@/lib/adapters/route";
import { contractStatus } from "@/lib/contracts/contracts";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({
  params: contractParams,
  run: ({ actor, params }) => contractStatus(actor, params.contractId),
});
