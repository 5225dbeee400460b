import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import {
  AssistantPanel,
  type AssistantActions,
  type AssistantPanelProps,
} from "@/components/assistant/assistant-panel";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import type { FindAnswerDto, FindItemDto, Receipt, StreamPiece } from "@/lib/assistant/schema";

export const item = (content: string, page = 1, label?: string): FindItemDto => ({
  content,
  page,
  start: page,
  end: page + content.length,
  ...(label ? { label } : {}),
});
export const receipt: Receipt = { engine: "built-in", host: null, model: null, fellBackFrom: null };
export const answered = (items: FindItemDto[]): { ok: true; data: FindAnswerDto } => ({
  ok: true,
  data: { items, notes: [], receipt },
});
export const refused = (error: ActionFailure): Promise<ActionResult<never>> => Promise.resolve({ ok: false, error });

/** An answer whose pieces the test hands over one by one. */
export function answerByHand() {
  const waiting: ((result: IteratorResult<StreamPiece>) => void)[] = [];
  const ready: IteratorResult<StreamPiece>[] = [];
  const closed = vi.fn(async (): Promise<IteratorResult<StreamPiece>> => ({ done: true, value: undefined }));
  const put = (result: IteratorResult<StreamPiece>) =>
    act(async () => {
      const next = waiting.shift();
      if (next) next(result);
      else ready.push(result);
    });
  const iterable: AsyncIterable<StreamPiece> = {
    [Symbol.asyncIterator]: () => ({
      next: () =>
        new Promise((resolve) => {
          const next = ready.shift();
          if (next) resolve(next);
          else waiting.push(resolve);
        }),
      return: closed,
    }),
  };
  return {
    iterable,
    closed,
    say: (text: string) => put({ done: false, value: { kind: "text", text } }),
    give: (piece: StreamPiece) => put({ done: false, value: piece }),
    quote: (passage: FindItemDto) => put({ done: false, value: { kind: "passage", passage } }),
    fail: (message: string) => put({ done: false, value: { kind: "failed", message } }),
    end: () => put({ done: true, value: undefined }),
  };
}

async function* pieces(...texts: string[]): AsyncGenerator<StreamPiece> {
  for (const text of texts) yield { kind: "text", text };
}

export function show(actions: Partial<AssistantActions> = {}, props: Partial<AssistantPanelProps> = {}) {
  const all: AssistantActions = {
    find: vi.fn(async () => answered([])),
    facts: vi.fn(async () => ({ ok: true as const, data: { facts: [] } })),
    summarize: vi.fn(async () => ({ ok: true as const, data: pieces("A summary.") })),
    chat: vi.fn(async () => ({ ok: true as const, data: pieces("An answer.") })),
    kept: vi.fn(async () => ({ ok: true as const, data: [] })),
    forget: vi.fn(async () => ({ ok: true as const, data: null })),
    ...actions,
  };
  const onShowPassage = vi.fn();
  render(
    <AssistantPanel
      contractId="c1"
      version={{ id: "v3", versionNumber: 3 }}
      hasUnsavedText={false}
      facts={[]}
      actions={all}
      onShowPassage={onShowPassage}
      {...props}
    />,
  );
  return { actions: all, onShowPassage };
}

export const click = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
export const type = (text: string) => fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
export const pressEnter = (shiftKey = false) =>
  act(async () => void fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter", shiftKey }));
export const log = () => within(screen.getByRole("log"));
export const openChat = () => fireEvent.mouseDown(screen.getByRole("tab", { name: "Chat" }));
export const isChatShown = () => screen.getByRole("tab", { name: "Chat" }).getAttribute("aria-selected") === "true";
export async function send(text: string) {
  type(text);
  await pressEnter();
}
