import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/env";
import { isLoopbackName } from "@/lib/platform/secret-strength.mjs";

/**
 * Whether a request was meant for us: for the configured address, a name of this machine, or the very address its
 * connection came in by. Any other name is somebody else's that leads here, and links made with it would lead there
 * (DNS rebinding). Behind trusted proxies the name that they were asked by counts.
 */
export function isOwnHost({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): boolean {
  const forwarded = env.TRUSTED_PROXIES > 0 ? headers["x-forwarded-host"] : undefined;
  const names = String(forwarded ?? headers.host ?? "")
    .split(",")
    .map((name) => name.trim());
  return names.every((name) => isOwnName(name, socket.localAddress));
}

function isOwnName(name: string, localAddress: string | undefined): boolean {
  if (!/^[^\s/\\?#@]+$/.test(name) || !URL.canParse(`http://${name}`)) return false;
  const { hostname } = new URL(`http://${name}`);
  return (
    [new URL(env.publicUrl).hostname, env.HOST.toLowerCase(), plain(localAddress)].includes(hostname) ||
    isLoopbackName(hostname)
  );
}

/** As an address stands in a URL. */
function plain(address = ""): string {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return plainAddress.includes(":") ? `[${plainAddress}]` : plainAddress;
}
