import { foundResponse } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { findInContract } from "@/lib/assistant/assistant";
import { findBody, foundItemDto } from "@/lib/assistant/schema";
import { contractParams } from "@/lib/contracts/schema";
import { askInForce } from "@/lib/families/reading-in-force";

export const POST = route({
  summary:
    "Find passages of a category; the headers `X-Assistant-Engine`, `-Host`, `-Model`, `-Fell-Back-From` and `-Notes` tell who found them, and what was left out or not read",
  answer: { list: foundItemDto },
  params: contractParams,
  body: findBody,
  limit: "assistant",
  scope: "read",
  run: async ({ actor, params, body, request }) => {
    const asking = await askInForce(actor, params.contractId, body.versionId, request.signal);
    return foundResponse(await findInContract(actor, params.contractId, body, asking));
  },
});
