/** Where the server can be reached from: nowhere but this machine, unless a setting says otherwise. */
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "@/lib/server/listening";

const servers: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.unstubAllEnvs();
});

/** An address of this machine that others would use; without a network, one that 127.0.0.1 does not stand for. */
const outward =
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal)?.address ?? "127.0.0.2";

async function hostFor(wish: string): Promise<string> {
  vi.stubEnv("HOST", wish);
  vi.resetModules();
  return (await import("@/lib/platform/env")).env.HOST;
}

async function serving(host: string): Promise<number> {
  const server: Server = createServer((_request, response) => response.end("here"));
  servers.push(server, await listen(server, { host, port: 0 }));
  return (server.address() as AddressInfo).port;
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    servers.push({ close: () => socket.destroy() });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
}

test.each([[""], ["127.0.0.1"]])(
  "with HOST as %j this machine is answered, and nobody who comes by the network (B-23.4)",
  async (wish) => {
    const port = await serving(await hostFor(wish));
    expect([await answers("127.0.0.1", port), await answers(outward, port)]).toEqual([true, false]);
  },
);

test("with HOST as every interface both are (B-23.4)", async () => {
  const port = await serving(await hostFor("0.0.0.0"));
  expect([await answers("127.0.0.1", port), await answers(outward, port)]).toEqual([true, true]);
});
