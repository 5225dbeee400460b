// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeSession, storedToken } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";
import { AppFooter } from "@/components/layout/page-shell";
import { AppHeader } from "@/components/layout/app-header";
import type { LogOut } from "@/components/layout/user-menu";
import { showOverlay, useOverlay } from "@/components/palette/open-palette";
import { ToastProvider } from "@/components/ui/overlay/toast";

const location = vi.hoisted(() => ({ path: "/dashboard" }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => location.path }));
vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/dashboard" }));

const logOut = vi.fn<LogOut>();

beforeEach(() => {
  location.path = "/dashboard";
  storeSession({ access_token: "t1", user: { id: "u1", systemRole: "user", name: "Ana" } });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
  localStorage.clear();
});

const show = () =>
  render(
    <ToastProvider>
      <AppHeader userName="Ana Bat" logOut={logOut} />
    </ToastProvider>,
  );

async function openUserMenu() {
  fireEvent.keyDown(screen.getByRole("button", { name: "User menu of Ana Bat" }), { key: "Enter" });
  return screen.findByRole("menu");
}

test("it links to the documented pages and marks the one on screen", () => {
  location.path = "/collaborators";
  show();
  const [nav] = screen.getAllByRole("navigation", { name: "Main" });
  const links = within(nav as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/dashboard",
    "/answers",
    "/counterparties",
    "/deadlines",
    "/positions",
    "/collaborators",
    "/users",
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, null, null, null, "page", null]);
});

test("search and commands stand in the bar, as under Ctrl+K (B-6.14)", () => {
  show();
  const { result } = renderHook(useOverlay);
  expect(result.current).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Search or run a command" }));
  expect(result.current).toBe("palette");
  act(() => showOverlay(null));
});

test("the user menu leads to the settings", async () => {
  show();
  const menu = await openUserMenu();
  expect(within(menu).getByRole("menuitem", { name: "Playbook" }).getAttribute("href")).toBe("/positions");
  expect(within(menu).getByRole("menuitem", { name: "Settings" }).getAttribute("href")).toBe("/settings");
});

test("the look that is chosen in the menu holds at once and is kept in this browser (B-6.12)", async () => {
  show();
  const choose = async (name: string) => {
    const item = within(await openUserMenu()).getByRole("menuitemradio", { name });
    const wasChosen = item.getAttribute("aria-checked");
    fireEvent.click(item);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    return wasChosen;
  };
  expect(await choose("Dark")).toBe("false");
  expect([document.documentElement.dataset.theme, document.cookie]).toEqual(["dark", "theme=dark"]);
  expect(await choose("Dark")).toBe("true");
  expect(await choose("Same as system")).toBe("false");
  expect([document.documentElement.dataset.theme, document.cookie]).toEqual([undefined, ""]);
});

test("beside a contract it is a rail whose links keep their names (B-6.13)", () => {
  location.path = "/contracts/c1";
  show();
  const [nav] = screen.getAllByRole("navigation", { name: "Main" });
  const links = within(nav as HTMLElement).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.title])).toEqual(
    ["Dashboard", "Answers", "Counterparties", "Deadlines", "Playbook", "Collaborators", "Users"].map((name) => [
      name,
      name,
    ]),
  );
  expect(screen.getByRole("banner").className).toContain("lg:fixed");
  cleanup();
  location.path = "/contracts/c1/rounds";
  show();
  expect(screen.getByRole("banner").className).not.toContain("lg:fixed");
});

test.each([[null], [undefined]])(
  "logging out (answer %j) forgets token and user and goes to the login page",
  async (data) => {
    logOut.mockResolvedValue({ ok: true, data });
    show();
    fireEvent.click(within(await openUserMenu()).getByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login"));
    expect([localStorage.getItem("token"), localStorage.getItem("user")]).toEqual([null, null]);
  },
);

test("logging out without an answer says so and keeps the session", async () => {
  logOut.mockRejectedValue(new TypeError("fetch failed"));
  show();
  fireEvent.click(within(await openUserMenu()).getByRole("menuitem", { name: "Log out" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "You are still logged in. The server did not answer.",
  );
  expect([storedToken(), vi.mocked(leaveFor).mock.calls.length]).toEqual(["t1", 0]);
});

test("on narrow screens the links fold into a menu that a button and Escape work", () => {
  show();
  const button = screen.getByRole("button", { name: "Open menu" });
  const menu = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect([button.getAttribute("aria-expanded"), menu?.hidden]).toEqual(["false", true]);
  fireEvent.click(button);
  expect([button.getAttribute("aria-expanded"), button.getAttribute("aria-label"), menu?.hidden]).toEqual([
    "true",
    "Close menu",
    false,
  ]);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(menu?.hidden).toBe(true);
});

test("the footer has the public pages and the year", () => {
  render(<AppFooter />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/terms",
    "/privacy",
    "/contact",
  ]);
  expect(screen.getByRole("contentinfo").textContent).toContain("2025");
});
