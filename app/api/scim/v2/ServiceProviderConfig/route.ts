import { z } from "zod";
import { serviceConfig } from "@/lib/scim/discovery";
import { scimConfig } from "@/lib/scim/schema";
import { route } from "@/lib/server/adapters/route";
import { scimAnswer, scimFailure } from "@/lib/server/adapters/scim-answer";

export const GET = route({
  summary: "SCIM: what this service can do",
  answer: { one: scimConfig },
  query: z.object({}),
  limit: "directory",
  scope: "scim",
  isForTokensOnly: true,
  failsAs: scimFailure,
  run: ({ actor }) => serviceConfig(actor),
  respond: scimAnswer,
});
