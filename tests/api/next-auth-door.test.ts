/**
 * What next-auth's own doors refuse, in the documented shape (behaviour §20). What they take:
 * `tests/e2e/next-auth.spec.ts`.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { resetDatabase } from "../support/database";

const SITE = "http://localhost:3000";
const JSON_TYPE = { "content-type": "application/json" };

beforeEach(resetDatabase);

function ask(path: string, init: RequestInit & { duplex?: "half" } = {}): Promise<Response> {
  const request = new Request(`${SITE}/api/auth/${path}`, { redirect: "manual", ...init });
  const nextauth = path.split("?")[0]?.split("/") ?? [];
  return (init.method === "POST" ? POST : GET)(request, { params: Promise.resolve({ nextauth }) });
}
const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  ask(path, { method: "POST", body, headers });

describe("a body", () => {
  test("that says it is larger than 64 KB is refused unread (B-20.7)", async () => {
    let isAsked = false;
    const body = new ReadableStream<Uint8Array>({ pull: () => void (isAsked = true) }, { highWaterMark: 0 });
    const response = await ask("callback/credentials", {
      method: "POST",
      body,
      headers: { ...JSON_TYPE, "content-length": "262144000" },
      duplex: "half",
    });
    expect([response.status, (await response.json()).code, isAsked]).toEqual([413, "bodyTooLarge", false]);
  });

  test("that never ends is refused where the limit is passed", async () => {
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pieces += 1;
          controller.enqueue(new TextEncoder().encode("{},".repeat(4_000)));
        },
      },
      { highWaterMark: 0 },
    );
    for (const path of ["callback/credentials", "signout"]) {
      pieces = 0;
      const response = await ask(path, {
        method: "POST",
        body: path === "signout" ? "x".repeat(65_537) : body,
        headers: JSON_TYPE,
        duplex: "half",
      });
      expect([path, response.status]).toEqual([path, 413]);
      expect(pieces).toBeLessThan(10);
    }
  });

  test.each([
    "",
    " ",
    "{",
    "[1]",
    '"text"',
    "7",
    "null",
    '{"email":{"a":1}}',
    '{"callbackUrl":["x"]}',
    "\u0000",
    '{"csrfToken":{}}',
  ])("that is no form is malformed: %j", async (body) => {
    for (const path of ["callback/credentials", "signout"]) {
      const response = await post(path, body);
      expect([path, response.status, (await response.json()).code]).toEqual([path, 400, "malformedBody"]);
    }
  });

  test.each(["application/json; charset=utf-8", "text/json", "application/jsonp"])(
    "that is empty is malformed as anything that calls itself JSON: %s",
    async (type) => {
      for (const path of ["callback/credentials", "signout"])
        expect((await post(path, "", { "content-type": type })).status).toBe(400);
    },
  );
});

describe("an address", () => {
  test.each([
    "nothing",
    "callback",
    "callback/nobody",
    "signin/nobody",
    "session/more",
    "csrf/a/b",
    "_log",
    "callback/credentials/more",
  ])("that next-auth has not is not there: %s", async (path) => {
    for (const response of [await ask(path), await post(path, "{}")])
      expect([response.status, (await response.json()).code]).toEqual([404, "notFound"]);
  });

  test.each([
    ["callback/credentials", "GET", "POST"],
    ["session", "POST", "GET, HEAD"],
    ["csrf", "POST", "GET, HEAD"],
    ["providers", "POST", "GET, HEAD"],
  ])("%s does not take %s, and says what it takes (B-20.6)", async (path, method, allow) => {
    const response = await (method === "GET" ? ask(path) : post(path, "{}"));
    expect([response.status, response.headers.get("allow"), (await response.json()).code]).toEqual([
      405,
      allow,
      "methodNotAllowed",
    ]);
  });

  test.each(["::bad", "http://[", "javascript:alert(1)", "\u0000"])(
    "to go on to that is none is refused, wherever it stands: %j",
    async (wish) => {
      const encoded = encodeURIComponent(wish);
      const asked = [
        await ask(`signin?callbackUrl=${encoded}`),
        await ask("session", { headers: { cookie: `a=b; next-auth.callback-url=${encoded}` } }),
        await post("signout", JSON.stringify({ callbackUrl: wish })),
      ];
      for (const response of asked)
        expect([response.status, (await response.json()).code]).toEqual([400, "invalidInput"]);
    },
  );
});
