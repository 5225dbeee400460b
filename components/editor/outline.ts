/** Reports the clauses of an editor's text, and where they are on the page. */
import { mergeRegister, type LexicalEditor } from "lexical";
import { $textBlocks } from "@/components/editor/html/html-sync";
import { $textOfLeaf, Gap } from "@/components/editor/html/inline-sync";
import { $isPageMarkNode } from "@/components/editor/html/page-mark-node";
import { scheduleNamed } from "@/lib/documents/numbering/schedule-name";
import { isSchedule, titleOfSchedule, underSchedules } from "./outline-schedules";
import { isTitle, titleText } from "@/lib/engine/text/headings";
import { ITEM_DEPTH, numberingAt } from "@/lib/engine/text/numbering";

/** Quiet time after an edit before clauses are searched again. */
const QUIET_MS = 600;

/** Called at once and whenever the clauses change. @returns a function to stop. */
export function registerOutline(editor: LexicalEditor, onClauses: (clauses: readonly Clause[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = "";
  const tell = () => {
    const clauses = editor.read($clauses);
    const now = JSON.stringify(clauses);
    if (now !== known) onClauses(clauses);
    known = now;
  };
  tell();
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
  });
  return mergeRegister(stop, () => clearTimeout(timer));
}

function $clauses(): Clause[] {
  let start = 0;
  const lines = $textBlocks().map(({ shell, node, leaves }) => {
    const text = leaves.map($textOfLeaf).join("");
    const line = {
      key: node.getKey(),
      text: shell.kind === "row" ? "" : text, // a cell is not a clause
      start,
      headingLevel: shell.kind === "heading" ? shell.level : null,
      pages: $pageBreaks(leaves),
    };
    start += text.length + 1;
    return line;
  });
  return findClauses(withPages(lines));
}

type Leaves = ReturnType<typeof $textBlocks>[number]["leaves"];

/** The pages of the original that begin in a block: before its first word, and the last one within it. */
function $pageBreaks(leaves: Leaves): PageBreaks {
  let before: number | null = null;
  let last: number | null = null;
  let hasWords = false;
  for (const leaf of leaves) {
    if (!(leaf instanceof Gap) && $isPageMarkNode(leaf)) last = leaf.getPage();
    else hasWords ||= $textOfLeaf(leaf).trim() !== "";
    if (!hasWords) before = last;
  }
  return { before, last };
}

// The clauses of a contract, for the outline beside the text.

type PageBreaks = { before: number | null; last: number | null };
/** A block of the text: its words, their start in the plain text, and its level if it is a heading. */
type OutlineLine = { key: string; text: string; start: number; headingLevel: number | null; page?: number | null };

/**
 * A clause by its number and title; `start` is an offset of the plain text, `depth` 1 to 3; `page`: of the
 * original, null for a text without pages.
 */
export type Clause = { key: string; number: string; title: string; start: number; depth: number; page: number | null };

/** Gives each block the page of the original that its first word is on; before the first mark it is the page before. */
export function withPages<T extends { pages: PageBreaks }>(lines: readonly T[]): (T & { page: number | null })[] {
  const first = lines.find(({ pages }) => pages.last !== null)?.pages;
  const firstPage = first?.before ?? first?.last ?? null;
  let page = firstPage === null ? null : Math.max(1, firstPage - 1);
  return lines.map((line) => {
    const paged = { ...line, page: line.pages.before ?? page };
    page = line.pages.last ?? page;
    return paged;
  });
}

/** More would no longer be an overview. */
const MOST_CLAUSES = 400;
const MOST_TITLE_CHARS = 90;
const DEEPEST = 3;
/** A list of terms with the clauses that define them: 'VAT 7.3.2'. */
const ENTRY_OF_INDEX = /^\S+(?: \S+){0,5} \d+(?:\.\d+)+\.?$/u;
/** A word for the number, and a title, all in capitals and without figures. */
const CAPITALS_OF_TWO = /^\p{Lu}{2,12}\. \p{Lu}{2}[^\d.;:]*\.?$/u;
/** 'Buyer:', before that party's address or signature: what it is called, and no title of a clause. */
const PARTY_LABEL = new RegExp(
  `^(?:the )?(?:${[
    "buyer|seller|purchaser|vendor|supplier|customer|client|contractor|consultant|provider|lender|borrower|sponsor",
    "landlord|tenant|less(?:or|ee)|licens(?:or|ee)|employ(?:er|ee)|party [ab\\d]|parties",
    "заказчик|исполнитель|подрядчик|покупатель|продавец|поставщик|арендатор|арендодатель|работник|работодатель",
    "лицензиар|лицензиат|за[её]мщик|займодавец|сторон[аы](?: [12аб])?",
    "захиалагч|гүйцэтгэгч|худалдан авагч|худалдагч|нийлүүлэгч|түрээслэгч|түрээслүүлэгч|зээлдэгч|зээлдүүлэгч",
    "ажил олгогч|ажилтан|зөвлөх|тал(?:ууд)?|нэгдүгээр тал|хоёрдугаар тал",
  ].join("|")}):$`,
  "iu",
);
/** 'Ф', before a signature, is no title. */
const LETTERS = /\p{L}[^\p{L}]*\p{L}/u;
/** A firm's name, two signatures beside each other, a line to fill in, or what leads to the text: no titles. */
const NO_TITLE =
  /[\p{L}"”»] (?:llc|llp|inc|ltd|limited|corp|plc|gmbh|b\.v|t?хк|ххк|төххк)\.?$|\S(?: \| | {3,}|\t)\S|__|\bas follows\b/iu;
/** The number under which a register keeps the contract: 'Exhibit 10.25', before its title. */
const REGISTER_NUMBER = /^(?:exhibit|ex\.) \d{1,3}\.\d{1,3}\.? */iu;
/** 'A. What is ordered': a part, and no item. */
const PART = /^\p{Lu}\. /u;
/** '- DEFINITIONS 1.1 In this Agreement': the title before the first clause in its paragraph. */
const BEFORE_CLAUSE = /^[^\p{Ll}.;]{4,90}?(?= \d{1,2}\.\d{1,2} )/u;
/** The most that may precede a title in its paragraph, or be a title. */
const OPENING_CHARS = 220;

/** Headings, and numbered paragraphs that start with a title, in text order. */
export function findClauses(lines: readonly OutlineLine[]): Clause[] {
  const clauses: Clause[] = [];
  let above: Clause | null = null;
  for (const line of lines) {
    if (clauses.length === MOST_CLAUSES) break;
    const clause = toClause(line);
    // 'ANNUAL', and 'PAYMENT' in the next line
    if (clause && above && isWord(clause) && isWord(above)) above.title += ` ${clause.title}`;
    else if (clause) clauses.push(clause);
    above = clause;
  }
  return underSchedules(withoutStrays(withoutInitials(clauses), lines));
}

/** 'A. What is ordered' begins a series of parts; 'T. Hollerbach, managing director' signs. */
function withoutInitials(clauses: readonly Clause[]): Clause[] {
  const seen = new Set<string>();
  return clauses.filter(({ number }) => {
    if (!/^\p{Lu}$/u.test(number)) return true;
    const isNext = FIRST_LETTERS.has(number) || seen.has(String.fromCharCode(number.charCodeAt(0) - 1));
    if (isNext) seen.add(number);
    return isNext;
  });
}
const FIRST_LETTERS = new Set(["A", "А", "I"]); // Latin, Cyrillic, and the Roman one

const isWord = ({ number, title }: Clause) => number === "" && !title.includes(" ");

/** So many numbered paragraphs are a rule of which titles are the exception. */
const MANY_NUMBERED = 12;
const RARELY = 1 / 6;

/**
 * Where the clauses of a text stand under titles of their own and have none themselves, two that happen to begin with
 * one say nothing of where the others are.
 */
function withoutStrays(clauses: readonly Clause[], lines: readonly OutlineLine[]): Clause[] {
  const numbered = lines.flatMap(({ text }) => numberingAt(text.trim()) ?? []).filter(isInFigures);
  const isRare = (depth: number) => {
    const titled = clauses.filter((one) => one.depth === depth && isInFigures(one));
    return titled.length * LEAST_TITLED < numbered.filter((one) => one.depth === depth).length;
  };
  const rare = [2, DEEPEST].filter(isRare);
  return withoutRareTitles(
    clauses.filter((one) => !rare.includes(one.depth) || !isInFigures(one)),
    lines,
  );
}

/** '5.3', not 'B6'. */
const isInFigures = ({ number }: { number: string }) => /^\d/u.test(number);

/** Of the clauses of one depth, one in so many has a title at least; else those that have one are exceptions. */
const LEAST_TITLED = 3;

function withoutRareTitles(clauses: readonly Clause[], lines: readonly OutlineLine[]): Clause[] {
  const isPlain = ({ number, depth }: Clause) => number !== "" && !isSchedule(number) && depth === 1;
  const sections = clauses.filter((clause) => !isPlain(clause));
  const titled = clauses.length - sections.length;
  const numbered = lines.filter(({ text }) => numberingAt(text.trim())?.depth === 1).length;
  const areStrays = sections.length > titled && numbered >= MANY_NUMBERED && titled < numbered * RARELY;
  return areStrays ? sections : [...clauses];
}

function toClause({ key, text, start, headingLevel, page = null }: OutlineLine): Clause | null {
  const whole = text.replace(/\s+/gu, " ").trim().replace(REGISTER_NUMBER, "");
  const numbering = clauseNumber(whole);
  const schedule = scheduleNamed(whole);
  if (schedule !== null)
    return { key, number: schedule, title: shortened(titleOfSchedule(whole)), start, depth: 1, page };
  if (whole === "" || (numbering === null && NO_TITLE.test(text.trim()))) return null;
  const opening = headingLevel === null ? titleAtStart(whole, numbering) : wholeHeading(whole);
  if (opening === null || PARTY_LABEL.test(opening.slice(numbering?.length ?? 0).trim())) return null;
  const title = titleText(opening, numbering).replace(/^[-–—] /u, "") || opening;
  if (numbering === null && LETTERS.exec(title) === null) return null;
  const number = numbering?.number ?? "";
  return { key, number, title: shortened(title), start, depth: toDepth(numbering), page };
}

function shortened(title: string): string {
  return title.length > MOST_TITLE_CHARS ? `${title.slice(0, MOST_TITLE_CHARS).trimEnd()}…` : title;
}

function toDepth(numbering: ReturnType<typeof numberingAt>): number {
  return Math.min(DEEPEST, numbering && numbering.depth < ITEM_DEPTH ? numbering.depth : 1);
}

function clauseNumber(whole: string): ReturnType<typeof numberingAt> {
  const found = numberingAt(whole);
  return found && PART.test(whole) ? { ...found, number: found.number.toUpperCase(), depth: 1 } : found;
}

/** Null where some file made a heading of a whole sentence. */
function wholeHeading(heading: string): string | null {
  return /\p{Ll}\.$/u.test(heading) && heading.split(" ").length > MOST_TITLE_WORDS ? null : heading;
}

const MOST_TITLE_WORDS = 9;

/** The title a paragraph starts with, including its number; null if none. */
function titleAtStart(paragraph: string, numbering: ReturnType<typeof numberingAt>): string | null {
  if (numbering?.depth === ITEM_DEPTH || ENTRY_OF_INDEX.test(paragraph)) return null;
  // 'ONE. WHAT WE AGREE': all of a short line in capitals is the title, not its first sentence.
  const isInCapitals = numbering === null && paragraph === paragraph.toUpperCase();
  if (isInCapitals && paragraph.length <= MOST_TITLE_CHARS && CAPITALS_OF_TWO.test(paragraph)) return paragraph;
  const opening = readOpening(paragraph, numbering?.length ?? 0);
  if (PART.test(paragraph))
    return paragraph.length <= MOST_TITLE_CHARS && !/[.;,]$/u.test(paragraph) ? paragraph : null;
  if (!isTitle(opening, { numbering, opens: true, alone: opening.length === paragraph.length })) return null;
  // Without a number, capitalised words may as well be a name.
  return numbering === null && paragraph !== paragraph.toUpperCase() ? null : opening;
}

/** The first sentence after the number, with it. */
function readOpening(text: string, numberLength: number): string {
  const rest = text.slice(numberLength, OPENING_CHARS);
  const title = numberLength === 0 ? null : BEFORE_CLAUSE.exec(rest);
  if (title) return text.slice(0, numberLength + title[0].length);
  const end = /[.:](?=\s)/u.exec(rest);
  return end ? text.slice(0, numberLength + end.index + 1) : text;
}
