import { textIn } from "@/lib/documents/word/letters";
import { attributeOf, type WordNode, type WordTree } from "@/lib/documents/word/tree";

/** What a field tells Word to fill in, and what it shows by now. */
export type FieldBehind = { code: string; shown: string };

type Open = { code: string[]; shown: string[]; isShowing: boolean };

/** The fields of a part, inner ones before those around them. */
export function fieldsIn(tree: WordTree): FieldBehind[] {
  const fields: FieldBehind[] = [];
  const open: Open[] = [];
  const end = (field: Open | undefined) => {
    if (field) fields.push({ code: plain(field.code.join("")), shown: plain(field.shown.join("")) });
  };
  for (const node of tree.nodes) {
    const last = open.at(-1);
    if (node.name === "w:fldSimple") fields.push({ code: plain(attributeOf(tree, node, "instr") ?? ""), shown: "" });
    else if (node.name === "w:instrText") last?.code.push(textOf(tree, node));
    else if (node.name === "w:t" && last?.isShowing) last.shown.push(textOf(tree, node));
    else if (node.name === "w:fldChar") {
      const type = attributeOf(tree, node, "fldCharType");
      if (type === "begin") open.push({ code: [], shown: [], isShowing: false });
      else if (type === "separate" && last) last.isShowing = true;
      else if (type === "end") end(open.pop());
    }
  }
  return fields;
}

function textOf(tree: WordTree, { openEnd, closeStart }: WordNode): string {
  return textIn(tree.xml.slice(openEnd, closeStart));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
