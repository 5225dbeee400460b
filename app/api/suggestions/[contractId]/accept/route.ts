import { route } from "@/lib/server/adapters/route";
import { acceptBody } from "@/lib/assistant/schema";
import { acceptSuggestion } from "@/lib/assistant/suggestions/suggestions";
import { contractParams, MAX_VERSION_BODY_BYTES, versionDto } from "@/lib/contracts/schema";

/** `{contractId}` is a suggestion when the body names none (B-21.25). */
export const POST = route({
  summary: "Accept a suggestion; the text becomes a new version",
  answer: { one: versionDto },
  params: contractParams,
  body: acceptBody,
  maxBodyBytes: MAX_VERSION_BODY_BYTES,
  status: 201,
  limit: "save",
  run: ({ actor, params, body, commit }) => acceptSuggestion(actor, params.contractId, body, commit),
});
