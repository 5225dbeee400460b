import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { getRelationsName, resolve } from "@/lib/documents/extraction/docx/package";
import { encoded, parseTree, type WordTree, textIn } from "./tree";
import type { WordFile } from "./word-file";

/**
 * A part besides the text: its owner, relation, content type, and the name of a new one. The last words of the types in
 * `relations` find it; the first is written.
 */
export type PartKind = {
  owner: "package" | "main";
  relations: readonly string[];
  namespace: string;
  contentType: string;
  name: string;
};

const CONTENT_TYPES = "[Content_Types].xml";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The name of a part of this kind; null if the file has none. */
export function partOfKind(file: WordFile, kind: PartKind): string | null {
  return file.related(ownerName(file, kind), kind.relations);
}

/** A part of this kind as a tree; null if it is missing or unreadable. */
export function treeOfKind(file: WordFile, kind: PartKind): WordTree | null {
  const name = partOfKind(file, kind);
  try {
    const xml = name === null ? null : file.textNamed(name);
    return xml === null ? null : parseTree(xml);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null; // doesn't affect the file's text
    throw cause;
  }
}

/** The file with this XML in the part of this kind, created with its relation and content type if missing. */
export function withPart(file: WordFile, kind: PartKind, xml: string): WordFile {
  const there = partOfKind(file, kind);
  if (there !== null) return file.withNamed(new Map([[there, xml]]));
  const types = file.textNamed(CONTENT_TYPES);
  if (types === null) return file; // other programs don't accept a package without types
  const owner = ownerName(file, kind);
  const folder = kind.owner === "package" ? "" : owner.slice(0, owner.lastIndexOf("/") + 1);
  const target = freeName(file, folder, kind.name);
  const relationsName = getRelationsName(owner);
  const relations = file.textNamed(relationsName) ?? `<Relationships xmlns="${RELATIONS}"></Relationships>`;
  const [relation = ""] = kind.relations;
  const parts = new Map([
    [folder + target, xml],
    [
      relationsName,
      appended(relations, "Relationship", {
        Id: freeId(relations),
        Type: `${kind.namespace}/${relation}`,
        Target: target,
      }),
    ],
    [CONTENT_TYPES, appended(types, "Override", { PartName: `/${folder}${target}`, ContentType: kind.contentType })],
  ]);
  return file.withNamed(parts);
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A part with more XML at the end of its root. */
export function withinRoot({ xml, root }: WordTree, inner: string): string {
  if (root.openEnd < root.end || xml[root.openEnd - 2] !== "/")
    return xml.slice(0, root.closeStart) + inner + xml.slice(root.closeStart);
  const open = xml.slice(root.start, root.end).replace(/\s*\/>$/, ">");
  return `${xml.slice(0, root.start)}${open}${inner}</${/^<([^\s>]+)/.exec(open)?.[1] ?? ""}>`;
}

function ownerName(file: WordFile, { owner }: PartKind): string {
  return owner === "package" ? "" : file.main;
}

/** A part with another child in its root, named like its siblings. */
function appended(xml: string, name: string, attributes: Readonly<Record<string, string>>): string {
  const tree = parseTree(xml);
  const prefix = /^<((?:[^\s:<>/]+:)?)/.exec(xml.slice(tree.root.start))?.[1] ?? "";
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${encoded(value)}"`);
  return withinRoot(tree, `<${prefix}${name}${written.join("")}/>`);
}

function freeId(relations: string): string {
  const taken = new Set([...relations.matchAll(/\bId\s*=\s*["']([^"']*)["']/g)].map(([, id]) => id));
  let number = taken.size + 1;
  while (taken.has(`rId${number}`)) number += 1;
  return `rId${number}`;
}

function freeName(file: WordFile, folder: string, name: string): string {
  const [stem = "", ending = ""] = name.split(/\.(?=\w+$)/);
  let found = name;
  for (let number = 2; file.textNamed(folder + found) !== null; number += 1) found = `${stem}${number}.${ending}`;
  return found;
}

/** A part's reference outside itself: `type` is the relation type's last word, `name` the target in the package. */
export type Relation = { id: string; type: string; target: string; name: string; isExternal: boolean };

/** The relations of a part, in file order. */
export function relationsIn(file: WordFile, owner: string): Relation[] {
  const folder = owner.slice(0, owner.lastIndexOf("/") + 1);
  const xml = file.textNamed(getRelationsName(owner)) ?? "";
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
