import { parentPort, workerData } from "node:worker_threads";
import { readMail } from "@/lib/workers/mail/read-mail";
import type { MailMessage } from "./mail-reading";

try {
  const { bytes, ...asked } = workerData as MailMessage; // the only message that `mail-reading.ts` sends
  const value = await readMail(new Uint8Array(bytes), asked);
  parentPort?.postMessage(
    { kind: "done", value },
    value.files.map((file) => file.bytes.buffer as ArrayBuffer), // each its own, moved and not copied
  );
} catch (cause) {
  parentPort?.postMessage({ kind: "failed", message: cause instanceof Error ? cause.message : String(cause) });
}
