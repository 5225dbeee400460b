// @vitest-environment jsdom
/** Closing an account and opening it again, in the administrators' table (B-18.14). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SetActive } from "@/components/accounts/users/activity-dialog";
import { UserManagement } from "@/components/accounts/users/user-management";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ListedUserDto } from "@/lib/people/accounts/schema";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: vi.fn() }),
}));
vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/users" }));

const user = (id: string, name: string, deactivation: ListedUserDto["deactivation"] = null): ListedUserDto => ({
  ...{ id, name, email: `${id}@example.test`, emailVerified: true, systemRole: "user", hasSecondFactor: false },
  ...{ createdAt: "2025-03-07T12:00:00.000Z", updatedAt: "2025-03-07T12:00:00.000Z", deactivation },
  usage: { usedBytes: 0, contracts: 0 },
});
const AT = "2026-03-07T12:00:00.000Z";
const [bold, byHand, byDirectory] = [
  user("bold", "Bold"),
  user("carl", "Carl", { at: AT, by: "administrator", name: "Ana" }),
  user("dulam", "Dulam", { at: AT, by: "directory", name: null }),
];
const setActive = vi.fn<SetActive>();
const fetched = vi.fn<(path: string) => Promise<Response>>();
const never = vi.fn();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ToastProvider>
      <UserManagement
        initial={{ items: [user("ana", "Ana"), bold, byHand, byDirectory], nextCursor: null }}
        ownId="ana"
        actions={{
          ...{ confirmAddress: never, changeRole: never, deleteUser: never, readUser: never, resetSecondFactor: never },
          setActive,
        }}
      />
    </ToastProvider>,
  );
const row = (name: string) =>
  within(screen.getByRole("rowheader", { name: new RegExp(name) }).closest("tr") as HTMLElement);
const button = (name: string) => screen.getByRole("button", { name });
const answer = (one: ListedUserDto, deactivation: ListedUserDto["deactivation"]) => {
  const { usage: _usage, hasSecondFactor: _factor, ...rest } = one;
  setActive.mockResolvedValueOnce({ ok: true, data: { ...rest, deactivation } });
};

test("the table says who is deactivated, since when and by what; nobody deactivates themselves", () => {
  show();
  expect(row("Carl").getByText("Deactivated")).toBeTruthy();
  expect(row("Carl").getByText(/Deactivated by Ana/).textContent).toBe("Deactivated by Ana, Mar 7, 2026");
  expect(row("Dulam").getByText(/by the directory/).textContent).toBe("Deactivated by the directory, Mar 7, 2026");
  expect(row("Bold").queryByText(/Deactivated/)).toBeNull();
  expect(button("Deactivate Ana").hasAttribute("disabled")).toBe(true);
  expect(button("Deactivate Ana").getAttribute("title")).toMatch(/your own account/);
});

test("deactivating asks first and says what ends; the toast takes it back", async () => {
  show();
  answer(bold, { at: AT, by: "administrator", name: "Ana" });
  fireEvent.click(button("Deactivate Bold"));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/sessions, API tokens and calendar links end for good/)).toBeTruthy();
  expect(setActive).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole("button", { name: "Deactivate" }));
  await waitFor(() => expect(row("Bold").getByText("Deactivated")).toBeTruthy());
  expect(screen.getByText("The account of Bold was deactivated.")).toBeTruthy();
  answer(bold, null);
  await act(async () => void fireEvent.click(button("Undo")));
  await waitFor(() => expect(row("Bold").queryByText("Deactivated")).toBeNull());
  expect(setActive.mock.calls.map(([input]) => input)).toEqual([
    { userId: "bold", active: false },
    { userId: "bold", active: true },
  ]);
});

test("activating is done at once, and what a directory closed comes with a warning; a refusal changes nothing", async () => {
  show();
  answer(byDirectory, null);
  await act(async () => void fireEvent.click(button("Activate Dulam")));
  expect(await screen.findByText(/active again\. The directory may deactivate it again\./)).toBeTruthy();
  expect(row("Dulam").queryByText("Deactivated")).toBeNull();
  setActive.mockResolvedValueOnce({ ok: false, error: { key: "userNotFound", message: "This user doesn't exist." } });
  await act(async () => void fireEvent.click(button("Activate Carl")));
  expect(await screen.findByText("This user doesn't exist.")).toBeTruthy();
  expect(row("Carl").getByText("Deactivated")).toBeTruthy();
});

test("the filter asks the server, keeps its search, and says when nobody is in a state", async () => {
  fetched.mockImplementation(async (path) => Response.json(path.includes("search") ? [] : [byHand]));
  show();
  fireEvent.change(screen.getByRole("combobox", { name: "State" }), { target: { value: "deactivated" } });
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /Bold/ })).toBeNull());
  expect(fetched.mock.lastCall?.[0]).toBe("/api/admin/users?limit=50&state=deactivated");
  fetched.mockImplementation(async () => Response.json([]));
  await act(async () => void fireEvent.click(button("Refresh")));
  expect(await screen.findByText("No accounts are in this state.")).toBeTruthy();
  fetched.mockImplementation(async () => Response.json([bold]));
  await act(async () => void fireEvent.click(button("All accounts")));
  expect(await screen.findByRole("rowheader", { name: /Bold/ })).toBeTruthy();
  expect(fetched.mock.lastCall?.[0]).toBe("/api/admin/users?limit=50");
});
