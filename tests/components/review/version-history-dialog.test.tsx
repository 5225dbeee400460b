// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { VersionHistoryDialog } from "@/components/review/versions/version-history-dialog";
import { comparison } from "@/lib/copy/en/comparison";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeFetch, PATHS, show, version, type Answers } from "./fixtures";

const words = review.history;
const { choose } = comparison;

function open(
  answers: Answers,
  onChoose: (versionId: string) => Promise<string | null> = async () => null,
  onCompare: (from: string, to: string) => Promise<string | null> = async () => null,
) {
  const onOpenChange = vi.fn();
  fakeFetch(answers);
  show(
    <VersionHistoryDialog
      contract={CONTRACT}
      open
      onOpenChange={onOpenChange}
      shownVersionId="v3"
      onChoose={onChoose}
      onCompare={onCompare}
    />,
  );
  return onOpenChange;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the version history", () => {
  test("lists number, author and where a version came from, the current one marked (B-11.6)", async () => {
    open({
      [PATHS.history]: {
        body: [
          version(3, "", { isCurrent: true, restoredFrom: 1, createdByUser: { name: "Bob" } }),
          version(2, "", { isCurrent: false }),
        ],
      },
    });
    const current = await screen.findByRole("button", { name: /^Version 3/ });
    expect(current.textContent).toContain(words.current);
    expect(current.textContent).toContain(words.by("Bob"));
    expect(current.textContent).toContain(words.restoredFrom(1));
    expect(current.textContent).toContain("Mar 2, 2025");
    expect(screen.getByRole("button", { name: /^Version 2/ }).textContent).not.toContain(words.current);
  });

  test("says why a version exists and how much it changed, and shows the changed paragraphs (B-11.6)", async () => {
    const changes = { insertedWords: 31, deletedWords: 22, paragraphs: 9 };
    const run = (kind: string, text: string) => ({ kind, text });
    const shape = { kind: "paragraph", indent: 0 };
    open({
      [PATHS.history]: {
        body: [version(2, "", { cause: "decided", causeNote: "Khangai Foods", changes }), version(1, "")],
      },
      "/api/contracts/c1/versions/v1/diff/v2": {
        body: {
          counts: {},
          blocks: [
            { change: "same", move: null, shape, runs: [run("same", "Left alone.")] },
            { change: "changed", move: null, shape, runs: [run("deleted", "thirty"), run("inserted", "sixty")] },
          ],
        },
      },
    });
    const row = await screen.findByRole("button", { name: /^Version 2/ });
    expect(row.textContent).toContain(`${words.causes.decided} · ${words.replyOf("Khangai Foods")}`);
    expect(row.textContent).toContain(words.count.spoken(31, 22));
    expect(row.textContent).toContain(words.count.paragraphs(9));
    fireEvent.click(screen.getByRole("button", { name: words.changes.open(2) }));
    expect((await screen.findByText("sixty")).closest("ins")).toBeTruthy();
    expect(screen.queryByText("Left alone.")).toBeNull();
    expect(screen.queryByRole("button", { name: words.changes.open(1) })).toBeNull(); // nothing is before it
  });

  test("gives a version a name and a note (B-11.21)", async () => {
    open({
      [PATHS.history]: { body: [version(2, "", { name: "Draft", note: "For the board" }), version(1, "")] },
      "/api/contracts/c1/versions/v2": { body: {} },
    });
    const row = await screen.findByRole("button", { name: /^Version 2/ });
    expect(row.textContent).toContain("Draft");
    expect(row.textContent).toContain("For the board");
    const opener = screen.getByRole("button", { name: words.naming.open(2) });
    fireEvent.click(opener);
    const name = screen.getByLabelText<HTMLInputElement>(words.naming.name);
    expect(name.value).toBe("Draft");
    fireEvent.change(name, { target: { value: "As agreed" } });
    fireEvent.click(screen.getByRole("button", { name: words.naming.keep }));
    await waitFor(() => expect(row.textContent).toContain("As agreed"));
    expect(screen.queryByLabelText(words.naming.name)).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test("keeps what was typed when a name can't be kept, and says so", async () => {
    open({
      [PATHS.history]: { body: [version(1, "")] },
      "/api/contracts/c1/versions/v1": { status: 500, body: "nothing of ours" },
    });
    fireEvent.click(await screen.findByRole("button", { name: words.naming.open(1) }));
    const name = screen.getByLabelText<HTMLInputElement>(words.naming.name);
    fireEvent.change(name, { target: { value: "As agreed" } });
    fireEvent.click(screen.getByRole("button", { name: words.naming.keep }));
    expect((await screen.findByRole("alert")).textContent).toContain(words.naming.failed);
    expect(name.value).toBe("As agreed");
  });

  test("offers each version's Word file under the server's name (B-11.6)", async () => {
    const saved: string[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const file = {
      body: new Blob(["PK"]),
      headers: { "Content-Disposition": 'attachment; filename="Office_lease.docx"' },
    };
    open({
      [PATHS.history]: { body: [version(2, ""), version(1, "")] },
      "/api/contracts/c1/export?format=docx&versionId=v1": file,
    });
    fireEvent.click(await screen.findByRole("button", { name: words.word(1) }));
    await waitFor(() => expect(saved).toEqual(["Office_lease.docx"]));
    fireEvent.click(screen.getByRole("button", { name: words.word(2) }));
    expect(await screen.findByText(review.export.failed(words.wordFormat))).toBeTruthy();
  });

  test("an original that can't take a change over says so, and the next press gives a plain file", async () => {
    const asked = "/api/contracts/c1/export?format=docx&versionId=v1";
    const message = "The Word original can't take over a change safely.";
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    click.mockClear();
    open({
      [PATHS.history]: { body: [version(1, "")] },
      [asked]: { status: 409, body: { message, code: "wordOriginalRefuses" } },
      [`${asked}&own=true`]: { body: new Blob(["PK"]) },
    });
    fireEvent.click(await screen.findByRole("button", { name: words.word(1) }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(click).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText(words.ownWordFormat));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
  });

  test("compares any two versions, the older first; a third choice replaces the first", async () => {
    const onCompare = vi.fn(async (_from: string, _to: string) => null);
    const onOpenChange = open(
      { [PATHS.history]: { body: [version(3, ""), version(2, ""), version(1, "")] } },
      undefined,
      onCompare,
    );
    fireEvent.click(await screen.findByRole("button", { name: choose.start }));
    const choice = (number: number) => screen.getByRole<HTMLInputElement>("checkbox", { name: choose.version(number) });
    expect([3, 2, 1].map((number) => choice(number).checked)).toEqual([true, true, false]);
    fireEvent.click(choice(1));
    expect([3, 2, 1].map((number) => choice(number).checked)).toEqual([false, true, true]);
    fireEvent.click(choice(1));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: choose.two }).disabled).toBe(true);
    fireEvent.click(choice(3));
    fireEvent.click(screen.getByRole("button", { name: choose.compare(2, 3) }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
    expect(onCompare).toHaveBeenCalledExactlyOnceWith("v2", "v3");
  });

  test("shows older versions on request", async () => {
    const next = `${PATHS.history}&cursor=x`;
    open({
      [PATHS.history]: { body: [version(3, "")], headers: { Link: `<${next}>; rel="next"` } },
      [next]: { body: [version(1, "")] },
    });
    fireEvent.click(await screen.findByRole("button", { name: words.more }));
    expect(await screen.findByRole("button", { name: /^Version 1/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Version 3/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.more })).toBeNull();
  });

  test.each([
    [words.empty, { body: [] }],
    [words.failed, { status: 500 }],
  ])("says '%s' (B-11.6)", async (text, answer) => {
    open({ [PATHS.history]: answer });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test("closes when the chosen version is shown, and stays with the reason when it can't be (B-11.7)", async () => {
    const answers = { [PATHS.history]: { body: [version(2, ""), version(1, "")] } };
    const onOpenChange = open(answers, async (id) => (id === "v1" ? words.contentFailed : null));
    fireEvent.click(await screen.findByRole("button", { name: /^Version 1/ }));
    expect(await screen.findByText(words.contentFailed)).toBeTruthy();
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: /^Version 2/ }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });
});
