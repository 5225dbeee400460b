import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Every method and path that a route file exports, such as `POST /contracts/[contractId]/find`. */
export function exportedCalls(): { call: string; file: string; method: string; isPublic: boolean }[] {
  return readdirSync(path.join(ROOT, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "route.ts")
    .flatMap((name) => {
      const source = followDoor(readFileSync(path.join(ROOT, "app/api", name), "utf8"));
      const methods = METHODS.filter((method) =>
        new RegExp(`export const ${method}\\b|export \\{[^}]*\\b${method}\\b`).test(source),
      );
      const folder = path.dirname(name).split(path.sep).join("/");
      return methods.map((method) => ({
        call: `${method} /${folder}`,
        file: `app/api/${folder}/route.ts`,
        method,
        isPublic: isPublic(source, method),
      }));
    })
    .sort((one, other) => one.call.localeCompare(other.call));
}

/** A file may hold doors of both kinds. */
function isPublic(source: string, method: string): boolean {
  if (new RegExp(`export const ${method} = route\\(`).test(source)) return false;
  return /publicRoute\(|NextAuth\(/.test(source);
}

/** A second address only gives on the door of the first: what holds of that one is read there. */
export function followDoor(source: string): string {
  const first = /export \{[^}]*\} from "@\/(app\/api\/[^"]+)"/.exec(source)?.[1];
  return first === undefined ? source : readFileSync(path.join(ROOT, `${first}.ts`), "utf8");
}
