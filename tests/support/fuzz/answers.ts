/** What every answer must be, whatever was sent: documented, and without a word of how the server is made. */
import { ERROR_STATUS } from "@/lib/errors";

/** Places in code, and names of what stands below. */
const INSIDE =
  /\bat [\w.<>[\] ]*\(?(?:file:|node:|\/|[A-Z]:\\)[^)\n]*:\d+:\d+|node_modules|Prisma|SQLITE_|libsql|ECONN|violates|\binvocation\b|SyntaxError|TypeError|ZodError/;

export type Answer = { status: number; headers: Headers; text: string };

/** What is wrong with an answer; null when nothing is. */
export function findFault({ status, headers, text }: Answer): string | null {
  if (Object.hasOwn(Object.prototype, "isPolluted")) return "Object.prototype was changed";
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
  if (status < 400) return successFault(headers, text);
  if (INSIDE.test(text)) return `tells of its inside: ${text.slice(0, 300)}`;
  const type = headers.get("content-type") ?? "nothing";
  if (type.startsWith("application/scim+json")) return scimFault(status, JSON.parse(text) as Record<string, unknown>);
  if (!type.startsWith("application/json")) return `status ${status} as ${type}`;
  return problemFault(status, JSON.parse(text));
}

/** RFC 7644, 3.12, beside the shape of all others. */
function scimFault(status: number, { schemas, status: said, detail, scimType, ...ours }: Record<string, unknown>) {
  if (JSON.stringify(schemas) !== '["urn:ietf:params:scim:api:messages:2.0:Error"]') return "is no error of SCIM";
  if (said !== String(status) || typeof detail !== "string") return "has no status or detail of SCIM";
  if (scimType !== undefined && typeof scimType !== "string") return "has an odd scimType";
  return problemFault(status, ours);
}

function successFault(headers: Headers, text: string): string | null {
  if (text === "" || headers.get("content-type")?.startsWith("application/json") !== true) return null;
  JSON.parse(text); // throws where it isn't
  return null;
}

/** The documented shape: `{ message, code, issues? }`, the code one of ours and of this status. */
function problemFault(status: number, problem: unknown): string | null {
  if (typeof problem !== "object" || problem === null) return "is no object";
  const { message, code, issues, ...rest } = problem as Record<string, unknown>;
  if (typeof message !== "string" || message === "") return "has no message";
  if (typeof code !== "string" || !Object.hasOwn(ERROR_STATUS, code)) return `has no known code: ${String(code)}`;
  if (Object.entries(ERROR_STATUS).some(([key, documented]) => key === code && documented !== status))
    return `${code} with status ${status}`;
  if (Object.keys(rest).length > 0) return `has more than is documented: ${Object.keys(rest).join(", ")}`;
  return issues === undefined || (Array.isArray(issues) && issues.every(isIssue))
    ? null
    : `has issues of another shape: ${JSON.stringify(issues).slice(0, 200)}`;
}

function isIssue(issue: unknown): boolean {
  if (typeof issue !== "object" || issue === null) return false;
  const { path, message, ...rest } = issue as Record<string, unknown>;
  return typeof path === "string" && typeof message === "string" && Object.keys(rest).length === 0;
}
