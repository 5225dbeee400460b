import "server-only";
import { createServer as createDoor, type Server as Door } from "node:net";
import type { Server } from "node:http";

/** People see this machine's addresses as one; browsers use either for `localhost`. */
const OTHER_LOOPBACK: Readonly<Record<string, string>> = { "127.0.0.1": "::1", localhost: "::1" };
/** Errors for an address the machine doesn't have, or that is in use. */
const NOT_HERE = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EADDRINUSE", "EACCES"]);

/** Listens at the requested address; for this machine alone, at both of its loopback addresses if it has both. */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<{ close: () => void }> {
  await listening(server, host, port);
  const other = OTHER_LOOPBACK[host];
  if (other === undefined) return { close: () => undefined };
  const door = createDoor({ pauseOnConnect: false }, (socket) => server.emit("connection", socket));
  try {
    await listening(door, other, port);
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && NOT_HERE.has(String(cause.code)))) throw cause;
  }
  return { close: () => door.close() };
}

function listening(door: Door, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    door.once("error", reject);
    door.listen({ port, host }, () => {
      door.off("error", reject);
      resolve();
    });
  });
}
