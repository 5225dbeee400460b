import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import type { ExportContent } from "./exporting";
import { answerTasks } from "./worker-answer";

answerTasks((content: ExportContent) => renderContractPdf(content));
