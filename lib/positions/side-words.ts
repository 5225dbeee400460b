import type { Copy } from "@/lib/copy/copy";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { Side } from "./bounds";

type Words = Pick<Copy["positions"], "sides" | "sideHints" | "sidesOf">;

/** How a side is called in contracts of a kind, and for which contracts it is: a tenant buys nothing. Pure. */
export function sideWords(words: Words, side: Side, kind?: ContractKind): { name: string; hint: string } {
  const general = { name: words.sides[side], hint: words.sideHints[side] };
  if (side === "mutual" || (kind !== "lease" && kind !== "employment")) return general;
  return words.sidesOf[kind][side];
}
