import "server-only";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

/** Static browser files that the build compressed with Brotli (`scripts/setup/build-app.mjs`), by address. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

const FOLDER = ".next/static-packed";
const ADDRESS = "/_next/static/";
const ENDING = ".br";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/** Read once, about a megabyte in total; empty if the build compressed none. */
export function packedFilesIn(programFolder: string): PackedFiles {
  const folder = path.join(programFolder, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => [
        ADDRESS + name.slice(0, -ENDING.length).split(path.sep).join("/"),
        readFileSync(path.join(folder, name)),
      ]),
  );
}

/**
 * Sends a compressed file if the client accepts Brotli, a seventh smaller than Next's own compression; leaves
 * everything else to Next. Source: B-6.16.
 *
 * @returns whether it has answered
 */
export function sendPacked(files: PackedFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = "", headers } = request;
  const address = url.split("?")[0] ?? "";
  const packed = files.get(address);
  if (!packed || (method !== "GET" && method !== "HEAD") || headers.range !== undefined) return false;
  if (!takesBrotli(String(headers["accept-encoding"] ?? ""))) return false;
  response.writeHead(200, {
    "Content-Type": TYPES[path.extname(address)] ?? "application/octet-stream",
    "Content-Encoding": "br",
    "Content-Length": packed.length,
    "Cache-Control": "public, max-age=31536000, immutable", // its name contains a content hash
    Vary: "Accept-Encoding",
  });
  response.end(method === "HEAD" ? undefined : packed);
  return true;
}

/** Avoids one pattern over the whole header: clients may send 16 KB here. */
function takesBrotli(accepted: string): boolean {
  return accepted.split(",").some((one) => {
    const [name = "", weight = "q=1"] = one.split(";").map((part) => part.trim().toLowerCase());
    return name === "br" && weight.startsWith("q=") && Number(weight.slice("q=".length)) > 0;
  });
}
