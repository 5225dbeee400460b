/** The conversation as text: for the server (B-12.11), for screen readers, and for copying. Pure. */
import { MAX_HISTORY_MESSAGES, MAX_MESSAGE_CHARS } from "@/lib/assistant/bounds";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Copy } from "@/lib/copy/copy";
import type { ChatMessage } from "@/lib/engine/port";
import type { Conversation, Exchange, Request } from "./conversation";

/** The request as displayed in the conversation. */
export function requestText(request: Request, words: Copy["assistant"]): string {
  if (request.kind === "chat") return request.text;
  return request.kind === "summary" ? words.summary.request : words.find.request(words.categories[request.category]);
}

/**
 * The last 50 messages before a new one: role and text, each cut to the maximum message length, so that hundreds of
 * found passages don't make the request too large. Leaves out empty answers.
 */
export function chatHistory(conversation: Conversation, words: Copy["assistant"]): ChatMessage[] {
  return conversation.exchanges
    .flatMap((exchange): ChatMessage[] => [
      { role: "user", content: requestText(exchange.request, words) },
      { role: "assistant", content: answerText(exchange, words) },
    ])
    .filter((message) => message.content.trim() !== "")
    .map((message) => ({ ...message, content: message.content.slice(0, MAX_MESSAGE_CHARS) }))
    .slice(-MAX_HISTORY_MESSAGES);
}

function answerText(exchange: Exchange, words: Copy["assistant"]): string {
  if (isNothingFound(exchange)) return words.find.none;
  return exchange.parts
    .map((part) => (part.kind === "text" ? part.text : part.passages.map((passage) => passage.content).join("\n")))
    .join("\n");
}

/** A finished search without matches: that is an answer too. */
export function isNothingFound(exchange: Exchange): boolean {
  return exchange.request.kind === "find" && exchange.ending.step === "complete" && exchange.parts.length === 0;
}

/** What a screen reader announces: each thing once, and an answer when complete. */
type Words = Copy["assistant"];

/** Longer answers are announced by their beginning; the conversation has the rest. UTF-16 units. */
const MOST_CHARS = 500;

/** The announcement for the conversation's current state; empty before the first request. */
export function toAnnouncement(conversation: Conversation, words: Words): string {
  const exchange = conversation.exchanges.at(-1);
  if (!exchange) return "";
  switch (exchange.ending.step) {
    case "open":
      return workingText(exchange, words);
    case "complete":
      return `${words.progress.complete} ${shortened(answerIn(exchange, words))}`;
    case "stopped":
      return words.chat.stopped;
    case "failed":
      return exchange.ending.message;
  }
}

/** What is currently being done for a request. */
export function workingText({ request }: Exchange, words: Words): string {
  if (request.kind === "find") return words.find.searching(words.categories[request.category]);
  return request.kind === "summary" ? words.summary.working : words.chat.working;
}

function answerIn(exchange: Exchange, words: Words): string {
  if (isNothingFound(exchange)) return words.find.none;
  if (exchange.request.kind === "find") return words.find.count(passageCount(exchange));
  return exchange.parts.flatMap((part) => (part.kind === "text" ? [part.text.trim()] : [])).join(" ");
}

/** How many passages an answer has. */
export function passageCount({ parts }: Exchange): number {
  return parts.reduce((sum, part) => sum + (part.kind === "passages" ? part.passages.length : 0), 0);
}

function shortened(text: string): string {
  return text.length <= MOST_CHARS ? text : `${text.slice(0, MOST_CHARS).trimEnd()}…`;
}

// An answer in copied form: the question, the answer, each source with its page, and its origin.

/** Plain text for a letter or a note; quotes are verbatim. */
export function copiedText(exchange: Exchange, words: Copy["assistant"]): string {
  const { version, facts, parts, receipt } = exchange;
  const read = version ? ` (${words.passage.fromVersion(version.versionNumber)})` : "";
  const shown = facts === null || facts === "failed" ? [] : facts;
  return [
    `${requestText(exchange.request, words)}${read}`,
    ...shown.map(
      ({ kind, value, passage }) => `${words.facts.kinds[kind]}: ${value} (${words.facts.page(passage.page)})`,
    ),
    ...parts.flatMap((part) => (part.kind === "text" ? [said(part, words)] : part.passages.map(quoteIn(words)))),
    receipt && (receipt.host === null ? words.receipt.builtIn : words.receipt.model(receipt.model ?? "", receipt.host)),
  ]
    .filter((line) => line !== null && line !== "")
    .join("\n");
}

/** Includes how sure a line is. */
function said({ text, basis }: { text: string; basis?: Exchange["basis"] }, words: Copy["assistant"]): string {
  const trimmed = text.trim();
  return trimmed === "" || !basis ? trimmed : `${trimmed} [${words.basis.names[basis]}]`;
}

const quoteIn = (words: Copy["assistant"]) => (passage: FindItemDto) =>
  words.passage.quoted(passage.content, passage.page);
