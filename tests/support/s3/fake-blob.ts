/** Vercel Blob in memory: what its client sends over HTTP, as far as we use it. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getGlobalDispatcher, MockAgent, setGlobalDispatcher } from "undici";

export const FAKE_BLOB_TOKEN = "vercel_blob_rw_store1_secret";
const STORE = "https://store1.private.blob.vercel-storage.com";

/** Until closed, the client's calls of this process end here. */
export async function startFakeBlob(): Promise<{ objects: Map<string, Buffer>; close: () => Promise<void> }> {
  const objects = new Map<string, Buffer>();
  const api = createServer((request, response) => void answer(request, response, objects));
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const [before, address] = [getGlobalDispatcher(), process.env.VERCEL_BLOB_API_URL];
  process.env.VERCEL_BLOB_API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const agent = new MockAgent();
  agent.enableNetConnect("127.0.0.1:" + (api.address() as AddressInfo).port);
  agent
    .get(STORE)
    .intercept({ path: () => true, method: "GET" })
    .reply((asked) => {
      const bytes = objects.get(new URL(String(asked.path), STORE).pathname.slice(1));
      if (!bytes) return { statusCode: 404, data: "" };
      const headers = { "content-length": String(bytes.length), "content-type": "text/plain" };
      return { statusCode: 200, data: bytes, responseOptions: { headers } };
    })
    .persist();
  setGlobalDispatcher(agent);
  return {
    objects,
    close: async () => {
      setGlobalDispatcher(before);
      if (address === undefined) delete process.env.VERCEL_BLOB_API_URL;
      else process.env.VERCEL_BLOB_API_URL = address;
      api.close();
      api.closeAllConnections();
      await once(api, "close");
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, objects: Map<string, Buffer>): Promise<void> {
  const url = new URL(request.url ?? "/", STORE);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  } catch {
    return; // cut off: nothing is stored
  }
  const body = Buffer.concat(pieces);
  response.setHeader("content-type", "application/json");
  if (request.method === "POST" && url.pathname.endsWith("/delete")) {
    const { urls } = JSON.parse(body.toString()) as { urls: string[] };
    for (const key of urls) objects.delete(key);
    return void response.end("null");
  }
  const key = url.searchParams.get("pathname") ?? "";
  objects.set(key, body);
  response.end(JSON.stringify({ url: `${STORE}/${key}`, downloadUrl: `${STORE}/${key}`, pathname: key }));
}
