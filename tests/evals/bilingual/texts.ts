import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@/lib/copy/languages";

/** A passage that may be changed on one side: '{40|45|n}' says 40, changed 45, and that it is a number. */
export type Mark = { was: string; is: string; kind: string };
type MarkedClause = Readonly<Record<Language, readonly (string | Mark)[]>>;
/** One contract in three languages, clause by clause. `isHeldBack`: its rules were written without looking at it. */
export type MarkedContract = { name: string; isHeldBack: boolean; clauses: readonly MarkedClause[] };

const FOLDERS = [
  { name: "texts", isHeldBack: false },
  { name: "later", isHeldBack: true },
];
const MARK = /\{([^{}|]*)\|([^{}|]*)\|(\w)\}/u;

/** The contracts of this folder, each written in three languages before the rules that read them. */
export function markedContracts(): MarkedContract[] {
  return FOLDERS.flatMap(({ name: folder, isHeldBack }) => {
    const where = path.join(import.meta.dirname, folder);
    return readdirSync(where)
      .filter((file) => file.endsWith(".txt"))
      .sort()
      .map((file) => ({
        name: file.replace(/\.txt$/u, ""),
        isHeldBack,
        clauses: parseClauses(readFileSync(path.join(where, file), "utf8")),
      }));
  });
}

function parseClauses(text: string): MarkedClause[] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => {
      const lines = block.split("\n");
      const line = (language: Language) =>
        parseMarks(lines.find((one) => one.startsWith(`${language}|`))?.slice(4) ?? "");
      return { en: line("en"), mn: line("mn"), ru: line("ru") };
    });
}

function parseMarks(line: string): (string | Mark)[] {
  const parts: (string | Mark)[] = [];
  let rest = line;
  for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
    const [whole, was = "", is = "", kind = ""] = match;
    parts.push(rest.slice(0, match.index), { was, is, kind });
    rest = rest.slice(match.index + whole.length);
  }
  return [...parts, rest];
}

/** A clause as it reads, with one of its marks changed. */
export function wordsOf(parts: readonly (string | Mark)[], changed?: Mark): string {
  return parts.map((part) => (typeof part === "string" ? part : part === changed ? part.is : part.was)).join("");
}

export const marksIn = (parts: readonly (string | Mark)[]): Mark[] =>
  parts.filter((part): part is Mark => typeof part !== "string");
