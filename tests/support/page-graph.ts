/** Which modules each page sends to browsers at first, and which sections of the dictionary they ask for. */
import { existsSync } from "node:fs";
import path from "node:path";
import { runtimeImports, sourceFiles, type SourceFile } from "./layers";
import { ROOT } from "./routes";

const SPECIAL = /^(.*\/)?(page|layout|error|loading|forbidden|not-found)\.tsx$/;

const files = new Map(sourceFiles().map((file) => [file.file.replace(/\.tsx?$/, ""), file]));
const isForBrowsers = once(({ source }) => /^"use client"/m.test(source));
const isForServers = once(({ source }) => /^"use server"/m.test(source));
/** At once: what `import()` brings comes later. */
const importedBy = once((file) =>
  listModules(runtimeImports({ ...file, source: file.source.replace(/\bimport\(\s*"[^"]*"\s*\)/g, "") })),
);
const everImportedBy = once((file) => listModules(runtimeImports(file)));
const listModules = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);

/** What Next renders by itself: pages, layouts and their like. */
export const screens = [...files.values()].filter(({ file }) => file.startsWith("app/") && SPECIAL.test(file));
/** Every module that some page sends at first, whatever comes later left out. */
export const sentAtFirst = () => sentBy(clientFiles());

/** The modules that a screen's own client components bring at once. */
export function sentWith(screen: SourceFile): SourceFile[] {
  return sentBy(listClients(screen));
}

/** The same, and what they fetch later. */
export function everSentWith(screen: SourceFile): SourceFile[] {
  return visit(listClients(screen), (file) => (isForServers(file) ? [] : everImportedBy(file)));
}

function listClients(screen: SourceFile): SourceFile[] {
  const entries: SourceFile[] = [];
  visit([screen], (file) => {
    if (!isForBrowsers(file)) return isForServers(file) ? [] : importedBy(file);
    entries.push(file);
    return [];
  });
  return entries;
}

/** The layouts around a screen, outermost first, and itself. */
export function around({ file }: SourceFile): SourceFile[] {
  const folders = path.dirname(file).split("/");
  const layouts = folders.map((_, depth) => path.join(...folders.slice(0, depth + 1), "layout"));
  return [...new Set([...layouts.filter(existsIn), file.replace(/\.tsx$/, "")])].flatMap((name) => {
    const found = files.get(name);
    return found ? [found] : [];
  });
}

/**
 * The sections that a module asks for while it renders: `useCopy().section`, `const { section } = useCopy()`, and
 * `words.section` of whatever holds all words.
 * @throws Error for a use of another form, which nobody could tell the sections of
 */
export function sectionsAskedBy({ file, source }: SourceFile, sections: readonly string[]): string[] {
  const asked = [...source.matchAll(/useCopy\(\)\.(\w+)/g)].map(([, section = ""]) => section);
  for (const [, names = ""] of source.matchAll(/const \{([^=]*?)\} = useCopy\(\);/g)) asked.push(...topNames(names));
  const holders = [...source.matchAll(/const (\w+) = useCopy\(\);|\b(\w+): Copy\b(?!\[)/g)].map(
    ([, made, given]) => made ?? given ?? "",
  );
  for (const holder of holders)
    asked.push(...[...source.matchAll(new RegExp(`\\b${holder}\\.(\\w+)`, "g"))].map(([, section = ""]) => section));
  const uses = source.match(/(?<!function )\buseCopy\(\)/g)?.length ?? 0;
  const understood = source.match(/useCopy\(\)\.\w+|const \{[^=]*?\} = useCopy\(\);|const \w+ = useCopy\(\);/g)?.length;
  if (uses !== (understood ?? 0)) throw new Error(`${file} asks for words in a form that can't be read`);
  return [...new Set(asked)].filter((section) => sections.includes(section));
}

/** The parts of the dictionary that a layout or page brings. */
export function partsBroughtBy({ source }: SourceFile): string[] {
  return [...source.matchAll(/<(?:Own)?PageWords part="(\w+)">/g)].map(([, part = ""]) => part);
}

/** Found out once for each file, since every page asks for most of them. */
function once<T>(answer: (file: SourceFile) => T): (file: SourceFile) => T {
  const known = new Map<SourceFile, T>();
  return (file) => {
    if (!known.has(file)) known.set(file, answer(file));
    return known.get(file) as T; // set just now
  };
}

function clientFiles(): SourceFile[] {
  return [...files.values()].filter(isForBrowsers);
}

function sentBy(entries: readonly SourceFile[]): SourceFile[] {
  return visit(entries, (file) => (isForServers(file) ? [] : importedBy(file)));
}

function visit(from: readonly SourceFile[], next: (file: SourceFile) => SourceFile[]): SourceFile[] {
  const seen = new Set(from);
  for (const file of seen) for (const imported of next(file)) seen.add(imported);
  return [...seen];
}

function topNames(pattern: string): string[] {
  const flat = pattern.replace(/\{[^{}]*\}/g, "");
  return flat.split(",").map((part) => part.trim().split(/[:\s]/)[0] ?? "");
}

function existsIn(name: string): boolean {
  return existsSync(path.join(ROOT, `${name}.tsx`));
}
