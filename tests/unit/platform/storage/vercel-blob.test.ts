/** The cloud store's client over the real package; its HTTP calls are caught before they leave the process. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MockAgent, getGlobalDispatcher, setGlobalDispatcher } from "undici";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { reportingWhenAway } from "@/lib/platform/storage/port";
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
  agent
    .get(API)
    .intercept({ method: "POST", path: (path) => path.startsWith("/api/blob/signed-token") })
    .reply(200, ({ body }) => {
      asked = JSON.parse(String(body));
      const claims = Buffer.from(
        JSON.stringify({
          storeId: "store1",
          pathname: "originals/a",
          operations: ["put"],
          validUntil: Date.now() + 900_000,
        }),
      ).toString("base64url");
      return { delegationToken: `${claims}.signature`, clientSigningToken: "key", validUntil: Date.now() + 900_000 };
    });
  const url = new URL(
    (await storage.uploadUrl("originals/a", { contentType: "application/pdf", maxBytes: 1000 })) ?? "",
  );
  expect(asked).toMatchObject({
    pathname: "originals/a",
    operations: ["put"],
    allowedContentTypes: ["application/pdf"],
    maximumSizeInBytes: 1000,
  });
  expect(url.origin).toBe(API);
  expect(url.searchParams.get("pathname")).toBe("originals/a");
  expect([...url.searchParams.keys()].some((key) => key.includes("signature"))).toBe(true);
  expect(url.href).not.toContain("secret");
});

test("bytes are written under their key, privately (B-23.1)", async () => {
  let sent: { headers: Record<string, string>; path: string } | undefined;
  agent
    .get(API)
    .intercept({ method: "PUT", path: (path) => path.startsWith("/api/blob/") })
    .reply(200, ({ headers, path }) => {
      sent = { headers: headers as Record<string, string>, path };
      return {
        url: `${STORE}/originals/a`,
        downloadUrl: `${STORE}/originals/a`,
        pathname: "originals/a",
        contentType: "text/plain",
        contentDisposition: "attachment",
      };
    });
  await storage.write("originals/a", new TextEncoder().encode("A lease."), "text/plain");
  expect(sent?.path).toContain("pathname=originals%2Fa");
  expect(sent?.headers).toMatchObject({ "x-vercel-blob-access": "private", "x-content-type": "text/plain" });
});

test("bytes come back as they were, and none for a key without any", async () => {
  const store = agent.get(STORE);
  store
    .intercept({ path: "/originals/a?cache=0" })
    .reply(200, "A lease.", { headers: { "content-length": "8", "content-type": "text/plain" } });
  store.intercept({ path: "/originals/b?cache=0" }).reply(404, "");
  expect(new TextDecoder().decode((await storage.read("originals/a", 100)) ?? new Uint8Array())).toBe("A lease.");
  expect(await storage.read("originals/b", 100)).toBeNull();
});

test("more bytes than may be read are refused", async () => {
  agent
    .get(STORE)
    .intercept({ path: "/originals/a?cache=0" })
    .reply(200, "A lease.", { headers: { "content-length": "8", "content-type": "text/plain" } });
  await expect(storage.read("originals/a", 7)).rejects.toThrow(/larger than 7 bytes/);
});

test("bytes that come in pieces are sent on as they come; what they throw is thrown", async () => {
  let sent = "";
  const store = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => (sent += chunk.toString()));
    request.on("end", () =>
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ url: `${STORE}/originals/a`, pathname: "originals/a" })),
    );
    request.on("error", () => undefined); // the sender may go away
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("VERCEL_BLOB_API_URL", `http://127.0.0.1:${(store.address() as AddressInfo).port}`);
  agent.enableNetConnect();
  try {
    async function* pieces() {
      yield new TextEncoder().encode("A le");
      yield new TextEncoder().encode("ase.");
    }
    await storage.write("originals/a", pieces(), "text/plain");
    expect(sent).toBe("A lease.");
    async function* broken(): AsyncGenerator<Uint8Array> {
      throw new AppError("bodyTimedOut");
    }
    await expect(reportingWhenAway(storage).write("originals/b", broken(), "text/plain")).rejects.toMatchObject({
      key: "bodyTimedOut",
    });
  } finally {
    vi.unstubAllEnvs();
    store.closeAllConnections();
    store.close();
  }
});
