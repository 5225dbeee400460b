import type { ElementNode } from "lexical";
import type { Alignment } from "@/lib/documents/richtext/blocks";

/** How an element of the editor is aligned, as blocks say it. */
export function alignOf(node: ElementNode): { align?: Alignment } {
  const format = node.getFormatType();
  if (format === "center" || format === "right" || format === "justify") return { align: format };
  return format === "end" ? { align: "right" } : {};
}
