import { clausesFor } from "@/lib/engine/ask/answer";
import type { FactKind } from "@/lib/engine/review/fact";
import { reviewWhole } from "@/lib/engine/review/whole";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce, type Reading } from "@/lib/engine/text/reading";

export function readingOf(text: string): Reading {
  return readOnce({ text, pages: [{ start: 0, page: 1 }], contractName: "", contractType: "" });
}

/** The facts of a kind, in order, with how sure each is. */
export function factsIn(text: string, kind: FactKind): string[] {
  return reviewWhole(readingOf(text))
    .facts.filter((fact) => fact.kind === kind)
    .map(({ basis, value }) => `${basis}: ${value}`);
}

/** What is asked, the beginnings of the first two clauses, and the words struck through in each. */
export function asked(text: string, question: string) {
  const { basis, clauses, disagree } = clausesFor(readingOf(text), question);
  const shown = clauses.slice(0, 2).map(({ start, end, superseded }) => {
    const clause = text.slice(start, end).split(" ", 1)[0] ?? "";
    const struck = superseded?.words.map((words) => text.slice(words.start, words.end)) ?? [];
    return superseded ? `${clause} by ${superseded.by}: ${struck.join()}` : clause;
  });
  return { basis, disagree, shown };
}

/** What is read on a subject of positions: the figures in force, why it is no sure verdict, and the clauses quoted. */
export function readOn(text: string, subject: string) {
  const read = reviewWhole(readingOf(text)).subjects.find((one) => one.subject === subject);
  return {
    figures: read?.claims.flatMap(({ values }) => values.map(({ value }) => value)) ?? [],
    isOpen: read?.isAmended === true || (read?.doubts.length ?? 0) > 0,
    quoted: read?.passages.map(({ content }) => content.split(/[ \n]/u, 1)[0]) ?? [],
  };
}

/** Where contradicting figures or rules are reported. */
export function contradictionsIn(text: string): string[] {
  return suggest(readingOf(text), "en")
    .filter(({ check }) => check === "contradiction")
    .map(({ values }) => `${values.where} / ${values.here}`);
}
