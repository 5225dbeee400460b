import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import type { ExportContent } from "./exporting";
import { answerTasks } from "./worker-answer";

answerTasks((content: ExportContent) => renderContractDocx(content));
