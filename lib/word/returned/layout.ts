import { type WordNode, around } from "@/lib/word/file/tree";
import { revisionAt, revisionsIn } from "@/lib/word/revisions";
import { STORY_PARTS } from "@/lib/word/file/word-file";
import type { Found } from "./change";
import { parseMoment } from "./hands";
import type { Reading, Elements } from "./reading";
import { blockAt } from "./tracked";

/** Former properties of a table, its rows and cells, and of a section. */
const OF_TABLES = new Set(["w:tblPrChange", "w:tblPrExChange", "w:trPrChange", "w:tcPrChange"]);
const OF_SECTIONS = "w:sectPrChange";
/** Has no author, and occurs in files without other tracked changes: it belongs to the table's other changes. */
export const OF_GRIDS = "w:tblGridChange";

/**
 * Tracked layout changes of tables and sections: one per table and author, because Word marks every row and cell;
 * placed at the table's first line, or the section's last one.
 */
export function layoutChanges(elements: Elements, ours: ReadonlySet<WordNode>, before: Reading): Found[] {
  let known: UnitsOfElements | null = null; // most files have no such change
  const places = () => (known ??= new UnitsOfElements(before));
  const layouts = new Map<string, Layout>();
  for (const part of STORY_PARTS) {
    const tree = elements.file.tree(part);
    if (!tree) continue;
    for (const { node } of revisionsIn(tree)) {
      const owner = findOwner(node);
      if (!owner || ours.has(node)) continue;
      const { author, date } = revisionAt(tree, node, "format");
      const id = elements.findId(part, owner.at);
      const key = `${id} ${author}`;
      const layout = layouts.get(key);
      if (layout) layout.marks.add(node);
      else {
        const isSection = node.name === OF_SECTIONS;
        const place = isSection ? places().lastBefore(id) : places().firstFrom(id);
        layouts.set(key, {
          author,
          at: parseMoment(date),
          place,
          isSection,
          marks: new Set([node, ...findGrids(owner)]),
        });
      }
    }
  }
  return [...layouts.values()].map((layout) => toFound(layout, before));
}

type Layout = { author: string; at: string | null; place: number; isSection: boolean; marks: Set<WordNode> };

function findOwner(node: WordNode): WordNode | null {
  if (node.name === OF_SECTIONS) return node;
  return OF_TABLES.has(node.name) ? around(node, ({ name }) => name === "w:tbl") : null;
}

function findGrids({ children }: WordNode): WordNode[] {
  return children.flatMap((child) => child.children.filter(({ name }) => name === OF_GRIDS));
}

function toFound({ at, author, place, isSection, marks }: Layout, before: Reading): Found {
  const line = before.starts[blockAt(before, place)] ?? 0;
  const end = before.text.indexOf("\n", line);
  const words = before.text.slice(line, end < 0 ? undefined : end);
  const shown = words.replaceAll("\t", " ").trim().slice(0, MOST_SHOWN).toWellFormed();
  const start = isSection ? line + words.length : line;
  return {
    change: {
      kind: "format",
      tracked: true,
      place: "layout",
      author,
      at,
      before: shown,
      after: shown,
      start,
      end: start,
      isWhole: false,
      html: null,
      to: null,
    },
    marks,
  };
}

const MOST_SHOWN = 200;

/** Which units of a reading are in which elements; elements are numbered in file order. */
class UnitsOfElements {
  readonly #ids: Int32Array;
  readonly #units: readonly number[];

  constructor({ node }: Reading) {
    const units: number[] = [];
    node.forEach((id, unit) => id >= 0 && (units.length === 0 || node[units.at(-1) ?? 0] !== id) && units.push(unit));
    units.sort((one, other) => (node[one] ?? 0) - (node[other] ?? 0) || one - other);
    this.#units = units;
    this.#ids = Int32Array.from(units, (unit) => node[unit] ?? 0);
  }

  /** The first unit in or after an element. */
  firstFrom(id: number): number {
    return this.#units[this.#countBelow(id)] ?? this.#units.at(-1) ?? 0;
  }

  /** The last unit before an element. */
  lastBefore(id: number): number {
    return this.#units[Math.max(0, this.#countBelow(id) - 1)] ?? 0;
  }

  #countBelow(id: number): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
