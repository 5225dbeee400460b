import { around, attributeOf, type WordNode, type WordTree } from "./tree";

/** A field from the element that begins it to the one that ends it; `shown` are the elements of its result. */
export type Field = { begin: WordNode; end: WordNode; codes: WordNode[]; shown: WordNode[] };

const SHOWN = new Set(["w:t", "w:tab", "w:ptab", "w:br", "w:cr", "w:sym", "w:noBreakHyphen"]);

/** The fields of a part that are ended, inner ones before the outer. Cost: once through the part. */
export class Fields {
  readonly all: Field[] = [];
  /** The outermost field around an element that begins and ends in one paragraph. */
  readonly #outermost = new Map<number, Field>();

  constructor(tree: WordTree) {
    const open: Field[] = [];
    for (const node of tree.nodes) {
      const field = open.at(-1);
      if (node.name === "w:fldChar") this.#sign(tree, node, open);
      else if (field && node.name === "w:instrText") field.codes.push(node);
      else if (field && SHOWN.has(node.name)) for (const one of open.slice(-MAX_NESTED)) one.shown.push(node);
    }
    for (const field of this.all) {
      if (paragraphOf(field.begin) !== paragraphOf(field.end)) continue;
      for (const node of [...field.shown, ...field.codes, field.begin, field.end]) this.#outermost.set(node.at, field);
    }
  }

  around(node: WordNode): Field | null {
    return this.#outermost.get(node.at) ?? null;
  }

  #sign(tree: WordTree, node: WordNode, open: Field[]): void {
    const type = attributeOf(tree, node, "fldCharType");
    if (type === "begin") open.push({ begin: node, end: node, codes: [], shown: [] });
    const field = open.at(-1);
    if (!field || type === "begin") return;
    if (type === "end") this.all.push({ ...field, end: node });
    if (type === "end") open.pop();
    else field.codes.push(node);
  }
}

/** Fields within each other beyond this are nobody's contract. */
const MAX_NESTED = 20;

export function paragraphOf(node: WordNode): WordNode | null {
  return around(node, ({ name }) => name === "w:p");
}
