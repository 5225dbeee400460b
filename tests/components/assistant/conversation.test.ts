import { describe, expect, test } from "vitest";
import {
  conversationReducer,
  EMPTY_CONVERSATION,
  openExchange,
  type Conversation,
  type ConversationEvent,
} from "@/components/assistant/conversation";
import { chatHistory } from "@/components/assistant/conversation-text";
import type { KeptExchangeDto, FindItemDto } from "@/lib/assistant/schema";
import { copyFor } from "@/lib/copy/copy";

const words = copyFor("en").assistant;
const version = { id: "v3", versionNumber: 3 };
const passage = (content: string, page = 1) => ({ content, page, start: 0, end: content.length });
const asked = (text: string): ConversationEvent => ({ type: "asked", request: { kind: "chat", text }, version });
const said = (text: string): ConversationEvent => ({ type: "piece", piece: { kind: "text", text } });
const quoted = (content: string): ConversationEvent => ({
  type: "piece",
  piece: { kind: "passage", passage: passage(content) },
});
const receipt = { engine: "built-in", host: null, model: null, fellBackFrom: null };
const found = (...items: FindItemDto[]): ConversationEvent => ({
  type: "found",
  answer: { items, notes: [], receipt },
});

function after(...events: ConversationEvent[]): Conversation {
  return events.reduce(conversationReducer, EMPTY_CONVERSATION);
}

const kept = (text: string): KeptExchangeDto => ({
  id: text,
  versionId: "v3",
  versionNumber: 3,
  request: { text, kind: "chat" },
  answer: { kind: "pieces", pieces: [{ kind: "text", text: `On ${text}` }] },
  ending: "complete",
  createdAt: "2026-11-23T00:00:00.000Z",
});

describe("the conversation", () => {
  test("shows what was asked here once, also where it is kept before the older ones come", () => {
    const recalledAfter = (own: string[], ...older: string[]) =>
      after(...own.flatMap((text) => [asked(text), said("Yes"), { type: "completed" } as const]), {
        type: "recalled",
        kept: older.map(kept),
      }).exchanges.map(({ id, request }) => [id > 0, request.kind === "chat" ? request.text : ""]);
    expect(recalledAfter(["Who?", "When?"], "Why?", "Who?")).toEqual([
      [false, "Why?"],
      [true, "Who?"],
      [true, "When?"],
    ]);
    expect(recalledAfter(["Who?"], "Who?", "Why?")).toEqual([
      [false, "Who?"],
      [false, "Why?"],
      [true, "Who?"],
    ]);
  });

  test("joins pieces of one kind and keeps the order of the kinds", () => {
    const { exchanges } = after(asked("Who?"), said("The "), said("seller"), quoted("one"), quoted("two"), said("."), {
      type: "completed",
    });
    expect(exchanges[0]?.parts).toEqual([
      { kind: "text", text: "The seller" },
      { kind: "passages", passages: [passage("one"), passage("two")] },
      { kind: "text", text: "." },
    ]);
    expect(exchanges[0]?.ending).toEqual({ step: "complete" });
  });

  test("remembers the version that was on screen", () => {
    expect(after(asked("Who?")).exchanges[0]?.version).toEqual(version);
  });

  test("takes no second request while one is open, and one after it", () => {
    const open = after(asked("first"), asked("second"));
    expect(open.exchanges).toHaveLength(1);
    const next = [{ type: "completed" } as const, asked("second")].reduce(conversationReducer, open);
    expect(next.exchanges.map((exchange) => exchange.id)).toEqual([1, 2]);
  });

  test("ignores what arrives after a stop, and keeps what came before it", () => {
    const { exchanges } = after(asked("Who?"), said("The sel"), { type: "stopped" }, said("ler"), {
      type: "completed",
    });
    expect(exchanges[0]?.parts).toEqual([{ kind: "text", text: "The sel" }]);
    expect(exchanges[0]?.ending).toEqual({ step: "stopped" });
  });

  test("keeps the text of an answer that failed half-way", () => {
    const { exchanges } = after(asked("Who?"), said("The sel"), { type: "failed", message: "Failed", detail: "busy" });
    expect(exchanges[0]?.parts).toEqual([{ kind: "text", text: "The sel" }]);
    expect(exchanges[0]?.ending).toEqual({ step: "failed", message: "Failed", detail: "busy" });
  });

  test("keeps notes, how a quote stands, and the last receipt", () => {
    const fallen = { ...receipt, fellBackFrom: "api.example.com" };
    const { exchanges } = after(
      asked("Who?"),
      {
        type: "piece",
        piece: {
          kind: "receipt",
          receipt: { engine: "openai", host: "api.example.com", model: "m", fellBackFrom: null },
        },
      },
      { type: "piece", piece: { kind: "receipt", receipt: fallen } },
      { type: "piece", piece: { kind: "passage", passage: passage("one"), standing: "repaired" } },
      { type: "piece", piece: { kind: "note", note: { about: "dropped", count: 2 } } },
      { type: "piece", piece: { kind: "note", note: { about: "cut" } } },
    );
    expect(exchanges[0]).toMatchObject({
      receipt: fallen,
      notes: [{ about: "dropped", count: 2 }, { about: "cut" }],
      parts: [{ kind: "passages", passages: [{ ...passage("one"), standing: "repaired" }] }],
    });
  });

  test("waits for a request when nothing is open", () => {
    expect(openExchange(EMPTY_CONVERSATION)).toBeNull();
    expect(openExchange(after(asked("Who?")))?.id).toBe(1);
    expect(openExchange(after(asked("Who?"), { type: "completed" }))).toBeNull();
  });
});

describe("the history sent with a message", () => {
  test("holds role and text of each message, quotes as their text", () => {
    const conversation = after(
      { type: "asked", request: { kind: "find", category: "governing_law" }, version },
      found(passage("Laws of Ohio."), passage("And Texas.")),
    );
    expect(chatHistory(conversation, words)).toEqual([
      { role: "user", content: "Find: Governing Law" },
      { role: "assistant", content: "Laws of Ohio.\nAnd Texas." },
    ]);
  });

  test("says that nothing was found, and leaves out an answer without a word", () => {
    const conversation = after(
      { type: "asked", request: { kind: "find", category: "survival" }, version },
      found(),
      asked("Who?"),
      { type: "failed", message: "Failed", detail: null },
    );
    expect(chatHistory(conversation, words).map((message) => message.content)).toEqual([
      "Find: Survival",
      "No specific details found for this category. The contract may still speak of it: search its text to be sure.",
      "Who?",
    ]);
  });

  test("is the last 50 messages, none longer than a message may be (B-12.11)", () => {
    const events = Array.from({ length: 40 }, (_, index) => [
      asked(`question ${index}`),
      said("x".repeat(9_000)),
      { type: "completed" } as const,
    ]).flat();
    const history = chatHistory(after(...events), words);
    expect(history).toHaveLength(50);
    expect(history[0]?.content).toBe("question 15");
    expect(history.at(-1)?.content).toHaveLength(8_000);
  });
});
