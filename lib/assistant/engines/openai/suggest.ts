import { z } from "zod";
import type { Language } from "@/lib/copy/languages";
import type { ContractText, SuggestedChange } from "@/lib/engine/port";
import { withoutForeignAddresses, plainWords } from "./plain-words";
import { ModelFailure, type ModelCall } from "./words";
import { suggestPrompt } from "./prompts";
import { lookUp } from "./quotes/look-up";
import { inParts } from "./relevant-parts";
import { listFrom } from "./structured";

const item = z.object({
  quote: z.string().max(20_000),
  title: z.string().max(2_000),
  comment: z.string().max(10_000),
  replacement: z
    .string()
    .max(20_000)
    .nullish()
    .transform((text) => text ?? null),
  severity: z.enum(["low", "medium", "high"]).catch("medium"),
});
type Item = z.infer<typeof item>;

const LONGEST_TITLE = 120;
const LONGEST_COMMENT = 1_000;
/** A contract with more parts is too long for a model's suggestions; the checks read contracts of any length. */
const MOST_PARTS = 12;
const HIDDEN_OR_MARKUP = /<\/?[a-z!][^<>]*>|(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/giu;

/** Suggestions, each for a passage in the contract; reads all of it, in parts if needed. @throws {ModelFailure} */
export async function suggest(
  contract: ContractText,
  language: Language,
  call: ModelCall & { contractChars: number },
): Promise<SuggestedChange[]> {
  const parts = await inParts(contract, call.contractChars, call);
  if (parts.length > MOST_PARTS) throw new ModelFailure("tooLong");
  const changes: SuggestedChange[] = [];
  const taken = new Set<number>();
  for (const part of parts) {
    const { items } = await listFrom(suggestPrompt(part, language), item, call);
    for (const proposed of items) {
      const change = toSuggestedChange(contract, proposed, taken);
      if (change) changes.push(change);
    }
  }
  return changes.sort((a, b) => a.passage.start - b.passage.start);
}

/** Null if the quote isn't in the contract, or there is no comment on it. */
function toSuggestedChange(contract: ContractText, proposed: Item, taken: Set<number>): SuggestedChange | null {
  const found = lookUp(contract, proposed.quote, taken);
  const [only] = found;
  const title = plainWords(contract, proposed.title, LONGEST_TITLE);
  if (!only || found.length > 1 || title === "" || taken.has(only.passage.start)) return null;
  taken.add(only.passage.start);
  return {
    passage: only.passage,
    title,
    comment: plainWords(contract, proposed.comment, LONGEST_COMMENT),
    replacement: toReplacement(contract, proposed, only.passage.content),
    severity: proposed.severity,
    source: "model",
    check: "",
    values: {},
  };
}

/** Text for the contract itself: no hidden characters, markup or new addresses; null if nothing would change. */
function toReplacement(contract: ContractText, { replacement }: Item, content: string): string | null {
  if (replacement === null) return null;
  const text = replacement.replace(HIDDEN_OR_MARKUP, "").trim();
  return text === content || withoutForeignAddresses(text, contract.text) !== text ? null : text;
}
