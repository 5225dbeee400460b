import { parentPort, workerData } from "node:worker_threads";
import { readHead, readMail } from "@/lib/workers/mail/read-mail";
import type { MailMessage } from "../mail-reading";

try {
  const message = workerData as MailMessage; // the only messages that `mail-reading.ts` sends
  if (message.isHead) {
    parentPort?.postMessage({ kind: "done", value: await readHead(new Uint8Array(message.bytes), message.authserv) });
  } else {
    const value = await readMail(new Uint8Array(message.bytes), message);
    parentPort?.postMessage(
      { kind: "done", value },
      value.files.map((file) => file.bytes.buffer as ArrayBuffer), // each its own, moved and not copied
    );
  }
} catch (cause) {
  parentPort?.postMessage({ kind: "failed", message: cause instanceof Error ? cause.message : String(cause) });
}
