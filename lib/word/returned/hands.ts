import {
  numberMark,
  revisionAt,
  revisionKind,
  revisionsIn,
  type Revision,
  type RevisionKind,
} from "@/lib/word/revisions";
import { textIn, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import { STORY_PARTS, type WordFile } from "@/lib/word/file/word-file";
import { type Elements, BOUNDARY } from "./reading";

/** Author and time of a change as stated in a file, and its element. */
export type Hand = { author: string; at: string | null; isMove: boolean; mark: WordNode | null };

const NONE: ReadonlySet<WordNode> = new Set();
const GONE: readonly RevisionKind[] = ["delete", "moveFrom"];
const COME: readonly RevisionKind[] = ["insert", "moveTo"];

/**
 * The tracked changes of a file that are also in another: same author, date and text.
 * @param except those of the other file that don't count
 * @param evenAltered those with another text too, if they are dated: whoever typed inside one left its author and date
 *   as they were. What they typed then differs from the text that was sent, untracked.
 */
export function sharedRevisions(
  file: WordFile,
  other: WordFile | null,
  { except = NONE, evenAltered = false }: { except?: ReadonlySet<WordNode>; evenAltered?: boolean } = {},
): ReadonlySet<WordNode> {
  const ours = new Set<WordNode>();
  if (!other) return ours;
  const texts = new Map<string, string>();
  eachRevision(other, ({ key, text, node }) => {
    if (!except.has(node)) texts.set(key, (texts.get(key) ?? "") + text);
  });
  if (texts.size > 0)
    eachRevision(file, ({ key, text, node, isDated }) => {
      const known = texts.get(key);
      if (known !== undefined && ((evenAltered && isDated) || known.includes(text))) ours.add(node);
    });
  return ours;
}

type Marked = { key: string; text: string; node: WordNode; isDated: boolean };

function eachRevision(file: WordFile, tell: (marked: Marked) => void): void {
  for (const part of STORY_PARTS) {
    const tree = file.tree(part);
    if (!tree) continue;
    for (const { revision, node } of revisionsIn(tree)) {
      const key = `${part} ${revision.kind} ${revision.date.slice(0, 19)} ${revision.author}`;
      tell({ key, text: elementText(tree, node), node, isDated: revision.date !== "" });
    }
  }
}

function elementText({ xml, nodes }: WordTree, node: WordNode): string {
  let text = "";
  for (let at = node.at + 1; at <= node.lastAt; at += 1) {
    const inner = nodes[at];
    if (inner && (inner.name === "w:t" || inner.name === "w:delText"))
      text += textIn(xml.slice(inner.openEnd, inner.closeStart));
  }
  return text;
}

/** Finds who on the other side deleted or inserted an element. */
export class Hands {
  readonly #known = new Map<string, Hand | null>();
  readonly #marks = new Map<string, readonly WordNode[]>();

  constructor(
    readonly elements: Elements,
    readonly ours: ReadonlySet<WordNode>,
  ) {}

  /** @param sort the kind of unit (`reading.ts`) */
  gone(id: number, sort: number): Hand | null {
    return this.#hand(id, sort, GONE);
  }

  come(id: number, sort: number): Hand | null {
    return this.#hand(id, sort, COME);
  }

  /** Who changed the look of a letter, or of the paragraph that a boundary ends. */
  restyled(id: number, sort: number): Hand | null {
    const key = `look ${sort} ${id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const node = this.elements.nodes[id];
    const own = childNamed(childNamed(node?.parent ?? undefined, "w:rPr"), "w:rPrChange");
    const [change] = sort === BOUNDARY ? this.headMarks(id) : own && !this.ours.has(own) ? [own] : [];
    const hand = change ? this.#readHand(id, change, "format") : null;
    this.#known.set(key, hand);
    return hand;
  }

  /** The other side's tracked changes at the head of a paragraph: its properties and its number. */
  headMarks(id: number): readonly WordNode[] {
    const node = this.elements.nodes[id];
    if (!node) return [];
    const marks = [childNamed(childNamed(node, "w:pPr"), "w:pPrChange"), numberMark(node)];
    return marks.flatMap((mark) => (mark && !this.ours.has(mark) ? [mark] : []));
  }

  /** All elements that mark a unit, and its containers, as deleted or inserted by the other side. */
  listMarks(id: number, sort: number, way: "gone" | "come"): readonly WordNode[] {
    const key = `marks ${way} ${sort} ${id}`;
    const known = this.#marks.get(key);
    if (known) return known;
    const kinds = way === "gone" ? GONE : COME;
    const found: WordNode[] = [];
    for (let node: WordNode | null = this.elements.nodes[id] ?? null; node; node = node.parent)
      for (const mark of sort === BOUNDARY || node.name !== "w:p" ? [node, ...listMarks(node)] : [node]) {
        const kind = revisionKind(mark);
        if (kind !== null && kinds.includes(kind) && !this.ours.has(mark)) found.push(mark);
      }
    this.#marks.set(key, found);
    return found;
  }

  #hand(id: number, sort: number, kinds: readonly RevisionKind[]): Hand | null {
    const key = `${kinds[0]} ${sort} ${id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const hand = this.#found(id, sort, kinds);
    this.#known.set(key, hand);
    return hand;
  }

  #found(id: number, sort: number, kinds: readonly RevisionKind[]): Hand | null {
    const start = this.elements.nodes[id];
    for (let node: WordNode | null = start ?? null; node; node = node.parent) {
      for (const mark of sort === BOUNDARY || node.name !== "w:p" ? [node, ...listMarks(node)] : [node]) {
        const kind = revisionKind(mark);
        if (kind !== null && kinds.includes(kind) && !this.ours.has(mark)) return this.#readHand(id, mark, kind);
      }
    }
    return null;
  }

  #readHand(id: number, mark: WordNode, kind: RevisionKind): Hand {
    const tree = this.elements.findTree(id);
    const revision: Revision | null = tree ? revisionAt(tree, mark, kind) : null;
    return {
      author: revision?.author ?? "",
      at: parseMoment(revision?.date ?? ""),
      isMove: kind === "moveFrom" || kind === "moveTo",
      mark,
    };
  }
}

/** Elements that mark a paragraph, row or cell as deleted or inserted. */
function listMarks(node: WordNode): readonly WordNode[] {
  if (node.name === "w:p") return childNamed(childNamed(node, "w:pPr"), "w:rPr")?.children ?? [];
  if (node.name === "w:tr") return childNamed(node, "w:trPr")?.children ?? [];
  return node.name === "w:tc" ? (childNamed(node, "w:tcPr")?.children ?? []) : [];
}

/** A date as Word writes it; without a zone it is UTC. */
export function parseMoment(date: string): string | null {
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(date) ? date : `${date}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
