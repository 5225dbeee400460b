/** What a document is called beside others of its family. Client-safe. */
import type { Copy } from "@/lib/copy/en";
import type { DocumentDto } from "./schema";

/** 'Amendment 1' by what it calls itself; the agreement, and what has no number, by the contract's name. */
export function documentLabel(
  { role, number, name }: Pick<DocumentDto, "role" | "number" | "name">,
  words: Copy["families"],
): string {
  return role === "agreement" || number === "" ? name : words.numbered(words.roles[role], number);
}
