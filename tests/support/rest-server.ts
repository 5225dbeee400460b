/** REST over a real connection, without Next: each address leads to its door's handler, as in `DOORS`. */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { DOORS } from "@/app/api/openapi.json/doors";
import { GET as describeApi } from "@/app/api/openapi.json/route";
import type { call } from "./api";

type Handler = Parameters<typeof call>[0];
type Address = { pattern: RegExp; names: string[]; module: Readonly<Record<string, unknown>> };

const addresses: Address[] = Object.entries({ ...DOORS, "/openapi.json": { GET: describeApi } })
  .map(([folder, module]) => ({
    pattern: new RegExp(`^(?:/api)?${folder.replace(/[.]/g, "\\.").replace(/\[\w+\]/g, "([^/]+)")}$`),
    names: [...folder.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name),
    module,
  }))
  .sort((one, other) => one.names.length - other.names.length); // a word goes before a part that may be any

/** @returns where it listens, and what ends it */
export async function serveRest(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming.method ?? "GET", `http://${incoming.headers.host}${incoming.url}`, incoming).then(
      async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      },
      (cause: unknown) => outgoing.destroy(cause as Error), // the test sees a broken connection
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

async function answer(
  method: string,
  url: string,
  incoming: Readable & { headers: NodeJS.Dict<string | string[]> },
): Promise<Response> {
  const { pathname } = new URL(url);
  for (const { pattern, names, module } of addresses) {
    const parts = pattern.exec(pathname);
    const handler = parts && (module[method] as Handler | undefined); // doors are handlers
    if (!handler) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(parts[index + 1] ?? "")]));
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = method === "GET" || method === "DELETE" ? null : (Readable.toWeb(incoming) as ReadableStream);
    const request = new Request(url, { method, headers, body, duplex: "half" } as RequestInit); // Node asks for it
    return handler(request, { params: Promise.resolve(params) });
  }
  return Response.json({ message: "Not found", code: "notFound" }, { status: 404 });
}
