import { randomUUID } from "node:crypto";

export const PASSWORD = "correct horse battery";
/** Longer than anything in the app takes to give up. */
const ANSWER_LIMIT_MS = 45_000;

/** An answer of the app, or none: the connection broke or nothing came in time. */
export type Answer = { status: number; body: Record<string, unknown>; retryAfter: string | null } | null;

export type RestClient = {
  name: string;
  email: string;
  call: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;
  /** Opens one more session. */
  signIn: () => Promise<Answer>;
  put: (url: string, bytes: Uint8Array, type?: string) => Promise<Answer>;
  /** Gets a file; only its status is kept. */
  download: (path: string) => Promise<Answer>;
};

/** Where the next request goes: with several nodes, another one each time. */
export type Door = () => string;

/** A registered person who speaks REST with a bearer token. */
export async function newClient(door: Door, name: string): Promise<RestClient> {
  const email = `${name.toLowerCase().replace(/\W+/g, "-")}-${randomUUID()}@example.com`;
  const registered = await send(`${door()}/api/auth/register`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ name, email, password: PASSWORD }),
  });
  if (registered?.status !== 201) throw new Error(`${name} could not register: ${JSON.stringify(registered)}`);
  const bearer = { authorization: `Bearer ${String(registered.body["access_token"])}` };
  return {
    name,
    email,
    call: (method, path, body, headers = {}) =>
      send(`${door()}/api${path}`, {
        method,
        headers: { ...JSON_TYPE, ...bearer, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    signIn: () =>
      send(`${door()}/api/auth/login`, {
        method: "POST",
        headers: JSON_TYPE,
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
    download: async (path) => {
      const response = await fetch(`${door()}/api${path}`, {
        headers: bearer,
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      await response.arrayBuffer();
      return { status: response.status, body: {}, retryAfter: response.headers.get("retry-after") };
    },
    put: (url, bytes, type = "text/plain") =>
      send(url, { method: "PUT", headers: { "content-type": type }, body: new Uint8Array(bytes) }),
  };
}

const JSON_TYPE = { "content-type": "application/json" };

async function send(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    const text = await response.text();
    const body: unknown = text === "" ? {} : JSON.parse(text);
    return {
      status: response.status,
      body: Array.isArray(body) ? { items: body } : (body as Record<string, unknown>),
      retryAfter: response.headers.get("retry-after"),
    };
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Error(`${url} answered no JSON`, { cause });
    return null; // cut off: whether it happened is for the checker to find out
  }
}
