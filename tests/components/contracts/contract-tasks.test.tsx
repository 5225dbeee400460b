// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import type { ListActions, ContractListRow } from "@/components/contracts/list/contract-rows";
import { ContractList } from "@/components/contracts/list/contract-list";
import { PLAIN_VIEW, type ListView } from "@/components/contracts/list/list-query";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { findSnippet } from "@/lib/documents/search/hits";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ROW: ContractListRow = {
  id: "c1",
  name: "Lease",
  contractType: "Lease Agreement",
  uploadedAt: "2025-03-07T12:00:00.000Z",
  status: "analyzed",
  progress: 100,
  statusMessage: null,
  role: "admin",
  snippet: null,
};
type FakeActions = { [Name in keyof ListActions]: Mock<ListActions[Name]> };

function show(
  rows: Partial<ContractListRow>[],
  given: Partial<ListActions> = {},
  view: ListView = PLAIN_VIEW,
): FakeActions {
  const actions: FakeActions = {
    change: vi.fn<ListActions["change"]>(given.change ?? (async () => ({ ok: true, data: { id: "c1" } }))),
    remove: vi.fn<ListActions["remove"]>(given.remove ?? (async () => ({ ok: true, data: { contractId: "c1" } }))),
    duplicate: vi.fn<ListActions["duplicate"]>(
      given.duplicate ?? (async () => ({ ok: true, data: { id: "c9", name: "Copy of Lease" } })),
    ),
    label: vi.fn<ListActions["label"]>(given.label ?? (async ({ labels }) => ({ ok: true, data: { labels } }))),
    restore: vi.fn<ListActions["restore"]>(
      given.restore ?? (async ({ contractId }) => ({ ok: true, data: { contractId } })),
    ),
    share: vi.fn<ListActions["share"]>(given.share ?? (async () => ({ ok: true, data: null }))),
  };
  render(
    <ToastProvider>
      <ContractList
        contracts={rows.map((row) => ({ ...ROW, ...row }))}
        links={{ newer: null, older: null }}
        view={view}
        actions={actions}
      />
    </ToastProvider>,
  );
  return actions;
}
const menuButton = () => screen.getByRole("button", { name: "Actions for Lease" });
async function choose(item: string) {
  menuButton().focus();
  await act(async () => void fireEvent.keyDown(menuButton(), { key: "Enter" }));
  await act(async () => void fireEvent.click(screen.getByRole("menuitem", { name: item })));
}
const press = (name: string) =>
  act(async () => void fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name })));
/** A dialog or a menu gives the focus back a moment after it is gone; what is opened before that would lose it. */
const focusIsBack = (button = menuButton()) =>
  waitFor(() => {
    expect([screen.queryByRole("dialog"), screen.queryByRole("menu")]).toEqual([null, null]);
    expect(document.activeElement).toBe(button);
  });

describe("the menu of a row", () => {
  test("offers an owner all, a manager no deletion, a reviewer what is their own (B-7.9)", async () => {
    show([
      { name: "Mine" },
      { id: "c2", name: "Managed", role: "manager" },
      { id: "c3", name: "Read", role: "reviewer" },
    ]);
    const items = async (name: string) => {
      const button = screen.getByRole("button", { name: `Actions for ${name}` });
      await act(async () => void fireEvent.keyDown(button, { key: "Enter" }));
      const found = screen.getAllByRole("menuitem").map((item) => item.textContent);
      await act(async () => void fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" }));
      await focusIsBack(button);
      return found;
    };
    expect(await items("Mine")).toEqual([
      "Rename or change type",
      "Move to folder…",
      "Labels",
      "Duplicate",
      "Move to trash",
    ]);
    expect(await items("Managed")).toEqual(["Rename or change type", "Labels", "Duplicate"]);
    expect(await items("Read")).toEqual(["Labels", "Duplicate"]);
    expect(screen.getByRole("columnheader", { name: "Actions" })).toBeTruthy();
  });

  test("copies the contract, and changes its labels (B-7.13)", async () => {
    const { duplicate, label } = show([{ labels: ["Kept"] }]);
    await choose("Duplicate");
    expect(duplicate).toHaveBeenCalledWith({ contractId: "c1" });
    expect(await screen.findByText("“Copy of Lease” was created")).toBeTruthy();
    await focusIsBack();
    await choose("Labels");
    const field = screen.getByLabelText<HTMLInputElement>("Labels, separated by commas");
    expect(field.value).toBe("Kept");
    fireEvent.change(field, { target: { value: " Kept ,  Due   soon, Kept" } });
    await press("Save labels");
    expect(label).toHaveBeenCalledWith({ contractId: "c1", labels: ["Kept", "Due soon"], insteadOf: ["Kept"] });
  });
});

describe("renaming", () => {
  test("sends what was changed, says so and reads the list anew", async () => {
    const { change } = show([{}]);
    await choose("Rename or change type");
    const dialog = within(screen.getByRole("dialog", { name: "Rename or change type" }));
    fireEvent.change(dialog.getByLabelText("Contract name"), { target: { value: "  Lease 2 " } });
    await press("Save");
    expect(await screen.findByText("“Lease 2” was saved")).toBeTruthy();
    expect(change).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", name: "Lease 2" });
    await focusIsBack();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test("changes the type, and sends nothing when nothing was changed", async () => {
    const { change } = show([{}]);
    await choose("Rename or change type");
    await press("Save");
    await focusIsBack();
    expect(change).not.toHaveBeenCalled();
    await choose("Rename or change type");
    fireEvent.change(screen.getByRole("combobox", { name: "Contract type" }), { target: { value: "Other" } });
    await press("Save");
    await focusIsBack();
    expect(change).toHaveBeenCalledExactlyOnceWith({ contractId: "c1", type: "Other" });
  });

  test("needs a name, and keeps it open with the reason when it fails", async () => {
    show([{}], {
      change: async () => ({ ok: false, error: { key: "forbidden", message: "You are not allowed to do this." } }),
    });
    await choose("Rename or change type");
    const name = screen.getByLabelText<HTMLInputElement>("Contract name");
    fireEvent.change(name, { target: { value: " " } });
    await press("Save");
    expect(await screen.findByText("Please enter a name for the contract")).toBeTruthy();
    fireEvent.change(name, { target: { value: "Other" } });
    await press("Save");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("You are not allowed to do this."));
    expect(name.value).toBe("Other");
  });
});

describe("deleting", () => {
  test("says what is lost and asks first; Escape and Cancel leave everything (B-7.9)", async () => {
    const { remove } = show([{}]);
    await choose("Move to trash");
    const dialog = screen.getByRole("dialog", { name: "Move this contract to the trash?" });
    expect(dialog.textContent).toContain("“Lease” disappears for everyone with access to it.");
    expect(dialog.textContent).toMatch(/versions.*comments, suggestions.*collaborators.*original file/);
    expect(dialog.textContent).toContain("It stays in your trash for 30 days");
    await act(async () => void fireEvent.keyDown(dialog, { key: "Escape" }));
    await focusIsBack();
    await choose("Move to trash");
    await press("Cancel");
    await focusIsBack();
    expect(remove).not.toHaveBeenCalled();
  });

  test("is taken back by Undo, which restores the contract from the trash (B-6.17)", async () => {
    const { remove, restore } = show([{}]);
    await choose("Move to trash");
    await press("Move to trash");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone")).toBeTruthy();
    expect(restore).toHaveBeenCalledExactlyOnceWith({ contractId: "c1" });
    expect(remove).toHaveBeenCalledOnce();
  });

  test("removes the contract and says so", async () => {
    const { remove } = show([{}]);
    await choose("Move to trash");
    await press("Move to trash");
    expect(await screen.findByText("“Lease” was moved to the trash")).toBeTruthy();
    expect(remove).toHaveBeenCalledExactlyOnceWith({ contractId: "c1" });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test("that gets no answer says so and can be tried again", async () => {
    show([{}], { remove: () => Promise.reject(new TypeError("network")) });
    await choose("Move to trash");
    await press("Move to trash");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to move the contract to the trash. Please try again. The server did not answer.",
    );
    expect(within(screen.getByRole("dialog")).getByRole("button", { name: "Move to trash" })).toHaveProperty(
      "disabled",
      false,
    );
  });
});

describe("a list that was searched", () => {
  test("marks the words in the name and shows the place in the text", () => {
    show(
      [{ name: "Договор АРЕНДЫ", snippet: findSnippet("1. Стороны\nАренда гаража", ["аренд"]) }],
      {},
      { ...PLAIN_VIEW, q: "аренд" },
    );
    const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
    expect(marks).toEqual(["АРЕНДЫ", "Аренда"]);
    expect(screen.getByText("1 contract on this page").getAttribute("role")).toBe("status");
  });

  test("links its heads to its orders and says which one holds", () => {
    show([{}], {}, { ...PLAIN_VIEW, q: "rent", sort: "name" });
    const head = (name: string) => screen.getByRole("columnheader", { name });
    expect(head("Contract Name").getAttribute("aria-sort")).toBe("ascending");
    expect(within(head("Contract Name")).getByRole("link").getAttribute("href")).toBe("/dashboard?q=rent&sort=-name");
    expect(within(head("Upload Date")).getByRole("link").getAttribute("href")).toBe("/dashboard?q=rent");
    expect(within(head("Type")).getByRole("link").getAttribute("href")).toBe("/dashboard?q=rent&sort=type");
    expect(head("Type").getAttribute("aria-sort")).toBeNull();
  });
});
