/** One small contract as a Word file, its clauses numbered in every way that contracts are. */
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, listed, p, row, table } from "../documents/extraction/docx-fixture";
import { instance, level, list, numberedFile } from "../documents/numbering/numbered-fixture";

/** An article's number and its clauses', by counting from 1; null: it has none. */
type Typed = { article: (n: number) => string | null; clause: (n: number, k: number) => string | null };
type Automatic = { levels: string[] };
/** `next`: the number of a clause that comes to the general article, or of an article behind the last. */
export type Style = { name: string; next: string; number: Typed | Automatic };

/** Whether the clauses of its articles have numbers, so that another can stand among them. */
export function hasNumberedClauses({ number }: Style): boolean {
  return "levels" in number ? number.levels.length > 1 : number.clause(1, 1) !== null;
}

const words: Record<string, string[]> = {
  Services: ["The Supplier maintains the lifts of the Customer.", "The Supplier answers calls in four hours."],
  Payment: ["The Customer pays within thirty days.", "Late sums bear interest of five percent a year."],
  "General provisions": ["Notices are given in writing.", "The laws of Norway apply."],
};
const MN = ["дүгээр", "дугаар", "дугаар", "дүгээр"];
const ROMAN = ["I", "II", "III", "IV"];

const automatic = (name: string, next: string, ...levels: string[]): Style => ({ name, next, number: { levels } });
const typed = (name: string, next: string, article: Typed["article"], clause: Typed["clause"]): Style => ({
  name,
  next,
  number: { article, clause },
});

export const STYLES: readonly Style[] = [
  automatic("decimal, of two levels", "3.3 ", level(0, "decimal", "%1."), level(1, "decimal", "%1.%2")),
  automatic("decimal with full stops", "3.3. ", level(0, "decimal", "%1."), level(1, "decimal", "%1.%2.")),
  automatic(
    "articles and sections",
    "Section 3.3 ",
    level(0, "decimal", "Article %1"),
    level(1, "decimal", "Section %1.%2"),
  ),
  automatic("capital letters", "D. ", level(0, "upperLetter", "%1.")),
  automatic("Roman numbers", "IV. ", level(0, "upperRoman", "%1.")),
  automatic("Russian letters", "г) ", level(0, "russianLower", "%1)")),
  automatic("decimal and letters", "(c) ", level(0, "decimal", "%1."), level(1, "lowerLetter", "(%2)")),
  automatic("bullets", "", level(0, "bullet", "•")),
  typed(
    "typed decimal",
    "3.3 ",
    (n) => `${n}. `,
    (n, k) => `${n}.${k} `,
  ),
  typed(
    "typed decimal with full stops",
    "3.3. ",
    (n) => `${n}. `,
    (n, k) => `${n}.${k}. `,
  ),
  typed(
    "typed with brackets",
    "4) ",
    (n) => `${n}) `,
    () => null,
  ),
  typed(
    "typed in Russian",
    "3.3. ",
    (n) => `Статья ${n}. `,
    (n, k) => `${n}.${k}. `,
  ),
  typed(
    "typed Russian articles",
    "Статья 4. ",
    (n) => `Статья ${n}. `,
    () => null,
  ),
  typed(
    "typed in Mongolian",
    "3.3 дугаар зүйл ",
    (n) => `${n} ${MN[n - 1]} бүлэг. `,
    (n, k) => `${n}.${k} ${MN[k - 1]} зүйл `,
  ),
  typed(
    "typed Mongolian articles",
    "4 дүгээр зүйл. ",
    (n) => `${n} ${MN[n - 1]} зүйл. `,
    () => null,
  ),
  typed(
    "typed Roman numbers",
    "IV. ",
    (n) => `${ROMAN[n - 1]}. `,
    () => null,
  ),
  typed(
    "typed, clauses alone",
    "3.3 ",
    () => null,
    (n, k) => `${n}.${k} `,
  ),
  typed(
    "no numbers",
    "",
    () => null,
    () => null,
  ),
];

const SIGNATURES = p("Signed by the parties:") + p("Supplier: ______________") + p("Customer: ______________");
const ANNEX = p("Annex 1") + table(row(cell(p("Lift")), cell(p("Price"))), row(cell(p("North")), cell(p("120 euros"))));

/** The contract's text as HTML: head, three articles, signatures and an annex; a list within the first article. */
export function contractIn({ number }: Style): string {
  const body = Object.entries(words).map(([title, clauses], index) => {
    const parts = clauses.map((text, at) => makeClause(number, text, { article: index + 1, clause: at + 1 }));
    return (
      makeArticle(number, title, index + 1) + parts.join(index === 0 ? p("- every month; and") + p("- at night.") : "")
    );
  });
  const numbering =
    "levels" in number
      ? list(0, ...number.levels) + instance(1, 0)
      : list(0, level(0, "decimal", "%1.")) + instance(1, 0);
  const file = numberedFile(p("SERVICE AGREEMENT") + body.join("") + SIGNATURES + ANNEX, numbering);
  return htmlFromBlocks(new WordFile(file).blocks.map(withoutSource));
}

function makeArticle(number: Style["number"], title: string, n: number): string {
  return "levels" in number ? listed(title, 0) : p(`${number.article(n) ?? ""}${title}`);
}

function makeClause(number: Style["number"], text: string, at: { article: number; clause: number }): string {
  if ("levels" in number) return number.levels.length > 1 ? listed(text, 1) : p(text);
  return p(`${number.clause(at.article, at.clause) ?? ""}${text}`);
}
