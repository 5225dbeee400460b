import { AlignmentType, Footer, Header, PageNumber, Paragraph, TextRun, type IRunOptions } from "docx";
import { contractFileWords } from "@/lib/copy/contract-file";
import type { Language } from "@/lib/copy/languages";

/** The contract's name at the head of each page. */
export function headOf(name: string): Header {
  return new Header({ children: [quiet([name], AlignmentType.LEFT)] });
}

/** Which page it is, of how many. */
export function footOf(language: Language): Footer {
  return new Footer({ children: [quiet(pageNumberParts(language), AlignmentType.CENTER)] });
}

function quiet(
  children: NonNullable<IRunOptions["children"]>,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
): Paragraph {
  return new Paragraph({ alignment, children: [new TextRun({ size: 16, color: "6B7280", children })] });
}

/** The dictionary's words for a page, its numbers replaced by Word's own counting. */
function pageNumberParts(language: Language): NonNullable<IRunOptions["children"]> {
  const [number, total] = ["\ue000", "\ue001"];
  const parts = contractFileWords(language)
    .page(number, total)
    .split(/([\ue000\ue001])/u);
  return parts.map((part) => (part === number ? PageNumber.CURRENT : part === total ? PageNumber.TOTAL_PAGES : part));
}
