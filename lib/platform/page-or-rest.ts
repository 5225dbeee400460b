import "server-only";
import { ServerResponse } from "node:http";

/** Paths at which a browser gets a page and everybody else REST. */
const SHARED_PATH = /^\/contracts\/[^/?]+(\?|$)/;
const CHOSEN_BY = ["Accept", "Authorization"];

/**
 * Makes answers at shared addresses name what they were chosen by in `Vary`, for caches (decisions §1). Next writes a page's
 * `Vary` itself and last, over what middleware or configuration say, so the words are added where any header is written.
 */
export function varySharedAddresses(): void {
  const write = ServerResponse.prototype.setHeader;
  ServerResponse.prototype.setHeader = function setHeader(name, value) {
    const isShared = name.toLowerCase() === "vary" && SHARED_PATH.test(this.req?.url ?? "");
    return write.call(this, name, isShared ? withChoice(String(value)) : value);
  };
}

function withChoice(vary: string): string {
  const named = new Set(vary.split(",").map((name) => name.trim().toLowerCase()));
  return [vary, ...CHOSEN_BY.filter((name) => !named.has(name.toLowerCase()))].filter((part) => part !== "").join(", ");
}
