import "server-only";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/platform/env";
import { isLoopbackName } from "@/lib/platform/secret-strength.mjs";

/**
 * The configured address, a name of this machine, or the very address of the connection; behind trusted proxies the
 * name they were asked by. By any other name links would lead elsewhere (DNS rebinding).
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

function plain(address = ""): string {
  const plainAddress = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return plainAddress.includes(":") ? `[${plainAddress}]` : plainAddress;
}
