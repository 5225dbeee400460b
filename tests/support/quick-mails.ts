/**
 * Before each file of integration tests: short mails are taken apart by the product's own reader, but here and not in a
 * thread for each, whose start took a quarter of a second of the processor, two of them for every mail. Longer ones,
 * and those of `tests/api/inbox-at-the-door.test.ts`, which takes this away, have their threads and the limits of them.
 */
import { vi } from "vitest";
import type * as mailReading from "@/lib/workers/mail-reading";
import type * as mailReader from "@/lib/workers/mail/read-mail";

const SHORT_BYTES = 64 * 1024;

vi.mock("@/lib/workers/mail-reading", async (original) => {
  const inThreads = await original<typeof mailReading>();
  const readings: Partial<typeof mailReading> = {
    readHeadInWorker: (head, { authserv }) =>
      isShort(head)
        ? readHere(({ readHead }) => readHead(head.slice(), authserv))
        : inThreads.readHeadInWorker(head, { authserv }),
    readMailInWorker: (bytes, asked) =>
      isShort(bytes)
        ? readHere(({ readMail }) => readMail(bytes.slice(), asked))
        : inThreads.readMailInWorker(bytes, asked),
  };
  return { ...inThreads, ...readings };
});

const isShort = ({ length }: Uint8Array) => length <= SHORT_BYTES;

/** Fails as a thread does. */
async function readHere<Read>(read: (reader: typeof mailReader) => Promise<Read>): Promise<Read> {
  const { WorkerFailure } = await import("@/lib/workers/threads/worker-failure");
  try {
    return await read(await import("@/lib/workers/mail/read-mail"));
  } catch (cause) {
    throw new WorkerFailure("failed", cause instanceof Error ? cause.message : String(cause));
  }
}
