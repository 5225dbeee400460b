/** An agent for tests: the SDK's own client, whose requests go to the product's doors. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { POST } from "@/app/api/mcp/route";
import { TEST_HOST } from "../support/api";

/** As Next gives them where an address has none. */
const NO_PARAMS = { params: Promise.resolve(undefined) };

/** Answers as the running app does: what has no door is 405. */
async function serve(request: Request): Promise<Response> {
  return request.method === "POST" ? POST(request, NO_PARAMS) : new Response(null, { status: 405 });
}

export async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "tests", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`http://${TEST_HOST}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}`, host: TEST_HOST } },
    fetch: (url, init) => serve(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

type Answer = { isError: boolean; text: string; found: Record<string, unknown> };

export async function use(client: Client, name: string, given: Record<string, unknown>): Promise<Answer> {
  const result = await client.callTool({ name, arguments: given });
  const [first] = result.content as { type: string; text: string }[];
  return {
    isError: result.isError === true,
    text: first?.text ?? "",
    found: (result.structuredContent ?? {}) as Record<string, unknown>,
  };
}
