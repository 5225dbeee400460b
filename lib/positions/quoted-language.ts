/** The language of a contract, as its own words in what was read of it show. Pure. Source: B-24.19. */
import type { Language } from "@/lib/copy/languages";
import { writtenIn } from "@/lib/documents/richtext/characters";

/** Null where nothing was quoted. Linear in the quoted words. */
export function languageOf(facts: readonly { passage: { content: string } }[]): Language | null {
  const quoted = facts.map(({ passage }) => passage.content).join("\n");
  return quoted === "" ? null : writtenIn(quoted);
}
