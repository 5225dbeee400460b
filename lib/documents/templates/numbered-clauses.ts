import { blocksFromNotation } from "./notation";
import { mongolianOrdinal } from "./written-values";
import type { Block } from "@/lib/documents/richtext/blocks";

const HEADING = /^##\s+(?:@(\w+)\s+)?(.+)$/u;
const CLAUSE = /^-\s+(?:@(\w+)\s+)?(.+)$/u;
const UNNUMBERED = /^###\s+/u;
const REFERENCE = /\{@(\w+)( дугаар)?\}/gu;

/**
 * Reads the notation of `notation.ts` with numbers of its own: `## ` opens clause 1, 2, …, `- ` is its next 1.1, 1.2,
 * …, and `### ` a heading without a number. A clause that begins with `@key` is referred to as `{@key}`, so that no
 * reference outlives its clause; `{@key дугаар}` is the Mongolian ordinal.
 * @throws Error for a reference to a key that isn't there, or a key given twice: our own text is wrong
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
      const number = numberOf(key, numbers);
      return ordinal === undefined ? number : `${number} ${mongolianOrdinal(Number(number))}`;
    }),
  );
}

function numberOf(key: string, numbers: ReadonlyMap<string, string>): string {
  const number = numbers.get(key);
  if (number === undefined) throw new Error(`no clause ${key}`);
  return number;
}
