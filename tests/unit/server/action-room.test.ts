/** Room for the bodies of server actions is given back however a request ends, on real connections. */
import { EventEmitter, once } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { issueToken, SESSION_COOKIE } from "@/lib/people/accounts/session/token";
import { env } from "@/lib/platform/env";
import { actionRoom, takeActionRoom, type Exchange } from "@/lib/server/body-rules";
import { readAnswer, connection, serving, type Handle } from "@/tests/support/served";

const GUEST_BYTES = 64 * 1024;
const OWN = { host: "localhost", origin: "http://localhost", "next-action": "x" };
const taken = () => actionRoom.guest.taken + actionRoom.person.taken;
const nothingLeft = () => expect.poll(taken).toBe(0);

type Head = { path?: string; declared?: number; headers?: Record<string, string> };
function head({ path = "/login", declared = GUEST_BYTES, headers = {} }: Head = {}): string {
  const lines = Object.entries({ ...OWN, ...(declared > 0 ? { "content-length": declared } : {}), ...headers });
  const said = lines.filter(([, value]) => value !== "");
  return `POST ${path} HTTP/1.1\r\n${said.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

/** Answers at once, as Next does with an action that it doesn't know, and notes how much room was taken then. */
function early(status: number): { handle: Handle; seen: number[] } {
  const seen: number[] = [];
  const handle: Handle = (_request, response) => {
    seen.push(taken());
    response.writeHead(status).end("no");
  };
  return { handle, seen };
}

/** Answers nobody until it is told to. */
function waiting() {
  const begun = new EventEmitter();
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let count = 0;
  const handle: Handle = async (_request, response) => {
    count += 1;
    begun.emit("request");
    await released;
    response.end("ok");
  };
  const untilBegun = (requests: number) => expect.poll(() => count).toBe(requests);
  return { handle, begun, untilBegun, letGo: () => letGo() };
}

afterEach(() => {
  env.TRUSTED_PROXIES = 0;
  expect(taken()).toBe(0);
});

describe("an answer before the body has come", () => {
  const STATUSES = [400, 401, 403, 404, 409, 413, 500];

  test.each(STATUSES)("%i, and the caller closes (B-22.2)", async (status) => {
    const { handle, seen } = early(status);
    const { socket, statuses, closed } = connection(await serving(handle));
    socket.write(`${head()}[`);
    await once(socket, "data");
    socket.destroy();
    await closed;
    await nothingLeft();
    expect([seen, statuses()]).toEqual([[GUEST_BYTES], [String(status)]]);
  });

  test.each(STATUSES)("%i, and the caller stays until the server closes", async (status) => {
    const { handle, seen } = early(status);
    const { socket, closed } = connection(await serving(handle));
    socket.write(`${head()}[`);
    await once(socket, "data");
    await nothingLeft(); // while the connection is still there
    await closed;
    expect(seen).toEqual([GUEST_BYTES]);
  });

  test.each(STATUSES)("%i, and the caller sends the rest and asks again", async (status) => {
    const { handle, seen } = early(status);
    const { socket, statuses } = connection(await serving(handle));
    for (let asked = 1; asked <= 3; asked += 1) {
      socket.write(`${head({ declared: 1_000 })}[`);
      await expect.poll(statuses).toHaveLength(asked);
      socket.write(Buffer.alloc(999, " "));
    }
    socket.destroy();
    await nothingLeft();
    expect([seen, statuses()]).toEqual([[1_000, 1_000, 1_000], Array(3).fill(String(status))]);
  });

  test("of the server's own: too much came, without a length", async () => {
    const port = await serving(async (request) => {
      for await (const piece of request) expect([(piece as Buffer).length > 0, taken()]).toEqual([true, GUEST_BYTES]);
    });
    const { socket, statuses } = connection(port);
    socket.write(head({ declared: 0, headers: { "transfer-encoding": "chunked" } }));
    const piece = Buffer.alloc(GUEST_BYTES, " ");
    for (let sent = 0; sent < 2; sent += 1) socket.write(`${GUEST_BYTES.toString(16)}\r\n${piece.toString()}\r\n`);
    await expect.poll(statuses).toEqual(["413"]);
    await nothingLeft();
  });

  test.each([
    ["too much is announced", { declared: GUEST_BYTES + 1 }, "413"],
    ["another site asks", { headers: { origin: "http://evil.example" } }, "403"],
    ["nobody says where it comes from", { headers: { origin: "" } }, "403"],
    ["the address can't be read", { path: "/%ff" }, "400"],
    ["the name is another's", { headers: { host: "evil.example" } }, "421"],
  ])("of the server's own takes no room: %s", async (_case, asked, status) => {
    const { socket, statuses } = connection(await serving(early(200).handle));
    socket.write(`${head(asked)}[`);
    await expect.poll(statuses).toEqual([status]);
    expect(taken()).toBe(0);
    socket.destroy();
  });

  test("to a person is no different from one to a guest", async () => {
    const { handle, seen } = early(409);
    const cookie = `${SESSION_COOKIE}=${await issueToken({ sub: "u1", sid: "s1" })}`;
    const { socket, closed } = connection(await serving(handle));
    socket.write(`${head({ path: "/contracts/x", declared: 15_000_000, headers: { cookie } })}[`);
    await once(socket, "data");
    socket.destroy();
    await closed;
    await nothingLeft();
    expect(seen).toEqual([15_000_000]);
  });
});

describe("a caller who goes away", () => {
  test("before any answer", async () => {
    const { handle, untilBegun, letGo } = waiting();
    const { socket } = connection(await serving(handle));
    socket.write(`${head()}[`);
    await untilBegun(1);
    expect(taken()).toBe(GUEST_BYTES);
    socket.destroy();
    await nothingLeft();
    letGo();
  });

  test("before the server has seen who it is", async () => {
    const { handle } = early(200);
    const cookie = `${SESSION_COOKIE}=${await issueToken({ sub: "u1", sid: "s1" })}`;
    const port = await serving(async (request, response) => {
      await handle(request, response);
    });
    for (let tried = 0; tried < 20; tried += 1) {
      const { socket, closed } = connection(port);
      socket.write(`${head({ path: "/contracts/x", declared: 15_000_000, headers: { cookie } })}[`, () =>
        socket.destroy(),
      );
      await closed;
    }
    await nothingLeft();
  });

  test("with requests of which only the first is being answered", async () => {
    const { handle, untilBegun, letGo } = waiting();
    const { socket } = connection(await serving(handle));
    const whole = `${head({ declared: 2 })}[]`;
    socket.write(whole.repeat(12) + `${head({ declared: 1_000 })}[`);
    await untilBegun(13);
    socket.destroy();
    await nothingLeft();
    letGo();
  });
});

test("requests that come down a connection all at once are each answered, without a word about listeners", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  const { socket, statuses } = connection(await serving(early(409).handle));
  socket.write(`${head({ declared: 2 })}[]`.repeat(40));
  await expect.poll(statuses).toEqual(Array(40).fill("409"));
  await nothingLeft();
  expect(warned).not.toHaveBeenCalled();
  socket.destroy();
});

describe("while bodies are on their way", () => {
  const MOST = 16;

  test("a guest's address has only so much room, and all of it again behind them", async () => {
    const { handle, untilBegun, letGo } = waiting();
    const port = await serving(handle);
    const under = Array.from({ length: MOST }, () => connection(port));
    for (const { socket } of under) socket.write(`${head()}[`);
    await untilBegun(MOST);
    const ask = () =>
      readAnswer(port, { method: "POST", path: "/login", headers: OWN }, (sent) => void sent.end("[]")).then(
        ({ status }) => status,
      );
    expect(await ask()).toBe(429);
    for (const { socket } of under) socket.destroy();
    await nothingLeft();
    letGo();
    expect(await ask()).toBe(200);
  });

  test("the addresses of an IPv6 network are one, and another network's body finds room", async () => {
    env.TRUSTED_PROXIES = 1;
    const { handle, untilBegun, letGo } = waiting();
    const port = await serving(handle);
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const under = Array.from({ length: MOST }, () => connection(port));
    under.forEach(({ socket }, index) => socket.write(`${head(from(`2001:db8:1:2::${index + 1}`))}[`));
    await untilBegun(MOST);
    const [same, other] = [connection(port), connection(port)];
    same.socket.write(`${head(from("2001:db8:1:2:ffff::1"))}[`);
    await expect.poll(same.statuses).toEqual(["429"]);
    other.socket.write(`${head(from("2001:db8:1:3::1"))}[`);
    await untilBegun(MOST + 1);
    for (const { socket } of [...under, same, other]) socket.destroy();
    await nothingLeft();
    letGo();
  });
});

test("room that outlives its response all the same is given back, with a warning", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  try {
    const silent = Object.assign(new EventEmitter(), { destroyed: false }); // it tells nobody when it ends
    const exchange = { request: Object.assign(new EventEmitter(), { socket: silent }), response: silent };
    takeActionRoom({ kind: "guest", name: "2001:db8:1:2" }, 1_000, exchange as unknown as Exchange);
    vi.advanceTimersByTime(60_000);
    expect([taken(), warned.mock.calls.length]).toEqual([1_000, 0]); // a body may take its time
    silent.destroyed = true;
    vi.advanceTimersByTime(30_000);
    expect(taken()).toBe(0);
    expect(JSON.parse(String(warned.mock.calls[0]?.[0]))).toMatchObject({
      level: "warn",
      event: "server.body-room-forgotten",
      requests: 1,
    });
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
