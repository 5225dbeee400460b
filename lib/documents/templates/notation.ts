import { paragraph, type Alignment, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { mongolianOrdinal } from "./written-values";

/**
 * Reads the notation of our own templates, one line per block: `# ` is the title, `## ` a clause heading, `> ` and `>>
 * ` one and two indent steps, `**…**` bold. Applied only to templates, before values are filled in, so that values may
 * contain these characters.
 */
export function blocksFromNotation(notation: string): Block[] {
  return notation
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(parseBlock);
}

function parseBlock(line: string): Block {
  const [, sign = "", text = ""] = /^(#{1,2}|>{1,2})?\s*(.*)$/u.exec(line) ?? [];
  if (sign === "#") return { kind: "heading", level: 1, align: "center" satisfies Alignment, inlines: parseRuns(text) };
  if (sign === "##") return { kind: "heading", level: 2, inlines: parseRuns(text) };
  return { ...paragraph("", sign.length), inlines: parseRuns(text) };
}

function parseRuns(text: string): TextRun[] {
  const runs = text.split("**").map((part, index): TextRun => ({ text: part, marks: index % 2 === 1 ? ["bold"] : [] }));
  return runs.filter((run) => run.text !== "");
}

const HEADING = /^##\s+(?:@(\w+)\s+)?(.+)$/u;
const CLAUSE = /^-\s+(?:@(\w+)\s+)?(.+)$/u;
const UNNUMBERED = /^###\s+/u;
const REFERENCE = /\{@(\w+)( дугаар)?\}/gu;

/**
 * Reads the same notation with numbering: `## ` opens clause 1, 2, …, `- ` is its next 1.1, 1.2, …, and `### ` a
 * heading without a number. `{@key}` refers to the clause that begins with `@key`, so that no reference outlives its
 * clause; `{@key дугаар}` is the Mongolian ordinal.
 * @throws Error for an unknown or duplicate key: our own text is wrong
 */
export function blocksFromClauses(text: string): Block[] {
  const numbers = new Map<string, string>();
  let [section, clause] = [0, 0];
  const keep = (key: string | undefined, number: string) => {
    if (key !== undefined && numbers.has(key)) throw new Error(`clause ${key} is there twice`);
    if (key !== undefined) numbers.set(key, number);
    return number;
  };
  const lines = text.split("\n").map((line) => {
    const [, headingKey, heading] = HEADING.exec(line) ?? [];
    if (heading !== undefined) {
      [section, clause] = [section + 1, 0];
      return `## ${keep(headingKey, String(section))}. ${heading}`;
    }
    const [, clauseKey, words] = CLAUSE.exec(line) ?? [];
    if (words === undefined) return line.replace(UNNUMBERED, "## ");
    clause += 1;
    return `${keep(clauseKey, `${section}.${clause}`)} ${words}`;
  });
  return blocksFromNotation(
    lines.join("\n").replace(REFERENCE, (_, key: string, ordinal: string | undefined) => {
      const number = clauseNumber(key, numbers);
      return ordinal === undefined ? number : `${number} ${mongolianOrdinal(Number(number))}`;
    }),
  );
}

function clauseNumber(key: string, numbers: ReadonlyMap<string, string>): string {
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`no clause ${key}`);
  return number;
}

/** A party as a text names it: its role, and the prefix of its fields. `signsAlone`: a person nobody represents. */
export type TextParty = { role: string; field: string; signsAlone?: boolean };
