/** Calls an exported route handler as Next would, with a plain `Request`. No middleware is in the way. */
type Handler = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>;

export type ApiCall = {
  method?: string;
  path?: string;
  params?: Record<string, string>;
  /** Bearer token. */
  token?: string | undefined;
  /** Session token sent as the cookie, with a same-origin `Origin` unless `origin` says otherwise. */
  cookie?: string;
  origin?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
  /** Aborted when the caller goes away. */
  signal?: AbortSignal;
};

export const TEST_HOST = "contracts.test";

export async function call(
  handler: Handler,
  { method = "GET", path = "/api", params = {}, token, cookie, origin, body, headers = {}, signal }: ApiCall = {},
): Promise<Response> {
  const all = new Headers({ host: TEST_HOST, ...headers });
  if (token !== undefined) all.set("authorization", `Bearer ${token}`);
  if (cookie !== undefined) all.set("cookie", `next-auth.session-token=${cookie}`);
  if (cookie !== undefined && origin !== null) all.set("origin", origin ?? `http://${TEST_HOST}`);
  const raw =
    body instanceof Uint8Array || typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
  const request = new Request(`http://${TEST_HOST}${path}`, {
    method,
    headers: all,
    body: raw as BodyInit | null,
    signal: signal ?? null,
  });
  return handler(request, { params: Promise.resolve(params) });
}
