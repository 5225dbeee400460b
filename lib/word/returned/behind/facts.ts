/** What a Word file contains behind its readable words, and what can change without changing a word. */
import { relationsIn, type Relation } from "@/lib/word/file/package-parts";
import { textIn, readAttribute, type WordNode, type WordTree } from "@/lib/word/file/tree";
import { STORY_PARTS, type WordFile } from "@/lib/word/file/word-file";
import type { ReturnedChange } from "@/lib/word/returned/change";
import { fieldsIn, References, type Reference } from "./references";
import { boundData, filledIn, coversIn, drawingsIn, formulasIn } from "./drawn";
import { coloredCells, fontsWithin, marginsShown, pagesIn, stylesElsewhere, sectionsIn } from "./layout";
import { readMargins, treeNamed } from "./margins";
import { readTheme } from "./theme";
import { controlsIn, otherReadings, wordsOver, disguisedWords, vanishedWords } from "./unreadable";

/**
 * One such fact: its kind, the words it is about, and what it says. With a `key` it is compared with the one with the
 * same key in the other file, if there is any.
 */
export type Fact = { place: ReturnedChange["place"]; about: string; says: string; key?: string };

/** Fields that Word updates at any time, and bookmarks that it names itself. */
const COUNTED = /^(?:page|numpages|sectionpages|section|pageref|toc|seq|time|date|savedate|printdate)\b/i;
const NAMED_BY_WORD = /^_/;
const MOST_CHARS = 1_000;

/** A part with words: its name and elements. */
type Part = { name: string; tree: WordTree };

/** All facts of a file, in order. Linear. */
export function factsBehind(file: WordFile): Fact[] {
  const name = file.related(file.main, ["settings"]);
  const settings = name === null ? null : treeNamed(file, name);
  const parts = listParts(file);
  const references = new References(parts.map(({ tree }) => tree));
  const codes = parts.flatMap(({ tree }) => fieldsIn(tree).map(({ code }) => code));
  const body = file.tree("main");
  return [
    ...parts.flatMap((part) => factsOfPart(file, part, references)),
    ...[...boundData(file), ...filledIn(file, codes, settings)].flatMap((says) => toFacts("field", says)),
    ...marginsShown(file, settings).map((margin) => ({ ...margin, about: "" })),
    ...[...(body ? [...pagesIn(body), ...sectionsIn(body, settings)] : []), ...fontsWithin(file)].flatMap((says) =>
      toFacts("layout", says),
    ),
    ...(settings && name !== null ? stylesElsewhere(file, settings, name) : []).flatMap((says) =>
      toFacts("embedded", says),
    ),
    ...protections(settings),
  ].map((fact) => ({ ...fact, says: fact.says.slice(0, MOST_CHARS).toWellFormed() }));
}

/** Words in a file that nobody sees: unreadable ones, and those that Word hides. Linear. */
export function hiddenWords(file: WordFile): string[] {
  return listParts(file).flatMap(({ tree }) => [
    ...disguisedWords(file, tree).unreadable,
    ...vanishedWords(file, tree),
  ]);
}

function listParts(file: WordFile): Part[] {
  const stories = STORY_PARTS.flatMap((part) => {
    const tree = file.tree(part);
    return tree ? [{ name: part === "main" ? file.main : (file.related(file.main, [part]) ?? ""), tree }] : [];
  });
  return [...stories, ...readMargins(file)];
}

function factsOfPart(file: WordFile, { name: owner, tree }: Part, references: References): Fact[] {
  const relations = new Map(relationsIn(file, owner).map((relation) => [relation.id, relation]));
  const findTarget = (node: WordNode, name: string) => relations.get(readAttribute(tree, node, name) ?? "");
  const found = tree.nodes.flatMap((node): Fact[] => {
    if (node.name === "w:hyperlink") return linkFacts(tree, node, findTarget(node, "id"), references);
    if (node.name.endsWith(":blip"))
      return [
        ...contentFacts(file, "picture", findTarget(node, "embed")),
        ...contentFacts(file, "picture", findTarget(node, "link")),
      ];
    if (node.name.endsWith(":imagedata")) return contentFacts(file, "picture", findTarget(node, "id"));
    if (node.name.endsWith(":docPr")) return toFacts("picture", readAttribute(tree, node, "descr") ?? "");
    if (node.name.endsWith(":textpath")) return toFacts("picture", readAttribute(tree, node, "string") ?? "");
    if (node.name === "w:altChunk" || node.name === "w:subDoc" || node.name.endsWith(":OLEObject"))
      return contentFacts(file, "embedded", findTarget(node, "id"));
    return [];
  });
  const fields = fieldsIn(tree);
  const cells = coloredCells(tree, readTheme(file), (cell) => wordsIn(tree, cell));
  const { unreadable, otherwise } = disguisedWords(file, tree);
  return [
    ...found,
    ...fields.flatMap(({ code, shown }) => factOfField(references.withoutBookmark(code), shown)),
    ...fields.flatMap((field) => references.ofField(field)).map(inLinks),
    ...[...unreadable, ...otherReadings(tree)].flatMap((words) => toFacts("hidden", words)),
    ...[...cells, ...otherwise, ...formulasIn(tree), ...wordsOver(tree)].map(
      (fact) => ({ place: "layout", ...fact }) as const,
    ),
    ...[...coversIn(tree), ...drawingsIn(file, owner, tree)].flatMap((says) => toFacts("picture", says)),
    ...controlsIn(tree).map((control) => ({ place: "field", ...control }) as const),
  ];
}

const inLinks = (reference: Reference): Fact => ({ place: "link", ...reference });

function toFacts(place: Fact["place"], says: string): Fact[] {
  return says === "" ? [] : [{ place, about: "", says }];
}

function linkFacts(tree: WordTree, node: WordNode, relation: Relation | undefined, references: References): Fact[] {
  const anchor = readAttribute(tree, node, "anchor") ?? "";
  const words = wordsIn(tree, node);
  const leads = relation || anchor === "" ? [] : references.ofLink(anchor, words).map(inLinks);
  if (!relation && (references.has(anchor) || NAMED_BY_WORD.test(anchor))) return leads;
  return [linkFact(words, `${relation?.target ?? ""}${anchor === "" ? "" : `#${anchor}`}`), ...leads];
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

/** A part referenced by the text, by its name and content seal. */
function contentFacts(file: WordFile, place: Fact["place"], relation: Relation | undefined): Fact[] {
  if (!relation) return [];
  if (relation.isExternal) return toFacts(place, relation.target);
  const name = relation.name.slice(relation.name.lastIndexOf("/") + 1);
  return toFacts(place, `${name.replace(/\d*(?=\.\w+$)/, "")} · ${file.sealNamed(relation.name) ?? "?"}`);
}

function protections(tree: WordTree | null): Fact[] {
  if (!tree) return [];
  return tree.root.children.flatMap((node) => {
    if (node.name === "w:writeProtection") return toFacts("protection", "writeProtection");
    const isOn = /^(?:1|true|on)$/i.test(readAttribute(tree, node, "enforcement") ?? "");
    return node.name === "w:documentProtection" && isOn
      ? toFacts("protection", readAttribute(tree, node, "edit") ?? "?")
      : [];
  });
}

/** The words of an element. */
function wordsIn(tree: WordTree, { at, lastAt }: WordNode): string {
  const words = tree.nodes.slice(at, Math.min(lastAt + 1, at + MOST_CHARS)).filter(({ name }) => name === "w:t");
  return plain(words.map(({ openEnd, closeStart }) => tree.xml.slice(openEnd, closeStart)).join(""));
}

const plain = (xml: string) => textIn(xml).replace(/\s+/g, " ").trim();
