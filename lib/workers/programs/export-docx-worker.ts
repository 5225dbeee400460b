import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { withIdentifier } from "@/lib/word/identifier";
import { withComments } from "@/lib/word/new-comments";
import { heldIn } from "@/lib/word/own-numbers";
import { WordFile } from "@/lib/word/file/word-file";
import type { ExportContent } from "../exporting";
import { answerTasks } from "../threads/worker-answer";

answerTasks(async ({ identifier, comments = [], until, ...content }: ExportContent) => {
  const written = until === undefined ? {} : { written: heldIn(numbered(until), numbered(content.html)) };
  const bytes = await renderContractDocx({ ...content, ...written });
  if (!identifier) return bytes;
  const file = withComments(new WordFile(bytes), content.html, comments);
  return withIdentifier(file, identifier).toBytes().slice();
});

const numbered = (html: string) => withWrittenNumbers(blocksFromHtml(html));
