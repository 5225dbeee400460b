import { readFileSync } from "node:fs";
import path from "node:path";
import { readDocument } from "@/lib/workers/read-document";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import { FIND_CATEGORIES, type FindCategory, type FoundPassage } from "@/lib/engine/port";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import type { ClauseRow, EvalCorpus, GoldSpan } from "./corpus";
import type { Prediction } from "./predictions";

/** `right` of `of`; both are counts. */
export type Share = { right: number; of: number };
/** Abstention: 'none' where a contract has no such clause. False none: 'none' where it has one. */
export type Honesty = { language: string; category: string; abstention: Share; falseNone: Share };

/** Whether a contract that has a clause gets one, and one that has none gets none, by language and category. */
export function measureHonesty(corpus: EvalCorpus, predictions: readonly Prediction[]): Honesty[] {
  const found = new Map(predictions.map((prediction) => [`${prediction.id} ${prediction.category}`, prediction.items]));
  const groups = new Map<string, Honesty>();
  for (const row of corpus.clauses.filter(isContract)) {
    const items = found.get(`${row.id} ${row.category}`) ?? [];
    const key = `${row.lang ?? "en"} ${row.category}`;
    const group = groups.get(key) ?? {
      language: row.lang ?? "en",
      category: row.category,
      abstention: { right: 0, of: 0 },
      falseNone: { right: 0, of: 0 },
    };
    groups.set(key, group);
    if (row.impossible === true)
      count(
        group.abstention,
        items.every((item) => row.spans.some((span) => span.optional === true && overlaps(item.content, span.text))),
      );
    else if (row.spans.some((span) => span.optional !== true)) count(group.falseNone, items.length === 0);
  }
  return [...groups.values()].sort((a, b) =>
    `${a.category} ${a.language}`.localeCompare(`${b.category} ${b.language}`),
  );
}

/**
 * Share of found passages whose page is within one of the page the corpus gives, over its contracts that are also PDF
 * files.
 */
export async function pagesWithinOne(corpus: EvalCorpus): Promise<Share> {
  const share: Share = { right: 0, of: 0 };
  const rows = corpus.clauses.filter((row) => row.pdf !== undefined && isCategory(row.category));
  for (const pdf of new Set(rows.map((row) => row.pdf ?? ""))) {
    const { blocks } = await readDocument(
      new Uint8Array(readFileSync(path.join(corpus.root, pdf))),
      path.basename(pdf),
    );
    const contract = { ...toPlainText(blocks), contractName: pdf, contractType: "" };
    for (const row of rows.filter((candidate) => candidate.pdf === pdf)) {
      const { passages } = await extractiveEngine.find(contract, row.category as FindCategory, { language: "en" }); // `isCategory` above
      for (const span of row.spans) countPage(share, span, passages);
    }
  }
  return share;
}

/** A share in percent with one decimal, '-' where there is nothing to count. */
export function percent({ right, of }: Share): string {
  return of === 0 ? "-" : ((100 * right) / of).toFixed(1);
}

/** The shares together. */
export function sum(shares: readonly Share[]): Share {
  return {
    right: shares.reduce((all, share) => all + share.right, 0),
    of: shares.reduce((all, share) => all + share.of, 0),
  };
}

function countPage(share: Share, span: GoldSpan, passages: readonly FoundPassage[]): void {
  if (span.page === undefined || span.page === null || splitWords(span.text).length < 6) return;
  const { page } = span;
  const same = passages.filter((passage) => overlaps(passage.content, span.text));
  if (same.length > 0)
    count(
      share,
      same.some((passage) => Math.abs(passage.page - page) <= 1),
    );
}

function count(share: Share, isRight: boolean): void {
  share.of += 1;
  if (isRight) share.right += 1;
}

function isContract(row: ClauseRow): boolean {
  return row.path !== undefined;
}

function isCategory(category: string): boolean {
  return (FIND_CATEGORIES as readonly string[]).includes(category);
}

/** Half of the words of both together are in both, as CUAD counts a match. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [new Set(splitWords(one)), new Set(splitWords(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both >= 0.5 * (a.size + b.size - both);
}

function splitWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
