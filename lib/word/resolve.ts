import { borderKind, isChange, revisionAt, revisionKind, type Decide, type Verdict } from "./revisions";
import { childNamed, type WordNode, type WordTree } from "@/lib/word/file/tree";

/** Elements between paragraphs that mark positions and aren't content. */
const PLACE_MARKS = /^(w:(bookmark|comment|perm).*|w:proofErr)$/;
const CONTENT = /<(?:[^\s:<>/]+:)?(?:r|oMath|oMathPara)[\s/>]/;

/**
 * The XML of a part with its tracked changes resolved. Parts without any are copied letter for letter. As in Word, a
 * paragraph whose end is removed continues into the next one and takes its properties; an emptied one is removed.
 */
export function resolvedXml(tree: WordTree, decide: Decide): string {
  return new Resolver(tree, decide).whole();
}

class Resolver {
  /** Elements with a tracked change inside. */
  readonly #touched = new Set<WordNode>();

  constructor(
    readonly tree: WordTree,
    readonly decide: Decide,
  ) {
    for (const node of tree.nodes) {
      if (revisionKind(node) === null && borderKind(node) === null) continue;
      for (let at: WordNode | null = node; at && !this.#touched.has(at); at = at.parent) this.#touched.add(at);
    }
  }

  whole(): string {
    const { xml, root } = this.tree;
    return this.#touched.size === 0 ? xml : xml.slice(0, root.start) + this.#render(root) + xml.slice(root.end);
  }

  #verdict(node: WordNode): Verdict | null {
    const kind = revisionKind(node) ?? borderKind(node);
    return kind === null ? null : this.decide(revisionAt(this.tree, node, kind), node);
  }

  #raw(node: WordNode): string {
    return this.tree.xml.slice(node.start, node.end);
  }

  #render(node: WordNode): string {
    if (!this.#touched.has(node)) return this.#raw(node);
    if (borderKind(node) !== null) return this.#verdict(node) === "keep" ? this.#raw(node) : "";
    if (node.name.endsWith("Pr")) return this.#properties(node);
    if (node.name === "w:tr" && this.#goes(childNamed(node, "w:trPr"))) return "";
    if (node.name === "w:tc" && this.#goes(childNamed(node, "w:tcPr"))) return "";
    if (isChange(node.name)) return this.#verdict(node) === "keep" ? this.#raw(node) : "";
    const kind = revisionKind(node);
    if (kind !== null) return this.#change(node, kind === "insert" || kind === "moveTo");
    const inner = this.#children(node);
    if (node.name === "w:tbl" && !/<(?:[^\s:<>/]+:)?tr[\s/>]/.test(inner)) return "";
    return this.#opening(node) + inner + this.#closing(node);
  }

  /** A change around runs: removes its wrapper, or all of it. */
  #change(node: WordNode, isInsertion: boolean): string {
    const verdict = this.#verdict(node);
    if (verdict === "keep") return this.#opening(node) + this.#children(node) + this.#closing(node);
    if ((verdict === "accept") !== isInsertion) return "";
    const inner = this.#children(node);
    return isInsertion ? inner : undeleted(inner);
  }

  #opening(node: WordNode): string {
    return this.tree.xml.slice(node.start, node.openEnd);
  }

  #closing(node: WordNode): string {
    return this.tree.xml.slice(node.closeStart, node.end);
  }

  /** Whether something with these properties was inserted and is rejected, or was deleted and is accepted. */
  #goes(properties: WordNode | undefined): boolean {
    return (properties?.children ?? []).some((mark) => {
      const kind = isChange(mark.name) || mark.name === "w:cellMerge" ? null : revisionKind(mark);
      if (kind === null) return false;
      return this.#verdict(mark) === (kind === "insert" || kind === "moveTo" ? "reject" : "accept");
    });
  }

  #children(parent: WordNode): string {
    const { xml } = this.tree;
    const pieces: string[] = [];
    let at = parent.openEnd;
    let carried: string[] = []; // empty, or with content
    parent.children.forEach((child, index) => {
      const between = xml.slice(at, child.start);
      at = child.end;
      if (child.name !== "w:p") {
        const isCarried = carried.length > 0 && PLACE_MARKS.test(child.name);
        (isCarried ? carried : pieces).push(between, this.#render(child));
        return;
      }
      pieces.push(between);
      if (carried.length === 0 && !this.#touched.has(child)) return void pieces.push(this.#raw(child));
      const { head, content } = this.#paragraph(child);
      const isGone = this.#touched.has(child) && this.#goesOn(child);
      const next = isGone ? nextParagraph(parent.children, index) : "stays";
      const hasContent = carried.length > 0 || CONTENT.test(content);
      if (next === "directly" && hasContent) return void carried.push(content);
      const isKept = next === "stays" || (next === "none" && (hasContent || isLastParagraph(parent, index)));
      if (isKept) pieces.push(this.#opened(child), head);
      for (const piece of carried) pieces.push(piece);
      pieces.push(content); // only position markers if the paragraph is removed
      if (isKept) pieces.push(closingTag(child, xml));
      carried = [];
    });
    return pieces.join("") + xml.slice(at, parent.closeStart);
  }

  #opened(paragraph: WordNode): string {
    const tag = this.#opening(paragraph);
    return paragraph.openEnd === paragraph.end ? tag.replace(/\s*\/>$/, ">") : tag;
  }

  #paragraph(node: WordNode): { head: string; content: string } {
    const properties = childNamed(node, "w:pPr");
    const head = properties ? this.tree.xml.slice(node.openEnd, properties.start) + this.#render(properties) : "";
    if (!this.#touched.has(node))
      return { head, content: this.tree.xml.slice(properties?.end ?? node.openEnd, node.closeStart) };
    let at = properties?.end ?? node.openEnd;
    let content = "";
    for (const child of node.children) {
      if (child === properties) continue;
      content += this.tree.xml.slice(at, child.start) + this.#render(child);
      at = child.end;
    }
    return { head, content: content + this.tree.xml.slice(at, node.closeStart) };
  }

  /** Whether the end of a paragraph is removed; one that ends a section stays. */
  #goesOn(paragraph: WordNode): boolean {
    const properties = childNamed(paragraph, "w:pPr");
    return childNamed(properties, "w:sectPr") === undefined && this.#goes(childNamed(properties, "w:rPr"));
  }

  /** Properties without the resolved marks; the former ones if their change is rejected. */
  #properties(node: WordNode): string {
    const change = node.children.find(({ name }) => isChange(name) && name !== "w:numberingChange");
    const former = change && this.#verdict(change) === "reject" ? change.children[0] : undefined;
    const isUnnumbered = node.name === "w:numPr" && this.#goes(node);
    if (isUnnumbered) return "";
    if (change && this.#verdict(change) === "reject") return this.#formerProperties(node, former);
    const inner = this.#markless(node, () => true);
    return this.#opening(node) + inner + this.#closing(node);
  }

  #formerProperties(node: WordNode, former: WordNode | undefined): string {
    const { xml } = this.tree;
    const restored = former ? xml.slice(former.openEnd, former.closeStart) : "";
    const isParagraph = node.name === "w:pPr";
    const kept = this.#markless(node, (name) => (isParagraph ? KEPT_LAST : KEPT_FIRST).has(name));
    const inner = isParagraph ? restored + kept : kept + restored;
    const name = /^<([^\s/>]+)/.exec(this.#opening(node))?.[1] ?? node.name;
    return inner.trim() === "" ? "" : `<${name}>${inner}</${name}>`;
  }

  #markless(node: WordNode, isWanted: (name: string) => boolean): string {
    const { xml } = this.tree;
    let at = node.openEnd;
    let inner = "";
    for (const child of node.children) {
      const isOpen = revisionKind(child) === null || this.#verdict(child) === "keep";
      if (isWanted(child.name)) inner += xml.slice(at, child.start) + (isOpen ? this.#kept(child) : "");
      at = child.end;
    }
    return inner + xml.slice(at, node.closeStart);
  }

  #kept(child: WordNode): string {
    return revisionKind(child) === null ? this.#render(child) : this.#raw(child);
  }
}

/** Not part of former properties, so kept: after them in a paragraph, else before. */
const KEPT_LAST = new Set(["w:rPr", "w:sectPr"]);
const KEPT_FIRST = new Set(["w:ins", "w:del", "w:moveFrom", "w:moveTo", "w:headerReference", "w:footerReference"]);

/** Deleted text restored. */
function undeleted(xml: string): string {
  return xml.replace(/<(\/?)((?:\w+:)?)del(Text|InstrText)\b/g, (_, close: string, prefix: string, kind: string) => {
    return `<${close}${prefix}${kind === "Text" ? "t" : "instrText"}`;
  });
}

/** What follows a paragraph among its siblings, ignoring position markers. */
function nextParagraph(siblings: readonly WordNode[], index: number): "directly" | "none" {
  const next = siblings.slice(index + 1, index + 50).find(({ name }) => !PLACE_MARKS.test(name));
  return next?.name === "w:p" ? "directly" : "none";
}

/** Whether it is the paragraph that must end its cell, note or body. */
function isLastParagraph(parent: WordNode, index: number): boolean {
  return !parent.children.slice(index + 1).some(({ name }) => !PLACE_MARKS.test(name) && name !== "w:sectPr");
}

function closingTag(node: WordNode, xml: string): string {
  if (node.openEnd < node.end || xml[node.openEnd - 2] !== "/") return xml.slice(node.closeStart, node.end);
  return `</${/^<([^\s/>]+)/.exec(xml.slice(node.start, node.openEnd))?.[1] ?? "w:p"}>`;
}
