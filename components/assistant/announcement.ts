/** What a screen reader is told of the conversation: each thing once, and an answer when it is whole. Pure. */
import type { Copy } from "@/lib/copy/copy";
import type { Conversation, Exchange } from "./conversation";
import { isNothingFound } from "./history";

type Words = Copy["assistant"];

/** Longer answers are announced by their beginning; all of it stands in the conversation. UTF-16 units. */
const MOST_CHARS = 500;

/** The announcement that fits the conversation as it stands; empty before the first request. */
export function announcementOf(conversation: Conversation, words: Words): string {
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

/** What is being done for a request. */
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
