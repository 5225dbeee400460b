/** A bucket in memory that checks every signature, and fails as told. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { complaintAbout, payloadHash, type Complaint, type Keys } from "./signature";

type Stored = { bytes: Buffer; contentType: string; sha256: string | undefined };
/** What goes wrong with a request. */
export type Fault =
  | { kind: "answer"; status: number; code: string }
  | { kind: "reset" }
  | { kind: "resetHalfway" }
  | { kind: "cutBody" }
  | { kind: "silent" }
  | { kind: "redirect"; to: string }
  | { kind: "slow"; pieceMs: number };
/** A request as it came: method, path and name of the host. */
type Seen = { method: string; path: string; host: string; headers: IncomingMessage["headers"] };
export type FakeS3 = {
  endpoint: string;
  objects: Map<string, Stored>;
  seen: Seen[];
  /** The next requests fail, one after the other. */ failNext: (...faults: Fault[]) => void;
  /** All requests fail, until null. */ become: (fault: Fault | null) => void;
  close: () => Promise<void>;
};

export const FAKE_BUCKET = "contract-files";
export const FAKE_KEYS: Keys = {
  accessKeyId: "AKIAFAKEFAKEFAKEFAKE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENGbPxRfiCYTESTSONLYKEY",
  region: "eu-test-1",
};

/** Answers at 127.0.0.1, in path style and, for names such as `bucket.files.test`, in virtual-host style. */
export async function startFakeS3({ port = 0, prefix = "", now = () => new Date() } = {}): Promise<FakeS3> {
  const state = { objects: new Map<string, Stored>(), seen: new Array<Seen>(), queued: new Array<Fault>() };
  let lasting: Fault | null = null;
  const server = createServer((request, response) => {
    const [path, host] = [request.url ?? "", request.headers.host ?? ""];
    state.seen.push({ method: request.method ?? "", path, host, headers: request.headers });
    request.on("error", () => undefined); // the sender may go away
    void answer(request, response, { ...state, now, prefix, fault: state.queued.shift() ?? lasting });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: state.objects,
    seen: state.seen,
    failNext: (...faults) => void state.queued.push(...faults),
    become: (fault) => void (lasting = fault),
    close: () => closed(server),
  };
}

async function closed(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

type Around = { objects: Map<string, Stored>; now: () => Date; prefix: string; fault: Fault | null };

async function answer(request: IncomingMessage, response: ServerResponse, around: Around): Promise<void> {
  const { fault } = around;
  if (fault?.kind === "silent") return;
  if (fault?.kind === "reset") return void request.socket.destroy();
  if (fault?.kind === "resetHalfway") return void request.once("data", () => request.socket.destroy());
  if (fault?.kind === "answer") return complain(request, response, fault);
  if (fault?.kind === "redirect") {
    response.setHeader("location", fault.to);
    return complain(request, response, { status: 307, code: "TemporaryRedirect" });
  }
  const complaint = complaintAbout(request, FAKE_KEYS, around.now());
  const key = complaint ? null : keyIn(request, around.prefix);
  if (complaint || key === null) return complain(request, response, complaint ?? { status: 404, code: "NoSuchBucket" });
  if (request.method === "PUT") return put(request, response, { key, objects: around.objects });
  if (request.method === "DELETE") return void (around.objects.delete(key), response.writeHead(204).end());
  await get(response, around.objects.get(key), fault);
}

/** The key, or null for another bucket. */
function keyIn({ url = "", headers }: IncomingMessage, prefix: string): string | null {
  const path = decodeURIComponent(new URL(url, "http://any").pathname).slice(prefix.length + 1);
  if (headers.host?.startsWith(`${FAKE_BUCKET}.`)) return path;
  return path.startsWith(`${FAKE_BUCKET}/`) ? path.slice(FAKE_BUCKET.length + 1) : null;
}

async function put(
  request: IncomingMessage,
  response: ServerResponse,
  { key, objects }: { key: string; objects: Map<string, Stored> },
): Promise<void> {
  if (request.headers["content-length"] === undefined)
    return complain(request, response, { status: 411, code: "MissingContentLength" });
  const pieces: Buffer[] = [];
  try {
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  } catch {
    return; // cut off: nothing is stored
  }
  const bytes = Buffer.concat(pieces);
  if (createHash("sha256").update(bytes).digest("hex") !== payloadHash(request))
    return complain(request, response, { status: 400, code: "XAmzContentSHA256Mismatch" });
  const { "content-type": contentType = "", "x-amz-meta-sha256": sha256 } = request.headers;
  objects.set(key, { bytes, contentType, sha256: sha256 === undefined ? undefined : String(sha256) });
  response.writeHead(200, { etag: `"${createHash("md5").update(bytes).digest("hex")}"` }).end();
}

async function get(response: ServerResponse, stored: Stored | undefined, fault: Fault | null): Promise<void> {
  if (!stored)
    return void response.writeHead(404, { "content-type": "application/xml" }).end(complaintText("NoSuchKey"));
  const { bytes, contentType, sha256 } = stored;
  response.writeHead(200, {
    "content-type": contentType,
    "content-length": bytes.length,
    ...(sha256 === undefined ? {} : { "x-amz-meta-sha256": sha256 }),
  });
  const half = bytes.subarray(0, Math.floor(bytes.length / 2));
  if (fault?.kind === "cutBody") return void response.write(half, () => response.destroy());
  if (fault?.kind !== "slow") return void response.end(bytes);
  for (const byte of bytes) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await new Promise((resolve) => setTimeout(resolve, fault.pieceMs));
  }
  response.end();
}

/** As S3 does, it repeats what was signed: none of that may reach a log. */
function complaintText(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message><AWSAccessKeyId>${FAKE_KEYS.accessKeyId}</AWSAccessKeyId><StringToSign>AWS4-HMAC-SHA256</StringToSign></Error>`;
}

function complain(request: IncomingMessage, response: ServerResponse, { status, code }: Complaint): void {
  request.resume();
  response.writeHead(status, { "content-type": "application/xml" }).end(complaintText(code));
}
