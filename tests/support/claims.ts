/** Claims as a model gives them, for servers that answer as a test wants. */
import type { ClaimItem } from "@/lib/assistant/engines/openai/claims";

/** What a model answers that makes these claims, as a chat wants it. */
export const claiming = (...items: object[]): string => JSON.stringify({ items });

/** A claim as a model makes it. */
export function claim(parts: Partial<ClaimItem> & { quote: string }): ClaimItem {
  const none = { values: [], condition: null, exception: null, clauses: [] };
  return { subject: "Tenant", modality: "shall", what: "pay", ...none, ...parts };
}

export const LAW = "This Agreement is governed by the laws of Mongolia.";
/** What is honestly said of the law clause. */
export const LAW_CLAIM = claim({
  subject: "this Agreement",
  modality: "is",
  what: "governed by the laws of Mongolia",
  quote: LAW,
});
export const LAW_SAID = "This Agreement: governed by the laws of Mongolia.";
