// @vitest-environment jsdom
/** A signed copy that takes the place of one that was reopened. Source: B-28.5. */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SignedDialog } from "@/components/signed/signed-dialog";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { signed as words } from "@/lib/copy/en/signed";
import type { SignedCopyDto } from "@/lib/exchange/signed/schema";
import { CONTRACT } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY = "2026-11-28";
const copy = (id: string, fileName: string, reopenedAt: string | null): SignedCopyDto => ({
  ...{ id, versionId: "v2", versionNumber: 2, signedOn: DAY, signedBy: "", statusMessage: null, status: "ready" },
  files: [{ fileId: id, fileName, sizeBytes: 900, sha256: "ab".repeat(32) }],
  comparison: { outcome: "same", words: { agreed: 2, found: 2 }, unread: [], differences: [], more: 0, open: 0 },
  ...{ createdAt: `${DAY}T10:00:00.000Z`, createdByName: "Ann", reopenedAt, reopenedByName: "" },
});

test("signed, reopened and signed again on one day, the dialog shows the new copy and no empty form (B-28.5)", async () => {
  let copies = [copy("one", "first.pdf", null)];
  const signing = { provider: null, host: "", obstacle: "notSetUp", versionId: "v2", proposed: [], requests: [] };
  vi.stubGlobal("fetch", async (path: string) => Response.json(path.endsWith("/signed") ? copies : signing));
  const dialog = (signedAt: string | null) => (
    <ToastProvider>
      <SignedDialog
        contract={{ ...CONTRACT, signedAt }}
        version={{ id: "v2", versionNumber: 2 }}
        hasUnsavedText={false}
        onClose={vi.fn()}
        onChanged={async () => undefined}
        onShow={vi.fn()}
      />
    </ToastProvider>
  );
  const { rerender } = render(dialog(DAY));
  const download = (name: string) => screen.findByRole("button", { name: words.copy.download(name) });
  await download("first.pdf");
  copies = [copy("one", "first.pdf", `${DAY}T11:00:00.000Z`)];
  rerender(dialog(null));
  expect(await screen.findByRole("button", { name: words.attach.submit })).toBeTruthy();
  copies = [copy("two", "second.pdf", null), ...copies];
  rerender(dialog(DAY));
  expect(screen.queryByRole("button", { name: words.attach.submit })).toBeNull();
  expect(screen.getByText(words.loading)).toBeTruthy();
  await download("second.pdf");
});
