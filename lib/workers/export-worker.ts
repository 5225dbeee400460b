import { parentPort, workerData } from "node:worker_threads";
import { renderContractDocx } from "@/lib/contracts/rendering/contract-docx";
import { renderContractPdf } from "@/lib/contracts/rendering/contract-pdf";
import type { ExportRequest } from "./exporting";
import type { WorkerMessage } from "./run-worker";

const request = workerData as ExportRequest; // `exportInWorker` is the only one that starts this worker

try {
  const value = await render(request);
  send({ kind: "done", value }, [value.buffer]);
} catch (cause) {
  send({ kind: "failed", message: cause instanceof Error ? cause.message : String(cause) }, []);
}

function render({ format, ...contract }: ExportRequest): Promise<Uint8Array<ArrayBuffer>> {
  return format === "pdf" ? renderContractPdf(contract) : renderContractDocx(contract);
}

function send(message: WorkerMessage<Uint8Array>, transfer: ArrayBuffer[]): void {
  parentPort?.postMessage(message, transfer);
}
