/** Modules without settings of their own: they stay loaded from one test file of a process to the next. */
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

/**
 * Rooms that know no database, the words, what both import, the generated clients of the database, and the pools of
 * threads: each file would start its own, which read and compile the same programs.
 */
const KEPT = new RegExp(
  [
    String.raw`^lib/(?:copy|documents|engine|word)/`,
    String.raw`^lib/(?:days|errors|grouped-by|normalized|platform/gates)\.ts$`,
    String.raw`^lib/workers/(?:assisting|exporting|quick-writing|returning|texts|writing|writing-task)\.ts$`,
    String.raw`^lib/workers/threads/(?:resident-pool|run-worker|worker-failure)\.ts$`,
    String.raw`^prisma/client/`,
  ].join("|"),
);
/** `patient-threads.ts` mocks it before each file, alike. */
const MOCKED_ALIKE = "lib/workers/threads/watch";

/** @param file from the root */
export function staysLoaded(file: string): boolean {
  return KEPT.test(file);
}

/** No test mocks it: what has imported it stays loaded (`tests/architecture/steady-tests.test.ts`). */
export function isNeverMocked(file: string): boolean {
  return file !== MOCKED_ALIKE;
}

/** Whatever `reset` forgets, these modules are there again afterwards, each only with all that it imports. */
export function keepingModules(reset: () => void): void {
  const modules = keptAmong(loaded.__vitest_worker__.evaluatedModules.idToModuleMap);
  const kept = [...modules].map((module) => ({ module, promise: module.promise, exports: module.exports }));
  reset();
  for (const { module, promise, exports } of kept) Object.assign(module, { promise, exports, evaluated: true });
}

function keptAmong(modules: ReadonlyMap<string, LoadedModule>): Set<LoadedModule> {
  const kept = new Set([...modules.values()].filter((module) => module.evaluated && module.promise && isKept(module)));
  const isWhole = ({ imports }: LoadedModule) =>
    [...imports].every((id) => {
      const imported = modules.get(id);
      return imported !== undefined && (kept.has(imported) || fromRoot(imported) === `${MOCKED_ALIKE}.ts`);
    });
  for (let size = -1; size !== kept.size;) {
    size = kept.size;
    for (const module of kept) if (!isWhole(module)) kept.delete(module);
  }
  return kept;
}

function isKept(module: LoadedModule): boolean {
  return module.meta?.externalize !== undefined || staysLoaded(fromRoot(module));
}

function fromRoot({ file }: LoadedModule): string {
  return file.startsWith(`${ROOT}/`) ? file.slice(ROOT.length + 1) : "";
}
