import { foundResponse } from "@/lib/adapters/found";
import { route } from "@/lib/adapters/route";
import { findInContract } from "@/lib/assistant/assistant";
import { findBody } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";

export const POST = route({
  params: contractParams,
  body: findBody,
  limit: "assistant",
  run: async ({ actor, params, body, request }) =>
    foundResponse(await findInContract(actor, params.contractId, body, request.signal)),
});
