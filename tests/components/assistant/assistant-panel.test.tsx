// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  AssistantPanel,
  type AssistantActions,
  type AssistantPanelProps,
} from "@/components/assistant/assistant-panel";
import type { ActionFailure, ActionResult } from "@/lib/adapters/action-result";
import type { FindAnswerDto, FindItemDto, Receipt, StreamPiece } from "@/lib/assistant/schema";

afterEach(cleanup);

const item = (content: string, page = 1, label?: string): FindItemDto => ({
  content,
  page,
  start: page,
  end: page + content.length,
  ...(label ? { label } : {}),
});
const receipt: Receipt = { engine: "built-in", host: null, model: null, fellBackFrom: null };
const answered = (items: FindItemDto[]): { ok: true; data: FindAnswerDto } => ({
  ok: true,
  data: { items, notes: [], receipt },
});
const refused = (error: ActionFailure): Promise<ActionResult<never>> => Promise.resolve({ ok: false, error });

/** An answer whose pieces the test hands over one by one. */
function answerByHand() {
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

function show(actions: Partial<AssistantActions> = {}, props: Partial<AssistantPanelProps> = {}) {
  const all: AssistantActions = {
    find: vi.fn(async () => answered([])),
    summarize: vi.fn(async () => ({ ok: true as const, data: pieces("A summary.") })),
    chat: vi.fn(async () => ({ ok: true as const, data: pieces("An answer.") })),
    ...actions,
  };
  const onShowPassage = vi.fn();
  render(
    <AssistantPanel
      contractId="c1"
      version={{ id: "v3", versionNumber: 3 }}
      hasUnsavedText={false}
      actions={all}
      onShowPassage={onShowPassage}
      {...props}
    />,
  );
  return { actions: all, onShowPassage };
}

const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const type = (text: string) => fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
const pressEnter = (shiftKey = false) =>
  act(async () => void fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter", shiftKey }));
const log = () => within(screen.getByRole("log"));
const isChatShown = () => screen.getByRole("tab", { name: "Chat" }).getAttribute("aria-selected") === "true";
async function send(text: string) {
  type(text);
  await pressEnter();
}

describe("Find", () => {
  test("offers the five categories and the summary by name", () => {
    show();
    for (const name of ["Parties", "Governing Law", "Jurisdiction", "Survival", "Obligations", "Summarize"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  test("asks for the version on screen and shows passages with page and label in the Chat tab", async () => {
    const { actions, onShowPassage } = show({
      find: vi.fn(async () => answered([item("ACME Inc.", 3, "Seller"), item("Bolt LLC", 4, "Buyer")])),
    });
    await click("Parties");
    expect(actions.find).toHaveBeenCalledWith(
      { contractId: "c1", category: "parties", versionId: "v3" },
      expect.any(AbortSignal),
    );
    expect(isChatShown()).toBe(true);
    const card = log().getByRole("button", { name: /ACME Inc\./ });
    expect(within(card).getByText("Page 3")).toBeTruthy();
    expect(within(card).getByText("Seller")).toBeTruthy();
    fireEvent.click(card);
    expect(onShowPassage).toHaveBeenCalledExactlyOnceWith(item("ACME Inc.", 3, "Seller"), {
      id: "v3",
      versionNumber: 3,
    });
  });

  test("puts the focus into the conversation when the pressed button goes away", async () => {
    show();
    screen.getByRole("button", { name: "Survival" }).focus();
    await click("Survival");
    expect(document.activeElement).toBe(screen.getByRole("log"));
  });

  test("says when nothing was found", async () => {
    show();
    await click("Survival");
    expect(log().getByText("No specific details found for this category.")).toBeTruthy();
  });

  test("says that it failed, with the server's reason, and tries again", async () => {
    const find = vi
      .fn<AssistantActions["find"]>()
      .mockImplementationOnce(() => refused({ key: "tooManyRequests", message: "Too many requests" }))
      .mockResolvedValueOnce(answered([item("Ohio law")]));
    show({ find });
    await click("Governing Law");
    expect(log().getByText("Failed to find Governing Law. Please try again later.")).toBeTruthy();
    expect(log().getByText("Too many requests")).toBeTruthy();
    await click("Try again");
    expect(log().getByRole("button", { name: /Ohio law/ })).toBeTruthy();
    expect(log().getByText("Failed to find Governing Law. Please try again later.")).toBeTruthy();
  });

  test("says that it failed when there is no answer at all", async () => {
    show({ find: () => Promise.reject(new TypeError("network")) });
    await click("Obligations");
    expect(log().getByText("Failed to find Obligations. Please try again later.")).toBeTruthy();
  });

  test("shows 25 of many passages, 25 more, and all", async () => {
    show({ find: async () => answered(Array.from({ length: 120 }, (_, index) => item(`clause ${index + 1}.`))) });
    await click("Obligations");
    expect(log().getByText("120 passages")).toBeTruthy();
    expect(log().getAllByRole("listitem")).toHaveLength(25);
    await click("Show 25 more");
    expect(log().getAllByRole("listitem")).toHaveLength(50);
    expect(log().getByText("Showing 50 of 120")).toBeTruthy();
    await click("Show all");
    expect(log().getAllByRole("listitem")).toHaveLength(120);
    expect(log().queryByRole("button", { name: "Show all" })).toBeNull();
  });

  test("without a contract says so and asks nobody", async () => {
    const { actions } = show({}, { contractId: null });
    await click("Parties");
    await send("Who signs?");
    expect(log().getAllByText("No contract selected")).toHaveLength(2);
    expect(actions.find).not.toHaveBeenCalled();
    expect(actions.chat).not.toHaveBeenCalled();
  });
});

describe("Summarize", () => {
  test("streams into the Chat tab", async () => {
    const { actions } = show();
    await click("Summarize");
    expect(isChatShown()).toBe(true);
    expect(actions.summarize).toHaveBeenCalledWith({ contractId: "c1", versionId: "v3" }, expect.any(AbortSignal));
    expect(log().getByText("A summary.")).toBeTruthy();
  });

  test("has its own words for a failure", async () => {
    show({ summarize: () => refused({ key: "unexpected", message: "Something" }) });
    await click("Summarize");
    expect(log().getByText("Failed to summarize document. Please try again later.")).toBeTruthy();
    expect(log().queryByText("Something")).toBeNull();
  });
});

describe("Chat", () => {
  test("send waits for a word", () => {
    show();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
    expect(button.disabled).toBe(true);
    type("   \n ");
    expect(button.disabled).toBe(true);
    type(" Who? ");
    expect(button.disabled).toBe(false);
  });

  test("Enter sends the trimmed message and empties the box; Shift+Enter doesn't send", async () => {
    const { actions } = show();
    type("  Who signs? ");
    await pressEnter(true);
    expect(actions.chat).not.toHaveBeenCalled();
    await pressEnter();
    expect(actions.chat).toHaveBeenCalledExactlyOnceWith(
      { contractId: "c1", message: "Who signs?", history: [], versionId: "v3" },
      expect.any(AbortSignal),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("");
  });

  test("refuses a message past the limit and says by how much", () => {
    const { actions } = show();
    type("x".repeat(8_001));
    expect(screen.getByText("The message is too long by 1 characters.")).toBeTruthy();
    fireEvent.keyDown(screen.getByLabelText("Message"), { key: "Enter" });
    expect(actions.chat).not.toHaveBeenCalled();
  });

  test("shows an answer piece by piece, words and passages as they come, and takes no message meanwhile", async () => {
    const answer = answerByHand();
    const { actions } = show({ chat: vi.fn(async () => ({ ok: true as const, data: answer.iterable })) });
    await send("Who signs?");
    await answer.say("The parties ");
    expect(log().getByText("The parties")).toBeTruthy();
    await answer.quote(item("ACME Inc.", 2));
    expect(log().getByRole("button", { name: /Page 2.*ACME Inc\./ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    await send("And when?");
    expect(actions.chat).toHaveBeenCalledTimes(1);
    await answer.end();
    expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("And when?");
  });

  test("sends the conversation so far along", async () => {
    const { actions } = show();
    await send("Who signs?");
    await waitFor(() => expect(log().getByText("An answer.")).toBeTruthy());
    await send("When?");
    expect(actions.chat).toHaveBeenLastCalledWith(
      expect.objectContaining({
        message: "When?",
        history: [
          { role: "user", content: "Who signs?" },
          { role: "assistant", content: "An answer." },
        ],
      }),
      expect.any(AbortSignal),
    );
  });

  test("Stop ends at once, keeps the text and the next draft, and closes the stream when it speaks again", async () => {
    const answer = answerByHand();
    const { actions } = show({ chat: vi.fn(async () => ({ ok: true as const, data: answer.iterable })) });
    await send("Who signs?");
    await answer.say("The parties ");
    type("my next question");
    const stop = screen.getByRole("button", { name: "Stop" });
    await click("Stop");
    expect(stop.isConnected).toBe(false); // under a click, an element that turned into Send would also send
    expect(log().getByText("Stopped. The answer is not complete.")).toBeTruthy();
    await answer.say("never shown");
    expect(answer.closed).toHaveBeenCalledTimes(1);
    expect(log().getByText("The parties")).toBeTruthy();
    expect(log().queryByText(/never shown/)).toBeNull();
    expect(actions.chat).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("my next question");
  });

  test("Stop works before the server has said anything, and another request may follow", async () => {
    const { actions } = show({ chat: () => new Promise(() => {}) });
    await send("Who signs?");
    await click("Stop");
    await act(async () => void fireEvent.mouseDown(screen.getByRole("tab", { name: "Find" })));
    await click("Survival");
    expect(actions.find).toHaveBeenCalledTimes(1);
  });

  test("a failure half-way keeps the text and says so", async () => {
    const answer = answerByHand();
    show({ chat: async () => ({ ok: true, data: answer.iterable }) });
    await send("Who signs?");
    await answer.say("The parties ");
    await answer.fail("The assistant is not available");
    expect(log().getByText("The parties")).toBeTruthy();
    expect(log().getByText("Failed to process your message. Please try again.")).toBeTruthy();
    expect(log().getByText("The assistant is not available")).toBeTruthy();
  });

  test("a connection that breaks half-way keeps the text and says so", async () => {
    async function* broken(): AsyncGenerator<StreamPiece> {
      yield { kind: "text", text: "The parties " };
      throw new TypeError("network");
    }
    show({ chat: async () => ({ ok: true, data: broken() }) });
    await send("Who signs?");
    expect(log().getByText("The parties")).toBeTruthy();
    expect(log().getByText("Failed to process your message. Please try again.")).toBeTruthy();
  });

  test("two sends before the next rendering ask once", async () => {
    const { actions } = show();
    type("Who signs?");
    const box = screen.getByLabelText("Message");
    await act(async () => {
      fireEvent.keyDown(box, { key: "Enter" });
      fireEvent.keyDown(box, { key: "Enter" });
    });
    expect(actions.chat).toHaveBeenCalledTimes(1);
  });
});

describe("what is read", () => {
  test("names the version, and unsaved words as not read", () => {
    show({}, { hasUnsavedText: true });
    expect(screen.getByText("Reading version 3")).toBeTruthy();
    expect(screen.getByText("Unsaved changes are not read. Save a version to include them.")).toBeTruthy();
  });

  test("marks answers of a version that is no longer on screen", async () => {
    const actions: AssistantActions = {
      find: async () => answered([item("Ohio law")]),
      summarize: () => new Promise(() => {}),
      chat: () => new Promise(() => {}),
    };
    const panel = (versionNumber: number) => (
      <AssistantPanel
        contractId="c1"
        version={{ id: `v${versionNumber}`, versionNumber }}
        hasUnsavedText={false}
        actions={actions}
        onShowPassage={() => {}}
      />
    );
    const { rerender } = render(panel(3));
    await click("Governing Law");
    expect(log().queryByText("From version 3")).toBeNull();
    rerender(panel(4));
    expect(log().getByText("From version 3")).toBeTruthy();
    expect(screen.getByText("Reading version 4")).toBeTruthy();
  });
});

describe("what an answer tells of itself", () => {
  const asking = async () => {
    const answer = answerByHand();
    show({ chat: async () => ({ ok: true, data: answer.iterable }) });
    await send("Who signs?");
    return answer;
  };

  test("which engine gave it, and that the text stayed", async () => {
    const answer = await asking();
    await answer.give({ kind: "receipt", receipt });
    expect(log().getByText("Built-in engine · your text stayed on this server")).toBeTruthy();
  });

  test("which model gave it and which host received the text", async () => {
    const answer = await asking();
    await answer.give({
      kind: "receipt",
      receipt: { engine: "openai", host: "api.example.com", model: "gpt-x", fellBackFrom: null },
    });
    expect(log().getByText("gpt-x via api.example.com, which received the text")).toBeTruthy();
  });

  test("that the built-in engine stood in for a model, which may have received the text", async () => {
    const answer = await asking();
    await answer.give({
      kind: "receipt",
      receipt: { engine: "openai", host: "api.example.com", model: "gpt-x", fellBackFrom: null },
    });
    await answer.give({ kind: "receipt", receipt: { ...receipt, fellBackFrom: "api.example.com" } });
    expect(
      log().getByText(
        "api.example.com did not answer, so the built-in engine did. api.example.com may have received the text.",
      ),
    ).toBeTruthy();
    expect(log().queryByText(/stayed on this server|gpt-x/)).toBeNull();
  });

  test("what was left out, what was read or searched, and that it broke off", async () => {
    const answer = await asking();
    await answer.give({ kind: "note", note: { about: "dropped", count: 2 } });
    await answer.give({ kind: "note", note: { about: "read", sections: ["1 Rent", "2 Law"] } });
    await answer.give({
      kind: "note",
      note: { about: "searched", sections: Array.from({ length: 15 }, (_, index) => `Section ${index + 1}`) },
    });
    await answer.give({ kind: "note", note: { about: "cut" } });
    const notes = within(log().getByRole("list", { name: "About this answer" }))
      .getAllByRole("listitem")
      .map((note) => note.textContent);
    expect(notes).toEqual([
      "2 quotes were left out: they are not in the contract.",
      "The contract is too long to be read whole at once. Only these sections were read: 1 Rent · 2 Law",
      expect.stringMatching(/^Sections searched: Section 1 · .* · Section 12 and 3 more$/),
      "The answer broke off half-way. What had come is kept.",
    ]);
  });

  test("which quotes are verified, and which are the contract's own words in place of the engine's", async () => {
    const answer = await asking();
    await answer.give({ kind: "passage", passage: item("ACME Inc.") });
    await answer.give({ kind: "passage", passage: item("Bolt LLC"), standing: "repaired" });
    expect(log().getByRole("button", { name: /ACME/ }).textContent).toContain("Verified");
    const repaired = log().getByRole("button", { name: /Bolt/ }).textContent;
    expect(repaired).toContain("The contract's own words");
    expect(repaired).toContain("Shown are the words as they stand in the contract.");
  });

  test("is read out once it is whole and not as it grows; links in it stay words", async () => {
    const answer = await asking();
    const said = () => screen.getByRole("status").textContent;
    expect(said()).toBe("Reading the contract...");
    await answer.say("The seller [signs](https://evil.example) ");
    expect(said()).toBe("Reading the contract...");
    await answer.end();
    expect(said()).toBe("The answer is complete. The seller [signs](https://evil.example)");
    expect(log().queryByRole("link")).toBeNull();
  });

  test("how long it has taken, and why, when that is long", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await asking();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(log().getByText(/^[56] s$/)).toBeTruthy();
    expect(
      log().getByText("This can take a while on a long contract. You can go on working in the text."),
    ).toBeTruthy();
    expect(log().getByRole("progressbar", { name: "Reading the contract..." })).toBeTruthy();
    vi.useRealTimers();
  });
});

describe("stopping", () => {
  test("gives the request up, on the server too, while it waits and while it streams", async () => {
    const signals: AbortSignal[] = [];
    const chat: AssistantActions["chat"] = (_input, signal) => (signals.push(signal), new Promise(() => undefined));
    show({ chat });
    await send("Who signs?");
    await click("Stop");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(log().getByText("Stopped. The answer is not complete.")).toBeTruthy();
    await send("And when?");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
