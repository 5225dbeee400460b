// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LoadingNotice } from "@/components/review/status-panels";
import { show } from "./fixtures";

const usePathname = vi.hoisted(() => vi.fn<() => string>());
vi.mock("next/navigation", () => ({ usePathname }));
afterEach(cleanup);

test.each([
  ["/contracts/c1", ["review-page"]],
  ["/contracts/c1/rounds", ["wide-page"]],
  ["/contracts/c1/rounds/ledger", ["wide-page"]],
  ["/contracts/c1/notices", []],
])("while %s loads, its place is as wide as what comes (B-6.18)", (path, widths) => {
  usePathname.mockReturnValue(path);
  const { container } = show(<LoadingNotice />);
  const shown = ["review-page", "wide-page"].filter((width) => container.querySelector(`.${width}`));
  expect(shown).toEqual(widths);
});
