import { extractText, getDocumentProxy } from "unpdf";
import { contractFile } from "@/lib/copy/en/contract-file";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

/** The text of each page as a reader copies it. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: false });
  return text;
}

/**
 * The contract's own text out of the PDF: what `pageTexts` gives, without the words at the head and foot of each page.
 */
export async function copiedText(
  pdf: Uint8Array,
  { name, versionNumber }: { name: string; versionNumber: number },
): Promise<string> {
  const pages = await pageTexts(pdf);
  const own = pages.map((text, index) => {
    const furniture = `${name}${contractFile.version(versionNumber)}${contractFile.page(String(index + 1), String(pages.length))}`;
    const bare = furniture.replace(/\s/gu, "");
    return withoutEnd(text, bare);
  });
  return normalized(own.join("\n"));
}

/** The editor's text of the same HTML. */
export function editorText(html: string): string {
  return normalized(toPlainText(blocksFromHtml(html)).text);
}

export const normalized = (text: string) => text.replace(/\s+/gu, " ").trim();

/** Cuts `end` (without white space) off the end of the text, however the reader spaced it. */
function withoutEnd(text: string, end: string): string {
  let cut = text.length;
  for (let left = end.length; left > 0; cut -= 1) {
    const character = text[cut - 1];
    if (character === undefined) throw new Error(`page does not end with ${end}`);
    if (/\s/u.test(character)) continue;
    left -= 1;
    if (character !== end[left]) throw new Error(`page does not end with ${end} but with ${text.slice(-80)}`);
  }
  return text.slice(0, cut);
}
