/**
 * `npm run doors`, after adding or renaming a folder of `app/api`: lists the REST routes for their description, because
 * bundlers only find imports that are written out.
 */
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";

const ROOT = path.resolve(import.meta.dirname, "../..");
export const LIST = "app/api/openapi.json/doors.ts";
/** Not described: the catch-all for unknown addresses, next-auth's own, and the description itself. */
const UNDESCRIBED = ["/[...path]", "/auth/[...nextauth]", "/openapi.json"];

export function listOfDoors(): Promise<string> {
  const folders = readdirSync(path.join(ROOT, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`)
    .filter((folder) => !UNDESCRIBED.includes(folder))
    .sort((one, other) => (one < other ? -1 : 1));
  const lines = [
    "/** All doors of REST but the description itself, which is made from them. Written by `npm run doors`. */",
    'import type { DoorModules } from "@/lib/server/adapters/openapi/document";',
    ...folders.map((folder) => `import * as ${doorName(folder)} from "@/app/api${folder}/route";`),
    "",
    "export const DOORS: DoorModules = {",
    ...folders.map((folder) => `"${folder}": ${doorName(folder)},`),
    "};",
  ];
  return format(lines.join("\n"), { parser: "typescript", printWidth: 120 });
}

function doorName(folder: string): string {
  const words = folder.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join("");
}

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(ROOT, LIST), await listOfDoors());
