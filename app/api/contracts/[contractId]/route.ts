import { route } from "@/lib/adapters/route";
import { getContract } from "@/lib/contracts/contracts";
import { contractParams } from "@/lib/contracts/schema";

export const GET = route({ params: contractParams, run: ({ actor, params }) => getContract(actor, params.contractId) });
