/** A backing service (storage, mail) is down. It may be retried: jobs wait, callers get 503. */
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

/** Codes from drivers and Prisma for a database that is down, has no free connection, or lost a race worth a retry. */
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

/** Failures that drivers report only as text, including a full disk. */
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

/** Prisma wraps the driver's error several times. */
const MAX_DEPTH = 8;

/** Whether a retry may succeed later, because the database is down for the moment. */
export function isDatabaseAway(cause: unknown, depth = 0): boolean {
  if (typeof cause !== "object" || cause === null || depth > MAX_DEPTH) return false;
  // anything can be thrown
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
  // anything can be thrown
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
