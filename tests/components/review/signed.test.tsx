// @vitest-environment jsdom
/** The signed copy on the review page. Source: behaviour §28. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { common } from "@/lib/copy/en/common";
import { signed as words } from "@/lib/copy/en/signed";
import { review } from "@/lib/copy/en/review";
import type { ContractDto } from "@/lib/contracts/schema";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { AttachForm } from "@/components/signed/attach-form";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, type Answers } from "./fixtures";
import { BASE, editorText, open, saveButton, TEXT_LABEL, type } from "./review-workspace-stage";

const SIGNED_PATH = "/api/contracts/c1/signed";
const SIGNED: ContractDto = { ...CONTRACT, signedAt: "2026-11-20", signedBy: "Acme LLC" };
const COPY: SignedCopyDto = {
  id: "s1",
  versionId: "v2",
  versionNumber: 2,
  signedOn: "2026-11-20",
  signedBy: "Acme LLC",
  files: [{ fileId: "f9", fileName: "signed.pdf", sizeBytes: 900, sha256: "ab".repeat(32) }],
  status: "ready",
  statusMessage: null,
  comparison: { outcome: "same", words: { agreed: 2, found: 2 }, unread: [], differences: [], more: 0, open: 0 },
  createdAt: "2026-11-21T10:00:00.000Z",
  createdByName: "Ann",
  reopenedAt: null,
  reopenedByName: "",
};
const STRIP = { left: 60, top: 100, width: 260, height: 44, turn: { quarters: 0, tilt: 0 }, marks: [] };
const nowhere = (agreed: string, signed: string) => ({
  kind: "changed" as const,
  doubt: null,
  agreed,
  signed,
  before: "",
  after: "",
  start: 0,
  end: 1,
  file: 0,
  page: 1,
  strip: STRIP,
  settled: null,
});
const DIFFERS: SignedCopyDto = {
  ...COPY,
  comparison: {
    outcome: "differs",
    words: { agreed: 2, found: 1 },
    unread: [{ file: 0, pages: [3] }],
    differences: [
      {
        kind: "changed",
        doubt: null,
        agreed: "words",
        signed: "swords",
        before: "current",
        after: "",
        around: { before: "paper of", after: "today" },
        start: 8,
        end: 13,
        file: 0,
        page: 1,
        strip: STRIP,
        settled: null,
      },
    ],
    more: 4,
    open: 5,
  },
};
/** One that was settled, and two that were most likely misread. */
const SETTLED: SignedCopyDto = {
  ...COPY,
  comparison: {
    outcome: "differs",
    words: { agreed: 20, found: 17 },
    unread: [],
    differences: [
      { ...nowhere("words", "swords"), settled: { as: "accepted", byName: "Ann", at: "2026-11-21T10:00:00.000Z" } },
      { ...nowhere("Agreement", "Agreernent"), doubt: "misread" },
      { ...nowhere("her", "hеr"), doubt: "misread" },
    ],
    more: 0,
    open: 0,
  },
};
const answersWith = (copies: SignedCopyDto[], contract = SIGNED): Answers => ({
  ...BASE,
  [PATHS.contract]: { body: contract },
  [SIGNED_PATH]: { body: copies },
});
async function openDialog(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole("button", { name: words.look }));
  return screen.findByRole("dialog", { name: words.title });
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a signed contract", () => {
  test("is read-only, says since when and by whom beside its status, and that the copy says the same (B-28.5)", async () => {
    fakeFetch(answersWith([COPY]));
    open(fakeActions(), SIGNED);
    await screen.findByText("current words");
    expect(await screen.findByText(words.compared, { exact: false })).toBeTruthy();
    expect(screen.getByText(words.bannerBy("Nov 20, 2026", "Acme LLC"))).toBeTruthy();
    expect(screen.getByText(words.badge)).toBeTruthy();
    expect(editorText().getAttribute("contenteditable")).toBe("false");
    for (const name of [review.header.save, review.header.reviewed])
      expect(screen.queryByRole("button", { name })).toBeNull(); // there is nothing to save in a read-only text
  });

  test("has one banner over the text: that it is signed, and no longer who approved it (B-14.13, B-28.5)", async () => {
    const approval = {
      id: "a1",
      version: { id: "v2", number: 2 },
      versionHash: "",
      isVoid: false,
      user: { id: "u2", name: "Bat" },
      askedBy: "Ann",
      note: "",
      askedAt: "2026-11-19T10:00:00.000Z",
      answer: "approve",
      words: "",
      answeredAt: "2026-11-19T11:00:00.000Z",
    };
    const answers = { ...answersWith([COPY]), "/api/contracts/c1/approvals": () => ({ body: [approval] }) };
    fakeFetch(answers);
    open(fakeActions(), { ...SIGNED, currentVersionId: "v2" });
    await screen.findByText("current words");
    await screen.findByText(new RegExp(words.compared, "u"));
    expect(document.querySelectorAll(".review-notices [role=status]")).toHaveLength(1);
    expect(screen.queryByText("Approved by all")).toBeNull();
  });

  test("keeps what was typed before somebody else signed it, and says so (B-28.5)", async () => {
    let contract = CONTRACT;
    fakeFetch({ ...answersWith([COPY]), [PATHS.contract]: () => ({ body: contract }) });
    const saveVersion = vi.fn(async () => {
      contract = SIGNED;
      return { ok: false as const, error: { key: "contractSigned" as const, message: "This contract is signed." } };
    });
    open(fakeActions({ saveVersion }));
    await screen.findByText("current words");
    await type(" and mine");
    fireEvent.click(saveButton());
    expect(await screen.findByText("This contract is signed.")).toBeTruthy();
    expect(await screen.findByText(words.unsavedKept)).toBeTruthy();
    expect(editorText().textContent).toBe("current words and mine");
    expect(editorText().getAttribute("contenteditable")).toBe("false");
  });

  test("shows each difference with its page, what could not be read, and how many more there are (B-28.5)", async () => {
    fakeFetch(answersWith([DIFFERS]));
    open(fakeActions(), SIGNED);
    const dialog = within(await openDialog());
    expect(await dialog.findByText(words.result.open(5))).toBeTruthy();
    const [difference] = within(dialog.getByRole("list", { name: words.result.list })).getAllByRole("listitem");
    expect(difference?.textContent).toContain("current words");
    expect(difference?.textContent).toContain("swords");
    expect(difference?.textContent).toContain(words.result.place(1));
    expect(dialog.getByText(words.result.unreadPages("signed.pdf", "3"))).toBeTruthy();
    expect(dialog.getByText(words.result.more(4))).toBeTruthy();
    expect(dialog.getByText(`File SHA-256: ${"ab".repeat(32)}`)).toBeTruthy();
  });

  test("shows the strip of the page beside each difference, and says so where there is none (B-28.6)", async () => {
    fakeFetch(answersWith([DIFFERS]));
    open(fakeActions(), SIGNED);
    const dialog = within(await openDialog());
    const picture = await dialog.findByRole("img", { name: words.result.strip("swords") });
    expect(dialog.getByText("swords").closest("dd")?.textContent).toBe("paper of swords today");
    expect(picture.className).not.toContain("border");
    expect(dialog.getByText(words.result.stripDrawing)).toBeTruthy();
    fireEvent.load(picture);
    expect(dialog.queryByText(words.result.stripDrawing)).toBeNull();
    expect(picture.getAttribute("src")).toBe("/api/contracts/c1/signed/s1/strips/1");
    expect(Number(picture.getAttribute("width")) / Number(picture.getAttribute("height"))).toBeCloseTo(260 / 44, 1);
    fireEvent.error(picture);
    expect(dialog.getByText(words.result.stripFailed)).toBeTruthy();
  });

  test("folds what was most likely misread, and says who settled how many where nothing is open (B-28.8)", async () => {
    fakeFetch(answersWith([SETTLED]));
    open(fakeActions(), SIGNED);
    const said = "No difference is open: 1 accepted as signed by Ann";
    expect(await screen.findByText(`${said}.`, { exact: false })).toBeTruthy();
    expect(screen.queryByText(words.agreed, { exact: false })).toBeNull();
    const dialog = within(await openDialog());
    const reported = await dialog.findByRole("list", { name: words.result.list });
    expect(within(reported).getAllByRole("listitem")).toHaveLength(1);
    expect(reported.textContent).toContain(words.result.settledAs.accepted("Ann", "Nov 21, 2026"));
    const fold = dialog.getByText(words.result.misreadings(2)).closest("details");
    expect([fold?.open, fold?.querySelectorAll("li").length]).toEqual([false, 2]);
    const [last] = dialog.getAllByRole("status").slice(-1);
    expect(last?.textContent).toBe(said);
  });

  test.each([
    ["v3", words.attach.notApproved(1, 2)],
    ["v1", words.attach.approvedEarlier],
  ])("of a version that not all have approved says so in one line, and can be attached (B-28.1)", async (of, said) => {
    const approval = (id: string, answer: string) => ({ id, answer, version: { id: of, number: 3 } });
    fakeFetch({ "/api/contracts/c1/approvals": { body: [approval("a1", "approve"), approval("a2", "none")] } });
    show(
      <AttachForm
        contractId="c1"
        version={{ id: "v3", versionNumber: 3 }}
        hasUnsavedText={false}
        onAttached={async () => undefined}
      />,
    );
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole("button", { name: words.attach.submit })).toBeTruthy();
  });

  test("offers a misreading only of words that were read from an image (B-28.8)", async () => {
    const [first] = DIFFERS.comparison?.differences ?? [];
    const of = (isFromImage: boolean): SignedCopyDto => ({
      ...DIFFERS,
      comparison: DIFFERS.comparison && {
        ...DIFFERS.comparison,
        differences: first ? [{ ...first, isFromImage }] : [],
      },
    });
    for (const isFromImage of [false, true]) {
      fakeFetch(answersWith([of(isFromImage)]));
      open(fakeActions(), SIGNED);
      const dialog = within(await openDialog());
      expect(await dialog.findByRole("button", { name: words.result.settle.accepted })).toBeTruthy();
      const offered = dialog.queryByRole("button", { name: words.result.settle.misread });
      expect(offered !== null).toBe(isFromImage);
      cleanup();
    }
  });

  test("has a difference settled by who manages it, and opened again (B-28.8)", async () => {
    let copy: SignedCopyDto = DIFFERS;
    const asked = fakeFetch({
      ...answersWith([]),
      [SIGNED_PATH]: () => ({ body: [copy] }),
      [`${SIGNED_PATH}/s1/settle`]: () => ((copy = copy === DIFFERS ? SETTLED : DIFFERS), { body: copy }),
    });
    open(fakeActions(), SIGNED);
    const dialog = within(await openDialog());
    fireEvent.click(await dialog.findByRole("button", { name: words.result.settle.accepted }));
    expect(await dialog.findByText("No difference is open: 1 accepted as signed by Ann")).toBeTruthy();
    fireEvent.click(await dialog.findByRole("button", { name: words.result.reopen }));
    expect(await dialog.findByText(words.result.open(5))).toBeTruthy();
    expect(asked.filter((path) => path === `${SIGNED_PATH}/s1/settle`)).toHaveLength(2);
  });

  test("is reopened by who manages it, and editable again (B-28.5)", async () => {
    let contract = SIGNED;
    const asked = fakeFetch({
      ...answersWith([COPY]),
      [PATHS.contract]: () => ({ body: contract }),
      [`${SIGNED_PATH}/reopen`]: () => ((contract = CONTRACT), { body: CONTRACT }),
    });
    open(fakeActions(), SIGNED);
    const dialog = within(await openDialog());
    fireEvent.click(await dialog.findByRole("button", { name: words.copy.reopen }));
    const ask = within(await dialog.findByRole("alert")); // in this dialog, not over it
    expect(ask.getByText(words.copy.reopenAsk)).toBeTruthy();
    fireEvent.click(ask.getByRole("button", { name: common.cancel }));
    expect(asked).not.toContain(`${SIGNED_PATH}/reopen`);
    fireEvent.click(dialog.getByRole("button", { name: words.copy.reopen }));
    fireEvent.click(within(dialog.getByRole("alert")).getByRole("button", { name: words.copy.reopen }));
    const text = screen.getByRole("textbox", { name: TEXT_LABEL, hidden: true }); // the dialog is above it
    await waitFor(() => expect(text.getAttribute("contenteditable")).toBe("true"));
  });

  test("says how much of the text a copy of half of it has, and strikes what is missing (B-28.5, B-28.6)", async () => {
    const [missing] = DIFFERS.comparison?.differences ?? [];
    const comparison = {
      outcome: "differs" as const,
      words: { agreed: 1258, found: 610 },
      unread: [],
      more: 0,
      open: 1,
    };
    const differences = missing ? [{ ...missing, kind: "missing" as const, signed: "" }] : [];
    fakeFetch(answersWith([{ ...COPY, comparison: { ...comparison, differences } }]));
    open(fakeActions(), SIGNED);
    const counted = `${words.result.foundHint("610", "1,258")} ${words.result.other}`;
    expect(await screen.findByText(counted, { exact: false })).toBeTruthy();
    const dialog = await openDialog();
    await within(dialog).findByText(words.result.kinds.missing);
    expect([...dialog.querySelectorAll("del")].map(({ textContent }) => textContent)).toEqual(["words"]);
    expect(dialog.querySelector("ins")).toBeNull();
  });

  test("is only looked at by a reviewer", async () => {
    fakeFetch(answersWith([COPY], { ...SIGNED, role: "reviewer" }));
    open(fakeActions(), { ...SIGNED, role: "reviewer" });
    const dialog = within(await openDialog());
    expect(await dialog.findByText(words.result.holds)).toBeTruthy();
    expect(dialog.getByRole("button", { name: words.copy.download("signed.pdf") })).toBeTruthy();
    expect(dialog.queryByRole("button", { name: words.copy.reopen })).toBeNull();
  });
});

type Dialog = Awaited<ReturnType<typeof openByMenu>>;
async function openByMenu() {
  await screen.findByText("current words");
  fireEvent.keyDown(screen.getByRole("button", { name: review.header.more }), { key: "Enter" });
  const entry = await screen.findByRole("menuitem", { name: words.open });
  const steps = screen.queryAllByRole("button", { name: words.open });
  // in the menu where the words beside the status have no room, or aren't offered
  expect(entry.closest(".comes-5") !== null).toBe(steps.length > 0);
  fireEvent.click(entry);
  return within(await screen.findByRole("dialog", { name: words.title }));
}

describe("a contract that is not signed", () => {
  const choose = (dialog: Dialog, ...files: File[]) =>
    fireEvent.change(dialog.getByLabelText(words.attach.choose), { target: { files } });

  test("gets its signed copy by files, a day and who signed (B-28.5)", async () => {
    const asked = fakeFetch({
      ...answersWith([], CONTRACT),
      "/api/files/presigned-url": { status: 429, body: { message: "Too often" } },
    });
    open();
    const dialog = await openByMenu();
    const attach = await dialog.findByRole<HTMLButtonElement>("button", { name: words.attach.submit });
    expect(attach.disabled).toBe(true);
    choose(dialog, new File(["x"], "page 10.png"), new File(["x"], "page 2.png"));
    const names = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(names).toEqual(["page 2.png", "page 10.png"]);
    expect(attach.disabled).toBe(false);
    fireEvent.change(dialog.getByLabelText(words.attach.on, { exact: false }), { target: { value: "2026-11-20" } });
    fireEvent.click(attach);
    expect(await dialog.findByText("Too often")).toBeTruthy();
    expect(asked).toContain("/api/files/presigned-url");
  });

  test("takes PDF and pictures only", async () => {
    fakeFetch(answersWith([], CONTRACT));
    open();
    const dialog = await openByMenu();
    await dialog.findByRole("button", { name: words.attach.submit });
    choose(dialog, new File(["x"], "lease.docx"));
    expect(dialog.getByText(words.attach.wrongType("lease.docx"))).toBeTruthy();
    choose(dialog, new File([], "empty.pdf"));
    expect(dialog.getByText(words.attach.emptyFile("empty.pdf"))).toBeTruthy();
  });

  test("a reviewer is told who can attach it", async () => {
    fakeFetch(answersWith([], { ...CONTRACT, role: "reviewer" }));
    open(fakeActions(), { ...CONTRACT, role: "reviewer" });
    expect(await (await openByMenu()).findByText(words.none)).toBeTruthy();
  });
});
