/** One address, two answers: a page for browsers, REST for everything else (B-20.1), on a running server. */
import { randomUUID } from "node:crypto";
import { expect, test, type APIRequestContext } from "playwright/test";
import { PASSWORD } from "./person";

const HTML = "text/html,application/xhtml+xml";

async function newToken(request: APIRequestContext): Promise<string> {
  const response = await request.post("/auth/register", {
    data: { name: "A", email: `${randomUUID()}@example.com`, password: PASSWORD },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).access_token;
}

async function newContract(request: APIRequestContext, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { uploadUrl, fileId } = await (
    await request.post("/files/presigned-url", { headers, data: { filename: "a.txt", contentType: "text/plain" } })
  ).json();
  expect(
    (
      await request.put(uploadUrl, {
        data: Buffer.from("A contract under the laws of Mongolia."),
        headers: { "content-type": "text/plain" },
      })
    ).status(),
  ).toBe(204);
  const contract = await request.post("/contracts/upload", { headers, data: { name: "Lease", type: "Other", fileId } });
  expect(contract.status()).toBe(201);
  return (await contract.json()).id;
}

test("both addresses of REST are one (B-20.1, B-21.32)", { tag: "@long" }, async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const token = await newToken(request);
  const id = await newContract(request, token);
  await request.storageState(); // cookies of the registration are dropped with this context
  const plain = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  for (const path of [
    "/auth/profile",
    "/contracts",
    `/contracts/${id}`,
    `/contracts/${id}/status`,
    `/suggestions/${id}`,
    "/health",
  ]) {
    const [bare, api] = [await plain.get(path), await plain.get(`/api${path}`)];
    expect([path, bare.status(), api.status()]).toEqual([path, 200, 200]);
    expect(bare.headers()["content-type"]).toContain("application/json");
  }
});

test(
  "every documented call gives a stranger the same answer at both addresses (B-20.1)",
  { tag: "@long" },
  async ({ playwright, baseURL }) => {
    const stranger = await playwright.request.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { cookie: "visitor=guest" }, // none that an answer sets is sent back
    });
    const { paths } = (await (await stranger.get("/api/openapi.json")).json()) as { paths: Record<string, object> };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path: path.replaceAll(/\{\w+\}/g, "unknown") })),
    );
    expect(calls.length).toBeGreaterThan(50);
    for (const { method, path } of calls) {
      const answers = ["", "/api"].map(async (at) => {
        const answer = await stranger.fetch(at + path, { method, maxRedirects: 0 });
        const type = answer.headers()["content-type"];
        const body: unknown = type?.includes("json") ? await answer.json() : null;
        return [method, path, answer.status(), type, (body as { code?: string } | null)?.code];
      });
      const [bare, api] = await Promise.all(answers);
      expect(bare).toEqual(api);
    }
  },
);

test("/contracts/{id} is a page where a browser navigates or Next asks, and REST for everything else (B-20.1)", async ({
  playwright,
  baseURL,
}) => {
  const setup = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const token = await newToken(setup);
  const id = await newContract(setup, token);
  const plain = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const cookie = `next-auth.session-token=${token}`;
  const answerTo = async (headers: Record<string, string>) => {
    const response = await plain.get(`/contracts/${id}`, { headers, maxRedirects: 0 });
    return {
      status: response.status(),
      type: response.headers()["content-type"] ?? "",
      vary: response.headers()["vary"] ?? "",
    };
  };
  expect(await answerTo({ cookie, accept: HTML })).toMatchObject({
    status: 200,
    type: expect.stringContaining("text/html"),
    vary: expect.stringMatching(/Accept\b(?!-).*Authorization/i),
  });
  expect(await answerTo({ cookie, accept: "*/*", "sec-fetch-mode": "navigate" })).toMatchObject({
    status: 200,
    type: expect.stringContaining("text/html"),
  });
  expect((await answerTo({ cookie, accept: "*/*", rsc: "1" })).type).not.toContain("json"); // Next sends its own clients on to an address with a hash
  expect(await answerTo({ cookie, accept: "*/*" })).toMatchObject({
    status: 200,
    type: expect.stringContaining("json"),
    vary: expect.stringMatching(/Accept\b(?!-).*Authorization/i),
  });
  expect(await answerTo({ authorization: `Bearer ${token}`, accept: HTML })).toMatchObject({
    status: 200,
    type: expect.stringContaining("json"),
  });
  expect(await answerTo({ accept: "*/*" })).toMatchObject({ status: 401, type: expect.stringContaining("json") });
  expect((await answerTo({ accept: HTML })).status).toBe(307);
});

test("a browser that opens an address only REST has gets REST's answer, signed in by the cookie (B-20.2)", async ({
  page,
  request,
}) => {
  const token = await newToken(request);
  const id = await newContract(request, token);
  await page.context().addCookies([{ name: "next-auth.session-token", value: token, domain: "localhost", path: "/" }]);
  const response = await page.goto(`/contracts/${id}/versions`);
  expect(response?.headers()["content-type"]).toContain("application/json");
});
