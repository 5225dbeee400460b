import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packedFilesIn, sendPacked } from "@/lib/server/packed-files";

const PROGRAM = "export const answer = 42;\n".repeat(100);
let folder = "";
let port = 0;
let close = (): void => undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "packed-"));
  const packed = path.join(folder, ".next/static-packed/chunks");
  await mkdir(packed, { recursive: true });
  await writeFile(path.join(packed, "a-1.js.br"), brotliCompressSync(PROGRAM));
  const files = packedFilesIn(folder);
  const server = createServer((asked, answer) => {
    if (!sendPacked(files, asked, answer)) answer.end("Next");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
  close = () => void server.close();
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

async function asked(address: string, headers: IncomingHttpHeaders, method = "GET") {
  const sent = request({ host: "127.0.0.1", port, path: address, headers, method, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  return { headers: answer.headers, body: Buffer.concat(pieces) };
}

describe("the browser's program", () => {
  test.each(["br", "gzip, deflate, br, zstd", "gzip;q=1.0, br;q=0.8"])(
    "goes packed to who takes %s (B-6.16)",
    async (accepted) => {
      const { headers, body } = await asked("/_next/static/chunks/a-1.js", { "accept-encoding": accepted });
      expect(brotliDecompressSync(body).toString()).toBe(PROGRAM);
      expect(headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "application/javascript; charset=UTF-8",
        "content-length": String(body.length),
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
      });
    },
  );

  test("is told of without its content where only its head is asked for", async () => {
    const { headers, body } = await asked("/_next/static/chunks/a-1.js?v=1", { "accept-encoding": "br" }, "HEAD");
    expect(headers["content-encoding"]).toBe("br");
    expect(body).toHaveLength(0);
  });

  test.each([
    ["/_next/static/chunks/a-1.js", { "accept-encoding": "gzip" }],
    ["/_next/static/chunks/a-1.js", { "accept-encoding": "br;q=0, gzip" }],
    ["/_next/static/chunks/a-1.js", { "accept-encoding": "brotli" }],
    ["/_next/static/chunks/a-1.js", {}],
    ["/_next/static/chunks/a-1.js", { "accept-encoding": "br", range: "bytes=0-9" }],
    ["/_next/static/chunks/b-2.js", { "accept-encoding": "br" }],
    ["/_next/static/chunks/../chunks/a-1.js", { "accept-encoding": "br" }],
  ])("is left to Next otherwise: %s %j (B-6.16)", async (address, headers) => {
    expect((await asked(address, headers)).body.toString()).toBe("Next");
  });

  test("is left to Next at once where a weight without end is no number", async () => {
    const headers = { "accept-encoding": `br;q=0.${"10".repeat(6_000)}x` };
    expect((await asked("/_next/static/chunks/a-1.js", headers)).body.toString()).toBe("Next");
  });

  test("is left to Next where nothing was packed", () => {
    expect(packedFilesIn(path.join(folder, "elsewhere")).size).toBe(0);
  });
});
