import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { withIdentifier } from "@/lib/documents/word/identifier";
import { WordFile } from "@/lib/documents/word/word-file";
import type { ExportContent } from "./exporting";
import { answerTasks } from "./worker-answer";

answerTasks(async ({ identifier, ...content }: ExportContent) => {
  const bytes = await renderContractDocx(content);
  return identifier ? withIdentifier(new WordFile(bytes), identifier).toBytes().slice() : bytes;
});
