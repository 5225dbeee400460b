/** Layout of pages, cells and letters, where it may change how a reader understands them. */
import { relationsIn } from "@/lib/word/file/package-parts";
import { around, readAttribute, childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";
import type { WordFile } from "@/lib/word/file/word-file";
import { formatNumber } from "@/lib/documents/numbering/number-format";
import { isOn, groundIn, type Theme } from "./theme";
import { readMargins, treeNamed } from "./margins";

/** Programs write the same page a few twips wider or narrower. */
const TWIPS_PER_MM = 56.7;

/**
 * Which headers and footers the pages show: their words by kind of page, even if many sections use them. First-page and
 * even-page ones are shown if the section or the file says so.
 */
export function marginsShown(
  file: WordFile,
  settings: WordTree | null,
): { place: "header" | "footer"; says: string }[] {
  const tree = file.tree("main");
  const relations = new Map(relationsIn(file, file.main).map((relation) => [relation.id, relation]));
  const words = new Map(readMargins(file).map(({ name, before }) => [name, before]));
  const hasEven = settings !== null && isOn(settings, childNamed(settings.root, "w:evenAndOddHeaders"));
  const shown = new Map<string, { place: "header" | "footer"; says: string }>();
  for (const node of tree?.nodes ?? []) {
    if (!tree || (node.name !== "w:headerReference" && node.name !== "w:footerReference")) continue;
    const says = words.get(relations.get(readAttribute(tree, node, "id") ?? "")?.name ?? "") ?? "";
    const pages = readAttribute(tree, node, "type") ?? "default";
    const isShown = pages === "even" ? hasEven : pages !== "first" || hasFirst(tree, node);
    const place = node.name === "w:headerReference" ? "header" : "footer";
    if (says !== "" && isShown) shown.set(`${place} ${pages} ${says}`, { place, says: `${says} (${pages})` });
  }
  return [...shown.values()];
}

function hasFirst(tree: WordTree, { parent }: WordNode): boolean {
  return isOn(tree, childNamed(parent ?? undefined, "w:titlePg"));
}

/** The page sizes. */
export function pagesIn(tree: WordTree): string[] {
  const sizes = new Set<string>();
  for (const node of tree.nodes) {
    const size = node.name === "w:sectPr" ? childNamed(node, "w:pgSz") : undefined;
    const [width, height] = ["w", "h"].map((side) => size && roundedMm(readAttribute(tree, size, side)));
    if (width !== undefined && height !== undefined) sizes.add(`${width} × ${height} mm`);
  }
  return [...sizes];
}

function roundedMm(twips: string | undefined): number | undefined {
  const mm = inTwips(twips) / TWIPS_PER_MM;
  return Number.isFinite(mm) ? Math.round(mm) : undefined;
}

/** A length as Word writes it, or, in strict files, with its unit. */
function inTwips(length: string | undefined): number {
  const [, value, unit = ""] = /^([\d.]+)(pt|in|cm|mm|pc|pi)?$/.exec(length ?? "") ?? [];
  return Number(value) * (TWIPS[unit] ?? 1);
}

const TWIPS: Readonly<Record<string, number>> = { pt: 20, in: 1_440, cm: 567, mm: TWIPS_PER_MM, pc: 240, pi: 240 };

/** Cells with a background that isn't white, and their first words. */
export function coloredCells(
  tree: WordTree,
  theme: Theme,
  wordsIn: (node: WordNode) => string,
): { about: string; says: string }[] {
  const cells: { about: string; says: string }[] = [];
  for (const node of tree.nodes) {
    const ground = node.name === "w:tcPr" ? groundIn(tree, node, theme) : null;
    const cell = ground === null || ground === "ffffff" ? null : around(node, ({ name }) => name === "w:tc");
    const about = cell ? wordsIn(cell) : "";
    if (ground !== null && about !== "") cells.push({ about, says: `#${ground}` });
  }
  return cells;
}

/** Embedded fonts, which may draw letters as others. */
export function fontsWithin(file: WordFile): string[] {
  const name = file.related(file.main, ["fontTable"]);
  const tree = name === null ? null : treeNamed(file, name);
  if (name === null || !tree) return [];
  const relations = new Map(relationsIn(file, name).map((relation) => [relation.id, relation]));
  return tree.nodes.flatMap((node) => {
    if (!/^w:embed(?:Regular|Bold|Italic|BoldItalic)$/.test(node.name)) return [];
    const part = relations.get(readAttribute(tree, node, "id") ?? "")?.name ?? "";
    const font = (node.parent && readAttribute(tree, node.parent, "name")) ?? "";
    return [`${font} · ${file.sealNamed(part) ?? "?"}`];
  });
}

/** The external file whose styles are applied whenever the file is opened. */
export function stylesElsewhere(file: WordFile, settings: WordTree, name: string): string[] {
  if (!isOn(settings, childNamed(settings.root, "w:linkStyles"))) return [];
  const template = childNamed(settings.root, "w:attachedTemplate");
  const id = template && readAttribute(settings, template, "id");
  return relationsIn(file, name)
    .filter((relation) => relation.id === id)
    .map(({ target }) => target);
}

/** Twips; pages with less room for words, or with words beyond the edge, show nothing. */
const LEAST_ROOM = 600;
const MOST_COLUMNS = 45;
/** Numbers that show the counting format. */
const FIRST = [0, 1, 2];

/** Language-independent: columns, line numbers, note numbers, and margins that leave no room. */
export function sectionsIn(tree: WordTree, settings: WordTree | null): string[] {
  const found = new Set<string>();
  for (const node of tree.nodes) {
    if (node.name !== "w:sectPr") continue;
    for (const says of [
      describeColumns(tree, node),
      describeLines(tree, node),
      describeRoom(tree, node),
      ...describeNotes(tree, node),
    ])
      if (says !== "") found.add(says);
  }
  for (const says of settings ? describeNotes(settings, settings.root) : []) if (says !== "") found.add(says);
  return [...found];
}

function describeColumns(tree: WordTree, section: WordNode): string {
  const columns = childNamed(section, "w:cols");
  const count = Number((columns && readAttribute(tree, columns, "num")) ?? columns?.children.length ?? 1);
  return count > 1 ? "▯".repeat(Math.min(MOST_COLUMNS, count)) : "";
}

function describeLines(tree: WordTree, section: WordNode): string {
  const lines = childNamed(section, "w:lnNumType");
  const by = Number((lines && readAttribute(tree, lines, "countBy")) ?? 0);
  return by > 0 ? `${FIRST.map((index) => (index + 1) * by).join(" ¶ ")} ¶` : "";
}

/** Note numbers other than 1, 2, 3. */
function describeNotes(tree: WordTree, owner: WordNode): string[] {
  return ["w:footnotePr", "w:endnotePr"].map((name) => {
    const notes = childNamed(owner, name);
    const said = (child: string) => {
      const node = childNamed(notes, child);
      return node && readAttribute(tree, node, "val");
    };
    const [format, start] = [said("w:numFmt"), Number(said("w:numStart") ?? 1)];
    if (!notes || ((format ?? "decimal") === "decimal" && start === 1)) return "";
    const numbers = FIRST.map((index) => formatNumber(start + index, format ?? "decimal"));
    return numbers.map((number) => `[${number}]`).join(" ");
  });
}

function describeRoom(tree: WordTree, section: WordNode): string {
  const [size, margins] = [childNamed(section, "w:pgSz"), childNamed(section, "w:pgMar")];
  const twips = (node: WordNode | undefined, name: string) => Number((node && readAttribute(tree, node, name)) ?? NaN);
  const [left, right, top, bottom] = ["left", "right", "top", "bottom"].map((side) => twips(margins, side));
  const [width, height] = [twips(size, "w"), twips(size, "h")];
  const isOff = [left, right].some((margin) => (margin ?? 0) < 0);
  // a negative top or bottom margin means that headers and footers don't push the text
  const isTight = width - (left ?? 0) - (right ?? 0) < LEAST_ROOM;
  const isFlat = height - Math.abs(top ?? 0) - Math.abs(bottom ?? 0) < LEAST_ROOM;
  if (!isOff && !isTight && !isFlat) return "";
  return `↤ ${mm(left)} ↦ ${mm(right)} ↥ ${mm(top)} ↧ ${mm(bottom)} mm`;
}

const mm = (twips: number | undefined) => Math.round((twips ?? 0) / TWIPS_PER_MM);
