import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { encoded, textIn, readAttribute, parseTree, type WordNode, type WordTree } from "@/lib/word/file/tree";
import {
  DECLARATION,
  partOfKind,
  treeOfKind,
  withinRoot,
  withPart,
  type PartKind,
} from "@/lib/word/file/package-parts";
import { WordFile, STORY_PARTS } from "@/lib/word/file/word-file";
import { revisionsIn } from "./revisions";

/** The version a file was written from, and the older one since which its changes are tracked. */
export type Identifier = { contractId: string; versionId: string; sinceId: string | null };

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PROPERTIES: PartKind = {
  owner: "package",
  relations: ["custom-properties", "customProperties"],
  namespace: `${OFFICE}/relationships`,
  contentType: "application/vnd.openxmlformats-officedocument.custom-properties+xml",
  name: "docProps/custom.xml",
};
/** The property names as Word shows them. */
const NAMES: Readonly<Record<keyof Identifier, string>> = {
  contractId: "Contract ID",
  versionId: "Contract version ID",
  sinceId: "Contract compared with version ID",
};
const FORMAT = "{D5CDD505-2E9C-101B-9397-08002B2CF9AE}";
/** Word reserves the numbers below. */
const FIRST_PID = 2;
const ID = /^[\w-]{1,100}$/;

/** The version that a file's custom properties say it was written from; null if they don't say. */
export function identifierIn(file: WordFile): Identifier | null {
  const tree = findProperties(file);
  if (!tree) return null;
  const value = (key: keyof Identifier): string | null => {
    const node = propertiesIn(tree).find((property) => readAttribute(tree, property, "name") === NAMES[key]);
    const [content] = node?.children ?? [];
    const text = content ? textIn(tree.xml.slice(content.openEnd, content.closeStart)).trim() : "";
    return ID.test(text) ? text : null;
  };
  const [contractId, versionId] = [value("contractId"), value("versionId")];
  return contractId === null || versionId === null ? null : { contractId, versionId, sinceId: value("sinceId") };
}

/** The file with the identifier among its custom properties; other properties stay, including unreadable ones. */
export function withIdentifier(file: WordFile, identifier: Identifier): WordFile {
  const tree = findProperties(file);
  if (!tree && partOfKind(file, PROPERTIES) !== null) return file;
  if (!tree) return withPart(file, PROPERTIES, partXml(ownProperties(identifier, FIRST_PID)));
  const own = new Set(Object.values(NAMES));
  const all = propertiesIn(tree);
  const kept = all.filter((property) => !own.has(readAttribute(tree, property, "name") ?? ""));
  const last = kept.reduce((most, property) => Math.max(most, Number(readAttribute(tree, property, "pid")) || 0), 1);
  const written = ownProperties(identifier, Math.max(FIRST_PID, last + 1));
  const former = all.filter((property) => !kept.includes(property)).reverse();
  const rest = former.reduce((xml, { start, end }) => xml.slice(0, start) + xml.slice(end), tree.xml);
  return withPart(file, PROPERTIES, withinRoot(parseTree(rest), written));
}

function findProperties(file: WordFile): WordTree | null {
  return treeOfKind(file, PROPERTIES);
}

function propertiesIn({ root }: WordTree): WordNode[] {
  return root.children.filter(({ name }) => name.endsWith(":property"));
}

function ownProperties(identifier: Identifier, firstPid: number): string {
  const values = (["contractId", "versionId", "sinceId"] as const).flatMap((key) => {
    const value = identifier[key];
    return value === null ? [] : [{ name: NAMES[key], value }];
  });
  return values
    .map(
      ({ name, value }, index) =>
        `<property xmlns="${OFFICE}/custom-properties" fmtid="${FORMAT}" pid="${firstPid + index}" name="${name}">` +
        `<vt:lpwstr xmlns:vt="${OFFICE}/docPropsVTypes">${encoded(value)}</vt:lpwstr></property>`,
    )
    .join("");
}

function partXml(inner: string): string {
  return `${DECLARATION}<Properties xmlns="${OFFICE}/custom-properties">${inner}</Properties>`;
}

/** A version that may have been sent, with author and time. */
type Candidate = { id: string; author: string; at: Date; html: string };

/**
 * The version a file was made from: by our identifier, else the version with the nearest text, and the one before the
 * first whose changes are tracked in it as ours.
 * @param candidates newest first; the newest wins a tie
 */
export function identifyFile(
  bytes: Uint8Array | null,
  html: string,
  candidates: readonly Candidate[],
): { identifier: Identifier | null; nearestId: string | null; sinceId: string | null } {
  const file = bytes && new WordFile(bytes);
  const nearest = pickNearest(html, candidates);
  return {
    identifier: file && identifierIn(file),
    nearestId: nearest?.id ?? null,
    sinceId: file && nearest ? findSince(file, candidates, nearest) : null,
  };
}

function pickNearest(html: string, candidates: readonly Candidate[]): Candidate | null {
  const lines = new Map<string, number>();
  for (const line of toLines(html)) lines.set(line, (lines.get(line) ?? 0) + 1);
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = sharedLetters(new Map(lines), toLines(candidate.html));
    if (!best || score > best.score) best = { candidate, score };
  }
  return best?.candidate ?? null;
}

/**
 * Letters in lines of both, and in words of both in the other lines, minus those in words of one only: a line in which
 * one word was changed is still nearly the same line.
 */
function sharedLetters(lines: Map<string, number>, others: readonly string[]): number {
  let score = 0;
  const changed: string[] = [];
  for (const line of others) {
    const left = lines.get(line) ?? 0;
    if (left === 0) {
      changed.push(line);
      continue;
    }
    score += line.length;
    lines.set(line, left - 1);
  }
  const words = new Map<string, number>();
  for (const [line, left] of lines)
    for (const word of left > 0 ? wordsIn(line) : []) words.set(word, (words.get(word) ?? 0) + left);
  for (const word of changed.flatMap(wordsIn)) {
    const left = words.get(word) ?? 0;
    score += left > 0 ? word.length : -word.length;
    if (left > 0) words.set(word, left - 1);
  }
  for (const [word, left] of words) score -= word.length * left;
  return score;
}

const wordsIn = (line: string) => line.split(" ").filter((word) => word !== "");

function toLines(html: string): string[] {
  return blocksFromHtml(html).map((block) => blockText(block).replace(/\s+/g, " ").trim());
}

function findSince(file: WordFile, candidates: readonly Candidate[], nearest: Candidate): string | null {
  const hands = new Set<string>();
  for (const part of STORY_PARTS) {
    const tree = file.tree(part);
    if (tree)
      for (const { revision } of revisionsIn(tree)) hands.add(`${revision.date.slice(0, 19)} ${revision.author}`);
  }
  const older = candidates.slice(candidates.indexOf(nearest));
  const first = older.findLastIndex(({ author, at }) => hands.has(`${at.toISOString().slice(0, 19)} ${author}`));
  return first < 0 ? null : (older[first + 1]?.id ?? null);
}
