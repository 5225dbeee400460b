import { z } from "zod";
import type { AnswerNote, ContractText, FindCategory, Found, FoundPassage } from "@/lib/engine/port";
import { plainWords } from "./plain-words";
import { findPrompt } from "./prompts";
import { lookUp } from "./quotes/look-up";
import { readable } from "./relevant-parts";
import { listFrom } from "./structured";
import type { ModelCall } from "./words";

const item = z.object({
  quote: z.string().max(20_000),
  label: z
    .string()
    .nullish()
    .transform((label) => label ?? null),
});
const LONGEST_LABEL = 80;

/** Passages of a category that a model names, each looked up in the contract. @throws {ModelFailure} */
export async function find(
  contract: ContractText,
  category: FindCategory,
  call: ModelCall & { contractChars: number },
): Promise<Found> {
  const { text, notes } = await readable(
    contract,
    { kind: "category", category },
    { most: call.contractChars, account: call.account, signal: call.signal },
  );
  const { items, ending } = await listFrom(findPrompt(text, category), item, call);
  const passages = new Map<string, FoundPassage>();
  const taken = new Set<number>();
  let dropped = 0;
  for (const { quote, label } of items) {
    const found = lookUp(contract, quote, taken);
    if (found.length === 0) dropped += 1;
    for (const { passage, standing } of found) {
      taken.add(passage.start);
      passages.set(`${passage.start} ${passage.end}`, { ...passage, standing, ...labelled(contract, label) });
    }
  }
  return { passages: inOrder(passages.values()), notes: [...notes, ...notesOn(dropped, ending === "cut")] };
}

/** A label must be the contract's own word, or there is none. */
function labelled(contract: ContractText, label: string | null): { label?: string } {
  const words = label === null ? "" : plainWords(contract, label, LONGEST_LABEL);
  return words !== "" && lookUp(contract, words).length > 0 ? { label: words } : {};
}

/** In text order; drops a passage within another. */
function inOrder(passages: Iterable<FoundPassage>): FoundPassage[] {
  const sorted = [...passages].sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return sorted.filter(({ end }) => {
    const isOwn = end > reached;
    reached = Math.max(reached, end);
    return isOwn;
  });
}

function notesOn(dropped: number, isCut: boolean): AnswerNote[] {
  return [
    ...(dropped > 0 ? [{ about: "dropped" as const, count: dropped }] : []),
    ...(isCut ? [{ about: "cut" as const }] : []),
  ];
}
