/** What a Word file holds behind the words that are read: it may change without a word being another one. */
import { relationsIn, type Relation } from "@/lib/documents/word/relations";
import { textIn } from "@/lib/documents/word/letters";
import { attributeOf, type WordNode, type WordTree } from "@/lib/documents/word/tree";
import { STORY_PARTS, type WordFile } from "@/lib/documents/word/word-file";
import type { StoryPart } from "@/lib/documents/extraction/docx/origins";
import type { ReturnedChange } from "./change";
import { fieldsIn } from "./fields-behind";
import { marginsOf, treeNamed } from "./margins";
import { unreadableWords } from "./unreadable";

/** One of them: of which kind it is, the words that it is about, and what it says. */
export type Fact = { place: ReturnedChange["place"]; about: string; says: string };

/** Fields that Word counts anew whenever it likes, and bookmarks that it names itself. */
const COUNTED = /^(?:page|numpages|sectionpages|section|pageref|toc|seq|time|date|savedate|printdate)\b/i;
const NAMED_BY_WORD = /^_/;
const MOST_CHARS = 1_000;

/** All of a file, in its order. Linear. */
export function factsBehind(file: WordFile): Fact[] {
  const settings = file.related(file.main, ["settings"]);
  return [
    ...STORY_PARTS.flatMap((part) => factsOfPart(file, part)),
    ...boundData(file),
    ...marginsShown(file),
    ...(settings === null ? [] : protections(treeNamed(file, settings))),
  ].map((fact) => ({ ...fact, says: fact.says.slice(0, MOST_CHARS).toWellFormed() }));
}

function factsOfPart(file: WordFile, part: StoryPart): Fact[] {
  const tree = file.tree(part);
  if (!tree) return [];
  const owner = part === "main" ? file.main : (file.related(file.main, [part]) ?? "");
  const relations = new Map(relationsIn(file, owner).map((relation) => [relation.id, relation]));
  const targetOf = (node: WordNode, name: string) => relations.get(attributeOf(tree, node, name) ?? "");
  const found = tree.nodes.flatMap((node): Fact[] => {
    if (node.name === "w:hyperlink") return linkOf(tree, node, targetOf(node, "id"));
    if (node.name.endsWith(":blip"))
      return [
        ...contentOf(file, "picture", targetOf(node, "embed")),
        ...contentOf(file, "picture", targetOf(node, "link")),
      ];
    if (node.name === "v:imagedata") return contentOf(file, "picture", targetOf(node, "id"));
    if (node.name.endsWith(":docPr")) return told("picture", attributeOf(tree, node, "descr") ?? "");
    if (node.name === "w:altChunk" || node.name === "w:subDoc" || node.name.endsWith(":OLEObject"))
      return contentOf(file, "embedded", targetOf(node, "id"));
    return [];
  });
  const hidden = unreadableWords(file, tree).flatMap((words) => told("hidden", words));
  return [...found, ...fieldsIn(tree).flatMap(({ code, shown }) => factOfField(code, shown)), ...hidden];
}

function told(place: Fact["place"], says: string): Fact[] {
  return says === "" ? [] : [{ place, about: "", says }];
}

function linkOf(tree: WordTree, node: WordNode, relation: Relation | undefined): Fact[] {
  const anchor = attributeOf(tree, node, "anchor") ?? "";
  if (!relation && NAMED_BY_WORD.test(anchor)) return [];
  return [linkFact(wordsIn(tree, node), `${relation?.target ?? ""}${anchor === "" ? "" : `#${anchor}`}`)];
}

function linkFact(about: string, target: string): Fact {
  return { place: "link", about, says: target.replace(/\/$/, "") };
}

function factOfField(code: string, shown: string): Fact[] {
  if (code === "" || COUNTED.test(code)) return [];
  const [, target] = /^hyperlink\s+"([^"]*)"/i.exec(code) ?? [];
  if (/^hyperlink\b/i.test(code)) return target === undefined || code.includes("_Toc") ? [] : [linkFact(shown, target)];
  return [{ place: "field", about: shown, says: code }];
}

/** A part that the text names, told by its name and what tells its content from another's. */
function contentOf(file: WordFile, place: Fact["place"], relation: Relation | undefined): Fact[] {
  if (!relation) return [];
  if (relation.isExternal) return told(place, relation.target);
  const name = relation.name.slice(relation.name.lastIndexOf("/") + 1);
  return told(place, `${name.replace(/\d*(?=\.\w+$)/, "")} · ${file.sealNamed(relation.name) ?? "?"}`);
}

/** What Word fills controls with that are bound to data of the file. */
function boundData(file: WordFile): Fact[] {
  if (STORY_PARTS.every((part) => !file.tree(part)?.xml.includes("dataBinding"))) return [];
  return relationsIn(file, file.main)
    .filter(({ type, isExternal }) => type === "customXml" && !isExternal)
    .flatMap(({ name }) => {
      const tree = treeNamed(file, name);
      return told("field", tree ? plain(tree.xml.replace(/<[^>]*>/g, " ")) : "");
    });
}

/** Which heads and feet the pages show: their words by the kind of page, however many sections name them. */
function marginsShown(file: WordFile): Fact[] {
  const tree = file.tree("main");
  const relations = new Map(relationsIn(file, file.main).map((relation) => [relation.id, relation]));
  const words = new Map(marginsOf(file).map(({ name, before }) => [name, before]));
  const shown = new Map<string, Fact>();
  for (const node of tree?.nodes ?? []) {
    if (!tree || (node.name !== "w:headerReference" && node.name !== "w:footerReference")) continue;
    const says = words.get(relations.get(attributeOf(tree, node, "id") ?? "")?.name ?? "") ?? "";
    const place = node.name === "w:headerReference" ? "header" : "footer";
    const pages = attributeOf(tree, node, "type") ?? "default";
    if (says !== "") shown.set(`${place} ${pages} ${says}`, { place, about: "", says: `${says} (${pages})` });
  }
  return [...shown.values()];
}

function protections(tree: WordTree | null): Fact[] {
  if (!tree) return [];
  return tree.root.children.flatMap((node) => {
    if (node.name === "w:writeProtection") return told("protection", "writeProtection");
    const isOn = /^(?:1|true|on)$/i.test(attributeOf(tree, node, "enforcement") ?? "");
    return node.name === "w:documentProtection" && isOn
      ? told("protection", attributeOf(tree, node, "edit") ?? "?")
      : [];
  });
}

/** The words of an element. */
function wordsIn(tree: WordTree, { at, lastAt }: WordNode): string {
  const words = tree.nodes.slice(at, Math.min(lastAt + 1, at + MOST_CHARS)).filter(({ name }) => name === "w:t");
  return plain(words.map(({ openEnd, closeStart }) => tree.xml.slice(openEnd, closeStart)).join(""));
}

const plain = (xml: string) => textIn(xml).replace(/\s+/g, " ").trim();
