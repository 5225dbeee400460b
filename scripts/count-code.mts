/**
 * How finely the code is divided: `npx tsx scripts/count-code.mts [FOLDER …]`, by default each of app, components and
 * lib. A named folder is shown room by room. Excludes style sheets. Import cycles here include types;
 * `tests/architecture/layers.test.ts` fails on those in lib and on all runtime cycles, and knip finds unused exports.
 */
import path from "node:path";
import { groupedBy } from "../lib/grouped-by";
import { sourceFiles, type SourceFile } from "../tests/support/layers";

const SHORT_LINES = 20;
const FULL_FOLDER = 14;
const MOST_IN_FOLDER = 20;

const named = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ""));
const files = sourceFiles();
const known = new Map(files.map((file) => [withoutEnding(file.file), file.file]));
const importsByFile = new Map(
  files.map(({ file, imports }) => [file, imports.flatMap((name) => known.get(name) ?? [])]),
);
const importersByFile = importers();

const folders = named.length > 0 ? named : ["app", "components", "lib"];
console.table((named.length > 0 ? folders.flatMap((folder) => [...roomsIn(folder), folder]) : folders).map(figures));
for (const circle of folders.flatMap(circlesIn)) console.log(`circle: ${circle.join(" -> ")}`);

function figures(folder: string) {
  const inside = files.filter(({ file }) => file.startsWith(`${folder}/`));
  const lines = inside.map(({ source }) => source.split("\n").length - 1).sort((one, other) => one - other);
  const sizes = [...groupedBy(inside, ({ file }) => path.dirname(file)).values()].map(({ length }) => length);
  return {
    folder,
    files: inside.length,
    lines: lines.reduce((sum, one) => sum + one, 0),
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    [`≤ ${SHORT_LINES} lines`]: lines.filter((count) => count <= SHORT_LINES).length,
    [`folders > ${FULL_FOLDER}`]: sizes.filter((count) => count > FULL_FOLDER).length,
    [`folders > ${MOST_IN_FOLDER}`]: sizes.filter((count) => count > MOST_IN_FOLDER).length,
    "one importer beside it": inside.filter(servesOneBesideIt).length,
    circles: circlesIn(folder).length,
  };
}

function roomsIn(folder: string): string[] {
  const depth = folder.split("/").length + 1;
  const folders = files.map(({ file }) => path.dirname(file)).filter((name) => name.startsWith(`${folder}/`));
  return [...new Set(folders.map((name) => name.split("/").slice(0, depth).join("/")))].sort();
}

/** Only one file beside it imports it, and nothing else; anything loaded with `import()` must be its own file. */
function servesOneBesideIt({ file }: SourceFile): boolean {
  const [importer, ...others] = importersByFile.get(file) ?? [];
  if (!importer || others.length > 0 || path.dirname(importer.file) !== path.dirname(file)) return false;
  return !importer.source.includes(`import("./${path.basename(withoutEnding(file))}")`);
}

/** Groups of files that all reach each other (Tarjan's strongly connected components). */
function circlesIn(folder: string): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    let low = own;
    order.set(file, own);
    open.push(file);
    for (const next of importsByFile.get(file) ?? []) {
      if (!next.startsWith(`${folder}/`)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    const circle = low === own ? open.splice(open.indexOf(file)) : [];
    if (circle.length > 1) found.push(circle);
    return low;
  };
  for (const { file } of files) if (file.startsWith(`${folder}/`) && !order.has(file)) visit(file);
  return found;
}

function importers(): Map<string, SourceFile[]> {
  const uses = files.flatMap((importer) =>
    [...new Set(importsByFile.get(importer.file))].map((imported) => ({ importer, imported })),
  );
  const found = groupedBy(uses, ({ imported }) => imported);
  return new Map([...found].map(([imported, group]) => [imported, group.map(({ importer }) => importer)]));
}

function withoutEnding(file: string): string {
  return file.replace(/\.tsx?$/, "");
}
