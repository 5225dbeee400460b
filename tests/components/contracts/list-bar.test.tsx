// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ListBar, type ListSize, type SaveViews } from "@/components/contracts/list/list-bar";
import { PLAIN_VIEW, type ListView } from "@/components/contracts/list/list-query";
import { ToastProvider } from "@/components/ui/overlay/toast";

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const MINE = { name: "Mine", query: "status=draft" };
const SIZE: ListSize = { matching: 61, all: 66, isMore: false };

function show(view: Partial<ListView>, size: ListSize = SIZE) {
  const saveViews = vi.fn<SaveViews>(async ({ views }) => ({ ok: true, data: { views } }));
  render(
    <ToastProvider>
      <ListBar path="/dashboard" view={{ ...PLAIN_VIEW, ...view }} size={size} views={[MINE]} saveViews={saveViews} />
    </ToastProvider>,
  );
  return saveViews;
}
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("shows what is set as chips, and how many of how many (B-7.14)", () => {
  show({ q: "rent", label: "Vendor" });
  expect(screen.getByText("61 of 66")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Remove: Words: rent" }).getAttribute("href")).toBe(
    "/dashboard?label=Vendor",
  );
  expect(screen.getByRole("link", { name: "Remove: Vendor" }).getAttribute("href")).toBe("/dashboard?q=rent");
  expect(screen.getByRole("link", { name: "Clear search and filters" }).getAttribute("href")).toBe("/dashboard");
  // where the filters stand open, they show it by themselves
  expect(screen.getByRole("link", { name: "Remove: Vendor" }).className).toContain("sm:hidden");
  cleanup();
  show({}, { matching: 66, all: 66, isMore: false });
  expect(screen.getByText("66 in total")).toBeTruthy();
  cleanup();
  show({ type: "Other" }, { matching: 3, all: 1_001, isMore: true });
  expect(screen.getByText("3 of more than 1,000")).toBeTruthy();
});

test("keeps what is set under a name, and forgets it (B-7.14)", async () => {
  const saveViews = show({ q: "rent" });
  await click("Save view");
  const dialog = within(screen.getByRole("dialog", { name: "Save view" }));
  fireEvent.change(dialog.getByLabelText("View name"), { target: { value: " Rents " } });
  await act(async () => void fireEvent.click(dialog.getByRole("button", { name: "Save view" })));
  expect(saveViews).toHaveBeenCalledWith({ views: [MINE, { name: "Rents", query: "q=rent" }], insteadOf: [MINE] });
  expect(screen.getByText("“Rents” saved")).toBeTruthy();
  cleanup();
  const forget = show({ status: "draft" });
  expect(screen.queryByRole("button", { name: "Save view" })).toBeNull();
  expect(screen.queryByText("Delete the view Mine")).toBeNull(); // not a button in the place of saving
  fireEvent.keyDown(screen.getByRole("button", { name: "View “Mine”" }), { key: "Enter" });
  const entry = await screen.findByRole("menuitem", { name: "Delete the view Mine" });
  await act(async () => void fireEvent.click(entry));
  expect(forget).toHaveBeenCalledWith({ views: [], insteadOf: [MINE] });
  expect(router.push).toHaveBeenCalledWith("/dashboard");
});
