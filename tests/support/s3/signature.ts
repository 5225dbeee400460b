/** AWS Signature Version 4, worked out anew from what arrived: the product's own signer has no part in it. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Keys = { accessKeyId: string; secretAccessKey: string; region: string };
/** A refusal as S3 words it. */
export type Complaint = { status: number; code: string };

const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** @returns why a request isn't taken before its body was read, or null */
export function complaintAbout(request: IncomingMessage, keys: Keys, now: Date): Complaint | null {
  const read = AUTHORIZATION.exec(request.headers.authorization ?? "");
  if (!read) return { status: 403, code: "AccessDenied" };
  const [, accessKeyId = "", day = "", region = "", service = "", names = "", signature = ""] = read;
  const moment = String(request.headers["x-amz-date"]);
  if (accessKeyId !== keys.accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
  if (region !== keys.region || service !== "s3") return { status: 400, code: "AuthorizationHeaderMalformed" };
  if (!moment.startsWith(day) || Math.abs(readMoment(moment) - now.getTime()) > SKEW_MS)
    return { status: 403, code: "RequestTimeTooSkewed" };
  if (!areAllSigned(request, names.split(";"))) return { status: 403, code: "AccessDenied" };
  if (!/^[0-9a-f]{64}$/.test(payloadHash(request))) return { status: 400, code: "InvalidRequest" }; // no unsigned bodies
  const wanted = createHmac("sha256", signingKey(keys, day))
    .update(textToSign(request, names, [day, region]))
    .digest();
  return timingSafeEqual(wanted, Buffer.from(signature, "hex")) ? null : { status: 403, code: "SignatureDoesNotMatch" };
}

/** What the sender says that its body hashes to. */
export function payloadHash(request: IncomingMessage): string {
  return String(request.headers["x-amz-content-sha256"]);
}

function areAllSigned({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const must = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  return must.every((name) => names.includes(name));
}

function readMoment(moment: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function textToSign(request: IncomingMessage, names: string, [day, region]: readonly [string, string]): string {
  const url = new URL(request.url ?? "/", "http://any");
  const canonical = [
    request.method,
    url.pathname.split("/").map(encoded).join("/"),
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .toSorted()
      .join("&"),
    ...names.split(";").map((name) => `${name}:${String(request.headers[name]).trim().replace(/\s+/g, " ")}`),
    "",
    names,
    payloadHash(request),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash("sha256").update(canonical).digest("hex");
  return ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, hash].join("\n");
}

function encoded(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function signingKey({ secretAccessKey, region }: Keys, day: string): Buffer {
  return [day, region, "s3", "aws4_request"].reduce<Buffer>(
    (key, part) => createHmac("sha256", key).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
}
