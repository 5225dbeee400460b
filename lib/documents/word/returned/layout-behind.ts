/** How pages, cells and letters are laid out, as far as it may change what a reader takes from them. */
import { relationsIn } from "@/lib/documents/word/relations";
import { around, attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import type { WordFile } from "@/lib/documents/word/word-file";
import { isOn } from "./switches";
import { groundIn } from "./grounds";
import { marginsOf, treeNamed } from "./margins";
import type { Theme } from "./theme";

/** Programs write the same page some twips wider or narrower. */
const TWIPS_PER_MM = 56.7;

/**
 * Which heads and feet the pages show: their words by the kind of page, however many sections name them. Those of first
 * and of even pages are shown where the section, or the file, says so.
 */
export function marginsShown(
  file: WordFile,
  settings: WordTree | null,
): { place: "header" | "footer"; says: string }[] {
  const tree = file.tree("main");
  const relations = new Map(relationsIn(file, file.main).map((relation) => [relation.id, relation]));
  const words = new Map(marginsOf(file).map(({ name, before }) => [name, before]));
  const hasEven = settings !== null && isOn(settings, childNamed(settings.root, "w:evenAndOddHeaders"));
  const shown = new Map<string, { place: "header" | "footer"; says: string }>();
  for (const node of tree?.nodes ?? []) {
    if (!tree || (node.name !== "w:headerReference" && node.name !== "w:footerReference")) continue;
    const says = words.get(relations.get(attributeOf(tree, node, "id") ?? "")?.name ?? "") ?? "";
    const pages = attributeOf(tree, node, "type") ?? "default";
    const isShown = pages === "even" ? hasEven : pages !== "first" || hasFirst(tree, node);
    const place = node.name === "w:headerReference" ? "header" : "footer";
    if (says !== "" && isShown) shown.set(`${place} ${pages} ${says}`, { place, says: `${says} (${pages})` });
  }
  return [...shown.values()];
}

function hasFirst(tree: WordTree, { parent }: WordNode): boolean {
  return isOn(tree, childNamed(parent ?? undefined, "w:titlePg"));
}

/** The sizes of pages. */
export function pagesIn(tree: WordTree): string[] {
  const sizes = new Set<string>();
  for (const node of tree.nodes) {
    const size = node.name === "w:sectPr" ? childNamed(node, "w:pgSz") : undefined;
    const [width, height] = ["w", "h"].map((side) => size && roundedMm(attributeOf(tree, size, side)));
    if (width !== undefined && height !== undefined) sizes.add(`${width} × ${height} mm`);
  }
  return [...sizes];
}

function roundedMm(twips: string | undefined): number | undefined {
  const mm = inTwips(twips) / TWIPS_PER_MM;
  return Number.isFinite(mm) ? Math.round(mm) : undefined;
}

/** A length as Word writes it, and as the strict form of the format does: with its unit. */
function inTwips(length: string | undefined): number {
  const [, value, unit = ""] = /^([\d.]+)(pt|in|cm|mm|pc|pi)?$/.exec(length ?? "") ?? [];
  return Number(value) * (TWIPS[unit] ?? 1);
}

const TWIPS: Readonly<Record<string, number>> = { pt: 20, in: 1_440, cm: 567, mm: TWIPS_PER_MM, pc: 240, pi: 240 };

/** Cells on a ground that isn't white, with the words that they begin with. */
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

/** Fonts that come with the file: their letters may be drawn as others. */
export function fontsWithin(file: WordFile): string[] {
  const name = file.related(file.main, ["fontTable"]);
  const tree = name === null ? null : treeNamed(file, name);
  if (name === null || !tree) return [];
  const relations = new Map(relationsIn(file, name).map((relation) => [relation.id, relation]));
  return tree.nodes.flatMap((node) => {
    if (!/^w:embed(?:Regular|Bold|Italic|BoldItalic)$/.test(node.name)) return [];
    const part = relations.get(attributeOf(tree, node, "id") ?? "")?.name ?? "";
    const font = (node.parent && attributeOf(tree, node.parent, "name")) ?? "";
    return [`${font} · ${file.sealNamed(part) ?? "?"}`];
  });
}

/** The file elsewhere whose styles are taken over whenever the file is opened. */
export function stylesElsewhere(file: WordFile, settings: WordTree, name: string): string[] {
  if (!isOn(settings, childNamed(settings.root, "w:linkStyles"))) return [];
  const template = childNamed(settings.root, "w:attachedTemplate");
  const id = template && attributeOf(settings, template, "id");
  return relationsIn(file, name)
    .filter((relation) => relation.id === id)
    .map(({ target }) => target);
}
