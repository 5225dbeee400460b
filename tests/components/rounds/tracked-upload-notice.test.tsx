// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TrackedUploadNotice } from "@/components/review/notices/tracked-upload-notice";
import { rounds as words } from "@/lib/copy/en/rounds";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { fakeFetch, show } from "../review/fixtures";

const rounds = [{ id: "r1", kind: "first", status: "ready", versionId: "v2", counts: { tracked: 3 } }];
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("says so until something came of them, and leads to the decisions (B-26.9)", async () => {
  fakeFetch({ "/api/contracts/c1/rounds": { body: rounds } });
  show(<TrackedUploadNotice contractId="c1" currentVersionId="v2" />);
  expect(await screen.findByText(words.firstHasChanges(3))).toBeTruthy();
  expect(screen.getByRole("link", { name: words.decideFirst }).getAttribute("href")).toBe("/contracts/c1/rounds");
  cleanup();

  const asked = fakeFetch({ "/api/contracts/c1/rounds": { body: rounds } });
  const { container } = show(<TrackedUploadNotice contractId="c1" currentVersionId="v3" />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe("");
});

test("stands there at once where it came with the page, and goes when it is settled meanwhile (B-6.20)", async () => {
  fakeFetch({ "/api/contracts/c1/rounds": { body: [] } });
  const known = rounds as unknown as RoundDto[]; // what the notice reads of them
  show(<TrackedUploadNotice contractId="c1" currentVersionId="v2" known={known} />);
  expect(screen.getByText(words.firstHasChanges(3))).toBeTruthy(); // in the first picture
  await waitFor(() => expect(screen.queryByText(words.firstHasChanges(3))).toBeNull());
});
