import { gate } from "@/lib/platform/gates";
import { copyBytes } from "./file-reading";
import type { MailAsked, ReadMail } from "./mail/read-mail";
import { runWorker } from "./threads/run-worker";

export type { ReadFile, ReadMail } from "./mail/read-mail";
export type MailMessage = MailAsked & { bytes: ArrayBuffer };

const LIMITS = { timeoutMs: 90_000, memoryMb: 512, growthMb: 900 };
const inTurn = gate(1);

/** Takes a mail apart in a thread with limits on time and memory, one at a time. @throws {WorkerFailure} */
export function readMailInWorker(bytes: Uint8Array, asked: MailAsked): Promise<ReadMail> {
  return inTurn(() => {
    const copy = copyBytes(bytes);
    return runWorker<ReadMail>("mail-worker", { message: { bytes: copy, ...asked }, transfer: [copy], ...LIMITS });
  });
}
