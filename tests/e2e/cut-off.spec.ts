/**
 * Requests that end before their time, on a running server with the real Next behind it: none keeps room or a place.
 * Every way to end one: `tests/unit/server/action-room.test.ts`, `tests/unit/server/adapters/unread-answer.test.ts`.
 */
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { expect, test } from "playwright/test";
import { newPerson, newContract, type Person } from "./spec/support/people";

/** Says that much comes, sends a byte, and closes as soon as Next has answered that it has no such action. */
async function cutOff(site: URL, declared: number, headers: Record<string, string> = {}): Promise<string> {
  const socket = connect(Number(site.port), site.hostname);
  const all = {
    Host: site.host,
    Origin: site.origin,
    "Next-Action": "00".repeat(21),
    "Content-Type": "text/plain",
    "Content-Length": String(declared),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /contracts/x HTTP/1.1\r\n${lines.join("")}\r\n[`);
  const [first] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return first.toString().slice(0, "HTTP/1.1 409".length);
}

const toCookie = ({ token }: Person) => ({ cookie: `next-auth.session-token=${token}` });

test("actions that were cut off leave room for everybody's next", async ({ playwright, request, baseURL }) => {
  const site = new URL(baseURL ?? "");
  const somebody = await newPerson({ playwright, url: site.href });
  for (let count = 0; count < 40; count += 1) expect(await cutOff(site, 64 * 1024)).toBe("HTTP/1.1 409");
  for (let count = 0; count < 6; count += 1)
    expect(await cutOff(site, 20_000_000, toCookie(somebody))).toBe("HTTP/1.1 409");
  for (const headers of [{}, toCookie(somebody)]) {
    const whole = { ...headers, origin: site.origin, "next-action": "00".repeat(21), "content-type": "text/plain" };
    expect((await request.post("/contracts/x", { headers: whole, data: Buffer.from("[]") })).status()).toBe(409);
  }
});

test("live connections that nobody reads leave a place for the next", async ({ playwright, baseURL }) => {
  const site = new URL(baseURL ?? "");
  const owner = await newPerson({ playwright, url: site.href });
  const contractId = await newContract(owner);
  const ask = async (method: "HEAD" | "GET"): Promise<IncomingMessage> => {
    const sent = httpRequest(new URL(`/api/contracts/${contractId}/news`, site), {
      method,
      agent: false,
      headers: { authorization: `Bearer ${owner.token}`, accept: "text/event-stream" },
    });
    sent.on("error", () => undefined); // we close it ourselves
    const [answer] = (await once(sent.end(), "response")) as [IncomingMessage];
    answer.destroy();
    return answer;
  };
  for (let count = 0; count < 25; count += 1) expect((await ask("HEAD")).statusCode).toBe(200);
  expect((await ask("GET")).statusCode).toBe(200);
});
