import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";

/** A bucket, and who we are there. */
export type S3Bucket = {
  /** `https://s3.example.com`, possibly with a path. */ endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is named in the path, else in the host's name. */ isPathStyle: boolean;
};

/** How patient we are; `idleMs` is the longest silence of a connection. */
export type S3Patience = { idleMs: number; wholeMs: number; tries: number; firstPauseMs: number };
export const S3_PATIENCE: S3Patience = { idleMs: 15_000, wholeMs: 120_000, tries: 4, firstPauseMs: 200 };

/** What we send: the same bytes at every try. */
export type S3Body = { sizeBytes: number; sha256: string; open: () => Uint8Array | Readable };
export type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  key: string;
  headers?: Record<string, string>;
  body?: S3Body;
};

/** The service said no. Its text repeats parts of the signature, so only its code goes on. */
export class S3Refusal extends Error {
  override name = "S3Refusal";
  constructor(
    readonly status: number,
    readonly code: string,
    { method, key }: S3Request,
  ) {
    super(`S3 answered ${status} ${code} to ${method} ${key}${ADVICE[code] ?? ""}`);
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  AccessDenied: " (S3_ACCESS_KEY_ID needs s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket)",
  AuthorizationHeaderMalformed: " (is S3_REGION right?)",
  InvalidAccessKeyId: " (is S3_ACCESS_KEY_ID right?)",
  NoSuchBucket: " (is S3_BUCKET right?)",
  PermanentRedirect: " (are S3_ENDPOINT and S3_REGION right?)",
  RequestTimeTooSkewed: " (the clocks of this machine and the service differ)",
  SignatureDoesNotMatch: " (is S3_SECRET_ACCESS_KEY right?)",
};

/** Nothing came over the connection for too long, or too little in all. */
class S3Silent extends Error {
  override name = "S3Silent";
}

const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const MAX_COMPLAINT_BYTES = 64 << 10;

/**
 * Sends a request that may be repeated, and again with growing pauses while the service is busy or the connection
 * breaks; `take` reads the answer and is part of each try. Redirects are not followed.
 * @throws S3Refusal, and errors of the connection; neither holds a credential
 */
export async function askS3<T>(
  bucket: S3Bucket,
  patience: S3Patience,
  asked: S3Request,
  take: (answer: IncomingMessage) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(patience.wholeMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryOnce(bucket, asked, { signal, idleMs: patience.idleMs, take });
    } catch (cause) {
      if (signal.aborted) throw new S3Silent(`S3 did not finish within ${patience.wholeMs} ms`, { cause });
      if (attempt >= patience.tries || !isPassing(cause)) throw cause;
      await pause(patience.firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)); // not all nodes at once
    }
  }
}

async function tryOnce<T>(
  bucket: S3Bucket,
  asked: S3Request,
  { take, ...limits }: { signal: AbortSignal; idleMs: number; take: (answer: IncomingMessage) => Promise<T> },
): Promise<T> {
  const answer = await exchange(await signed(bucket, asked), asked, limits);
  try {
    const status = answer.statusCode ?? 0;
    if (status < 200 || status > 299) throw new S3Refusal(status, await codeIn(answer), asked);
    return await take(answer);
  } finally {
    if (!answer.readableEnded) answer.destroy();
  }
}

type Signed = { url: URL; headers: Record<string, string> };

async function signed(bucket: S3Bucket, { method, key, headers, body }: S3Request): Promise<Signed> {
  const signer = new AwsV4Signer({
    method,
    url: addressOf(bucket, key).href,
    headers: { ...headers, "x-amz-content-sha256": body?.sha256 ?? EMPTY_SHA256 },
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    region: bucket.region,
    service: "s3",
  });
  const request = await signer.sign();
  return { url: request.url, headers: Object.fromEntries(request.headers) };
}

function addressOf({ endpoint, name, isPathStyle }: S3Bucket, key: string): URL {
  const url = new URL(endpoint);
  const folder = url.pathname.replace(/\/+$/, "");
  if (!isPathStyle) url.hostname = `${name}.${url.hostname}`;
  url.pathname = isPathStyle ? `${folder}/${name}/${key}` : `${folder}/${key}`;
  return url;
}

function exchange(
  { url, headers }: Signed,
  { method, body }: S3Request,
  { signal, idleMs }: { signal: AbortSignal; idleMs: number },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const length = body ? { "content-length": String(body.sizeBytes) } : {};
    const request = (url.protocol === "https:" ? https : http).request(url, {
      method,
      headers: { ...headers, ...length },
      signal,
      timeout: idleMs,
    });
    const content = body?.open();
    request.on("timeout", () => request.destroy(new S3Silent(`S3 was silent for ${idleMs} ms`)));
    request.on("error", (cause) => {
      if (content && !(content instanceof Uint8Array)) content.destroy();
      reject(cause);
    });
    request.on("response", resolve);
    if (!content || content instanceof Uint8Array) return void request.end(content);
    content.on("error", (cause) => request.destroy(cause));
    content.pipe(request);
  });
}

/** The `<Code>` of the service's complaint. */
async function codeIn(answer: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of answer as AsyncIterable<Buffer>) {
    text += piece.toString("latin1");
    if (text.length > MAX_COMPLAINT_BYTES) break;
  }
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? "without a code";
}

const PASSING_STATUS = [408, 429, 500, 502, 503, 504];
const PASSING_CODES = ["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"];

function isPassing(cause: unknown): boolean {
  if (cause instanceof S3Refusal) return PASSING_STATUS.includes(cause.status);
  if (cause instanceof S3Silent) return true;
  return cause instanceof Error && "code" in cause && PASSING_CODES.includes(String(cause.code));
}
