import { gate } from "@/lib/platform/gates";
import { copyBytes } from "./file-reading";
import type { MailAsked, MailHead, ReadMail } from "./mail/read-mail";
import { runWorker } from "./threads/run-worker";

export { headIn, MAX_HEAD_BYTES } from "./mail/head";
export type { MailHead, ReadFile, ReadMail } from "./mail/read-mail";
export type MailMessage = { bytes: ArrayBuffer } & (
  | ({ isHead: false } & MailAsked)
  | ({ isHead: true } & Pick<MailAsked, "authserv">)
);

const LIMITS = { timeoutMs: 90_000, memoryMb: 512, growthMb: 900 };
/** The head is short; what takes longer is no mail. */
const HEAD_LIMITS = { timeoutMs: 10_000, memoryMb: 128 };
const inTurn = gate(1);
/** Its own, so that a large mail doesn't hold up whoever is to be judged. */
const headInTurn = gate(1);

/** Takes a mail apart in a thread with limits on time and memory, one at a time. @throws {WorkerFailure} */
export function readMailInWorker(bytes: Uint8Array, asked: MailAsked): Promise<ReadMail> {
  return inTurn(() => {
    const copy = copyBytes(bytes);
    const message: MailMessage = { bytes: copy, isHead: false, ...asked };
    return runWorker<ReadMail>("mail-worker", { message, transfer: [copy], ...LIMITS });
  });
}

/** Reads a head, as `headIn` cuts it, in a thread: addresses and names are somebody's text. @throws {WorkerFailure} */
export function readHeadInWorker(head: Uint8Array, { authserv }: Pick<MailAsked, "authserv">): Promise<MailHead> {
  return headInTurn(() => {
    const copy = copyBytes(head);
    const message: MailMessage = { bytes: copy, isHead: true, authserv };
    return runWorker<MailHead>("mail-worker", { message, transfer: [copy], ...HEAD_LIMITS });
  });
}
