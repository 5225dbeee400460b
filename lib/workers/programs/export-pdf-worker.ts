import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import type { ExportContent } from "../exporting";
import { answerTasks } from "../threads/worker-answer";

answerTasks((content: ExportContent) => renderContractPdf(content));
