// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ExportMenu } from "@/components/review/header/export-menu";
import { review } from "@/lib/copy/en/review";
import { CONTRACT, fakeFetch, show, type Answers } from "./fixtures";

const PATH = "/api/contracts/c1/export?format=pdf&versionId=v2";
let saved: string[] = [];

async function exportPdf(answers: Answers): Promise<void> {
  fakeFetch(answers);
  show(<ExportMenu contract={CONTRACT} versionId="v2" hasUnsavedText />);
  const opens = () => fireEvent.keyDown(screen.getByRole("button", { name: review.header.export }), { key: "Enter" });
  opens();
  fireEvent.keyDown(await screen.findByRole("menu"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  opens();
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual([review.export.pdf]);
  expect(screen.getByText(review.export.withoutUnsaved)).toBeTruthy();
  fireEvent.click(screen.getByRole("menuitem", { name: review.export.pdf }));
}

beforeEach(() => {
  saved = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("exporting (B-11.10)", () => {
  test("downloads the version on screen under the server's name", async () => {
    await exportPdf({
      [PATH]: {
        body: new Blob(["%PDF"]),
        headers: { "Content-Disposition": 'attachment; filename="Office_lease.pdf"' },
      },
    });
    expect(await screen.findByText(review.export.succeeded)).toBeTruthy();
    expect(saved).toEqual(["Office_lease.pdf"]);
  });

  test("that fails says so", async () => {
    await exportPdf({ [PATH]: { status: 500 } });
    expect(await screen.findByText(review.export.failed("PDF"))).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
