// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { VersionHistoryDialog } from "@/components/review/version-history-dialog";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeFetch, PATHS, show, version, type Answers } from "./fixtures";

const words = review.history;

function open(answers: Answers, onChoose: (versionId: string) => Promise<string | null> = async () => null, onCompare: (from: string, to: string) => Promise<string | null> = async () => null) {
  const onOpenChange = vi.fn();
  fakeFetch(answers);
  show(<VersionHistoryDialog contract={CONTRACT} open onOpenChange={onOpenChange} shownVersionId="v3" onChoose={onChoose} onCompare={onCompare} />);
  return onOpenChange;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the version history", () => {
  test("lists number, author and where a version came from, the current one marked", async () => {
    open({ [PATHS.history]: { body: [version(3, "", { isCurrent: true, restoredFrom: 1, createdByUser: { name: "Bob" } }), version(2, "", { isCurrent: false })] } });
    const current = await screen.findByRole("button", { name: /^Version 3/ });
    expect(current.textContent).toContain(words.current);
    expect(current.textContent).toContain(words.by("Bob"));
    expect(current.textContent).toContain(words.restoredFrom(1));
    expect(current.textContent).toContain("Mar 2, 2025");
    expect(screen.getByRole("button", { name: /^Version 2/ }).textContent).not.toContain(words.current);
  });

  test("shows older versions on request", async () => {
    const next = `${PATHS.history}&cursor=x`;
    open({ [PATHS.history]: { body: [version(3, "")], headers: { Link: `<${next}>; rel="next"` } }, [next]: { body: [version(1, "")] } });
    fireEvent.click(await screen.findByRole("button", { name: words.more }));
    expect(await screen.findByRole("button", { name: /^Version 1/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Version 3/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: words.more })).toBeNull();
  });

  test.each([
    [words.empty, { body: [] }],
    [words.failed, { status: 500 }],
  ])("says '%s'", async (text, answer) => {
    open({ [PATHS.history]: answer });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test("closes when the chosen version is shown, and stays with the reason when it can't be", async () => {
    const answers = { [PATHS.history]: { body: [version(2, ""), version(1, "")] } };
    const onOpenChange = open(answers, async (id) => (id === "v1" ? words.contentFailed : null));
    fireEvent.click(await screen.findByRole("button", { name: /^Version 1/ }));
    expect(await screen.findByText(words.contentFailed)).toBeTruthy();
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: /^Version 2/ }));
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  });
});
