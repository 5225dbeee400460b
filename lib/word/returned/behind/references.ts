/** Targets of references within a file: moving a bookmark changes what a contract refers to without changing a word. */
import { textIn, around, readAttribute, type WordNode, type WordTree } from "@/lib/word/file/tree";
import { STORY_PARTS, type WordFile } from "@/lib/word/file/word-file";

/** A reference: its identity, the words shown for it, and the words it leads to. */
export type Reference = { key: string; about: string; says: string };

const FIELD = /^(?:ref|pageref|noteref)\s+"?([^\s"\\]+)"?(.*)$/i;
const LINK_FIELD = /^hyperlink\b.*?\\l\s+"([^"]*)"/i;
/** They show a paragraph's number or position, not the bookmarked words. */
const OF_PLACE = /\\[nrwp]\b/i;
const NAMED_BY_WORD = /^_/;
/** Elements of a bookmark or paragraph whose words identify it. */
const MOST_NODES = 200;
const MOST_CHARS = 200;

/** References in a part, to any of the text parts; linear. */
export class References {
  readonly #marks = new Map<string, { tree: WordTree; node: WordNode }>();

  constructor(trees: readonly WordTree[]) {
    for (const tree of trees)
      for (const node of tree.nodes) {
        const name = node.name === "w:bookmarkStart" ? readAttribute(tree, node, "name") : undefined;
        if (name !== undefined && !this.#marks.has(name)) this.#marks.set(name, { tree, node });
      }
  }

  /** The reference of a field, if it is one. */
  ofField({ code, shown }: FieldBehind): Reference[] {
    const link = LINK_FIELD.exec(code)?.[1];
    if (link !== undefined) return this.#to(link, { key: code, about: shown, isPlace: true });
    const [, name, rest = ""] = FIELD.exec(code) ?? [];
    if (name === undefined) return [];
    const isPage = /^page/i.test(code); // what is shown is counted
    return this.#to(name, { key: code, about: isPage ? "" : shown, isPlace: isPage || OF_PLACE.test(rest) });
  }

  /** A field's instruction without the name of an existing bookmark, because programs rename these. */
  withoutBookmark(code: string): string {
    const name = FIELD.exec(code)?.[1];
    return name !== undefined && this.#marks.has(name) ? code.replace(name, "…") : code;
  }

  has(anchor: string): boolean {
    return this.#marks.has(anchor);
  }

  /** The reference of a link within the file. */
  ofLink(anchor: string, words: string): Reference[] {
    const about = NAMED_BY_WORD.test(anchor) ? "" : words; // of a table of contents, whose words include page numbers
    return this.#to(anchor, { key: `#${anchor}`, about, isPlace: true });
  }

  #to(name: string, { isPlace, ...told }: Omit<Reference, "says"> & { isPlace: boolean }): Reference[] {
    const mark = this.#marks.get(name);
    if (!mark) return [];
    const says = (isPlace ? "" : wordsOfMark(mark.tree, mark.node)) || wordsOfParagraph(mark.tree, mark.node);
    return says === "" ? [] : [{ ...told, says }];
  }
}

/** The words between both ends of a bookmark. */
function wordsOfMark(tree: WordTree, start: WordNode): string {
  const id = readAttribute(tree, start, "id");
  const nodes = tree.nodes.slice(start.at + 1, start.at + 1 + MOST_NODES);
  const end = nodes.findIndex((node) => node.name === "w:bookmarkEnd" && readAttribute(tree, node, "id") === id);
  return end < 0 ? "" : readWords(tree, nodes.slice(0, end));
}

/** The words of the paragraph in which a bookmark begins, or of the next one. */
function wordsOfParagraph(tree: WordTree, start: WordNode): string {
  const isParagraph = ({ name }: WordNode) => name === "w:p";
  const behind = tree.nodes.slice(start.at + 1, start.at + 1 + MOST_NODES);
  const paragraph = around(start, isParagraph) ?? behind.find(isParagraph);
  if (!paragraph) return "";
  const end = Math.min(paragraph.lastAt + 1, paragraph.at + MOST_NODES);
  return readWords(tree, tree.nodes.slice(paragraph.at, end));
}

function readWords(tree: WordTree, nodes: readonly WordNode[]): string {
  return plainWords(tree, nodes).trim().slice(0, MOST_CHARS).toWellFormed();
}

/** All words of the text parts, in the form in which references give their targets. */
export function wordsLedTo(file: WordFile): string {
  return STORY_PARTS.map((part) => {
    const tree = file.tree(part);
    return tree ? plainWords(tree, tree.nodes) : "";
  }).join("\n");
}

function plainWords(tree: WordTree, nodes: readonly WordNode[]): string {
  const words = nodes.filter(({ name }) => name === "w:t" || name === "w:p");
  const pieces = words.map(({ name, openEnd, closeStart }) =>
    name === "w:p" ? "\n" : textIn(tree.xml.slice(openEnd, closeStart)),
  );
  return pieces.join("").replace(/[^\S\n]+/g, " ");
}

/** A field's instruction, and its current result. */
export type FieldBehind = { code: string; shown: string };

type Open = { code: string[]; shown: string[]; isShowing: boolean };

/** The fields of a part, inner ones before outer ones. */
export function fieldsIn(tree: WordTree): FieldBehind[] {
  const fields: FieldBehind[] = [];
  const open: Open[] = [];
  const end = (field: Open | undefined) => {
    if (field) fields.push({ code: plain(field.code.join("")), shown: plain(field.shown.join("")) });
  };
  for (const node of tree.nodes) {
    const last = open.at(-1);
    if (node.name === "w:fldSimple") fields.push({ code: plain(readAttribute(tree, node, "instr") ?? ""), shown: "" });
    else if (node.name === "w:instrText") last?.code.push(elementText(tree, node));
    else if (node.name === "w:t" && last?.isShowing) last.shown.push(elementText(tree, node));
    else if (node.name === "w:fldChar") {
      const type = readAttribute(tree, node, "fldCharType");
      if (type === "begin") open.push({ code: [], shown: [], isShowing: false });
      else if (type === "separate" && last) last.isShowing = true;
      else if (type === "end") end(open.pop());
    }
  }
  return fields;
}

function elementText(tree: WordTree, { openEnd, closeStart }: WordNode): string {
  return textIn(tree.xml.slice(openEnd, closeStart));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
