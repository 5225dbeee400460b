/** What a comparison found, in one sentence. Client-safe. Source: B-45.4. */
import type { Copy } from "@/lib/copy/en";
import type { ComparisonDto, PairChangeDto } from "./schema";

/** The order in which changes are shown: as the server sorts them. */
export const WEIGHTS_SHOWN: readonly PairChangeDto["weight"][] = ["number", "duty", "alike", "hidden", "words", "look"];

export function headlineOf({ result }: Pick<ComparisonDto, "result">, words: Copy["compare"]): string {
  if (!result || result.outcome === "same") return words.same;
  if (result.outcome === "unrelated") return words.unrelated;
  const { all, unmarked } = result.counts;
  return all === 0 ? words.doubtful(result.changes.length) : words.found(all, unmarked);
}
