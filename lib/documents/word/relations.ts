import { relationsNameOf, resolve } from "@/lib/documents/extraction/docx/package";
import { textIn } from "./letters";
import type { WordFile } from "./word-file";

/** What a part names outside of itself: `type` is the last word of the relation's; `name` the part's in the package. */
export type Relation = { id: string; type: string; target: string; name: string; isExternal: boolean };

/** What a part is related to, in the order of the file. */
export function relationsIn(file: WordFile, owner: string): Relation[] {
  const folder = owner.slice(0, owner.lastIndexOf("/") + 1);
  const xml = file.textNamed(relationsNameOf(owner)) ?? "";
  return [...xml.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => {
    const value = (name: string) => textIn(new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? "");
    const target = value("Target");
    return {
      id: value("Id"),
      type: value("Type").split("/").at(-1) ?? "",
      target,
      name: resolve(folder, target),
      isExternal: value("TargetMode") === "External",
    };
  });
}
