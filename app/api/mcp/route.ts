import { z } from "zod";
import { named } from "@/lib/answer";
import { route } from "@/lib/server/adapters/route";
import { answerAgent } from "@/lib/server/mcp/agent-server";

const NAME_CHARS = 200;
/** A JSON-RPC message. A batch is none. What is in `params` the tools' own schemas bound. */
const message = z.looseObject({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string().max(NAME_CHARS), z.number()]).optional(),
  method: z.string().max(NAME_CHARS).optional(),
});

export const POST = route({
  summary: "One message of an agent, by the Model Context Protocol; by API token alone",
  answer: { one: named("JsonRpcMessage", z.looseObject({ jsonrpc: z.literal("2.0") })) },
  query: z.strictObject({}),
  body: message,
  maxBodyBytes: 64 * 1024,
  limit: "lookUp",
  scope: "read",
  isForTokensOnly: true,
  run: ({ actor, body, request }) => answerAgent(actor, request, body),
});
