import { workerData } from "node:worker_threads";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { answerWith } from "./worker-answer";
import type { ExportContent } from "./exporting";

await answerWith(() => renderContractPdf(workerData as ExportContent)); // `exportInWorker` alone starts this worker
