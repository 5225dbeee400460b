import { z } from "zod";
import { named } from "@/lib/answer";
import { route } from "@/lib/server/adapters/route";
import { answerAgent } from "@/lib/server/mcp/agent-server";

/** A JSON-RPC message. A batch is none. */
const message = z.record(z.string(), z.unknown());

export const POST = route({
  summary: "One message of an agent, by the Model Context Protocol; by API token alone",
  answer: { one: named("JsonRpcMessage", z.record(z.string(), z.unknown())) },
  query: z.strictObject({}),
  body: message,
  maxBodyBytes: 256 * 1024,
  limit: "lookUp",
  scope: "read",
  isForTokensOnly: true,
  run: ({ actor, body, request }) => answerAgent(actor, request, body),
});
