/** What the server is told of the conversation so far. Pure. Source: B-12.11. */
import { MAX_HISTORY_MESSAGES, MAX_MESSAGE_CHARS } from "@/lib/assistant/bounds";
import type { ChatMessage } from "@/lib/engine/port";
import type { Copy } from "@/lib/copy/copy";
import type { Conversation, Exchange, Request } from "./conversation";

/** The request in words, as the conversation shows it. */
export function requestText(request: Request, words: Copy["assistant"]): string {
  if (request.kind === "chat") return request.text;
  return request.kind === "summary" ? words.summary.request : words.find.request(words.categories[request.category]);
}

/**
 * The last 50 messages before a new one: role and text, each cut at the length of a message, so that hundreds of found
 * passages don't make the request too large. Answers without a word are left out.
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

/** A finished search without a passage: an answer of its own, not an empty one. */
export function isNothingFound(exchange: Exchange): boolean {
  return exchange.request.kind === "find" && exchange.ending.step === "complete" && exchange.parts.length === 0;
}
