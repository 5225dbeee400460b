/** Modules without state or settings of their own: they stay loaded from one test file of a process to the next. */
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A module as Vitest's runner holds it; with `externalize` it comes from a package, which Node holds anyway. */
type LoadedModule = {
  file: string;
  meta?: { externalize?: string };
  imports: Set<string>;
  promise: unknown;
  exports: unknown;
  evaluated: boolean;
};
type Runner = { evaluatedModules: { idToModuleMap: Map<string, LoadedModule> } };
const loaded = globalThis as unknown as { __vitest_worker__: Runner };

/** Rooms that know no database, the words, what both import, and the generated clients of the database. */
const PURE =
  /^(?:lib\/(?:(?:copy|documents|engine|word)\/|(?:days|errors|grouped-by|normalized)\.ts$)|prisma\/client\/)/;

/** @param file from the root; `tests/architecture/steady-tests.test.ts` holds that nobody mocks what it needs */
export function staysLoaded(file: string): boolean {
  return PURE.test(file);
}

/** Whatever `reset` forgets, pure modules are there again afterwards, each only with all that it imports. */
export function keepingPureModules(reset: () => void): void {
  const pure = pureAmong(loaded.__vitest_worker__.evaluatedModules.idToModuleMap);
  const kept = [...pure].map((module) => ({ module, promise: module.promise, exports: module.exports }));
  reset();
  for (const { module, promise, exports } of kept) Object.assign(module, { promise, exports, evaluated: true });
}

function pureAmong(modules: ReadonlyMap<string, LoadedModule>): Set<LoadedModule> {
  const pure = new Set([...modules.values()].filter((module) => module.evaluated && module.promise && isPure(module)));
  const isWhole = ({ imports }: LoadedModule) =>
    [...imports].every((id) => {
      const imported = modules.get(id);
      return imported !== undefined && pure.has(imported);
    });
  for (let size = -1; size !== pure.size;) {
    size = pure.size;
    for (const module of pure) if (!isWhole(module)) pure.delete(module);
  }
  return pure;
}

function isPure({ file, meta }: LoadedModule): boolean {
  return meta?.externalize !== undefined || (file.startsWith(`${ROOT}/`) && staysLoaded(file.slice(ROOT.length + 1)));
}
