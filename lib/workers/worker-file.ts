import path from "node:path";

/** The bundled file of a worker. */
export function workerFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), ".build/workers", `${name}.mjs`);
}
