import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/env";
import { isAction, type Door } from "./doors";

/**
 * A server action of another site, or of nobody: a browser names its page's site with every one. REST doors, which know
 * callers without a browser, ask for themselves; a form sent to one that takes none is theirs to refuse. Source: B-5.7.
 */
export function isForeignAction(request: Pick<IncomingMessage, "method" | "headers">, door: Door | null): boolean {
  if (!isAction(request)) return false;
  const { origin, host, "next-action": action, "x-forwarded-host": forwarded } = request.headers;
  if (origin === undefined) return action !== undefined || door === null || door.isPage;
  return !URL.canParse(origin) || ![host, forwarded, new URL(env.publicUrl).host].includes(new URL(origin).host);
}
