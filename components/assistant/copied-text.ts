/** An answer as it is copied: what was asked, the answer, each source with its page, and who gave it. Pure. */
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Copy } from "@/lib/copy/copy";
import type { Exchange } from "./conversation";
import { requestText } from "./history";

/** Plain text for a letter or a note; quotes are the contract's own words. */
export function copiedText(exchange: Exchange, words: Copy["assistant"]): string {
  const { version, facts, parts, receipt } = exchange;
  const read = version ? ` (${words.passage.fromVersion(version.versionNumber)})` : "";
  const told = facts === null || facts === "failed" ? [] : facts;
  return [
    `${requestText(exchange.request, words)}${read}`,
    ...told.map(
      ({ kind, value, passage }) => `${words.facts.kinds[kind]}: ${value} (${words.facts.page(passage.page)})`,
    ),
    ...parts.flatMap((part) => (part.kind === "text" ? [said(part, words)] : part.passages.map(quoteIn(words)))),
    receipt && (receipt.host === null ? words.receipt.builtIn : words.receipt.model(receipt.model ?? "", receipt.host)),
  ]
    .filter((line) => line !== null && line !== "")
    .join("\n");
}

/** How sure a line is goes with it. */
function said({ text, basis }: { text: string; basis?: Exchange["basis"] }, words: Copy["assistant"]): string {
  const trimmed = text.trim();
  return trimmed === "" || !basis ? trimmed : `${trimmed} [${words.basis.names[basis]}]`;
}

const quoteIn = (words: Copy["assistant"]) => (passage: FindItemDto) =>
  words.passage.quoted(passage.content, passage.page);
