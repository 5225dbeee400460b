import type { Copy } from "@/lib/copy/copy";
import type { ContractKind } from "@/lib/engine/positions/contract-kinds";
import type { Side } from "./bounds";

type Words = Pick<Copy["positions"], "sides" | "sideHints" | "sidesOf">;

/** How a side is called in contracts of a kind, and for which contracts it is: a tenant buys nothing. Pure. */
export function sideWords(words: Words, side: Side, kind?: ContractKind): { name: string; hint: string } {
  const general = { name: words.sides[side], hint: words.sideHints[side] };
  if (side === "mutual" || (kind !== "lease" && kind !== "employment" && kind !== "nda")) return general;
  return words.sidesOf[kind][side];
}

/** The name of a book as a starter gave it, with its number, in the reader's language; any other name stays. Pure. */
export function bookName(
  name: string,
  { side, kinds }: { side: Side; kinds: readonly ContractKind[] },
  to: Words,
  all: readonly Words[],
): string {
  const [, own = name, number = ""] = /^(.*?)( \d{1,2})?$/u.exec(name) ?? [];
  for (const kind of [...kinds, undefined])
    if (all.some((words) => sideWords(words, side, kind).name === own)) return sideWords(to, side, kind).name + number;
  return name;
}
