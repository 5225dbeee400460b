// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AssistantPanel, type AssistantActions } from "@/components/assistant/assistant-panel";
import type { StreamPiece } from "@/lib/assistant/schema";
import {
  item,
  answered,
  refused,
  answerByHand,
  show,
  click,
  type,
  pressEnter,
  log,
  isChatShown,
  send,
  openChat,
} from "./assistant-panel-stage";

afterEach(cleanup);

describe("Find", () => {
  test("offers the five categories and the summary by name", () => {
    show();
    for (const name of ["Parties", "Governing Law", "Jurisdiction", "Survival", "Obligations", "Summarize"])
      expect(screen.getByRole("button", { name })).toBeTruthy();
  });

  test("asks for the version on screen and shows passages with page and label in the Chat tab (B-12.6)", async () => {
    const { actions, onShowPassage } = show({
      find: vi.fn(async () => answered([item("ACME Inc.", 3, "Seller"), item("Bolt LLC", 4, "Buyer")])),
    });
    await click("Parties");
    expect(actions.find).toHaveBeenCalledWith(
      { contractId: "c1", category: "parties", versionId: "v3", keep: true },
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
    expect(
      log().getByText(/^No specific details found for this category\. The contract may still speak of it/u),
    ).toBeTruthy();
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
    expect(log().getByText("The server did not answer.")).toBeTruthy();
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

  test("without a contract says so and asks nobody (B-12.5)", async () => {
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
    expect(actions.summarize).toHaveBeenCalledWith(
      { contractId: "c1", versionId: "v3", keep: true },
      expect.any(AbortSignal),
    );
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
    openChat();
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
      { contractId: "c1", message: "Who signs?", history: [], versionId: "v3", keep: true },
      expect.any(AbortSignal),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("");
  });

  test("refuses a message past the limit and says by how much (B-12.4)", () => {
    const { actions } = show();
    type("x".repeat(8_001));
    expect(screen.getByText("The message is 1 characters too long.")).toBeTruthy();
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
  test("leads to how good the assistant is, in a tab of its own (B-12.19)", () => {
    show();
    const link = screen.getByRole("link", { name: "How good is this?" });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/quality", "_blank"]);
  });

  test("names the version, and unsaved words as not read (B-12.6)", () => {
    show({}, { hasUnsavedText: true });
    expect(screen.getByText("Reading version 3")).toBeTruthy();
    expect(
      screen.getByText("The assistant doesn't read unsaved changes. Save a version to include them."),
    ).toBeTruthy();
  });

  test("marks answers of a version that is no longer on screen", async () => {
    const actions: AssistantActions = {
      find: async () => answered([item("Ohio law")]),
      facts: () => new Promise(() => {}),
      summarize: () => new Promise(() => {}),
      chat: () => new Promise(() => {}),
      kept: () => new Promise(() => {}),
      forget: () => new Promise(() => {}),
    };
    const panel = (versionNumber: number) => (
      <AssistantPanel
        contractId="c1"
        version={{ id: `v${versionNumber}`, versionNumber }}
        hasUnsavedText={false}
        facts={[]}
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
