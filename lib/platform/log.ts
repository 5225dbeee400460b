/** One line of JSON per event: ids, never contract text, passwords or tokens. The only place that prints. */
type Fields = Record<string, string | number | boolean | null | undefined>;

function write(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
  if (level === "info") console.info(line);
  else console.warn(line);
}

export const log = {
  info: (event: string, fields: Fields = {}) => write("info", event, fields),
  warn: (event: string, fields: Fields = {}) => write("warn", event, fields),
  error: (event: string, cause: unknown, fields: Fields = {}) =>
    write("error", event, { ...fields, cause: describe(cause) }),
};

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const inner = cause.cause === undefined ? "" : ` <- ${describe(cause.cause)}`;
  return `${cause.stack ?? cause.message}${inner}`;
}
