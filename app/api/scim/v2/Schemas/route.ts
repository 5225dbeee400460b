import { z } from "zod";
import { schemas } from "@/lib/scim/discovery";
import { scimDefinitions } from "@/lib/scim/schema";
import { route } from "@/lib/server/adapters/route";
import { scimAnswer, scimFailure } from "@/lib/server/adapters/scim-answer";

export const GET = route({
  summary: "SCIM: the attributes of accounts and teams",
  answer: { one: scimDefinitions },
  query: z.object({}),
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor }) => schemas(actor),
  respond: scimAnswer,
});
