/** Words that stand beside those that are read: in the other reading of a drawing, over a line, in a control. */
import { textIn } from "@/lib/documents/word/letters";
import { around, attributeOf, childNamed, type WordNode, type WordTree } from "@/lib/documents/word/tree";

/** Elements of one of them in which words are looked for. */
const MOST_NODES = 200;

/** What programs show that don't know the newer markup, where it says something else than that. */
export function otherReadings(tree: WordTree): string[] {
  return tree.nodes.flatMap((node) => {
    if (node.name !== "mc:AlternateContent") return [];
    const [choice, fallback] = ["mc:Choice", "mc:Fallback"].map((name) => wordsIn(tree, childNamed(node, name)));
    return fallback !== undefined && fallback !== "" && fallback !== choice ? [fallback] : [];
  });
}

/** Small words over others, by these. */
export function wordsOver(tree: WordTree): { about: string; says: string }[] {
  return tree.nodes.flatMap((node) => {
    if (node.name !== "w:ruby") return [];
    const says = wordsIn(tree, childNamed(node, "w:rt"));
    return says === "" ? [] : [{ about: wordsIn(tree, childNamed(node, "w:rubyBase")), says }];
  });
}

/** Where controls get their words from, and boxes whose sign is another than their state. */
export function controlsIn(tree: WordTree): { about: string; says: string }[] {
  return tree.nodes.flatMap((node) => {
    const control = node.name === "w:dataBinding" ? around(node, ({ name }) => name === "w:sdt") : null;
    if (control)
      return [
        { about: wordsIn(tree, childNamed(control, "w:sdtContent")), says: attributeOf(tree, node, "xpath") ?? "" },
      ];
    return /:checkbox$/.test(node.name) ? signOf(tree, node) : [];
  });
}

function signOf(tree: WordTree, box: WordNode): { about: string; says: string }[] {
  const said = (name: string) => {
    const node = box.children.find((child) => child.name.endsWith(`:${name}`));
    return node && attributeOf(tree, node, "val");
  };
  const isTicked = /^(?:1|true|on)$/i.test(said("checked") ?? "");
  const own = isTicked ? (said("checkedState") ?? "2612") : (said("uncheckedState") ?? "2610");
  const control = around(box, ({ name }) => name === "w:sdt");
  const sign = wordsIn(tree, childNamed(control ?? undefined, "w:sdtContent"));
  const isOwn = sign === "" || sign === String.fromCodePoint(Number.parseInt(own, 16) || 0x2610);
  return isOwn ? [] : [{ about: "", says: sign }];
}

function wordsIn(tree: WordTree, node: WordNode | undefined): string {
  if (!node) return "";
  const words = tree.nodes.slice(node.at, Math.min(node.lastAt, node.at + MOST_NODES) + 1);
  return words
    .filter(({ name }) => name === "w:t")
    .map(({ openEnd, closeStart }) => textIn(tree.xml.slice(openEnd, closeStart)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}
