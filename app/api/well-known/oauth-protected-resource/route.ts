import { z } from "zod";
import { named } from "@/lib/answer";
import { publicRoute } from "@/lib/server/adapters/route";
import { agentMetadata } from "@/lib/server/mcp/metadata";

const metadata = named(
  "ProtectedResource",
  z.strictObject({
    resource: z.string(),
    resource_name: z.string(),
    bearer_methods_supported: z.array(z.literal("header")),
    scopes_supported: z.array(z.string()),
    authorization_servers: z.array(z.string()),
  }),
);

export const GET = publicRoute({
  summary: "How to get at `/mcp`: by an API token in the header (RFC 9728)",
  answer: { one: metadata },
  scope: "none",
  run: ({ origin }) => agentMetadata(origin),
});
