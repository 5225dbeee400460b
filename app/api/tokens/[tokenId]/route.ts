import { tokenParams } from "@/lib/people/accounts/tokens/schema";
import { revokeToken } from "@/lib/people/accounts/tokens/tokens";
import { route } from "@/lib/server/adapters/route";

export const DELETE = route({
  summary: "Revoke one of the caller's API tokens; it ends at once",
  answer: "nothing",
  params: tokenParams,
  status: 204,
  limit: "removal",
  scope: "session",
  run: ({ actor, params }) => revokeToken(actor, params.tokenId),
});
