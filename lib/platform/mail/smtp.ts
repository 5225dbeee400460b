import { createTransport } from "nodemailer";
import { toMessage } from "./message";
import { LetterRefused, type Mailer } from "./port";

/** Milliseconds to connect, to the greeting, to each answer, and in total. */
const LIMITS_MS = { connect: 10_000, greeting: 10_000, silence: 20_000, whole: 60_000 };
/** Stages where the server rejects the letter itself: its sender or recipient, or its text. */
const ABOUT_THE_LETTER = ["EENVELOPE", "EMESSAGE"];
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export type SmtpOptions = {
  limitsMs?: typeof LIMITS_MS;
  /** A certificate authority in addition to the well-known ones, as PEM. */ ca?: string;
};

/**
 * Sends a password unencrypted to this machine only. @param url `smtp(s)://user:password@host:port`; port 465, else 587
 */
export function smtpMailer(url: string, from: string, { limitsMs = LIMITS_MS, ca }: SmtpOptions = {}): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== "" && !LOCAL.test(hostname),
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: "TLSv1.2", ...(ca === undefined ? {} : { ca }) },
    dnsTimeout: limitsMs.connect,
    connectionTimeout: limitsMs.connect,
    greetingTimeout: limitsMs.greeting,
    socketTimeout: limitsMs.silence,
  });
  return {
    carrier: "smtp",
    async send(letter) {
      await within(limitsMs.whole, transport.sendMail(toMessage(letter, from))).catch((cause: unknown) => {
        throw isRefusal(cause)
          ? new LetterRefused(problemText(cause), { cause })
          : new Error(problemText(cause), { cause });
      });
    },
  };
}

/** Whether the server's answer is final (5xx) and about this letter. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof Error) || !("code" in cause) || !("responseCode" in cause)) return false;
  return ABOUT_THE_LETTER.includes(String(cause.code)) && Number(cause.responseCode) >= 500;
}

function problemText(cause: unknown): string {
  return `The SMTP server did not take the letter: ${cause instanceof Error ? cause.message : String(cause)}`;
}

async function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
