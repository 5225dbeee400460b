/** The cloud store's client over the real package; its HTTP calls are caught before they leave the process. */
import { MockAgent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { afterEach, beforeEach, expect, test } from "vitest";
import { vercelBlobStorage } from "@/lib/platform/storage/vercel-blob";

const API = "https://vercel.com";
const STORE = "https://store1.private.blob.vercel-storage.com";
const storage = vercelBlobStorage("vercel_blob_rw_store1_secret");
const before = getGlobalDispatcher();
let agent: MockAgent;

beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
  setGlobalDispatcher(agent);
});

afterEach(() => {
  agent.assertNoPendingInterceptors();
  setGlobalDispatcher(before);
});

test("a browser's address is bound to one path, type and size", async () => {
  let asked: unknown;
  agent.get(API).intercept({ method: "POST", path: (path) => path.startsWith("/api/blob/signed-token") }).reply(200, ({ body }) => {
    asked = JSON.parse(String(body));
    const claims = Buffer.from(JSON.stringify({ storeId: "store1", pathname: "originals/a", operations: ["put"], validUntil: Date.now() + 900_000 })).toString("base64url");
    return { delegationToken: `${claims}.signature`, clientSigningToken: "key", validUntil: Date.now() + 900_000 };
  });
  const url = new URL((await storage.uploadUrl("originals/a", { contentType: "application/pdf", maxBytes: 1000 })) ?? "");
  expect(asked).toMatchObject({ pathname: "originals/a", operations: ["put"], allowedContentTypes: ["application/pdf"], maximumSizeInBytes: 1000 });
  expect(url.origin).toBe(API);
  expect(url.searchParams.get("pathname")).toBe("originals/a");
  expect([...url.searchParams.keys()].some((key) => key.includes("signature"))).toBe(true);
  expect(url.href).not.toContain("secret");
});

test("bytes are written under their key, privately", async () => {
  let sent: { headers: Record<string, string>; path: string } | undefined;
  agent.get(API).intercept({ method: "PUT", path: (path) => path.startsWith("/api/blob/") }).reply(200, ({ headers, path }) => {
    sent = { headers: headers as Record<string, string>, path };
    return { url: `${STORE}/originals/a`, downloadUrl: `${STORE}/originals/a`, pathname: "originals/a", contentType: "text/plain", contentDisposition: "attachment" };
  });
  await storage.write("originals/a", new TextEncoder().encode("A lease."), "text/plain");
  expect(sent?.path).toContain("pathname=originals%2Fa");
  expect(sent?.headers).toMatchObject({ "x-vercel-blob-access": "private", "x-content-type": "text/plain" });
});

test("bytes come back as they were, and none for a key without any", async () => {
  const store = agent.get(STORE);
  store.intercept({ path: "/originals/a?cache=0" }).reply(200, "A lease.", { headers: { "content-length": "8", "content-type": "text/plain" } });
  store.intercept({ path: "/originals/b?cache=0" }).reply(404, "");
  expect(new TextDecoder().decode((await storage.read("originals/a", 100)) ?? new Uint8Array())).toBe("A lease.");
  expect(await storage.read("originals/b", 100)).toBeNull();
});

test("more bytes than may be read are refused", async () => {
  agent.get(STORE).intercept({ path: "/originals/a?cache=0" }).reply(200, "A lease.", { headers: { "content-length": "8", "content-type": "text/plain" } });
  await expect(storage.read("originals/a", 7)).rejects.toThrow(/larger than 7 bytes/);
});
