/** A summary as it came, as lines that stand beside a table of facts. Pure. Source: B-12.10. */
import type { FactDto } from "@/lib/assistant/review-schema";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { SummaryFact } from "@/lib/copy/summary-facts";
import type { Basis } from "@/lib/engine/port";
import type { FactKind } from "@/lib/engine/review/fact";
import type { Part } from "../conversation";

/** One statement with the passages it rests on; `rest` is what the engine said after them. */
export type SummaryLine = {
  text: string;
  basis: Basis | undefined;
  about: SummaryFact | undefined;
  passages: readonly FindItemDto[];
  rest: string;
};

/** Lines that the table of facts says as well, and better. What is paid and how it may end are told in clauses. */
const SAID_BY: Partial<Record<SummaryFact, readonly FactKind[]>> = {
  parties: ["parties"],
  date: ["agreement_date", "effective_date"],
  term: ["term", "expiration_date"],
  law: ["governing_law"],
  courts: ["dispute_resolution"],
};

/** The title that a summary begins with, '' where it has none, and its lines. */
export function summaryOf(parts: readonly Part[]): { title: string; lines: readonly SummaryLine[] } {
  const lines = parts.reduce<readonly SummaryLine[]>(withPart, []);
  const [first, ...others] = lines;
  if (!first) return { title: "", lines };
  const paragraphs = first.text.split(/\n\s*\n/u);
  // Until its first fact is known, a built-in summary is its title alone, and another's words are all its own.
  if (first.about === undefined || paragraphs.length < 2) return { title: "", lines };
  const text = paragraphs.at(-1) ?? "";
  return { title: paragraphs.slice(0, -1).join("\n\n"), lines: [{ ...first, text }, ...others] };
}

function withPart(lines: readonly SummaryLine[], part: Part): readonly SummaryLine[] {
  const last = lines.at(-1);
  if (part.kind === "passages")
    return last ? [...lines.slice(0, -1), { ...last, passages: [...last.passages, ...part.passages] }] : lines;
  const text = part.text.trim();
  if (text === "") return lines;
  if (last && part.basis === undefined && !part.text.startsWith("\n\n"))
    return [...lines.slice(0, -1), { ...last, rest: `${last.rest} ${text}`.trim() }];
  return [...lines, { text, basis: part.basis, about: part.about, passages: [], rest: "" }];
}

/** The lines without those that the table says, and without obligations where they are listed by party. */
export function linesBeside(
  lines: readonly SummaryLine[],
  shown: { facts: readonly FactDto[]; areObligationsListed: boolean },
): readonly SummaryLine[] {
  const kinds = new Set(shown.facts.map(({ kind }) => kind));
  return lines.filter(({ about }) => {
    if (about === undefined) return true;
    if (about === "obligations") return !shown.areObligationsListed;
    return !SAID_BY[about]?.some((kind) => kinds.has(kind));
  });
}

/** A fact is stated too where a stated line on the same says its very words. */
export function basisOf(fact: FactDto, lines: readonly SummaryLine[]): Basis {
  const isStated = lines.some(
    ({ basis, about, text }) =>
      basis === "stated" &&
      about !== undefined &&
      SAID_BY[about]?.includes(fact.kind) === true &&
      text.includes(fact.value),
  );
  return isStated ? "stated" : fact.basis;
}
