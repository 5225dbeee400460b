import { groupedBy } from "@/lib/grouped-by";
import { encoded, textIn, childNamed, outerXml, type WordNode, type WordTree } from "./tree";
import type { MarkBits, Markup, Stamp } from "@/lib/word/markup";

/** Units of an element that are deleted or get other marks. */
export type Cut = { from: number; to: number; stamp: Stamp; marks?: { from: MarkBits; to: MarkBits } };
/** Inserted at a place: runs, or the end of a paragraph. */
export type Piece = { xml: string } | { splits: WordNode; stamp: Stamp };
export type Put = { offset: number; piece: Piece };
/** The changes of one part, by the place of the element they are in. */
type Edits = {
  tree: WordTree;
  markup: Markup;
  cuts: ReadonlyMap<number, readonly Cut[]>;
  puts: ReadonlyMap<number, readonly Put[]>;
};

/** Part of a run: kept, restyled, deleted, or an insertion. */
type Stretch =
  | { kind: "keep"; xml: string }
  | { kind: "look"; xml: string; cut: Cut }
  | { kind: "delete"; xml: string; stamp: Stamp }
  | { kind: "put"; piece: Piece };

/** Splits a run where it changes; each piece keeps the run's properties. */
export function renderedRun(run: WordNode, edits: Edits, written: (piece: Piece) => string): string {
  const { tree, markup } = edits;
  const properties = childNamed(run, "w:rPr");
  const look = properties ? outerXml(tree, properties) : "";
  const open = tree.xml.slice(run.start, run.openEnd);
  const close = tree.xml.slice(run.closeStart, run.end);
  const stretches = run.children
    .filter((child) => child !== properties)
    .flatMap((child) => findStretches(child, edits));
  const edges = edgePuts(stretches);
  if (edges) return edges.before.map(written).join("") + outerXml(tree, run) + edges.after.map(written).join("");
  return grouped(stretches)
    .map((group) => {
      const [first] = group;
      if (!first) return "";
      if (first.kind === "put") return group.map((one) => (one.kind === "put" ? written(one.piece) : "")).join("");
      const xml = group.map((one) => ("xml" in one ? one.xml : "")).join("");
      if (first.kind === "keep") return open + look + xml + close;
      if (first.kind === "delete") return markup.change("del", first.stamp, open + look + xml + close);
      const marks = first.cut.marks ?? { from: 0, to: 0 };
      return open + markup.reformatted(look, markup.marked(look, marks), first.cut.stamp) + xml + close;
    })
    .join("");
}

/** Insertions before and after an otherwise unchanged run; null if there are any inside. */
function edgePuts(stretches: readonly Stretch[]): { before: Piece[]; after: Piece[] } | null {
  const firstKept = stretches.findIndex(({ kind }) => kind !== "put");
  const lastKept = stretches.findLastIndex(({ kind }) => kind !== "put");
  if (firstKept < 0 || stretches.slice(firstKept, lastKept + 1).some(({ kind }) => kind !== "keep")) return null;
  const pieces = (part: readonly Stretch[]) => part.flatMap((one) => (one.kind === "put" ? [one.piece] : []));
  return { before: pieces(stretches.slice(0, firstKept)), after: pieces(stretches.slice(lastKept + 1)) };
}

function grouped(stretches: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = [];
  for (const stretch of stretches) {
    const last = groups.at(-1)?.[0];
    if (last && isAlike(last, stretch)) groups.at(-1)?.push(stretch);
    else groups.push([stretch]);
  }
  return groups;
}

function isAlike(one: Stretch, other: Stretch): boolean {
  if (one.kind === "delete" && other.kind === "delete") return one.stamp === other.stamp;
  if (one.kind === "look" && other.kind === "look")
    return (
      one.cut.stamp === other.cut.stamp &&
      one.cut.marks?.from === other.cut.marks?.from &&
      one.cut.marks?.to === other.cut.marks?.to
    );
  return one.kind === other.kind;
}

function findStretches(child: WordNode, edits: Edits): Stretch[] {
  const cuts = edits.cuts.get(child.at) ?? [];
  const puts = edits.puts.get(child.at) ?? [];
  const xml = outerXml(edits.tree, child);
  if (cuts.length + puts.length === 0) return [{ kind: "keep", xml }];
  if (child.name === "w:t") return textStretches({ child, cuts, puts }, edits);
  const [cut] = cuts;
  const own: Stretch =
    cut && !cut.marks ? { kind: "delete", xml: deletedXml(xml), stamp: cut.stamp } : { kind: "keep", xml };
  const placed = (isWanted: (put: Put) => boolean) =>
    puts.filter(isWanted).map(({ piece }): Stretch => ({ kind: "put", piece }));
  return [...placed(({ offset }) => offset === 0), own, ...placed(({ offset }) => offset > 0)];
}

function textStretches(
  { child, cuts, puts }: { child: WordNode; cuts: readonly Cut[]; puts: readonly Put[] },
  { tree, markup }: Edits,
): Stretch[] {
  const whole = outerXml(tree, child);
  const text = textIn(tree.xml.slice(child.openEnd, child.closeStart));
  const isLiteral = /\sxml:space\s*=\s*["']preserve/.test(tree.xml.slice(child.start, child.openEnd));
  const first = isLiteral ? 0 : text.length - text.replace(/^[ \t\r\n]+/, "").length;
  const last = isLiteral ? text.length : text.replace(/[ \t\r\n]+$/, "").length;
  const borders = new Set([first, last, ...puts.map(({ offset }) => offset)]);
  for (const { from, to } of cuts) borders.add(from).add(to);
  const sorted = [...borders].filter((border) => border >= first && border <= last).sort((a, b) => a - b);
  const putAt = groupedBy(puts, ({ offset }) => offset);
  const cutAt = new Map(cuts.map((cut) => [Math.max(cut.from, first), cut]));
  let current: Cut | undefined;
  return sorted.flatMap((start, index) => {
    const between = (putAt.get(start) ?? []).map(({ piece }): Stretch => ({ kind: "put", piece }));
    const end = sorted[index + 1];
    if (end === undefined) return between;
    if (current && current.to <= start) current = undefined;
    current = cutAt.get(start) ?? current;
    const isAll = start === first && end === last;
    const written = (name: "t" | "delText") =>
      `<${markup.prefix}:${name} xml:space="preserve">${encoded(text.slice(start, end))}</${markup.prefix}:${name}>`;
    const kept = isAll ? whole : written("t");
    if (!current) return [...between, { kind: "keep", xml: kept }];
    if (current.marks) return [...between, { kind: "look", xml: kept, cut: current }];
    const xml = isAll ? deletedXml(whole) : written("delText");
    return [...between, { kind: "delete", xml, stamp: current.stamp }];
  });
}

/** A text element renamed to its deleted form. */
function deletedXml(xml: string): string {
  return xml
    .replace(
      /^<((?:[^\s:/>]+:)?)(t|instrText)(?=[\s/>])/,
      (_, prefix: string, name: string) => `<${prefix}${GONE[name]}`,
    )
    .replace(
      /<\/((?:[^\s:/>]+:)?)(t|instrText)(\s*>)$/,
      (_, prefix: string, name: string, end: string) => `</${prefix}${GONE[name]}${end}`,
    );
}

const GONE: Readonly<Record<string, string>> = { t: "delText", instrText: "delInstrText" };
