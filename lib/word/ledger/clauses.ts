import { readClauseLabel } from "@/lib/documents/numbering/clause-label";
import { alignParagraphs, type Pairing } from "@/lib/documents/redline/align-paragraphs";
import { isTitle, titleText } from "@/lib/engine/text/headings";
import { ITEM_DEPTH, numberingAt } from "@/lib/engine/text/numbering";

/**
 * A text that one side had from the other. Of a reply `tracked` is the text with its tracked changes alone, and `open`
 * what we sent with the changes that nobody has decided on.
 */
export type Snapshot = { side: Side; text: string; tracked?: string; open?: string };
export type Side = "ours" | "theirs";

/** A clause through all snapshots: its wording in each, null where it isn't there. */
export type ClauseChain = {
  /** The number it has in the newest text that has it, else that of the title it stands under; '' without one. */
  number: string;
  title: string;
  /** Whether the number is that of the title above. */
  isUnnumbered: boolean;
  wordings: readonly (string | null)[];
  /** By snapshot: whether the reply changed it without tracking that. */
  isUntracked: readonly boolean[];
  /** By snapshot: whether one of its changes waits for a decision. */
  isOpen: readonly boolean[];
};

type Layer = { lines: readonly string[]; first: number };
type Layers = { main: Layer; tracked: Layer | null; open: Layer | null };

const LONGEST_TITLE = 90;

/**
 * The clauses that differ between any two neighbouring snapshots, in the order of the newest text. A paragraph that was
 * split or joined is one clause with its parts. Cost as of `alignParagraphs`, for each pair of neighbours.
 */
export function movedClauses(snapshots: readonly Snapshot[]): ClauseChain[] {
  const layered = toLayers(snapshots);
  const chains = new Chains(layered.reduce((count, { main, tracked, open }) => count + size(main, tracked, open), 0));
  layered.forEach((layers, at) => {
    const before = layered[at - 1]?.main;
    for (const layer of [layers.main, layers.tracked, layers.open]) if (before && layer) chains.join(before, layer);
    for (const layer of [layers.tracked, layers.open]) if (layer) chains.join(layer, layers.main);
    const [answered, reply] = [layered[at - 2]?.main, layered[at - 1]];
    if (answered && reply?.tracked) chains.joinAcross(answered, reply.main, layers.main);
  });
  return chains.groups().flatMap((nodes) => {
    const chain = toChain(nodes, layered);
    return chain.wordings.some((wording) => wording !== chain.wordings[0]) || chain.isOpen.some(Boolean) ? [chain] : [];
  });
}

function toLayers(snapshots: readonly Snapshot[]): Layers[] {
  let first = 0;
  const layer = (text: string): Layer => {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    first += lines.length;
    return { lines, first: first - lines.length };
  };
  return snapshots.map(({ text, tracked, open }) => ({
    main: layer(text),
    tracked: tracked === undefined ? null : layer(tracked),
    open: open === undefined ? null : layer(open),
  }));
}

function size(...layers: readonly (Layer | null)[]): number {
  return layers.reduce((count, layer) => count + (layer?.lines.length ?? 0), 0);
}

/** Which paragraphs of all layers are one clause. */
class Chains {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, at) => at);
  }

  join(from: Layer, to: Layer): void {
    for (const nodes of this.#paired(from, to)) for (const node of nodes) this.#unite(nodes[0] ?? node, node);
  }

  /** What a reply took out and we kept is one clause, though it isn't in the reply between the two texts. */
  joinAcross(from: Layer, between: Layer, to: Layer): void {
    const there = new Set(range(between.first, between.lines.length).map((node) => this.#root(node)));
    for (const nodes of this.#paired(from, to)) {
      if (nodes.some((node) => there.has(this.#root(node)) && node >= to.first)) continue;
      for (const node of nodes) this.#unite(nodes[0] ?? node, node);
    }
  }

  /** The paragraphs of two texts that are one clause. */
  #paired(from: Layer, to: Layer): number[][] {
    return withReplaced(alignParagraphs(from.lines, to.lines), from.lines, to.lines).map((pairing) => [
      ...range(from.first + pairing.from.start, pairing.from.length),
      ...range(to.first + pairing.to.start, pairing.to.length),
    ]);
  }

  groups(): number[][] {
    const groups = new Map<number, number[]>();
    this.#parents.forEach((_, node) => {
      const root = this.#root(node);
      const group = groups.get(root);
      if (group) group.push(node);
      else groups.set(root, [node]);
    });
    return [...groups.values()];
  }

  #unite(one: number, other: number): void {
    this.#parents[this.#root(other)] = this.#root(one);
  }

  #root(node: number): number {
    let root = node;
    while (this.#parents[root] !== root) root = this.#parents[root] ?? root;
    for (let at = node; at !== root;) {
      const next = this.#parents[at] ?? root;
      this.#parents[at] = root;
      at = next;
    }
    return root;
  }
}

/**
 * A paragraph that stands alone in the place of another one is that one in other words, however different, unless the
 * two have numbers that differ.
 */
function withReplaced(pairings: readonly Pairing[], from: readonly string[], to: readonly string[]): Pairing[] {
  const joined: Pairing[] = [];
  for (const [at, pairing] of pairings.entries()) {
    const [before, next] = [pairings[at - 1], pairings[at + 1]];
    const last = joined.at(-1);
    const isPut = last !== undefined && last === before && isGone(last) && isNew(pairing);
    const isAlone = !isGone(pairings[at - 2]) && !isNew(next);
    if (!isPut || !isAlone || haveOtherNumbers(from[last.from.start], to[pairing.to.start])) joined.push(pairing);
    else joined.splice(-1, 1, { from: last.from, to: pairing.to });
  }
  return joined;
}

const isGone = (pairing: Pairing | undefined) => pairing?.to.length === 0;
const isNew = (pairing: Pairing | undefined) => pairing?.from.length === 0;

function haveOtherNumbers(one = "", other = ""): boolean {
  const [before, now] = [toNumber(one), toNumber(other)];
  return before !== "" && now !== "" && before !== now;
}

function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, at) => start + at);
}

function toChain(nodes: readonly number[], layered: readonly Layers[]): ClauseChain {
  const wordings = layered.map(({ main }) => wordingIn(nodes, main));
  const newest = wordings.findLastIndex((wording) => wording !== null);
  const lines = layered[newest]?.main.lines ?? [];
  const at = nodes
    .map((node) => node - (layered[newest]?.main.first ?? 0))
    .find((line) => line >= 0 && line < lines.length);
  const own = toNumber(wordings[newest] ?? "");
  const above = at === undefined ? NO_TITLE : titleAbove(lines, at);
  return {
    number: own === "" ? above.number : own,
    title: ownTitle(wordings[newest] ?? "") || above.title,
    isUnnumbered: own === "",
    wordings,
    isUntracked: layered.map(({ tracked }, index) => tracked !== null && wordingIn(nodes, tracked) !== wordings[index]),
    isOpen: layered.map(({ open }, index) => open !== null && wordingIn(nodes, open) !== (wordings[index - 1] ?? null)),
  };
}

function wordingIn(nodes: readonly number[], { lines, first }: Layer): string | null {
  const own = nodes.filter((node) => node >= first && node < first + lines.length);
  return own.length === 0 ? null : own.map((node) => lines[node - first] ?? "").join("\n");
}

/** '5.3' of '5.3. The Buyer', '(b)' of '(b) upon notice', 'B6' of 'B6. Liability'. */
function toNumber(wording: string): string {
  const label = readClauseLabel(wording)?.text;
  if (label === undefined) {
    const numbering = numberingAt(wording.slice(0, LONGEST_TITLE));
    return numbering !== null && numbering.depth < ITEM_DEPTH && /\p{Lu}/u.test(numbering.number)
      ? numbering.number
      : "";
  }
  const bare = label.trim().replace(/[.:)]+$/u, "");
  return bare.includes("(") ? `${bare})` : bare;
}

/** 'Liability' of 'B6. Liability. For claims arising'; '' where a numbered clause begins with no title. */
function ownTitle(wording: string): string {
  const numbering = numberingAt(wording.slice(0, LONGEST_TITLE));
  if (numbering === null || numbering.depth === ITEM_DEPTH) return "";
  const [opening = ""] = /^.{1,90}?[.:](?=\s)/u.exec(wording.slice(numbering.length)) ?? [];
  const sentence = wording.slice(0, numbering.length) + opening;
  return opening !== "" && isTitle(sentence, { numbering, opens: true, alone: false })
    ? titleText(sentence, numbering)
    : "";
}

const NO_TITLE = { number: "", title: "" };

/** The nearest short line above that is a numbered heading: its number, and its words. */
function titleAbove(lines: readonly string[], from: number): typeof NO_TITLE {
  for (let at = from; at >= 0 && at > from - 200; at -= 1) {
    const line = lines[at] ?? "";
    const label = readClauseLabel(line);
    const isHeading =
      label !== null && label.levels.length === 1 && line.length <= LONGEST_TITLE && !/[.;,]$/u.test(line.trim());
    if (label && isHeading) return { number: toNumber(line), title: line.slice(label.text.length).trim() };
  }
  return NO_TITLE;
}
