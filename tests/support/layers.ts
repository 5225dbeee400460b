import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./routes";

export type SourceFile = { file: string; source: string; imports: string[] };

/** The product's source files with the files of the project they import, as paths from the root without extension. */
export function sourceFiles(): SourceFile[] {
  const folders = ["app", "components", "lib"];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
  );
  return [...files, "middleware.ts", "instrumentation.ts", "instrumentation-client.ts"]
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const source = readFileSync(path.join(ROOT, file), "utf8");
      return { file, source, imports: findImports(file, source) };
    });
}

function findImports(file: string, source: string): string[] {
  const matches = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^"';]*?from\s*"([^"]+)"|import\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g,
  );
  return [...matches].map((match) => resolve(file, match[1] ?? match[2] ?? match[3] ?? ""));
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (specifier.startsWith(".")) return path.join(path.dirname(from), specifier);
  return `package:${specifier}`;
}

/** Imports that exist at run time: `import type` leaves nothing behind. */
export function runtimeImports({ file, source }: SourceFile): string[] {
  return findImports(file, source.replace(/(?:^|\n)\s*(?:import|export)\s+type\b[^;]*;/g, "\n"));
}
