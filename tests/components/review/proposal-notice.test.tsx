// @vitest-environment jsdom
/** What an upload's text calls itself, offered on the review page. Source: B-8.19. */
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ProposalNotice } from "@/components/review/notices/proposal-notice";
import type { ReviewActions } from "@/components/review/actions";
import { review } from "@/lib/copy/en/review";
import type { ContractDto } from "@/lib/contracts/schema";
import { CONTRACT, fakeActions, fakeFetch, PATHS, show, version } from "./fixtures";
import { BASE, open as openPage } from "./review-workspace-stage";

const words = review.proposal;
const TEXT = "MUTUAL NON-DISCLOSURE AGREEMENT\n\n1. Secrets are kept.";
const UPLOAD: ContractDto = {
  ...CONTRACT,
  name: "scan 12",
  role: "admin",
  metadata: { ...CONTRACT.metadata, contractType: "Other" },
  file: { id: "f1", fileName: "scan 12.pdf" },
};
const changeContract = vi.fn<ReviewActions["changeContract"]>();
const adopt = vi.fn();
const open = (contract = UPLOAD, { versionNumber = 1, plainText = TEXT } = {}) =>
  show(
    <ProposalNotice
      news={{ contract, adopt }}
      version={{ versionNumber, plainText }}
      changeContract={changeContract}
    />,
  );

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
});
afterEach(cleanup);

describe("what a text calls itself", () => {
  test("becomes the name by one click, and the type by another; nothing is changed before (B-8.19)", async () => {
    changeContract.mockImplementation(async ({ name, type }) => ({
      ok: true,
      data: {
        ...UPLOAD,
        ...(name ? { name } : {}),
        ...(type ? { metadata: { ...UPLOAD.metadata, contractType: type } } : {}),
      },
    }));
    open();
    expect(screen.getByText(words.offer)).toBeTruthy();
    expect(changeContract).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: words.takeName("MUTUAL NON-DISCLOSURE AGREEMENT") }));
    await waitFor(() => expect(adopt).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button", { name: words.takeType("Non-Disclosure Agreement") }));
    await waitFor(() => expect(adopt).toHaveBeenCalledTimes(2));
    expect(changeContract.mock.calls).toEqual([
      [{ contractId: UPLOAD.id, name: "MUTUAL NON-DISCLOSURE AGREEMENT" }],
      [{ contractId: UPLOAD.id, type: "Non-Disclosure Agreement" }],
    ]);
  });

  test("is put aside for good (B-8.19)", () => {
    open();
    fireEvent.click(screen.getByRole("button", { name: words.dismiss }));
    expect(screen.queryByText(words.offer)).toBeNull();
    cleanup();
    open();
    expect(screen.queryByText(words.offer)).toBeNull();
    open({ ...UPLOAD, id: "another" });
    expect(screen.getByText(words.offer)).toBeTruthy();
  });

  test("is offered to nobody who may not change it, of no later text, and of no typed name", () => {
    open({ ...UPLOAD, role: "reviewer" });
    open(UPLOAD, { versionNumber: 2 });
    open({ ...UPLOAD, file: null });
    open({ ...UPLOAD, signedAt: "2026-11-20" });
    open({ ...UPLOAD, name: "Harbour", metadata: { ...UPLOAD.metadata, contractType: "Non-Disclosure Agreement" } });
    expect(screen.queryByText(words.offer)).toBeNull();
  });

  test("that can't be taken over says what failed and why", async () => {
    changeContract.mockRejectedValue(new TypeError("Failed to fetch"));
    open();
    fireEvent.click(screen.getByRole("button", { name: words.takeName("MUTUAL NON-DISCLOSURE AGREEMENT") }));
    expect(
      await screen.findByText("Failed to save the changes. Please try again. The server did not answer."),
    ).toBeTruthy();
    expect(adopt).not.toHaveBeenCalled();
  });
});

test("stands behind the text in its own column, where it covers none of the last lines (B-8.19)", async () => {
  vi.stubGlobal("scrollTo", () => undefined);
  const contract = { ...UPLOAD, currentVersionId: "v1" };
  fakeFetch({ ...BASE, [PATHS.contract]: { body: contract }, [PATHS.version("v1")]: { body: version(1, TEXT) } });
  openPage(fakeActions(), contract);
  const offer = (await screen.findByText(words.offer)).closest(".review-offer");
  const text = screen.getByRole("textbox", { name: review.editor.label(UPLOAD.name) });
  expect(offer?.parentElement?.contains(text)).toBe(true); // the text's column, which grows by it
  expect(offer?.nextElementSibling).toBeNull();
  expect(text.compareDocumentPosition(offer as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  vi.unstubAllGlobals();
});
