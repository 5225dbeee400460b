import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { withIdentifier } from "@/lib/documents/word/identifier";
import { withComments } from "@/lib/documents/word/new-comments";
import { WordFile } from "@/lib/documents/word/word-file";
import type { ExportContent } from "./exporting";
import { answerTasks } from "./worker-answer";

answerTasks(async ({ identifier, comments = [], ...content }: ExportContent) => {
  const bytes = await renderContractDocx(content);
  if (!identifier) return bytes;
  const file = withComments(new WordFile(bytes), content.html, comments);
  return withIdentifier(file, identifier).toBytes().slice();
});
