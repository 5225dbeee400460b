import type { LanguagePairDto } from "@/lib/assistant/languages/languages-schema";

/** In the order in which they are shown. */
export const GROUPS = ["behind", "differ", "check", "agree"] as const;
export type Group = (typeof GROUPS)[number];
/** `at` is the pair's place in the contract. */
export type PlacedPair = { pair: LanguagePairDto; at: number };

/** What asks for something first; within a group the order of the contract. */
export function grouped(pairs: readonly LanguagePairDto[]): Record<Group, PlacedPair[]> {
  const groups: Record<Group, PlacedPair[]> = { behind: [], differ: [], check: [], agree: [] };
  pairs.forEach((pair, at) => groups[groupOf(pair)].push({ pair, at }));
  return groups;
}

function groupOf({ behind, differences }: LanguagePairDto): Group {
  if (behind) return "behind";
  if (differences.some(({ isSure }) => isSure)) return "differ";
  return differences.length > 0 ? "check" : "agree";
}
