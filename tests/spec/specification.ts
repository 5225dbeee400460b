/** The specification as the user wrote it: `SPEC_FILE`, by default beside the project. It is no part of the project. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../support/routes";

const FILE = process.env.SPEC_FILE ?? path.resolve(ROOT, "../shared/spec.md");
export const hasSpecification = existsSync(FILE);

/** Its sections by number, each as one line of words: marks of headings and lists are gone, the names of sections too. */
export function sections(): Map<number, string> {
  const found = new Map<number, string[]>();
  let section = 0;
  for (const line of readFileSync(FILE, "utf8").split(/\r?\n/)) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = Number(heading[1]);
    if (/^##? /.test(line)) continue;
    found.set(section, [...(found.get(section) ?? []), line.replace(/^(### |\s*- )/, "")]);
  }
  return new Map([...found].map(([number, lines]) => [number, oneLine(lines.join(" "))]));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
