// @vitest-environment jsdom
/** The page of notice letters: a draft with what is open, parties to check, and letters that wait. Behaviour §47. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { NoticesScreen } from "@/components/notices/notices-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { notices as words } from "@/lib/copy/en/notices";
import type { NoticeDraftDto, NoticeDto, NoticeFactDto, QuoteDto } from "@/lib/notices/schema";

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const quote = (content: string): QuoteDto => ({
  ...{ content, page: 2, start: 10, end: 10 + content.length, number: "11.3" },
  ...{ contractId: "c1", versionId: "v1", documentName: null },
});
const fact = (key: NoticeFactDto["key"], more: Partial<NoticeFactDto> = {}): NoticeFactDto => ({
  ...{ key, value: null, basis: "missing", quotes: [], options: [], nearest: null, isNeeded: true, written: null },
  gap: `[• ${words.gaps[key]}]`,
  ...more,
});
const party = (value: string) => ({ value, quote: quote(`${value}, represented by its Director`), isRefused: false });
const PARTIES = [party("Tuul Estate LLC"), party("Altan Trade LLC")];
const draftWith = (facts: NoticeFactDto[], text = "Dear Sirs"): NoticeDraftDto => ({
  ...{ contractId: "c1", contractName: "Lease", versionId: "v1", versionNumber: 1, kind: "termination" },
  ...{ deadline: null, language: "en", languages: ["en"], title: "Notice", text, facts, clause: null },
  ...{ isAmended: false, emails: [], isEmailAllowed: null, posting: null, today: "2026-11-27", faster: [] },
  ...{ nextPeriod: null, ending: null },
});
const LETTER: NoticeDto = {
  ...{ id: "n1", contractId: "c1", deadlineId: null, kind: "termination", language: "ru", title: "Уведомление" },
  ...{ text: "Пункт 5.1:\n\n«Текст пункта.»", versionId: "v1", versionNumber: 1, facts: [], responsibleName: "" },
  ...{ isClauseChanged: false, isAmendedSince: true, dueOn: null, safeOn: null, createdByName: "Nomin" },
  ...{ createdAt: "2026-11-20T08:00:00.000Z", sent: null, proofs: [] },
};

let answer: (address: string, init?: RequestInit) => unknown;
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push(address);
    return Response.json(answer(address, init));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const show = (more: Partial<Parameters<typeof NoticesScreen>[0]> = {}) =>
  render(
    <CopyProvider language="en">
      <ToastProvider>
        <NoticesScreen
          contract={{ id: "c1", name: "Lease", isReviewer: false }}
          letterId={null}
          deadlineId={null}
          isWriting
          {...more}
        />
      </ToastProvider>
    </CopyProvider>,
  );

describe("a letter being written", () => {
  test("offers each party with its quote, to check, and takes none by itself (B-47.13)", async () => {
    answer = (address) => {
      const sender = new URL(address, "http://x").searchParams.get("sender");
      return draftWith([
        fact("sender", sender ? { value: sender, basis: "person" } : { options: PARTIES, basis: "conflict" }),
        fact("recipient", { options: PARTIES }),
      ]);
    };
    const { container } = show();
    const from = await screen.findByRole("list", { name: words.facts.sender });
    const rows = within(from).getAllByRole("listitem");
    expect(rows.map((row) => row.querySelector("blockquote")?.textContent)).toEqual([
      "Tuul Estate LLC, represented by its Director",
      "Altan Trade LLC, represented by its Director",
    ]);
    expect(within(from).getAllByText(words.toCheck)).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: words.finish }).disabled).toBe(true);
    expect((await axe.run(container)).violations).toEqual([]);
    fireEvent.click(within(from).getByRole("button", { name: words.useParty("Altan Trade LLC") }));
    await waitFor(() => expect(screen.queryByRole("list", { name: words.facts.sender })).toBeNull());
    expect(asked.at(-1)).toContain("sender=Altan+Trade+LLC");
    expect(screen.getByRole("list", { name: words.facts.recipient })).toBeTruthy();
  });

  test("shows how the end is worked out, to check, and asks who writes before it offers a right (B-47.14)", async () => {
    const right = fact("right");
    const end = fact("endsOn", { value: "2027-01-28", basis: "likely" });
    answer = () => ({
      ...draftWith([right, end, fact("sender", { options: PARTIES })]),
      ending: { from: "2026-11-28", isReceived: false, months: 2, days: 0 },
    });
    show();
    expect(await screen.findByText(/\(day of the letter\) \+ 2 months$/u)).toBeTruthy();
    expect(screen.getByText(words.likely.endsOn)).toBeTruthy();
    expect(screen.getByText(words.rightWaits)).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.goOn })).toBeNull();
    cleanup();
    answer = () => draftWith([right, fact("sender", { value: "Altan Trade LLC", basis: "stated" })]);
    show();
    expect(await screen.findByRole("button", { name: words.goOn })).toBeTruthy();
    expect(screen.queryByText(words.rightWaits)).toBeNull();
  });

  test("is finished once nothing is open, and not with a gap in its words (B-47.3)", async () => {
    answer = (_, init) =>
      init?.method === "POST" ? LETTER : draftWith([fact("sender", { value: "Altan Trade LLC", basis: "stated" })]);
    show();
    const finish = await screen.findByRole<HTMLButtonElement>("button", { name: words.finish });
    expect(finish.disabled).toBe(false);
    const paper = screen.getByLabelText(words.letterLabel);
    fireEvent.change(paper, { target: { value: `Dear ${fact("address").gap}` } });
    expect(finish.disabled).toBe(true);
    fireEvent.change(paper, { target: { value: "Dear Sirs" } });
    fireEvent.click(finish);
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith("/contracts/c1/notices?letter=n1"));
  });

  test("a reviewer reads letters and writes none", () => {
    show({ contract: { id: "c1", name: "Lease", isReviewer: true } });
    expect(screen.getByText(words.readOnly)).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe("letters", () => {
  test("one that waits says that the contract was amended since, one that went out doesn't (B-47.12)", async () => {
    const sent = {
      how: "posted",
      way: "courier",
      to: "X",
      on: "2026-11-21",
      tracking: "",
      byName: "N",
      at: "",
      fileId: null,
    };
    answer = () => [LETTER, { ...LETTER, id: "n2", isAmendedSince: false, sent }];
    show({ isWriting: false });
    expect(await screen.findAllByText(new RegExp(words.saved.amendedSince))).toHaveLength(1);
    expect(screen.getAllByRole("link", { name: "Уведомление" })).toHaveLength(2);
  });

  test("the letter itself says so, and a changed clause says only that (B-47.8, B-47.12)", async () => {
    answer = () => LETTER;
    show({ isWriting: false, letterId: "n1" });
    expect(await screen.findByText(`↻ ${words.saved.amendedSince}`)).toBeTruthy();
    expect(screen.getByText(/«Текст пункта\.»/)).toBeTruthy();
    cleanup();
    answer = () => ({ ...LETTER, isClauseChanged: true });
    show({ isWriting: false, letterId: "n1" });
    expect(await screen.findByText(`↻ ${words.saved.changed}`)).toBeTruthy();
    expect(screen.queryByText(`↻ ${words.saved.amendedSince}`)).toBeNull();
  });

  test("what can't be read says so and can be asked for again", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 500 }));
    show({ isWriting: false });
    expect(await screen.findByText(words.failed)).toBeTruthy();
    answer = () => [];
    vi.stubGlobal("fetch", async () => Response.json([]));
    fireEvent.click(screen.getByRole("button", { name: words.retry }));
    expect(await screen.findByText(words.none)).toBeTruthy();
  });
});
