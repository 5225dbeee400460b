import { readClauseLabel } from "@/lib/documents/numbering/clause-label";
import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";

/**
 * A text that one side had from the other. Of a reply `tracked` is the text with its tracked changes alone, and `open`
 * what we sent with the changes that nobody has decided on.
 */
export type Snapshot = { side: Side; text: string; tracked?: string; open?: string };
export type Side = "ours" | "theirs";

/** A clause through all snapshots: its wording in each, null where it isn't there. */
export type ClauseChain = {
  /** The number it has in the newest text that has it; '' without one. */
  number: string;
  title: string;
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
    for (const pairing of alignParagraphs(from.lines, to.lines)) {
      const nodes = [
        ...range(from.first + pairing.from.start, pairing.from.length),
        ...range(to.first + pairing.to.start, pairing.to.length),
      ];
      for (const node of nodes) this.#unite(nodes[0] ?? node, node);
    }
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
  return {
    number: toNumber(wordings[newest] ?? ""),
    title: at === undefined ? "" : titleAbove(lines, at),
    wordings,
    isUntracked: layered.map(({ tracked }, index) => tracked !== null && wordingIn(nodes, tracked) !== wordings[index]),
    isOpen: layered.map(({ open }, index) => open !== null && wordingIn(nodes, open) !== (wordings[index - 1] ?? null)),
  };
}

function wordingIn(nodes: readonly number[], { lines, first }: Layer): string | null {
  const own = nodes.filter((node) => node >= first && node < first + lines.length);
  return own.length === 0 ? null : own.map((node) => lines[node - first] ?? "").join("\n");
}

/** '5.3' of '5.3. The Buyer', '(b)' of '(b) upon notice'. */
function toNumber(wording: string): string {
  const bare =
    readClauseLabel(wording)
      ?.text.trim()
      .replace(/[.:)]+$/u, "") ?? "";
  return bare.includes("(") ? `${bare})` : bare;
}

/** The nearest short line above that is a numbered heading, without its number. */
function titleAbove(lines: readonly string[], from: number): string {
  for (let at = from; at >= 0 && at > from - 200; at -= 1) {
    const line = lines[at] ?? "";
    const label = readClauseLabel(line);
    const isHeading =
      label !== null && label.levels.length === 1 && line.length <= LONGEST_TITLE && !/[.;,]$/u.test(line.trim());
    if (label && isHeading) return line.slice(label.text.length).trim();
  }
  return "";
}
