import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type Table,
  type ILevelsOptions,
  type IParagraphOptions,
  Footer,
  Header,
  PageNumber,
  TextRun,
  type IRunOptions,
} from "docx";
import type { Language } from "@/lib/copy/languages";
import { LIST_LEVELS } from "@/lib/documents/numbering/list-counter";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import {
  ITEM_HANGING_TWIPS,
  ITEM_STEP_TWIPS,
  levelOfItem,
  withoutNumber,
  withWrittenNumbers,
} from "@/lib/documents/numbering/written-numbers";
import { blockText, INDENT_PX, isPageMark, type Block, type RowBlock } from "@/lib/documents/richtext/blocks";
import { cleanCharacters, writtenIn } from "@/lib/documents/richtext/characters";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { tableAt } from "@/lib/documents/richtext/rows";
import { contractFileWords } from "@/lib/copy/contract-file";
import { keptWithNext } from "./signature-blocks";
import { styleFor } from "./typography";
import {
  wordLists,
  type WordLists,
  toDocxTable,
  ALIGNMENT,
  toRunOptions,
  toDocxRuns,
  TWIPS_PER_POINT,
} from "./word-blocks";

const FONT = "Arial"; // on every machine with a word processor, with Russian and Mongolian letters
const INDENT_TWIPS = INDENT_PX * 0.75 * TWIPS_PER_POINT;
const MARGIN_TWIPS = 1440;
const BULLETS = "bullets";
const HEADING = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
  6: HeadingLevel.HEADING_6,
} as const;
/** For Word's spelling check. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ru: "ru-RU", mn: "mn-MN" };
const LEVELS = Array.from({ length: LIST_LEVELS }, (_, level) => level);

/**
 * Renders a version of a contract as an A4 Word document: headings, marks, lists, clause numbers that Word counts,
 * indents, alignment, the contract's name in the header and page numbers in the footer. Source: B-11.12, B-11.22.
 * @param input `html` is canonical HTML; `language` is for the footer; `written` is its text with the numbers to count,
 * if not all that can be.
 * @returns the bytes of the file. Never fails because of the text.
 */
export async function renderContractDocx(input: {
  name: string;
  html: string;
  language: Language;
  written?: readonly Block[];
}): Promise<Uint8Array<ArrayBuffer>> {
  const name = cleanCharacters(input.name);
  const blocks = blocksFromHtml(input.html);
  const written = input.written ?? withWrittenNumbers(blocks);
  const lists = wordLists(written, blocks);
  const language = { value: LOCALES[writtenIn(blocks.map(blockText).join("\n"))] };
  const document = new Document({
    title: name,
    creator: "",
    styles: { default: { document: { run: { font: FONT, size: 21, language } }, ...headingStyles() } },
    numbering: { config: [{ reference: BULLETS, levels: bulletLevels() }, ...lists.config] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: MARGIN_TWIPS, bottom: MARGIN_TWIPS, left: MARGIN_TWIPS, right: MARGIN_TWIPS },
          },
        },
        headers: { default: makeHeader(name) },
        footers: { default: makeFooter(input.language) },
        children: toDocxChildren(blocks, written, lists),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** Paragraphs and tables; the words of `written` are those of `blocks` after their numbers. */
function toDocxChildren(blocks: readonly Block[], written: readonly Block[], lists: WordLists): (Paragraph | Table)[] {
  const kept = keptWithNext(blocks);
  return blocks.flatMap((block, index) => {
    if (block.kind === "row") {
      const rows = tableAt(blocks, index);
      return rows ? toDocxTable(rows) : [];
    }
    const shown = written[index] ?? block;
    return [
      new Paragraph({
        ...toParagraphOptions(block),
        ...toPlaceOptions(block),
        ...(kept.has(index) ? { keepNext: true } : {}),
        ...lists.findListPlace(shown, block, toIndent(block)),
        ...markLook(shown),
        children: withoutNumber(shown).inlines.flatMap((inline) => (isPageMark(inline) ? [] : toDocxRuns(inline))),
      }),
    ];
  });
}

/** The look of a counted number, which Word takes from the paragraph mark. */
function markLook(block: Block): IParagraphOptions {
  const run = findNumber(block);
  return run && run.marks.length > 0 ? { run: toRunOptions(run) } : {};
}

function toParagraphOptions(block: Block): IParagraphOptions {
  const { before, after } = styleFor(block);
  return {
    spacing: { before: before * TWIPS_PER_POINT, after: after * TWIPS_PER_POINT, line: 300 },
    ...(block.align ? { alignment: ALIGNMENT[block.align] } : {}),
  };
}

/** Makes the paragraph a heading, a bulleted item, or indented text. */
function toPlaceOptions(block: Exclude<Block, RowBlock>): IParagraphOptions {
  if (block.kind === "heading") return { heading: HEADING[block.level], keepNext: true };
  if (block.kind === "item")
    return block.list === "bullet" ? { numbering: { reference: BULLETS, level: levelOfItem(block) } } : {};
  return block.indent > 0 ? { indent: { left: toIndent(block) } } : {};
}

function toIndent(block: Block): number {
  return block.kind === "paragraph" ? block.indent * INDENT_TWIPS : 0;
}

function headingStyles() {
  const style = (level: keyof typeof HEADING) => {
    const { size } = styleFor({ kind: "heading", level, inlines: [] });
    return { run: { font: FONT, bold: true, size: size * 2, color: "16181D" } };
  };
  return {
    heading1: style(1),
    heading2: style(2),
    heading3: style(3),
    heading4: style(4),
    heading5: style(5),
    heading6: style(6),
  };
}

function bulletLevels(): ILevelsOptions[] {
  const bullets = ["\u2022", "\u25e6", "\u25aa"];
  return LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: bullets[level % bullets.length] ?? "\u2022",
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: (level + 1) * ITEM_STEP_TWIPS, hanging: ITEM_HANGING_TWIPS } } },
  }));
}

/** The contract's name in each page's header. */
function makeHeader(name: string): Header {
  return new Header({ children: [quiet([name], AlignmentType.LEFT)] });
}

/** Page number and page count. */
function makeFooter(language: Language): Footer {
  return new Footer({ children: [quiet(pageNumberParts(language), AlignmentType.CENTER)] });
}

function quiet(
  children: NonNullable<IRunOptions["children"]>,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
): Paragraph {
  return new Paragraph({ alignment, children: [new TextRun({ size: 16, color: "6B7280", children })] });
}

/** The dictionary's page wording, with Word's own counts for its numbers. */
function pageNumberParts(language: Language): NonNullable<IRunOptions["children"]> {
  const [number, total] = ["\ue000", "\ue001"];
  const parts = contractFileWords(language)
    .page(number, total)
    .split(/([\ue000\ue001])/u);
  return parts.map((part) => (part === number ? PageNumber.CURRENT : part === total ? PageNumber.TOTAL_PAGES : part));
}
