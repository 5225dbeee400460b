/** A site of Contract Manager, asked by the calls that its own description names. */
import { Failure } from "./failure.mjs";

const WAIT_MS = 120_000;
/** Once for what the server says is over soon: a limit, a part that is away. */
const MOST_PAUSE_SECONDS = 30;

/**
 * Reads the site's description, without the token. Paths, methods and what a call needs come from it.
 * @param {Record<string, string | undefined>} environment
 */
export async function openSite({ CM_URL: address = "http://localhost:3000", CM_TOKEN: token = "" }) {
  if (!URL.canParse(address)) throw new Failure("usage", `CM_URL is no address: ${address}`);
  const base = new URL(address);
  if (!token) throw new Failure("usage", "Set CM_TOKEN to an API token. You make one in Settings.");
  if (base.protocol !== "https:" && !["localhost", "127.0.0.1", "[::1]"].includes(base.hostname))
    throw new Failure("usage", `CM_URL has to begin with https:, or the token could be read on the way: ${address}`);
  const document = await (await sent(new URL("/openapi.json", base), {})).json().catch(() => null);
  const calls = callsOf(document);
  if (calls.size === 0) throw new Failure("away", `There is no Contract Manager at ${base.origin}.`);
  return new Site(base, token, calls);
}

/** By `operationId`. */
function callsOf(document) {
  const paths = Object.entries(document?.paths ?? {});
  return new Map(
    paths.flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [operation.operationId, { path, method, ...operation }]),
    ),
  );
}

class Site {
  #base;
  #token;
  #calls;

  constructor(base, token, calls) {
    this.#base = base;
    this.#token = token;
    this.#calls = calls;
  }

  /**
   * Makes a call by its `operationId`.
   * @param {string} id
   * @param {{ params?: Record<string, string>, query?: Record<string, string | undefined>, body?: unknown }} [input]
   * @returns {Promise<Response>} a success
   */
  async call(id, { params = {}, query = {}, body } = {}) {
    const call = this.#calls.get(id);
    if (!call) throw new Failure("away", `This server has no call ${id}. Is it older than this program?`);
    const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ""));
    const url = new URL(`/api${path}`, this.#base);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const ask = { method: call.method.toUpperCase(), headers: { ...this.#bearer(), ...json } };
    return answered(url, body === undefined ? ask : { ...ask, body: JSON.stringify(body) });
  }

  /** The answer of a call as JSON. @param {Parameters<Site["call"]>} asked */
  async ask(...asked) {
    return (await this.call(...asked)).json();
  }

  /** Sends bytes to a signed address; another site than this one isn't told the token. */
  async send(address, bytes, contentType) {
    const url = new URL(address, this.#base);
    const own = url.origin === this.#base.origin ? this.#bearer() : {};
    await answered(url, { method: "PUT", headers: { "content-type": contentType, ...own }, body: bytes });
  }

  #bearer() {
    return { authorization: `Bearer ${this.#token}`, accept: "*/*" };
  }
}

/** Asks again once, after the pause that the server names. @returns {Promise<Response>} a success */
async function answered(url, ask) {
  let response = await sent(url, ask);
  const pause = Number(response.headers.get("retry-after"));
  if ([429, 503].includes(response.status) && pause > 0 && pause <= MOST_PAUSE_SECONDS) {
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    response = await sent(url, ask);
  }
  if (response.ok) return response;
  throw Failure.ofAnswer(response.status, await response.json().catch(() => ({})));
}

/** Follows no redirect: it could lead the token astray. */
async function sent(url, ask) {
  try {
    return await fetch(url, { ...ask, redirect: "error", signal: AbortSignal.timeout(WAIT_MS) });
  } catch (cause) {
    const why = cause.cause?.code ?? cause.cause?.message ?? cause.message;
    throw new Failure("away", `No answer from ${url.origin}: ${why}`);
  }
}
