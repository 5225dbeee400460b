/** What Word fills into a text from elsewhere in its file: properties, variables, data that controls are bound to. */
import { textIn } from "@/lib/documents/word/letters";
import { relationsIn } from "@/lib/documents/word/relations";
import { attributeOf, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import { STORY_PARTS, type WordFile } from "@/lib/documents/word/word-file";
import { treeNamed } from "./margins";

const PROPERTY = /^docproperty\s+(?:"([^"]*)"|(\S+))/i;
const VARIABLE = /^docvariable\s+(?:"([^"]*)"|(\S+))/i;
/** Fields that are named like the property that they show. */
const OWN_PROPERTY = /^(title|subject|author|keywords|comments|company|manager|category)\b/i;
/** Properties whose elements have other names. */
const ELEMENTS: Readonly<Record<string, string>> = { author: "creator", comments: "description" };
const PROPERTIES = ["custom-properties", "core-properties", "extended-properties"];

/** What stands in the properties and variables that fields show, with their names. */
export function filledIn(file: WordFile, codes: readonly string[], settings: WordTree | null): string[] {
  const named = (pattern: RegExp) => codes.flatMap((code) => nameIn(pattern.exec(code)));
  const properties = new Set([...named(PROPERTY), ...named(OWN_PROPERTY)]);
  const variables = new Set(named(VARIABLE));
  return [
    ...(properties.size === 0 ? [] : shownOf(properties, propertiesOf(file))),
    ...(variables.size === 0 || !settings ? [] : shownOf(variables, variablesOf(settings))),
  ];
}

function nameIn(found: RegExpExecArray | null): string[] {
  const name = found?.[1] ?? found?.[2];
  return name === undefined ? [] : [name.toLowerCase()];
}

function shownOf(names: ReadonlySet<string>, values: ReadonlyMap<string, string>): string[] {
  return [...names].flatMap((name) => {
    const value = values.get(name) ?? values.get(ELEMENTS[name] ?? "");
    return value === undefined ? [] : [`${name}: ${value}`];
  });
}

/** Of properties that somebody named, and of Word's own. */
function propertiesOf(file: WordFile): Map<string, string> {
  const values = new Map<string, string>();
  for (const { type, name, isExternal } of relationsIn(file, "")) {
    const tree = !isExternal && PROPERTIES.includes(type) ? treeNamed(file, name) : null;
    for (const node of tree?.root.children ?? []) {
      if (!tree) break;
      const local = node.name.slice(node.name.indexOf(":") + 1);
      const key = (attributeOf(tree, node, "name") ?? local).toLowerCase();
      if (!values.has(key)) values.set(key, plain(tree.xml.slice(node.openEnd, node.closeStart)));
    }
  }
  return values;
}

function variablesOf(settings: WordTree): Map<string, string> {
  const isVariable = ({ name }: WordNode) => name === "w:docVar";
  return new Map(
    settings.nodes
      .filter(isVariable)
      .map((node) => [
        (attributeOf(settings, node, "name") ?? "").toLowerCase(),
        attributeOf(settings, node, "val") ?? "",
      ]),
  );
}

/** What Word fills controls with that are bound to data of the file. */
export function boundData(file: WordFile): string[] {
  if (STORY_PARTS.every((part) => !file.tree(part)?.xml.includes("dataBinding"))) return [];
  return relationsIn(file, file.main)
    .filter(({ type, isExternal }) => type === "customXml" && !isExternal)
    .flatMap(({ name }) => {
      const tree = treeNamed(file, name);
      return tree ? [plain(tree.xml)] : [];
    });
}

const plain = (xml: string) =>
  textIn(xml.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
