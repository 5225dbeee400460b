// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DoubtsDialog, type DoubtsDialogProps } from "@/components/paper/doubts-dialog";
import type { DoubtDto, DoubtsDto } from "@/lib/contracts/reading/doubt-schema";
import type { VersionDto } from "@/lib/contracts/schema";
import { paper } from "@/lib/copy/en/paper";
import { show } from "../review/fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const words = paper.confirm;
const TEXT = "The rent is EUR 1,250 a month, payable in advance.";
const VERSION: VersionDto = {
  id: "v1",
  versionNumber: 1,
  createdAt: "2026-11-20T08:00:00.000Z",
  createdByUser: { name: "Anna" },
  restoredFrom: null,
  name: "",
  note: "",
  isCurrent: true,
  textContent: `<p>${TEXT}</p>`,
  plainText: TEXT,
};

function doubt(word: number, text: string): DoubtDto {
  const start = TEXT.indexOf(text);
  const around = { before: TEXT.slice(0, start), after: TEXT.slice(start + text.length) };
  const strip = { page: 1, width: 260, height: 40 };
  return { word, text, start, end: start + text.length, isNumber: /\d/.test(text), ...around, strip };
}
const NUMBER = doubt(1, "1,250");
const WORD = doubt(2, "payable");
const answer = (items: DoubtDto[]): DoubtsDto => {
  const numbers = items.filter(({ isNumber }) => isNumber).length;
  return { versionId: "v1", open: { numbers, words: items.length - numbers }, items };
};

/** A server that holds these words to be open; `sent` are the confirmations. */
function serve(first: DoubtDto[], isRefusing = false) {
  let open = first;
  const sent: object[] = [];
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json(answer(open));
    if (isRefusing)
      return Response.json({ message: "Another version is current", code: "versionConflict" }, { status: 409 });
    const body = JSON.parse(String(init.body)) as { words: { word: number }[] };
    sent.push(body);
    open = open.filter(({ word }) => !body.words.some((one) => one.word === word));
    return Response.json(answer(open));
  });
  return sent;
}

function open(props: Partial<DoubtsDialogProps> = {}) {
  const saveCorrected = vi.fn<DoubtsDialogProps["saveCorrected"]>(async () => true);
  const none = () => undefined;
  const given = { contractId: "c1", version: VERSION, hasUnsavedText: false, onClose: none, onChecked: none };
  show(<DoubtsDialog {...given} saveCorrected={saveCorrected} {...props} />);
  return saveCorrected;
}

const field = () => screen.findByLabelText<HTMLInputElement>(words.read);
const submit = async () => fireEvent.submit((await field()).form as HTMLFormElement);

describe("words to confirm, by keyboard (B-51.5)", () => {
  test("one at a time stands beside its strip; Enter confirms it and goes on until none is left (B-51.4)", async () => {
    const sent = serve([NUMBER, WORD]);
    open();
    expect((await field()).value).toBe("1,250");
    await waitFor(async () => expect(document.activeElement).toBe(await field())); // the dialog moves the focus in turn
    const strip = screen.getByRole("img", { name: words.strip("1,250") });
    expect(strip.getAttribute("src")).toBe("/api/contracts/c1/doubts/1/strip");
    await submit();
    expect(await screen.findByDisplayValue("payable")).toBeTruthy();
    await submit();
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(sent).toEqual([
      { versionId: "v1", words: [{ word: 1, text: "1,250" }] },
      { versionId: "v1", words: [{ word: 2, text: "payable" }] },
    ]);
  });

  test("what is typed instead is saved in its place, and confirms nothing", async () => {
    const sent = serve([NUMBER]);
    const saveCorrected = vi.fn<DoubtsDialogProps["saveCorrected"]>(async () => (serve([]), true));
    open({ saveCorrected });
    fireEvent.change(await field(), { target: { value: "1,260" } });
    expect(screen.getByRole("button", { name: words.correct })).toBeTruthy();
    await submit();
    expect(await screen.findByText(words.none)).toBeTruthy();
    expect(saveCorrected).toHaveBeenCalledExactlyOnceWith(`<p>${TEXT.replace("1,250", "1,260")}</p>`, "v1");
    expect(sent).toEqual([]);
  });

  test("what nobody could read is typed, or there is nothing; it can't be confirmed as it is (B-51.9)", async () => {
    const text = "The rent is EUR [?] a month.";
    const version = { ...VERSION, textContent: `<p>${text}</p>`, plainText: text };
    const start = text.indexOf("[?]");
    const unread = { ...NUMBER, text: "[?]", start, end: start + 3, before: "The rent is EUR ", after: " a month." };
    for (const typed of ["1,250", ""]) {
      const sent = serve([unread]);
      const saveCorrected = vi.fn<DoubtsDialogProps["saveCorrected"]>(async () => (serve([]), true));
      open({ version, saveCorrected });
      const input = await screen.findByLabelText<HTMLInputElement>(words.says);
      expect(screen.getByRole("img", { name: words.unreadStrip })).toBeTruthy();
      expect(input.value).toBe("");
      fireEvent.submit(input.form as HTMLFormElement);
      expect(saveCorrected).not.toHaveBeenCalled();
      if (typed === "") fireEvent.click(screen.getByRole("button", { name: words.nothing }));
      else {
        fireEvent.change(input, { target: { value: typed } });
        fireEvent.submit(input.form as HTMLFormElement);
      }
      expect(await screen.findByText(words.none)).toBeTruthy();
      const saved = typed === "" ? "The rent is EUR a month." : `The rent is EUR ${typed} a month.`;
      expect(saveCorrected).toHaveBeenCalledExactlyOnceWith(`<p>${saved}</p>`, "v1");
      expect(sent).toEqual([]);
      cleanup();
    }
  });

  test("arrow keys go to the next and the last one, and no further", async () => {
    serve([NUMBER, WORD]);
    open();
    fireEvent.keyDown(await field(), { key: "ArrowDown" });
    fireEvent.keyDown(await screen.findByDisplayValue("payable"), { key: "ArrowDown" });
    fireEvent.keyDown(await screen.findByDisplayValue("payable"), { key: "ArrowUp" });
    fireEvent.keyDown(await screen.findByDisplayValue("1,250"), { key: "ArrowUp" });
    expect((await field()).value).toBe("1,250");
  });

  test("nothing is corrected over unsaved text, or confirmed of another version", async () => {
    serve([NUMBER]);
    const saveCorrected = open({ hasUnsavedText: true });
    fireEvent.change(await field(), { target: { value: "1,260" } });
    await submit();
    expect(saveCorrected).not.toHaveBeenCalled();
    expect(screen.getByText(words.saveFirst)).toBeTruthy();
    cleanup();
    serve([NUMBER]);
    open({ version: { ...VERSION, id: "v0" } });
    expect(await screen.findByText(words.isOther)).toBeTruthy();
    expect(screen.queryByLabelText(words.read)).toBeNull();
  });

  test("a refusal says why and leaves the word open", async () => {
    serve([NUMBER], true);
    open();
    await submit();
    expect(await screen.findByText("Another version is current")).toBeTruthy();
    expect((await field()).value).toBe("1,250");
  });
});
