import { newTokenBody, newTokenDto, tokenDto } from "@/lib/people/accounts/tokens/schema";
import { createToken, listTokens } from "@/lib/people/accounts/tokens/tokens";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "The caller's API tokens, expired ones too",
  answer: { list: tokenDto },
  scope: "session",
  run: ({ actor }) => listTokens(actor),
});

export const POST = route({
  summary: "Make an API token; its secret is told this once",
  answer: { one: newTokenDto },
  body: newTokenBody,
  status: 201,
  limit: "password",
  scope: "session",
  run: ({ actor, body, commit }) => createToken(actor, body, commit),
});
