/**
 * Ways round a check that stands in front of the app rather than in it, on a running server: headers and addresses that
 * frameworks and proxies read in another way than each other. None shows a contract to a guest or a stranger, and none
 * changes one. Nothing here leans on `middleware.ts`; `SMUGGLING_WITHOUT_MIDDLEWARE=1` says that the app was built
 * without it.
 */
import { randomUUID } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { expect, test, type APIRequestContext } from "playwright/test";
import { isLong } from "../support/form";
import { PASSWORD } from "./person";

/** A word that stands in the contract's name and text, and nowhere else. */
const MARK = `zq${randomUUID().replaceAll("-", "")}`;

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: string };

let site: URL;
let contractId: string;
let versionId: string;
let owner: string;
let stranger: string;

async function register(request: APIRequestContext): Promise<string> {
  const response = await request.post("/api/auth/register", {
    headers: { origin: site.origin },
    data: { name: "A", email: `${randomUUID()}@example.com`, password: PASSWORD },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** As the bytes stand here: `fetch` and browsers would put the address in order first. */
function send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: site.hostname, port: site.port, path, method, headers, timeout: 30_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

const toCookie = (token: string) => ({ cookie: `next-auth.session-token=${token}` });
const callers = () =>
  [
    ["guest", {}],
    ["stranger", toCookie(stranger)],
  ] as const;
const HTML = { accept: "text/html" };

test.beforeAll(async ({ playwright, baseURL }) => {
  site = new URL(baseURL ?? "");
  const context = await playwright.request.newContext({ baseURL: site.href });
  [owner, stranger] = [await register(context), await register(context)];
  await context.dispose();
  const plain = await playwright.request.newContext({
    baseURL: site.href,
    extraHTTPHeaders: { authorization: `Bearer ${owner}` },
  });
  const made = await plain.post("/api/contracts/create-from-template", {
    data: { type: "Other", name: `Lease ${MARK}`, fields: { textContent: `Text ${MARK}.` } },
  });
  expect(made.status()).toBe(201);
  contractId = ((await made.json()) as { id: string }).id;
  versionId = ((await (await plain.get(`/api/contracts/${contractId}`)).json()) as { currentVersionId: string })
    .currentVersionId;
  await plain.dispose();
});

/** Headers by which a request says that something else was asked, or that it has been checked already. */
const HEADERS: Record<string, string>[] = [
  ...[
    "middleware",
    "src/middleware",
    "pages/_middleware",
    "middleware:middleware:middleware:middleware:middleware",
    "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware",
  ].map((value) => ({ "x-middleware-subrequest": value })),
  { "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/dashboard" },
  { "x-middleware-prefetch": "1" },
  { "x-middleware-invoke": "1" },
  { "x-nextjs-data": "1" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
  { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  { "next-url": "/dashboard" },
  { purpose: "prefetch" },
  { "x-invoke-path": "/dashboard" },
  { "x-invoke-status": "200" },
  { "x-matched-path": "/dashboard" },
  { "x-now-route-matches": "1=a" },
  { "x-original-url": "/login" },
  { "x-rewrite-url": "/login" },
  { "x-page-path": "/login" },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-real-ip": "127.0.0.1" },
  { "x-prerender-revalidate": "x" },
  { "x-action-redirected": "1" },
  { authorization: "Bearer null" },
  { authorization: "Basic YWRtaW46YWRtaW4=" },
  { "accept-encoding": "identity", connection: "x-middleware-next" },
];

/**
 * Of the ways to ask for one thing, those whose turn it is: in the short form one, the next thing with the next, so
 * that each header and each way to write an address is tried, and each page and way of asking too.
 */
const inTurn = <Way>(ways: readonly Way[], turn: number): readonly Way[] =>
  isLong ? ways : ways.slice(turn % ways.length).slice(0, 1);

/** The contract's addresses, and other ways to write them. */
function addresses(): string[] {
  const page = `/contracts/${contractId}`;
  const rest = [
    `/api${page}`,
    `/api${page}/versions`,
    `/api${page}/versions/${versionId}`,
    `/api${page}/export`,
    `${page}/versions`,
    `/api/suggestions/${contractId}`,
  ];
  const written = [page, `/api${page}`, `/api${page}/versions`].flatMap((path) => [
    path.replace("/contracts/", "//contracts/"),
    path.replace("/contracts/", "/contracts//"),
    `/${path}`,
    `//${site.host}${path}`,
    path.replace("/contracts/", "/contracts%2F"),
    path.replace("/contracts/", "/contracts%2f"),
    path.replace("/contracts/", "/contracts%252F"),
    path.replace("/contracts/", "/contracts\\"),
    path.replace("/contracts/", "/contracts%5C"),
    path.replace("/contracts", "/%63ontracts"),
    path.replace("/contracts", "/%2563ontracts"),
    path.replace("/contracts", "/CONTRACTS"),
    path.replace("/contracts/", "/contracts/..;/contracts/"),
    path.replace("/contracts/", "/contracts/%2e%2e/contracts/"),
    path.replace("/contracts/", "/contracts/./"),
    `/login/..${path}`,
    `/login/%2e%2e${path}`,
    `/login/..;${path}`,
    `/login%2F..${path}`,
    `/login/%252e%252e${path}`,
    `/_next/..${path}`,
    `/_next/static/..${path}`,
    `/_next/static/%2e%2e/%2e%2e${path}`,
    `/fonts/..${path}`,
    `/favicon.ico/..${path}`,
    `/login;${path}`,
    `${path}/`,
    `${path}.json`,
    `${path}.rsc`,
    `${path}.txt`,
    `${path}.segments/_tree.segment.rsc`,
    `/_next/data/build${path}.json`,
    `/_next/data/build/contracts/${contractId}.json?contractId=${contractId}`,
    `${path}%00`,
    `${path}%20`,
    `${path}%2e`,
    `${path};x=y`,
    `${path}%3F`,
    `${path}?_rsc=1`,
    `${path}?_rsc=1&_rsc=2`,
    `${path}?nxtPcontractId=${contractId}`,
    `${path}?x-middleware-subrequest=middleware`,
    `${path}?next=/dashboard`,
    `${path}#x`,
    `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
    path.toUpperCase(),
    `http://${site.host}${path}`,
    `/en${path}`,
  ]);
  return [
    page,
    ...rest,
    ...written,
    "/dashboard",
    `/dashboard?q=${MARK.slice(0, 4)}`,
    `/collaborators?contractId=${contractId}`,
    "/api/contracts?q=zq",
  ];
}

/**
 * What of an answer must not be: the contract, a failure, or a word of the inside. A search may name what was searched
 * for.
 */
function findFault({ status, body, headers }: Answer): string | null {
  if (`${body}${JSON.stringify(headers)}`.includes(MARK)) return "shows the contract";
  if (status >= 500) return `status ${status}`;
  return /\bat [\w.]+ \(.*:\d+:\d+\)|node_modules\//.test(body) ? "tells of its inside" : null;
}

async function findFaults(tries: readonly { path: string; sent: Sent }[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, sent } of tries) {
    const fault = findFault(await send(path, sent));
    if (fault !== null)
      faults.push(
        `${fault}: ${sent.method ?? "GET"} ${path} ${JSON.stringify(sent.headers ?? {}).replace(stranger, "…")}`,
      );
  }
  return faults;
}

test("the owner sees the contract at its addresses: what must not be seen can be", async () => {
  for (const path of [
    `/api/contracts/${contractId}`,
    `/contracts/${contractId}`,
    `/api/contracts/${contractId}/versions`,
  ])
    expect([path, (await send(path, { headers: toCookie(owner) })).body.includes(MARK)]).toEqual([path, true]);
  expect((await send(`/contracts/${contractId}`, { headers: { ...toCookie(owner), ...HTML } })).body).toContain(MARK);
});

test("no header opens a page or a call to a guest or a stranger", async () => {
  test.slow();
  const pages = [
    `/contracts/${contractId}`,
    `/api/contracts/${contractId}`,
    `/api/contracts/${contractId}/versions`,
    "/dashboard",
  ];
  const tries = callers().flatMap(([, cookie], caller) =>
    HEADERS.flatMap((headers, header) =>
      inTurn(pages, header + caller).flatMap((path) => [
        { path, sent: { headers: { ...cookie, ...headers } } },
        { path: `${path}?_rsc=1`, sent: { headers: { ...HTML, ...cookie, ...headers } } },
      ]),
    ),
  );
  expect(tries.length).toBeGreaterThan(isLong ? 300 : 100);
  expect(await findFaults(tries)).toEqual([]);
});

test("no way to write an address opens it", async () => {
  test.slow();
  const tries = callers().flatMap(([, cookie], caller) => {
    const ways = [{ ...cookie }, { ...HTML, ...cookie }, { ...cookie, rsc: "1" }];
    return addresses().flatMap((path, place) =>
      inTurn(ways, place + caller).map((headers) => ({ path, sent: { headers } })),
    );
  });
  expect(tries.length).toBeGreaterThan(isLong ? 500 : 200);
  expect(await findFaults(tries)).toEqual([]);
});

test("a guest is sent to the login page from every page, and stays on this site", async () => {
  for (const path of [
    "/dashboard",
    `/contracts/${contractId}`,
    "/upload",
    "/create",
    "/collaborators",
    "/users",
    "/settings",
    "//evil.example/dashboard",
    "/dashboard?next=//evil.example",
  ]) {
    const { status, headers, body } = await send(path, { headers: HTML });
    expect([path, body.includes(MARK)]).toEqual([path, false]);
    const location = headers.location;
    if (location !== undefined) expect([path, new URL(location, site).host]).toEqual([path, site.host]);
    else expect([path, [200, 404].includes(status)]).toEqual([path, true]); // where the page itself turns them away
  }
});

test("a signed-in person whose `next` leads elsewhere stays on this site", async () => {
  for (const next of [
    "//evil.example",
    "/\\evil.example",
    "/%09//evil.example",
    "/\t//evil.example",
    "/%5Cevil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "/\u3002evil.example",
    "/%0d%0aLocation:%20http://evil.example",
    "/@evil.example",
  ])
    for (const written of [encodeURIComponent(next), encodeURIComponent(encodeURIComponent(next))])
      for (const page of ["/login", "/register"]) {
        const { status, headers } = await send(`${page}?next=${written}`, {
          headers: { ...HTML, ...toCookie(stranger) },
        });
        expect([next, status]).toEqual([next, 307]);
        expect([next, new URL(headers.location ?? "", site).host]).toEqual([next, site.host]);
      }
});

test("no other name for a method changes anything", async () => {
  const path = `/api/contracts/${contractId}`;
  const names = ["x-http-method-override", "x-http-method", "x-method-override", "_method"];
  for (const cookie of [{}, toCookie(stranger), toCookie(owner)])
    for (const method of ["GET", "POST", "HEAD"])
      for (const name of names) {
        const origin = { origin: site.origin, "content-type": "application/x-www-form-urlencoded" };
        const answer = await send(`${path}?_method=DELETE&method=DELETE`, {
          method,
          headers: { ...cookie, ...origin, [name]: "DELETE" },
          body: method === "POST" ? "_method=DELETE" : "",
        });
        expect([method, name, answer.status < 500]).toEqual([method, name, true]);
        if (method === "POST") expect(answer.status).toBeGreaterThanOrEqual(400);
      }
  for (const method of ["PROPFIND", "TRACE", "OPTIONS", "PURGE"])
    expect([method, findFault(await send(path, { method, headers: toCookie(stranger) }))]).toEqual([method, null]);
  expect((await send(path, { headers: toCookie(owner) })).body).toContain(MARK);
});

test("an address that cannot be read is answered, in the documented shape where REST is asked", async () => {
  const parts = [
    "%",
    "%E0%A4%A",
    "%ff%fe",
    "%00",
    "%c0%af",
    "%ED%A0%80",
    "\xff",
    "a".repeat(6_000),
    "%2e%2e",
    "[id]",
    "{id}",
    "|",
    "^",
    "`",
    '"',
    "<script>",
  ];
  for (const part of parts)
    for (const template of [
      "/api/contracts/*",
      "/api/contracts/*/versions",
      `/api/contracts/${contractId}/versions/*`,
      "/api/files/*/content",
      "/api/*",
      "/contracts/*/versions",
      "/contracts/*",
      "/api/invitations/*",
      `/api/contracts?cursor=*`,
    ]) {
      const path = template.replace("*", part);
      const answer = await send(path, { headers: { ...toCookie(owner), accept: "application/json" } });
      expect([path.slice(0, 60), findFault({ ...answer, body: answer.status < 300 ? "" : answer.body })]).toEqual([
        path.slice(0, 60),
        null,
      ]); // some lead to the list, which the owner may see
      if (path.startsWith("/api/") && answer.status >= 400)
        expect([path.slice(0, 60), answer.body]).toEqual([
          path.slice(0, 60),
          expect.stringMatching(/^\{"message":".+","code":"\w+"/),
        ]);
    }
});

test("a server action is answered to this site's pages only", async () => {
  for (const origin of [undefined, "http://evil.example", "null", `http://${site.hostname}.evil.example`])
    for (const action of ["00".repeat(21), "x", ""]) {
      const answer = await send(`/dashboard?${action}`, {
        method: "POST",
        headers: {
          ...toCookie(owner),
          ...(origin === undefined ? {} : { origin }),
          "next-action": action,
          "content-type": "text/plain;charset=UTF-8",
        },
        body: JSON.stringify([{ contractId }]),
      });
      expect([origin, action, answer.status, answer.headers["set-cookie"] ?? null]).toEqual([
        origin,
        action,
        403,
        null,
      ]);
      expect(JSON.parse(answer.body)).toMatchObject({ code: "foreignOrigin" });
    }
  const own = { ...toCookie(owner), origin: site.origin, "next-action": "00".repeat(21), "content-type": "text/plain" };
  const ours = await send("/dashboard", { method: "POST", headers: own, body: "[]" });
  expect([ours.status, ours.body]).toEqual([409, "Server Action unavailable."]); // Next's word for one that it hasn't
  expect((await send(`/api/contracts/${contractId}`, { headers: toCookie(owner) })).body).toContain(MARK);
});
