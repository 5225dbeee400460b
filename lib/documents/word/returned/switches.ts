import { attributeOf, type WordNode, type WordTree } from "@/lib/documents/word/tree";

/** Whether a property that is there or not, such as `w:titlePg`, holds. */
export function isOn(tree: WordTree, node: WordNode | undefined): boolean {
  return node !== undefined && !/^(?:0|false|off)$/i.test(attributeOf(tree, node, "val") ?? "1");
}
