import type { ExportFormat } from "@/lib/documents/rendering/file-name";
import type { Language } from "@/lib/copy/languages";
import { fairGate } from "@/lib/platform/fair-gate";
import { runWorker } from "./run-worker";

/** `html` is a version's canonical HTML; `language` is that of the words around the contract. */
export type ExportContent = { name: string; html: string; versionNumber: number; language: Language };
export type ExportRequest = ExportContent & { format: ExportFormat };

const TIME_LIMIT_MS = 120_000;
const HEAP_MB = 512;
/** Each renders in a thread of its own. One account has one of the two places, so that it never holds up another. */
const inTurn = fairGate({ all: 2, each: 1, waiting: { all: 100, each: 20 } });

/**
 * Renders a version of a contract as a file, in a thread of its own, at most two at a time and one of each account;
 * others wait their turn.
 *
 * @returns the bytes of the file.
 * @throws {WorkerFailure} `timedOut` after 120 s of rendering, `aborted` by the signal; the signal's reason, if given
 *   up while waiting; {LineTooLong} when too much is waiting.
 * Source: B-11.10, B-11.12; docs/measured.md.
 */
export function exportInWorker(
  { format, ...content }: ExportRequest,
  { account = "", signal }: { account?: string; signal?: AbortSignal | undefined } = {},
): Promise<Uint8Array> {
  // One worker for each format, because loading the other one's library takes time.
  const worker = format === "pdf" ? "export-pdf-worker" : "export-docx-worker";
  return inTurn(
    account,
    () =>
      runWorker<Uint8Array>(worker, {
        message: content satisfies ExportContent,
        timeoutMs: TIME_LIMIT_MS,
        memoryMb: HEAP_MB,
        signal,
      }),
    signal,
  );
}
