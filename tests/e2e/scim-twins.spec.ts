/**
 * SCIM at both of its addresses on a running server: the same callers get in, the same are refused, before their body
 * is read, and the trail can't tell the one from the other (B-38.10).
 */
import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { expect, test } from "./spec/support/fixtures";
import { PASSWORD } from "./spec/support/people";

const TWINS = ["/scim/v2", "/api/scim/v2"];
const CALLS = [
  ...["Users", "Groups"].flatMap((noun) => [
    ["GET", `/${noun}`],
    ["POST", `/${noun}`],
    ...["GET", "PUT", "PATCH", "DELETE"].map((method) => [method, `/${noun}/unknown`]),
  ]),
  ...["ServiceProviderConfig", "Schemas", "ResourceTypes"].map((noun) => ["GET", `/${noun}`]),
] as [string, string][];

type Sent = { method?: string; headers?: Record<string, string>; body?: string | null };
type Answer = { status: number; type: string; challenge: string; allow: string; code: unknown; body: string };

let site: URL;
/** As the bytes stand here. `body: null` says that one comes, and never sends it. */
function send(path: string, { method = "GET", headers = {}, body = "" }: Sent = {}): Promise<Answer> {
  const length = body === null ? { "content-length": "100000" } : {};
  const at = { host: site.hostname, port: site.port, path, method, timeout: 30_000 };
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ ...at, headers: { ...length, ...headers } }, (response) => {
      let text = "";
      response.on("data", (piece: Buffer) => (text += piece.toString()));
      response.on("end", () => {
        const said = (response.headers["content-type"]?.includes("json") ? JSON.parse(text) : {}) as { code?: unknown };
        const { "content-type": type = "", "www-authenticate": challenge = "", allow = "" } = response.headers;
        resolve({ status: response.statusCode ?? 0, type, challenge, allow, code: said.code, body: text });
        sent.destroy();
      });
    });
    sent.on("error", reject);
    if (body === null) sent.flushHeaders();
    else sent.end(body);
  });
}

test("both addresses of SCIM let in and refuse alike, and neither is a way around a check (B-38.10)", async ({
  admin,
  owner,
  baseURL,
}) => {
  site = new URL(baseURL ?? "");
  const token = async (scopes: string[]) => {
    const data = { name: randomUUID(), scopes, confirmation: { password: PASSWORD } };
    const made = await admin.api.post("/api/tokens", { data });
    expect(made.status(), await made.text()).toBe(201);
    return (await made.json()) as { id: string; secret: string };
  };
  const [own, other, gone] = [
    await token(["scim"]),
    await token(["read", "write", "share", "admin"]),
    await token(["scim"]),
  ];
  expect((await admin.api.delete(`/api/tokens/${gone.id}`)).status()).toBe(204);
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
  const refused: Record<string, Record<string, string>> = {
    nobody: {},
    session: bearer(admin.token),
    cookie: { cookie: `next-auth.session-token=${admin.token}`, origin: site.origin },
    stranger: bearer(owner.token),
    otherScope: bearer(other.secret),
    revoked: bearer(gone.secret),
    twice: { cookie: `next-auth.session-token=${admin.token}`, authorization: "Bearer x" },
  };

  await test.step("whoever is refused is refused alike, without their body being waited for", async () => {
    for (const [method, path] of CALLS)
      for (const [who, headers] of Object.entries(refused)) {
        const body = ["POST", "PUT", "PATCH"].includes(method) ? null : "";
        const asked = { method, headers: { "content-type": "application/scim+json", ...headers }, body };
        const [bare, api] = await Promise.all(TWINS.map((at) => send(at + path, asked)));
        expect([who, method, path, bare]).toEqual([who, method, path, api]);
        expect([who, bare?.status]).toEqual([who, who === "otherScope" ? 403 : 401]);
      }
  });

  await test.step("no spelling of the address gets further", async () => {
    const spellings = [
      "//scim/v2/Users",
      "/scim//v2/Users",
      "/SCIM/v2/Users",
      "/%73cim/v2/Users",
      "/api/%73cim/v2/Users",
    ];
    const odd = [
      "/scim/v2/Users/",
      "/scim/v2/./Users",
      "/scim/x/../v2/Users",
      "/scim/v2/Users%2f",
      "/scim/v2/Users;a=b",
    ];
    for (const path of [...spellings, ...odd, "/api/api/scim/v2/Users", "/scim/v2/Users?_rsc=1"])
      for (const headers of [
        {},
        bearer(other.secret),
        { ...bearer(owner.token), "x-middleware-subrequest": "middleware" },
      ]) {
        const answer = await send(path, { headers });
        expect([path, answer.body.includes("totalResults")]).toEqual([path, false]);
      }
  });

  await test.step("the directory's own token gets in at both, with the same limits and one trail", async () => {
    const headers = { "content-type": "application/scim+json", ...bearer(own.secret) };
    for (const at of TWINS) {
      const userName = `${randomUUID()}@example.com`;
      const made = await send(`${at}/Users`, { method: "POST", headers, body: JSON.stringify({ userName }) });
      expect(made.status, made.body).toBe(201);
      const { id } = JSON.parse(made.body) as { id: string };
      for (const from of TWINS) expect((await send(`${from}/Users/${id}`, { headers })).status).toBe(200);
      expect((await send(`${at}/Users/${id}`, { method: "DELETE", headers })).status).toBe(204);
      const wrong = await send(`${at}/Users`, { method: "PUT", headers });
      expect([wrong.status, wrong.allow]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
      const long = JSON.stringify({ userName, displayName: "a".repeat(300_000) });
      expect((await send(`${at}/Users`, { method: "POST", headers, body: long })).status).toBe(413);
    }
    const trail = (await (await admin.api.get("/api/admin/audit")).json()) as { action: string }[];
    const told = trail.map(({ action }) => action).filter((action) => action.startsWith("account.directory"));
    expect(told.slice(0, 2)).toEqual(["account.directoryLeft", "account.directoryLeft"]); // once by either address
  });
});
