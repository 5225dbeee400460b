import "server-only";
import { ImapFlow } from "imapflow";
import type { Mailbox } from "./mailbox";

const MINUTE_MS = 60_000;
const LIMITS_MS = { connect: 15_000, greeting: 15_000, silence: 5 * MINUTE_MS };
/** IDLE is begun anew this often, before servers and routers forget the connection (RFC 2177 says 29 minutes). */
const IDLE_MS = 4 * MINUTE_MS;
/** Where the server tells nothing, we look this often. */
const LOOK_MS = 5 * MINUTE_MS;
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * A folder on an IMAP server, told of new mail by IDLE. A password goes unencrypted to this machine only.
 * @param url `imap(s)://user:password@host:port/folder`
 */
export async function openImap(url: string): Promise<Mailbox> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(secure || LOCAL.test(hostname) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    tls: { minVersion: "TLSv1.2" },
    maxIdleTime: IDLE_MS,
    autoIdleDelay: 1_000,
    connectionTimeout: LIMITS_MS.connect,
    greetingTimeout: LIMITS_MS.greeting,
    socketTimeout: LIMITS_MS.silence,
  });
  const news = new News();
  client.on("exists", () => news.arrived());
  client.on("error", (cause: unknown) => news.failed(cause));
  client.on("close", () => news.failed(new Error("the IMAP server closed the connection")));
  try {
    await client.connect();
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || "INBOX");
  } catch (cause) {
    client.close();
    throw cause;
  }
  return toMailbox(client, news);
}

function toMailbox(client: ImapFlow, news: News): Mailbox {
  return {
    async unseen() {
      const found = await client.search({ seen: false }, { uid: true });
      return (found || []).toSorted((one, other) => one - other);
    },
    async head(uid, mostBytes) {
      const what = { size: true, bodyParts: [{ key: "HEADER", maxLength: mostBytes }] };
      const found = await client.fetchOne(String(uid), what, { uid: true });
      if (!found) return null;
      if (!found.headers) throw new Error("the IMAP server gave no head"); // not marked, so it is tried again
      return { head: new Uint8Array(found.headers), size: found.size ?? Infinity };
    },
    async whole(uid) {
      const found = await client.fetchOne(String(uid), { source: true }, { uid: true });
      if (!found) return null;
      if (!found.source) throw new Error("the IMAP server gave no mail"); // likewise
      return new Uint8Array(found.source);
    },
    async markTaken(uid) {
      await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    },
    news: (signal) => news.next(signal, LOOK_MS),
    close: async () => client.close(),
  };
}

/** What the connection tells: that mail may have come, or that it has ended. */
class News {
  #isWaiting = false;
  #failure: { cause: unknown } | null = null;
  #wake: (() => void) | null = null;

  arrived(): void {
    this.#isWaiting = true;
    this.#wake?.();
  }

  failed(cause: unknown): void {
    this.#failure ??= { cause };
    this.#wake?.();
  }

  async next(signal: AbortSignal, atMostMs: number): Promise<void> {
    if (!this.#isWaiting && !this.#failure && !signal.aborted) await this.#woken(signal, atMostMs);
    if (this.#failure) throw this.#failure.cause;
    this.#isWaiting = false;
  }

  #woken(signal: AbortSignal, atMostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(wake, atMostMs);
      signal.addEventListener("abort", wake, { once: true });
      this.#wake = wake;
    });
  }
}
