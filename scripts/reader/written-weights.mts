/** Writes learned weights compactly: one line per model. */
import { writeFileSync } from "node:fs";

/** @param file relative to this folder */
export function writeWeights(file: string, models: Readonly<Record<string, unknown>>): void {
  const lines = Object.entries(models).map(([name, model]) => `  ${JSON.stringify(name)}: ${JSON.stringify(model)}`);
  writeFileSync(new URL(file, import.meta.url), `{\n${lines.join(",\n")}\n}\n`);
}
