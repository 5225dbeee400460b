import { workerData } from "node:worker_threads";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { answerWith } from "./worker-answer";
import type { ExportContent } from "./exporting";

await answerWith(() => renderContractDocx(workerData as ExportContent)); // `exportInWorker` alone starts this worker
