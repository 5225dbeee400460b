import { route } from "@/lib/server/adapters/route";
import { dismissBody } from "@/lib/assistant/schema";
import { reopenSuggestion } from "@/lib/assistant/suggestions/suggestions";
import { contractParams } from "@/lib/contracts/schema";

/** `{contractId}` is a suggestion when the body names none (B-21.25). */
export const POST = route({
  summary: "Open a dismissed suggestion again",
  answer: "nothing",
  params: contractParams,
  body: dismissBody,
  status: 204,
  limit: "change",
  run: ({ actor, params, body }) => reopenSuggestion(actor, params.contractId, body),
});
