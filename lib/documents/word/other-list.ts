import { numberOf } from "@/lib/documents/numbering/numbered";
import type { Block } from "@/lib/documents/richtext/blocks";
import type { Carrier } from "./carrier";
import { propertiesOf, type PropertyChange } from "./heads";

/** What puts a paragraph of our own file into the list by which the text counts it; null where it is in that. */
export function otherList(carrier: Carrier, old: number, block: Block): PropertyChange[] | null {
  const rule = numberOf(block)?.number;
  if (!carrier.isOwn || rule === undefined || rule === carrier.ruleOf(old)) return null;
  const model = carrier.firstOfRule(rule);
  const paragraph = model === undefined ? undefined : carrier.elements(model).at(-1);
  if (model === undefined || !paragraph) return null;
  return propertiesOf(carrier.partOf(model).tree, paragraph).flatMap(({ name, xml }): PropertyChange[] =>
    name === "numPr" || name === "ind" ? [{ name, xml }] : [],
  );
}
