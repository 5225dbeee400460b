import path from "node:path";

export function workerFile(name: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), ".build/workers", `${name}.mjs`);
}
