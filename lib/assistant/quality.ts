/** The figures of docs/quality.md as data, exactly as written there. Source: B-12.19. */
import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { FIND_CATEGORIES, type FindCategory } from "@/lib/engine/port";
import { FACT_KINDS, type FactKind } from "@/lib/engine/review/fact";
import { TOPIC_IDS, type TopicId } from "@/lib/engine/review/topics";

/** `[found of all there are, right of all shown]`, percent; on contracts not used to write the rules, if any. */
type Found = readonly [recall: string, precision: string];

const ANSWER_ROWS = ["stated", "coverage", "first", "shown", "absent"] as const;
type AnswerRow = (typeof ANSWER_ROWS)[number];

export type QualityFigures = {
  find: readonly { category: FindCategory; en: Found; ru: Found; mn: Found }[];
  verbatim: string;
  pages: string;
  /** Questions as people type them, on unread contracts, in total and by language: `97.4 % of 115`. */
  answers: readonly { row: AnswerRow; all: string; en: string; ru: string; mn: string }[];
  facts: readonly { kind: FactKind; stated: string; likely: string }[];
  /** Share of all contracts for which a topic's presence was judged correctly; percent, and the mean. */
  topics: readonly { topic: TopicId; right: string }[];
  topicsMean: string;
  errors: readonly string[];
};

const ANSWER_NAMES: Record<AnswerRow, string> = {
  stated: "answers called `stated` that are right (goal 97 %)",
  coverage: "answerable questions that are answered as `stated` (goal 45 %)",
  first: "the right clause comes first (goal 80 %)",
  shown: "the right clause is shown (goal 93 %)",
  absent: "`absent` where there is an answer (goal at most 0.4 %)",
};

/** Names of the Find rows; for English those with the broadest labels. */
const ENGLISH_ROWS: Record<FindCategory, string> = {
  parties: "parties (CUAD)",
  governing_law: "governing law (CUAD)",
  jurisdiction: "jurisdiction (hand)",
  survival: "survival (hand)",
  obligations: "obligations (hand)",
};

/** @throws Error if the paper lacks one of its figures: then it was reworded, and this must follow. */
export function qualityFigures(paper: string): QualityFigures {
  const rows = paper
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(splitCells);
  const row = (name: string): readonly string[] => {
    const found = rows.find(([first]) => first === name);
    if (!found) throw new Error(`docs/quality.md has no row '${name}'`);
    return found;
  };
  const lastCell = (name: string): string => row(name).at(-1) ?? "";
  return {
    find: FIND_CATEGORIES.map((category) => ({
      category,
      en: pairIn(row(ENGLISH_ROWS[category])),
      ru: pairIn(row(`Russian: ${category.replace("_", " ")}`)),
      mn: pairIn(row(`Mongolian: ${category.replace("_", " ")}`)),
    })),
    verbatim: lastCell("quotes that are verbatim"),
    pages: lastCell("page within one"),
    answers: ANSWER_ROWS.map((one) => {
      const [, all = "", en = "", ru = "", mn = ""] = row(ANSWER_NAMES[one]);
      return { row: one, all, en, ru, mn };
    }),
    facts: tableUnder(rows, ["fact", "stated", "likely"]).flatMap(([name, stated = "", likely = ""]) => {
      const kind = FACT_KINDS.find((one) => one === name);
      return kind ? [{ kind, stated, likely }] : [];
    }),
    topics: tableUnder(rows, TOPIC_COLUMNS).flatMap(([name, , right = ""]) => {
      const topic = TOPIC_IDS.find((one) => one === name);
      return topic ? [{ topic, right }] : [];
    }),
    topicsMean: rows.find(([first]) => first?.startsWith("mean of the") === true)?.[2] ?? "",
    errors: [...paper.matchAll(/^\d+\. \*\*(.+?)\*\*/gmu)].map(([, title = ""]) => title),
  };
}

const TOPIC_COLUMNS = ["topic", "contracts that have it", "presence, % right"];

/** The rows of the table whose header begins like this, up to the next table. */
function tableUnder(rows: readonly (readonly string[])[], head: readonly string[]): readonly (readonly string[])[] {
  const at = rows.findIndex((cells) => head.every((name, index) => cells[index] === name));
  if (at < 0) throw new Error(`docs/quality.md has no table headed '${head.join(", ")}'`);
  const behind = rows.slice(at + 2);
  const next = behind.findIndex(([first = ""]) => /^-+$/u.test(first));
  return next < 0 ? behind : behind.slice(0, next - 1);
}

function splitCells(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

/** The unread half if it has both figures, else all contracts. */
function pairIn(cells: readonly string[]): Found {
  const both = [...cells].reverse().find((cell) => /^[\d.]+ \/ [\d.]+$/u.test(cell));
  const [recall, precision] = (both ?? "").split(" / ");
  if (!recall || !precision) throw new Error(`docs/quality.md has no figures in the row '${cells[0] ?? ""}'`);
  return [recall, precision];
}

let figures: Promise<QualityFigures> | undefined;

/** What docs/quality.md says, read once. Source: B-12.19. */
export function readQualityFigures(): Promise<QualityFigures> {
  figures ??= readFile(path.join(process.cwd(), "docs", "quality.md"), "utf8").then(qualityFigures);
  return figures;
}
