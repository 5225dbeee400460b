import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { KeptExchangeDto } from "@/lib/assistant/schema";
import { answered, click, item, log, receipt, refused, send, show, openChat } from "./assistant-panel-stage";

afterEach(cleanup);

const kept = (part: Pick<KeptExchangeDto, "request" | "answer"> & Partial<KeptExchangeDto>): KeptExchangeDto => ({
  id: "k",
  versionId: "v2",
  versionNumber: 2,
  ending: "complete",
  createdAt: "2026-11-20T08:00:00.000Z",
  ...part,
});
const QUESTION = kept({
  request: { kind: "chat", text: "Which law applies?" },
  answer: {
    kind: "pieces",
    pieces: [
      { kind: "receipt", receipt },
      { kind: "text", text: "The law of Mongolia." },
      { kind: "passage", passage: item("governed by the laws of Mongolia") },
      { kind: "basis", basis: "stated" },
    ],
  },
});
const SUMMARY = kept({
  id: "s",
  request: { kind: "summary" },
  answer: {
    kind: "pieces",
    pieces: [
      { kind: "receipt", receipt },
      { kind: "text", text: "A lease." },
    ],
  },
});
const SEARCH = kept({
  id: "f",
  request: { kind: "find", category: "parties" },
  answer: { kind: "found", items: [item("Acme LLC")], notes: [], receipt },
  versionId: "v3",
  versionNumber: 3,
});
const given = <T,>(data: T) => vi.fn(async () => ({ ok: true as const, data }));

describe("a kept conversation", () => {
  test("is shown again as it was, the newest summary with its facts, and goes along as history (B-12.21)", async () => {
    const fact = {
      kind: "effective_date" as const,
      value: "1 May 2026",
      basis: "stated" as const,
      passage: item("effective as of 1 May 2026"),
    };
    const { actions } = show({
      kept: given([QUESTION, SUMMARY, SEARCH]),
      facts: given({ facts: [fact] }),
      find: vi.fn(async () => answered([item("Tenant shall pay", 1, "Tenant")])),
    });
    await screen.findByText("Only you can see this.");
    await send("And the courts?");

    const words = screen.getByRole("log").textContent;
    for (const said of ["Which law applies?", "The law of Mongolia.", "governed by the laws", "Acme LLC", "1 May 2026"])
      expect(words).toContain(said);
    expect(log().getAllByText("From version 2")).toHaveLength(2);
    expect(actions.facts).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", versionId: "v2" }, expect.anything());
    expect(actions.chat).toHaveBeenCalledWith(
      expect.objectContaining({
        message: "And the courts?",
        keep: true,
        history: expect.arrayContaining([{ role: "user", content: "Which law applies?" }]),
      }),
      expect.anything(),
    );
  });

  test("is cleared after a question, and stays with the server's words where it can't be (B-12.21)", async () => {
    const forget = vi
      .fn()
      .mockImplementationOnce(() => refused({ key: "unexpected", message: "Not now." }))
      .mockResolvedValue({ ok: true, data: null });
    show({ kept: given([QUESTION]), forget });
    await screen.findByText("Only you can see this.");
    openChat();
    await click("Clear conversation");
    await click("Clear conversation");
    expect(screen.getByRole("dialog").textContent).toContain("Not now.");
    expect(screen.getByRole("log", { hidden: true }).textContent).toContain("Which law applies?");
    await click("Clear conversation");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(log().queryByText("Which law applies?")).toBeNull();
    expect(forget).toHaveBeenCalledTimes(2);
  });

  test("that can't be loaded is said to be missing, and the next question works", async () => {
    show({ kept: () => refused({ key: "unexpected", message: "Away." }) });
    await screen.findByText("Couldn't load your earlier questions.");
    await send("Which law applies?");
    expect(screen.getByRole("log").textContent).toContain("An answer.");
  });
});
