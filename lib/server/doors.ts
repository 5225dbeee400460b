import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { IncomingMessage } from "node:http";

/** What answers at an address: its REST methods, and whether there is a page. */
export type Door = { rest: readonly string[]; isPage: boolean };

const REST_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const FILES = /^\/(?:_next\/(?:static|image)|fonts|pdf-reader|readme)(?:\/|$)|^\/[\w-]+\.(?:svg|ico)$/;

/**
 * Every address and what it accepts, read once from the folders Next reads. REST also answers at the bare path
 * (behaviour §20).
 */
export function doorsIn(programFolder: string): (pathname: string) => Door | null {
  const folder = path.join(/* turbopackIgnore: true */ programFolder, "app");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
    file.split(path.sep).join("/"),
  );
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map(toAddress);
  const routes = files
    .filter((file) => file.endsWith("/route.ts") && !file.includes("[...path]"))
    .map((file) => ({ ...toAddress(file), methods: methodsIn(readFileSync(path.join(folder, file), "utf8")) }))
    .sort((one, other) => one.openness - other.openness); // a name beats an id, and both beat a catch-all
  return (pathname) => {
    if (FILES.test(pathname)) return { rest: ["GET"], isPage: false };
    const address = pathname.replace(/\/+$/, "") || "/";
    const names = address.startsWith("/api/") ? [address] : [address, `/api${address}`];
    const route = routes.find(({ pattern }) => names.some((name) => pattern.test(name)));
    const isPage = pages.some(
      ({ pattern, openness }) => pattern.test(address) && openness <= (route?.openness ?? openness),
    );
    return route || isPage ? { rest: route?.methods ?? [], isPage } : null;
  };
}

/** For `Allow`: the methods an address accepts, if it doesn't accept this request's; otherwise null. */
export function methodsInstead(door: Door | null, request: IncomingMessage): readonly string[] | null {
  const method = request.method ?? "";
  if (!door || method === "OPTIONS" || (door.isPage && isAction(request))) return null;
  const reads = door.isPage || door.rest.includes("GET") ? ["GET", "HEAD"] : [];
  const taken = [...new Set([...reads, ...door.rest])];
  return taken.includes(method) ? null : [...taken, "OPTIONS"];
}

export function isAction({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  return (
    method === "POST" &&
    (headers["next-action"] !== undefined || headers["content-type"]?.startsWith("multipart/form-data") === true)
  );
}

/** `(guest)/invitation/[token]/page.tsx` becomes a pattern for `/invitation/…`; one segment is open. */
function toAddress(file: string): { pattern: RegExp; openness: number } {
  const segments = path.posix
    .dirname(file)
    .split("/")
    .filter((segment) => segment !== "." && !/^\(.*\)$/.test(segment));
  const parts = segments.map((segment) =>
    segment.startsWith("[...") ? ".+" : segment.startsWith("[") ? "[^/]+" : segment.replaceAll(".", "\\."),
  );
  const openness = segments.reduce(
    (sum, segment) => sum + (segment.startsWith("[...") ? 100 : segment.startsWith("[") ? 1 : 0),
    0,
  );
  return { pattern: new RegExp(`^/${parts.join("/")}$`), openness };
}

function methodsIn(source: string): string[] {
  return REST_METHODS.filter((method) =>
    new RegExp(`export const ${method}\\b|export \\{[^}]*\\b${method}\\b`).test(source),
  );
}
