import { newTokenDto, rotationBody, tokenParams } from "@/lib/people/accounts/tokens/schema";
import { rotateToken } from "@/lib/people/accounts/tokens/tokens";
import { route } from "@/lib/server/adapters/route";

export const POST = route({
  summary: "Give an API token a new secret, told this once; the old one ends at once",
  answer: { one: newTokenDto },
  params: tokenParams,
  body: rotationBody,
  status: 201,
  limit: "password",
  scope: "session",
  run: ({ actor, params, body, commit }) => rotateToken(actor, params.tokenId, body, commit),
});
