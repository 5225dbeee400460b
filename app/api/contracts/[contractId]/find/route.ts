import { route } from "@/lib/adapters/route";
import { findInContract } from "@/lib/assistant/assistant";
import { findBody } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({ params: contractParams, body: findBody, run: ({ actor, params, body }) => findInContract(actor, params.contractId, body) });
