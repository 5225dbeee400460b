/** A part behind the app is away (storage, mail). It may be tried again: jobs wait, callers are told 503. */
export class PartAway extends Error {
  constructor(
    readonly part: "storage" | "mail",
    options: { cause: unknown },
  ) {
    super(
      `The ${part} does not answer: ${options.cause instanceof Error ? options.cause.message : String(options.cause)}`,
      options,
    );
    this.name = "PartAway";
  }
}

/** What drivers and Prisma say of a database that is away, has no place free, or lost a race worth another try. */
const AWAY_CODES = new Set([
  ...["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2034"],
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
  ...[
    "08000",
    "08001",
    "08003",
    "08004",
    "08006",
    "40001",
    "40P01",
    "53100",
    "53200",
    "53300",
    "57P01",
    "57P02",
    "57P03",
    "25006",
  ],
]);

/** Failures that drivers tell in words only, a full disk among them. */
const AWAY_WORDS = [
  "connection terminated",
  "terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "query read timeout",
  "connection error and is not queryable",
  "database or disk is full",
  "disk i/o error",
  "unable to open database file",
  "readonly database",
  "database is locked",
];
const tellsAway = (words: unknown) =>
  typeof words === "string" && AWAY_WORDS.some((away) => words.toLowerCase().includes(away));

/** Prisma wraps the driver's failure several times over. */
const MAX_DEPTH = 8;

/** Whether the same may succeed in a while, because the database is away for the moment. */
export function isDatabaseAway(cause: unknown, depth = 0): boolean {
  if (typeof cause !== "object" || cause === null || depth > MAX_DEPTH) return false;
  // whatever was thrown
  const { code, originalCode, message, originalMessage, meta, cause: inner } = cause as Record<string, unknown>;
  if ([code, originalCode].some((name) => typeof name === "string" && AWAY_CODES.has(name))) return true;
  if ([message, originalMessage].some(tellsAway)) return true;
  return (
    isDatabaseAway(inner, depth + 1) ||
    isDatabaseAway((meta as Record<string, unknown> | undefined)?.["driverAdapterError"], depth + 1)
  );
}

export function isOutOfSpace(cause: unknown, depth = 0): boolean {
  if (typeof cause !== "object" || cause === null || depth > MAX_DEPTH) return false;
  // whatever was thrown
  const { code, message, originalMessage, meta, cause: inner } = cause as Record<string, unknown>;
  if (
    code === "ENOSPC" ||
    code === "SQLITE_FULL" ||
    [message, originalMessage].some((words) => typeof words === "string" && words.includes("database or disk is full"))
  )
    return true;
  return (
    isOutOfSpace(inner, depth + 1) ||
    isOutOfSpace((meta as Record<string, unknown> | undefined)?.["driverAdapterError"], depth + 1)
  );
}
