// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ConfirmAddress, DeleteUser, ReadUser, ResetSecondFactor } from "@/components/accounts/users/user-dialogs";
import type { SetActive } from "@/components/accounts/users/activity-dialog";
import type { ChangeRole } from "@/components/accounts/users/edit-role-dialog";
import { SEARCH_PAUSE_MS } from "@/components/accounts/users/use-user-list";
import { UserManagement } from "@/components/accounts/users/user-management";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ListedUserDto, UserDto } from "@/lib/people/accounts/schema";

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => router }));
vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/users" }));

const user = (id: string, name: string, systemRole: UserDto["systemRole"] = "user"): ListedUserDto => ({
  id,
  name,
  email: `${id}@example.test`,
  emailVerified: true,
  systemRole,
  createdAt: "2025-03-07T12:00:00.000Z",
  updatedAt: "2025-03-07T12:00:00.000Z",
  usage: { usedBytes: 1_234_000_000, contracts: 3 },
  hasSecondFactor: false,
  deactivation: null,
});
const [ana, bold] = [user("ana", "Ana", "admin"), user("bold", "Болд")];
const [confirmAddress, changeRole, deleteUser, readUser, resetSecondFactor, setActive] = [
  vi.fn<ConfirmAddress>(),
  vi.fn<ChangeRole>(),
  vi.fn<DeleteUser>(),
  vi.fn<ReadUser>(),
  vi.fn<ResetSecondFactor>(),
  vi.fn<SetActive>(),
];
const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  readUser.mockResolvedValue({ ok: true, data: { ...bold, inheritance: [] } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const show = (items = [ana, bold], nextCursor: string | null = null, searched = "") =>
  render(
    <ToastProvider>
      <UserManagement
        initial={{ items, nextCursor }}
        searched={searched}
        ownId="ana"
        actions={{ confirmAddress, changeRole, deleteUser, readUser, resetSecondFactor, setActive }}
      />
    </ToastProvider>,
  );
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("rowheader").textContent);
const button = (name: string) => screen.getByRole("button", { name });

test("what the address searches for stands in the search, and Refresh asks for it again", async () => {
  fetched.mockImplementation(async () => Response.json([bold]));
  show([bold], null, "bold@");
  expect([screen.getByRole<HTMLInputElement>("searchbox").value, rows()]).toEqual(["bold@", ["Болд"]]);
  await act(async () => void fireEvent.click(button("Refresh")));
  expect(fetched.mock.lastCall?.[0]).toBe("/api/admin/users?limit=50&search=bold%40");
});

describe("the table", () => {
  test("shows name, email, role, date and what can be done", () => {
    show();
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Name",
      "Email",
      "Role",
      "Created",
      "Actions",
    ]);
    const [first, second] = screen.getAllByRole("row").slice(1) as [HTMLElement, HTMLElement];
    expect(within(first).getByText("Admin").hasAttribute("data-highlighted")).toBe(true);
    expect(
      within(second)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["bold@example.test1.3 GB stored", "User", "Mar 7, 2025", "RoleDeactivateDelete"]); // words beside the signs, on a phone
    expect(
      within(second)
        .getAllByRole("button")
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Edit role of Болд", "Deactivate Болд", "Delete Болд"]);
  });

  test("is sorted by the server as a column's head says, over all pages (B-18.13)", async () => {
    const sorted = (items: ListedUserDto[]) => Response.json(items);
    fetched.mockResolvedValueOnce(sorted([ana, bold])).mockResolvedValueOnce(sorted([bold, ana]));
    show([ana], "next");
    const head = () => screen.getAllByRole("columnheader")[0]?.getAttribute("aria-sort");
    fireEvent.click(button("Name"));
    await waitFor(() => expect([rows(), head()]).toEqual([["AnaYou", "Болд"], "ascending"]));
    fireEvent.click(button("Name"));
    await waitFor(() => expect([rows(), head()]).toEqual([["Болд", "AnaYou"], "descending"]));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual([
      "/api/admin/users?limit=50&sort=name",
      "/api/admin/users?limit=50&sort=-name",
    ]);
  });

  test("gives those selected a role one by one, never oneself, and says what was refused and why (B-18.13)", async () => {
    const carl = user("carl", "Carl");
    changeRole
      .mockResolvedValueOnce({ ok: true, data: { ...bold, systemRole: "admin" } })
      .mockResolvedValueOnce({ ok: false, error: { key: "userNotFound", message: "This user doesn't exist." } });
    show([ana, bold, carl]);
    const box = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` });
    expect(box("Ana").hasAttribute("disabled")).toBe(true);
    fireEvent.click(box("Болд"));
    fireEvent.click(box("Carl"));
    const bar = within(screen.getByRole("region", { name: "Actions on the selected" }));
    fireEvent.keyDown(bar.getByRole("button", { name: "Change role" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Admin" }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Not done: 1. This user doesn't exist.")).toBeTruthy();
    expect(screen.getByText("Done: 1")).toBeTruthy();
    expect(changeRole.mock.calls.map(([input]) => input)).toEqual([
      { userId: "bold", role: "admin" },
      { userId: "carl", role: "admin" },
    ]);
    expect(screen.queryByRole("region", { name: "Actions on the selected" })).toBeNull();
    expect(rows()).toHaveLength(3);
  });

  test("does not let administrators delete themselves", () => {
    show();
    expect(button("Delete Ana").hasAttribute("disabled")).toBe(true);
    expect(button("Delete Болд").hasAttribute("disabled")).toBe(false);
  });
});

describe("searching", () => {
  const type = (text: string) =>
    fireEvent.change(screen.getByRole("searchbox", { name: "Search by name or email" }), { target: { value: text } });

  test("asks the server once after a pause, and shows what it found", async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(Response.json([bold]));
    show();
    type("бо");
    type(" болд ");
    expect(fetched).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      `/api/admin/users?limit=50&search=${encodeURIComponent("болд")}`,
      expect.anything(),
    );
    expect(rows()).toEqual(["Болд"]);
  });

  test("an answer that comes after a newer question's is dropped", async () => {
    vi.useFakeTimers();
    let answerFirst: (response: Response) => void = () => undefined;
    fetched
      .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
      .mockResolvedValueOnce(Response.json([bold]));
    show();
    type("a");
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    type("b");
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    await act(async () => answerFirst(Response.json([ana])));
    expect(rows()).toEqual(["Болд"]);
  });

  test("that finds nobody says so and can be cleared", async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValueOnce(Response.json([])).mockResolvedValueOnce(Response.json([ana, bold]));
    show();
    type("zzz");
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    expect(screen.getByText("No user's name or email contains “zzz”.")).toBeTruthy();
    fireEvent.click(button("Clear search"));
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_PAUSE_MS));
    expect(rows()).toHaveLength(2);
  });

  test("a longer list comes page by page", async () => {
    fetched.mockResolvedValue(
      Response.json([bold], { headers: { link: '</api/admin/users?limit=50&cursor=k3>; rel="next"' } }),
    );
    show([ana], "k2");
    fireEvent.click(button("Show more"));
    await waitFor(() => expect(rows()).toEqual(["AnaYou", "Болд"]));
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/admin/users?limit=50&cursor=k2", expect.anything());
    fireEvent.click(button("Show more"));
    await waitFor(() => expect(fetched.mock.lastCall?.[0]).toBe("/api/admin/users?limit=50&cursor=k3"));
  });

  test.each([
    [
      "an error",
      () => Promise.resolve(Response.json({ message: "Something went wrong.", code: "unexpected" }, { status: 500 })),
    ],
    ["no answer", () => Promise.reject(new TypeError("fetch failed"))],
  ])("Refresh that ends in %s says so, keeps the list, and can be tried again (B-18.4)", async (_what, answer) => {
    fetched.mockImplementationOnce(answer).mockResolvedValueOnce(Response.json([bold]));
    show();
    fireEvent.click(button("Refresh"));
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to load users");
    expect(rows()).toHaveLength(2);
    fireEvent.click(button("Retry"));
    await waitFor(() => expect(rows()).toEqual(["Болд"]));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a role", () => {
  const open = (name: string) => {
    fireEvent.click(button(`Edit role of ${name}`));
    return within(screen.getByRole("dialog"));
  };

  test("is User or Admin, and the row shows the new one", async () => {
    changeRole.mockResolvedValue({ ok: true, data: { ...bold, systemRole: "admin" } });
    show();
    const dialog = open("Болд");
    const select = dialog.getByLabelText<HTMLSelectElement>("System Role");
    expect([select.value, ...[...select.options].map((option) => option.text)]).toEqual(["user", "User", "Admin"]);
    fireEvent.change(select, { target: { value: "admin" } });
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changeRole).toHaveBeenCalledExactlyOnceWith({ userId: "bold", role: "admin" });
    expect(within(screen.getAllByRole("row")[2] as HTMLElement).getByText("Admin")).toBeTruthy();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  test("that is refused leaves the dialog open with what failed and why (B-18.4)", async () => {
    changeRole.mockResolvedValue({
      ok: false,
      error: { key: "lastAdministrator", message: "This is the last administrator." },
    });
    show();
    const dialog = open("Ana");
    fireEvent.change(dialog.getByLabelText("System Role"), { target: { value: "user" } });
    expect(dialog.getByRole("note").textContent).toContain("This is your own account.");
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(
      "Failed to update user roleThis is the last administrator.",
    );
  });

  test("of one's own given up asks for the page anew", async () => {
    changeRole.mockResolvedValue({ ok: true, data: { ...ana, systemRole: "user" } });
    show();
    const dialog = open("Ana");
    fireEvent.change(dialog.getByLabelText("System Role"), { target: { value: "user" } });
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  });

  test("without an answer says that the connection failed; Escape closes", async () => {
    changeRole.mockRejectedValue(new TypeError("fetch failed"));
    show();
    const dialog = open("Болд");
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("Failed to update user roleThe server did not answer.");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("deleting a user", () => {
  const open = () => {
    fireEvent.click(button("Delete Болд"));
    return within(screen.getByRole("dialog"));
  };

  test("asks first, and says how many contracts pass to whom (B-18.3)", async () => {
    readUser.mockResolvedValue({
      ok: true,
      data: {
        ...bold,
        inheritance: [
          { userId: "ana", name: "Ana", contracts: 12 },
          { userId: "x", name: "Сараа", contracts: 1 },
        ],
      },
    });
    show();
    const dialog = open();
    expect(dialog.getByText("Are you sure you want to delete user Болд (bold@example.test)?")).toBeTruthy();
    expect(dialog.getByText("This action cannot be undone.")).toBeTruthy();
    expect(dialog.getByText("Counting this user's contracts...")).toBeTruthy();
    await waitFor(() =>
      expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
        "12 contracts go to you.",
        "1 contract goes to Сараа.",
      ]),
    );
    expect(deleteUser).not.toHaveBeenCalled();
  });

  test("takes the row away (B-18.3)", async () => {
    deleteUser.mockResolvedValue({ ok: true, data: undefined });
    show();
    const dialog = open();
    expect(await dialog.findByText("This user owns no contracts.")).toBeTruthy();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(rows()).toEqual(["AnaYou"]));
    expect(deleteUser).toHaveBeenCalledExactlyOnceWith({ userId: "bold" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each([
    ["a reason", { key: "userNotFound" as const, message: "User not found" }, "Failed to delete userUser not found"],
    [
      "no reason",
      { key: "unexpected" as const, message: "Something went wrong. Please try again." },
      "Failed to delete user",
    ],
  ])("that fails for %s says so and keeps the row (B-18.4)", async (_what, error, shown) => {
    deleteUser.mockResolvedValue({ ok: false, error });
    show();
    const dialog = open();
    fireEvent.click(dialog.getByRole("button", { name: "Delete" }));
    expect((await dialog.findByRole("alert")).textContent).toBe(shown);
    fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  test("whose contracts can't be counted still can be, with the rule in words", async () => {
    readUser.mockRejectedValue(new TypeError("fetch failed"));
    show();
    expect(await open().findByText(/Couldn't count/)).toBeTruthy();
    expect(button("Delete").hasAttribute("disabled")).toBe(false);
  });
});
