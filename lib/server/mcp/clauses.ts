import { readClauseLabel } from "@/lib/documents/numbering/clause-label";

type Clause = { number: string; content: string; start: number; end: number };

/** A text's paragraphs in order, each with its clause number; '' where it has none. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  for (let start = 0; start < text.length;) {
    const line = text.indexOf("\n", start);
    const end = line < 0 ? text.length : line;
    const content = text.slice(start, end);
    if (content.trim() !== "")
      clauses.push({ number: bare(readClauseLabel(content)?.text ?? ""), content, start, end });
    start = end + 1;
  }
  return clauses;
}

/** `7.2` of `7.2. `: as people name a clause. */
export const bare = (label: string): string => label.trim().replace(/[.)]+$/u, "");
