/** What the server itself answers, on real connections, with a stand-in for Next behind it. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { issueToken, SESSION_COOKIE } from "@/lib/people/accounts/session/token";
import { addressFrom } from "@/lib/platform/client-address";
import { env } from "@/lib/platform/env";
import { readAnswer, serving, type Answered, type Handle } from "@/tests/support/served";
import { signal } from "@/tests/support/signal";

afterEach(() => {
  env.TRUSTED_PROXIES = 0;
});

const ok: Handle = (_request, response) => void response.setHeader("Vary", "rsc").end("ok");
/** Reads a whole body, as Next does with a server action's. */
const reading: Handle = async (request, response) => {
  let length = 0;
  for await (const piece of request) length += (piece as Buffer).length;
  if (!response.headersSent) response.end(String(length));
};

const readCode = ({ body }: Answered): unknown => (JSON.parse(body) as { code: string }).code;

describe("every answer", () => {
  test("carries the protective headers, and says at shared addresses what it was chosen by", async () => {
    const port = await serving(ok);
    for (const path of ["/login", "/api/health", "/%ff", "/contracts/c1"]) {
      const { headers } = await readAnswer(port, { path });
      expect([
        path,
        headers["x-content-type-options"],
        headers["x-frame-options"],
        headers["content-security-policy"]?.includes("default-src 'none'"),
      ]).toEqual([path, "nosniff", "DENY", true]);
    }
    expect((await readAnswer(port, { path: "/contracts/c1" })).headers.vary).toBe("rsc, Accept, Authorization");
    expect((await readAnswer(port, { path: "/login" })).headers.vary).toBe("rsc");
  });

  test("says how long an idle connection stays open, which is longer than proxies keep theirs", async () => {
    const port = await serving(ok);
    const { headers } = await readAnswer(port, { path: "/login", headers: { Connection: "keep-alive" } });
    expect(headers["keep-alive"]).toBe("timeout=75");
  });

  test("keeps what it said of its own", async () => {
    const port = await serving(
      (_request, response) => void response.writeHead(200, "Fine", { "X-Frame-Options": "SAMEORIGIN" }).end(),
    );
    expect((await readAnswer(port, { path: "/login" })).headers["x-frame-options"]).toBe("SAMEORIGIN");
  });
});

describe("a request", () => {
  test("is known by the address of its connection, over anything that it says", async () => {
    let address = "";
    const port = await serving((request, response) => {
      address = addressFrom({ get: (name) => String(request.headers[name] ?? "") });
      response.end();
    });
    await readAnswer(port, {
      path: "/",
      headers: { "x-connection-address": "word 203.0.113.7", "x-forwarded-for": "203.0.113.7" },
    });
    expect(address).toBe("127.0.0.1");
  });

  test.each([
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "a b",
    "localhost@evil.example",
    "192.168.1.5",
  ])("for another host is refused: %j (B-20.8)", async (host) => {
    const port = await serving(ok);
    const answer = await readAnswer(port, { path: "/api/health", headers: { host } });
    expect([answer.status, readCode(answer)]).toEqual([421, "hostNotServed"]);
  });

  test.each(["localhost:3000", "LOCALHOST", "127.0.0.1:99", "[::1]:3000", "app.localhost"])(
    "for this one is taken: %s (B-20.8)",
    async (host) => {
      expect((await readAnswer(await serving(ok), { path: "/login", headers: { host } })).status).toBe(200);
    },
  );

  test("behind a trusted proxy is judged by the name that the proxy was asked by (B-20.8)", async () => {
    const port = await serving(ok);
    const asked = (host: string, forwarded: string) =>
      readAnswer(port, { path: "/login", headers: { host, "x-forwarded-host": forwarded } }).then(
        ({ status }) => status,
      );
    expect(await asked("localhost", "evil.example")).toBe(200); // nobody's word
    env.TRUSTED_PROXIES = 1;
    expect([
      await asked("app:3000", "localhost:3000"),
      await asked("localhost", "evil.example"),
      await asked("localhost", "localhost, evil.example"),
    ]).toEqual([200, 421, 421]);
  });

  test.each([
    ["PUT", "/auth/login", "POST, OPTIONS"],
    ["PUT", "/api/auth/login", "POST, OPTIONS"],
    ["DELETE", "/login", "GET, HEAD, OPTIONS"],
    ["POST", "/login", "GET, HEAD, OPTIONS"],
    ["POST", "/contracts/c1", "GET, HEAD, PATCH, DELETE, OPTIONS"],
    ["DELETE", "/contracts/upload", "POST, OPTIONS"],
    ["PATCH", "/health", "GET, HEAD, OPTIONS"],
    ["PUT", "/icon.svg", "GET, HEAD, OPTIONS"],
    ["PUT", "/api/auth/session", "GET, HEAD, POST, OPTIONS"],
  ])("of a method that the address doesn't take is told so: %s %s (B-20.6)", async (method, path, allow) => {
    const answer = await readAnswer(await serving(ok), { method, path });
    expect([answer.status, answer.headers.allow, readCode(answer)]).toEqual([405, allow, "methodNotAllowed"]);
  });

  test.each([
    ["POST", "/auth/login", {}],
    ["GET", "/contracts/c1", {}],
    ["HEAD", "/login", {}],
    ["POST", "/login", { "next-action": "x", origin: env.publicUrl }],
    ["DELETE", "/no-such", {}],
    ["OPTIONS", "/auth/login", {}],
    ["PUT", "/files/f1/content", {}],
  ])("of one that it takes, or that nothing has, goes on: %s %s (B-20.6)", async (method, path, headers) => {
    expect((await readAnswer(await serving(ok), { method, path, headers })).status).toBe(200);
  });

  test.each([
    ["FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["GET / FTP/9.9\r\n\r\n", 400],
  ])("that is none is told so in the documented shape: %# (B-20.6)", async (bytes, status) => {
    const socket = connect(await serving(ok), "127.0.0.1");
    socket.end(bytes);
    let answer = "";
    for await (const piece of socket) answer += String(piece);
    expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
    expect(answer).toContain("X-Content-Type-Options: nosniff");
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({
      code: expect.any(String),
      message: expect.any(String),
    });
  });
});

describe("a body", () => {
  const action = { method: "POST", path: "/login", headers: { "next-action": "x", origin: env.publicUrl } };
  const makeCookie = async () => `${SESSION_COOKIE}=${await issueToken({ sub: "u1", sid: "s1" })}`;
  const piece = Buffer.alloc(64 * 1024, "{},");

  test("of a guest's action is refused unread when it says it is too large (B-20.7)", async () => {
    let isAsked = false;
    const port = await serving(() => void (isAsked = true));
    const answer = await readAnswer(
      port,
      { ...action, headers: { ...action.headers, "content-length": 21 * 1024 * 1024 } },
      (sent) => void sent.write(piece),
    );
    expect([answer.status, readCode(answer), isAsked]).toEqual([413, "bodyTooLarge", false]);
  });

  test("of a guest's action is cut off where the limit is passed, when it doesn't say", async () => {
    const port = await serving(reading);
    const answer = await readAnswer(port, action, (sent) => {
      for (let count = 0; count < 100; count += 1) sent.write(piece);
    });
    expect([answer.status, readCode(answer), answer.headers.connection]).toEqual([413, "bodyTooLarge", "close"]);
  });

  test("of a signed-in person's action is as large as its screen needs", async () => {
    const port = await serving(reading);
    const cookie = await makeCookie();
    const sent = async (path: string, length: number, extra: Record<string, string> = { cookie }) =>
      (
        await readAnswer(
          port,
          { ...action, path, headers: { ...action.headers, ...extra, "content-length": length } },
          (request) => void request.end(Buffer.alloc(length)),
        )
      ).status;
    expect([
      await sent("/contracts/c1", 6_000_000),
      await sent("/create", 6_000_000),
      await sent("/settings", 6_000_000),
      await sent("/settings", 60_000),
    ]).toEqual([200, 200, 413, 200]);
    expect([
      await sent("/contracts/c1", 22 * 1024 * 1024),
      await sent("/contracts/c1", 6_000_000, {}),
      await sent("/contracts/c1", 6_000_000, { cookie: `${SESSION_COOKIE}=forged` }),
    ]).toEqual([413, 413, 413]);
  });

  test("where none belongs is small or refused", async () => {
    const port = await serving(ok);
    for (const [method, path] of [
      ["GET", "/login"],
      ["DELETE", "/contracts/c1"],
      ["POST", "/no-such"],
    ])
      expect(
        (
          await readAnswer(
            port,
            { method, path, headers: { "content-length": 100_000 } },
            (sent) => void sent.write(piece),
          )
        ).status,
      ).toBe(413);
    expect(
      (
        await readAnswer(
          port,
          { method: "DELETE", path: "/contracts/c1", headers: { "content-length": 2 } },
          (sent) => void sent.end("{}"),
        )
      ).status,
    ).toBe(200);
  });

  test("that stops half-way is told so after a while, and the connection is closed (B-20.7)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const half = signal();
    try {
      const port = await serving((request, response) => {
        request.once("data", half.give);
        return reading(request, response);
      });
      const answered = readAnswer(
        port,
        { ...action, headers: { ...action.headers, "content-length": 100 } },
        (sent) => void sent.write("half"),
      );
      await half.given;
      vi.advanceTimersByTime(15_000); // something came meanwhile
      vi.advanceTimersByTime(15_000);
      const answer = await answered;
      expect([answer.status, readCode(answer), answer.headers.connection]).toEqual([408, "bodyTimedOut", "close"]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("that is still being sent when it has been answered is read no further", async () => {
    const port = await serving((_request, response) => void response.end("no"));
    const socket = connect(port, "127.0.0.1");
    let isOpen = true;
    socket.on("error", () => undefined);
    socket.on("close", () => (isOpen = false));
    socket.write(`PUT /files/f1/content HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${25 * 1024 * 1024}\r\n\r\n`);
    const [first] = (await once(socket, "data")) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1.1 200/);
    const sendOn = () => void socket.write(Buffer.alloc(1_000));
    await expect.poll(() => (sendOn(), isOpen)).toBe(false);
  });
});
