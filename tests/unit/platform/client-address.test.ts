import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { addressFrom, toNetwork, noteConnectionAddress } from "@/lib/platform/client-address";
import { env } from "@/lib/platform/env";
import { readContext, requestContext, withRequestContext } from "@/lib/platform/request-context";

afterEach(() => {
  env.TRUSTED_PROXIES = 0;
});

/** The headers that a real server saw of a request with these. */
async function seen(headers: Record<string, string>): Promise<Headers> {
  const arrived: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    noteConnectionAddress(request);
    arrived.push(request);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await new Promise<void>((resolve) =>
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", headers, agent: false }, (response) =>
      response.resume().on("end", resolve),
    ),
  );
  server.close();
  return new Headers(
    Object.entries(arrived[0]?.headers ?? {}).map(([name, value]) => [name, String(value)] as [string, string]),
  );
}

describe("the address of a request", () => {
  test("is not known where no server noted it, whatever a caller writes", () => {
    expect(addressFrom(new Headers())).toBe("");
    expect(
      addressFrom(new Headers({ "x-forwarded-for": "203.0.113.7", "x-connection-address": "undefined 203.0.113.7" })),
    ).toBe("");
  });

  test("is the connection's, over anything a caller writes", async () => {
    const headers = await seen({ "x-forwarded-for": "203.0.113.7", "x-connection-address": "word 203.0.113.7" });
    expect(addressFrom(headers)).toBe("127.0.0.1");
    expect(addressFrom(new Headers({ "x-connection-address": "word 203.0.113.7" }))).toBe("");
  });

  test.each([
    [1, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    [2, "198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    [1, "::ffff:203.0.113.7", "203.0.113.7"],
    [1, "2001:db8::1", "2001:db8::1"],
    [3, "203.0.113.7", ""],
    [1, "<script>", ""],
    [1, "", ""],
  ])("behind %i proxies of one's own is the one that the outermost saw of %j", (proxies, forwarded, address) => {
    env.TRUSTED_PROXIES = proxies;
    expect(addressFrom(new Headers({ "x-forwarded-for": forwarded }))).toBe(address);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["", ""],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:1:2::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1:2:3:4:5:192.0.2.1", "0:1:2:3"],
])("of an address only an IPv6 network counts: %j is %j", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test("what a request comes from is known in all of its work, and nowhere else", async () => {
  env.TRUSTED_PROXIES = 1;
  const context = readContext(new Headers({ "x-forwarded-for": "203.0.113.7", "user-agent": "b".repeat(1_000) }));
  const inside = await withRequestContext(context, async () => {
    await Promise.resolve();
    return requestContext();
  });
  expect(inside).toEqual({ address: "203.0.113.7", browserMarks: "", userAgent: "b".repeat(300) });
  expect(requestContext()).toEqual({ address: "", browserMarks: "", userAgent: "" });
});
