import "server-only";
import { ERROR_URN } from "@/lib/scim/schema";
import { SCIM_TYPE } from "@/lib/scim/bounds";
import { API_HEADERS, type Failure } from "./failure";

const HEADERS = { ...API_HEADERS, "Content-Type": SCIM_TYPE };
/** What RFC 7644 (table 9) calls some failures. */
const TYPES: Partial<Record<Failure["key"], string>> = {
  invalidInput: "invalidValue",
  malformedBody: "invalidSyntax",
  directoryFixed: "mutability",
  directoryTaken: "uniqueness",
  directoryGroupTaken: "uniqueness",
  teamOwnerStays: "mutability",
};

/** A resource or a list as SCIM answers it, its links made whole. */
export function scimAnswer(
  content: object,
  { origin, status = 200 }: { origin: string; status?: 200 | 201 },
): Response {
  const text = JSON.stringify(content, (key, value: unknown) =>
    (key === "location" || key === "$ref") && typeof value === "string" && value.startsWith("/")
      ? `${origin}${value}`
      : value,
  );
  const { version, location } = metaIn(content);
  const headers = {
    ...HEADERS,
    ...(version ? { ETag: version } : {}),
    ...(location && status === 201 ? { Location: `${origin}${location}` } : {}),
  };
  return new Response(text, { status, headers });
}

function metaIn(content: object): { version?: string; location?: string } {
  return "meta" in content && typeof content.meta === "object" && content.meta !== null ? content.meta : {};
}

/** A failure in the error schema of SCIM (RFC 7644, 3.12), beside what all of ours have. Source: B-38.8. */
export function scimFailure({ status, key, message, issues, retryAfterSeconds, besides }: Failure): Response {
  const scimType = besides?.["scimType"] ?? TYPES[key];
  const at = (issues ?? []).map(({ path }) => path).filter((path) => path !== "");
  const detail = at.length > 0 ? `${message} (${at.slice(0, 10).join(", ")})` : message;
  const ours = { message, code: key };
  const body = { schemas: [ERROR_URN], status: String(status), ...(scimType ? { scimType } : {}), detail, ...ours };
  const retry = retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...retry } });
}
