/** Where messages to addresses that somebody gave may go (lib/platform/posting). */
import { createServer, type Server } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "@/lib/platform/posting/guarded";
import { httpsPoster } from "@/lib/platform/posting/poster";

let server: Server;
let port: number;
let seen: string[] = [];
let answer: (path: string) => { status: number; headers?: Record<string, string>; bytes?: number } | null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => (body += piece.toString()));
    request.on("end", () => {
      seen.push(`${request.url} ${body}`);
      const given = answer(request.url ?? "");
      if (!given) return;
      response.writeHead(given.status, given.headers);
      if (given.bytes === undefined) return response.end("ok");
      const piece = Buffer.alloc(64 * 1024);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on("drain", more);
      more();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.closeAllConnections() ?? server.close());
beforeEach(() => {
  seen = [];
  answer = () => ({ status: 204 });
});

const never = () => new AbortController().signal;
const message = (url: string) => ({ url, headers: { "webhook-id": "msg_1" }, body: "{}" });
const resolving =
  (...answers: string[]): LookupFunction =>
  (_host, options, done) => {
    const address = answers.length > 1 ? (answers.shift() ?? "") : (answers[0] ?? "");
    const family = address.includes(":") ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
const local = () => [`127.0.0.1:${port}`, "hooks.internal"];

describe("addresses (B-39.6)", () => {
  test.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.8.8.8", "169.254.169.254"],
    ...["172.16.0.1", "172.31.255.255", "192.0.0.192", "192.168.1.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
    ...["168.63.129.16", "203.0.113.7", "240.0.0.1", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1"],
    ...["64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1", "100::1"],
    ...["fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "5f00::1", "localhost", ""],
  ])("%s is none of the internet", (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::8a"])(
    "%s is",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe("a message goes (B-39.6)", () => {
  test.each([
    ...["https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://0177.0.0.1/", "https://127.1/"],
    ...["https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://169.254.169.254/"],
    ...["https://[fd00:ec2::254]/latest", "https://[fe80::1]/", "http://93.184.216.34/", "http://hooks.example/"],
    ...["ftp://hooks.example/", "file:///etc/passwd", "no address"],
  ])("not to %s", async (url) => {
    const asked: string[] = [];
    const watching: LookupFunction = (host) => void asked.push(host);
    expect(await httpsPoster([], watching).post(message(url), never())).toEqual({ failure: "forbidden" });
    expect([...asked, ...seen]).toEqual([]);
  });

  test("to a host that the operator allows, and not to another port of it", async () => {
    const poster = httpsPoster(local());
    expect(await poster.post(message(`http://127.0.0.1:${port}/in`), never())).toEqual({ status: 204 });
    expect(await poster.post(message(`http://127.0.0.1:${port + 1}/in`), never())).toEqual({ failure: "forbidden" });
    expect(await poster.post(message(`http://localhost:${port}/in`), never())).toEqual({ failure: "forbidden" });
    expect(seen).toEqual(["/in {}"]);
    const named = httpsPoster(local(), resolving("127.0.0.1"));
    expect(await named.post(message(`http://hooks.internal:${port}/named`), never())).toEqual({ status: 204 });
  });

  test.each(["127.0.0.1", "10.0.0.1", "::1", "64:ff9b::a9fe:a9fe", "168.63.129.16"])(
    "not to a name that resolves to %s",
    async (address) => {
      const poster = httpsPoster([], resolving(address));
      expect(await poster.post(message(`https://hooks.example:${port}/`), never())).toEqual({ failure: "forbidden" });
      expect(seen).toEqual([]);
    },
  );

  test("not to a name with one closed address among public ones", async () => {
    const both: LookupFunction = (_host, _options, done) =>
      done(null, [
        { address: "93.184.216.34", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ]);
    const poster = httpsPoster([], both);
    expect(await poster.post(message(`https://hooks.example:${port}/`), never())).toEqual({ failure: "forbidden" });
  });

  test("to the address that was checked: a name that resolves otherwise the second time is refused then", async () => {
    const ending = new AbortController();
    let asked = 0;
    const rebinding: LookupFunction = (host, options, done) => {
      asked += 1;
      if (asked === 1) setImmediate(() => ending.abort()); // nobody waits for the public one
      resolving(asked === 1 ? "93.184.216.34" : "127.0.0.1")(host, options, done);
    };
    const poster = httpsPoster([], rebinding);
    const first = await poster.post(message(`https://hooks.example:${port}/`), ending.signal);
    expect(first).not.toEqual({ failure: "forbidden" });
    expect(asked).toBe(1);
    expect(await poster.post(message(`https://hooks.example:${port}/`), never())).toEqual({ failure: "forbidden" });
    expect(asked).toBe(2);
    expect(seen).toEqual([]);
  });

  test("no further: a redirect is an answer like another", async () => {
    answer = () => ({ status: 307, headers: { location: `http://127.0.0.1:${port}/inside` } });
    const poster = httpsPoster(local());
    expect(await poster.post(message(`http://127.0.0.1:${port}/out`), never())).toEqual({ status: 307 });
    expect(seen).toEqual(["/out {}"]);
  });
});

describe("a receiver (B-39.5)", () => {
  test("that answers without end is heard as far as its status", async () => {
    answer = () => ({ status: 200, bytes: Infinity });
    const before = process.memoryUsage().arrayBuffers;
    expect(await httpsPoster(local()).post(message(`http://127.0.0.1:${port}/`), never())).toEqual({ status: 200 });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });

  test("that never answers is given up", async () => {
    const ending = new AbortController();
    answer = () => {
      ending.abort();
      return null;
    };
    const posted = await httpsPoster(local()).post(message(`http://127.0.0.1:${port}/`), ending.signal);
    expect(posted).toEqual({ failure: "timeout" });
  });

  test("that isn't there, or speaks no TLS, is said to be so", async () => {
    const poster = httpsPoster(["127.0.0.1"]);
    expect(await poster.post(message("http://127.0.0.1:1/"), never())).toEqual({ failure: "unreachable" });
    const plain = await poster.post(message(`https://127.0.0.1:${port}/`), never());
    expect(plain).toEqual({ failure: expect.stringMatching(/insecure|unreachable/) });
  });
});
