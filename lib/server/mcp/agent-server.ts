import "server-only";
import { createMcpHandler, McpServer, type CallToolResult } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { requireCallerWithinLimit } from "@/lib/access/limit-counts";
import { requireScope } from "@/lib/access/token-scopes";
import { recordTokenUse } from "@/lib/people/accounts/tokens/token-use";
import { describeFailure } from "@/lib/server/adapters/failure";
import { onceRecorded } from "@/lib/server/adapters/recorded-refusals";
import { log } from "@/lib/platform/log";
import { ANSWER_TOOLS } from "./answer-tools";
import { CONTRACT_TOOLS } from "./contract-tools";
import { UNTRUSTED } from "./quoted";
import type { Found, Tool } from "./tool";

const INFO = { name: "contract-manager", title: "Contract Manager", version: "1" };
const INSTRUCTIONS =
  `Reads the contracts that the token's owner can open, and proposes changes for people to decide on. ${UNTRUSTED} ` +
  "Say how certain an answer is, and quote the passage that it stands on.";
export const TOOLS: readonly Tool[] = [...CONTRACT_TOOLS, ...ANSWER_TOOLS];
const ANSWER = z.looseObject({ notice: z.string() });

/** Answers one message of an agent; no session is kept between two. Source: B-40.1. */
export function answerAgent(actor: Actor, request: Request, message: unknown): Promise<Response> {
  const handler = createMcpHandler(() => serverFor(actor, request.signal), {
    onerror: (cause) => log.error("mcp.failed", cause),
  });
  const { url, method, headers } = request;
  return handler.fetch(new Request(url, { method, headers }), { parsedBody: message });
}

function serverFor(actor: Actor, signal: AbortSignal): McpServer {
  const server = new McpServer(INFO, { instructions: INSTRUCTIONS });
  for (const one of TOOLS) {
    const { name, title, input, scope } = one;
    const annotations = {
      ...{ title, readOnlyHint: scope === "read", destructiveHint: false },
      ...{ idempotentHint: true, openWorldHint: false },
    };
    const facts = { title, description: `${one.description} ${UNTRUSTED}`, inputSchema: input, outputSchema: ANSWER };
    server.registerTool(name, { ...facts, annotations }, (given) => call(one, { actor, given, signal }));
  }
  return server;
}

type Call = { actor: Actor; given: Record<string, unknown>; signal: AbortSignal };

async function call(one: Tool, { actor, given, signal }: Call): Promise<CallToolResult> {
  try {
    requireScope(actor, one.scope);
    if (one.limit) await requireCallerWithinLimit(one.limit, actor);
    const found = await one.run(actor, given, signal);
    const { contractId } = given;
    const params = typeof contractId === "string" ? { contractId } : {};
    await recordTokenUse(actor, { method: "MCP", pathname: one.name, params });
    return toResult(found);
  } catch (cause) {
    const { message } = describeFailure(await onceRecorded(cause), { language: actor.language });
    return { isError: true, content: [{ type: "text", text: message }] };
  }
}

/** Agents that don't read structured content get the same as text. */
function toResult({ said, found }: Found): CallToolResult {
  const structuredContent = { notice: UNTRUSTED, ...found };
  const content = [`${said} ${UNTRUSTED}`, JSON.stringify(structuredContent)];
  return { structuredContent, content: content.map((text) => ({ type: "text", text })) };
}
