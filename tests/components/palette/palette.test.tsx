// @vitest-environment jsdom
/** B-6.14: the command palette and the list of keys. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeUser } from "@/components/forms/session-store";
import { showOverlay } from "@/components/palette/open-palette";
import { useOfferedInPalette } from "@/components/palette/page-entries";
import { Overlays } from "@/components/palette/overlays";
import { palette as words } from "@/lib/copy/en/palette";
import { signal } from "../../support/signal";
import { fakeFetch, show } from "../review/fixtures";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({ push }) }));

const metadata = { contractType: "Lease Agreement" };
const LEASE = { id: "c7", name: "Office lease", metadata };
const OTHER = { id: "c8", name: "Taxi", metadata };

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  fakeFetch({
    "/api/contracts?limit=8": { body: [] },
    "/api/contracts?limit=8&q=lease": { body: [LEASE] },
    "/api/contracts?limit=8&q=zzz": { body: [] },
    "/api/contracts?limit=8&q=sett": { body: [] },
  });
  show(
    <>
      <Overlays />
      <input aria-label="field" />
    </>,
  );
});
afterEach(() => {
  showOverlay(null);
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  push.mockReset();
});

async function ask(text: string): Promise<HTMLElement> {
  fireEvent.keyDown(window, { code: "KeyK", key: "к", ctrlKey: true }); // on a Russian layout
  const input = await screen.findByRole("combobox");
  fireEvent.change(input, { target: { value: text } });
  return input;
}

test("Ctrl+K finds contracts by the list's own search, and Enter goes there (B-6.14)", async () => {
  const input = await ask("lease");
  await screen.findByRole("option", { name: LEASE.name });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(push).toHaveBeenCalledExactlyOnceWith("/contracts/c7");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

/** The entry that Enter does. */
const chosen = () => document.querySelector("[role=option][aria-selected=true]")?.textContent ?? "";

test("the first entry is chosen, also where a contract comes above it a moment later, until somebody moves", async () => {
  const [contracts, danzan] = [signal(), signal()];
  fakeFetch({
    "/api/contracts?limit=8": async () => (await contracts.given, { body: [LEASE, OTHER] }),
    "/api/contracts?limit=8&q=da": async () => (await danzan.given, { body: [{ ...OTHER, name: "Danzan" }] }),
  });
  const input = await ask("");
  await waitFor(() => expect(chosen()).toContain("Dashboard"));
  contracts.give();
  await waitFor(() => expect(chosen()).toContain(LEASE.name));
  fireEvent.keyDown(input, { key: "ArrowDown" });
  await waitFor(() => expect(chosen()).toContain(OTHER.name));
  fireEvent.keyDown(input, { key: "p", ctrlKey: true }); // up, as terminals have it
  await waitFor(() => expect(chosen()).toContain(LEASE.name));
  fireEvent.change(input, { target: { value: "da" } });
  await waitFor(() => expect(chosen()).toContain("Dashboard"));
  fireEvent.keyDown(input, { key: "ArrowDown" });
  await waitFor(() => expect(chosen()).toContain("Dark"));
  danzan.give();
  await screen.findByRole("option", { name: "Danzan" });
  expect(chosen()).toContain("Dark");
});

test("a contract of which a passage has more of the asked words comes first (B-6.14)", async () => {
  const one = {
    text: "notice: ninety days' written notice",
    hits: [
      { start: 0, end: 6 },
      { start: 29, end: 35 },
    ],
  };
  const both = {
    text: "the break notice",
    hits: [
      { start: 4, end: 9 },
      { start: 10, end: 16 },
    ],
  };
  fakeFetch({
    "/api/contracts?limit=8": { body: [] },
    "/api/contracts?limit=8&q=break+notice": {
      body: [
        { ...OTHER, snippet: one },
        { ...LEASE, snippet: both },
      ],
    },
  });
  await ask("break notice");
  await screen.findByRole("option", { name: new RegExp(OTHER.name) });
  await waitFor(() => expect(chosen()).toContain(LEASE.name));
});

test("Enter pressed before the answer has come opens no contract that was found for other words", async () => {
  fakeFetch({ "/api/contracts?limit=8": { body: [LEASE, OTHER] }, "/api/contracts?limit=8&q=tax": { body: [] } });
  const input = await ask("");
  await screen.findByRole("option", { name: LEASE.name });
  fireEvent.change(input, { target: { value: "tax" } });
  expect(screen.queryByRole("option", { name: LEASE.name })).toBeNull();
  fireEvent.keyDown(input, { key: "Enter" });
  expect(push).toHaveBeenCalledExactlyOnceWith("/contracts/c8");
});

test("people one shares a contract with are found, and lead to that contract's collaborators (B-6.14)", async () => {
  const sarnai = { id: "u7", name: "Сарнай", email: "sarnai@example.test", contractId: "c7", contracts: 2 };
  fakeFetch({
    "/api/contracts?limit=8": { body: [] },
    "/api/contracts?limit=8&q=%D1%81%D0%B0%D1%80": { body: [] },
    "/api/users?limit=5&search=%D1%81%D0%B0%D1%80": { body: [sarnai] },
  });
  await ask("сар");
  const option = await screen.findByRole("option", { name: "Сарнай · sarnai@example.test" });
  expect(option.textContent).toContain(words.shared(2));
  fireEvent.click(option);
  expect(push).toHaveBeenCalledExactlyOnceWith("/collaborators?contract=c7");
});

test("a contract found by its text shows the words, with the hit marked (B-6.14)", async () => {
  const snippet = { text: "…pays the deposit within…", hits: [{ start: 10, end: 17 }] };
  fakeFetch({
    "/api/contracts?limit=8": { body: [] },
    "/api/contracts?limit=8&q=deposit": {
      body: [
        { ...LEASE, snippet },
        { ...OTHER, snippet: null },
      ],
    },
  });
  await ask("deposit");
  const option = await screen.findByRole("option", { name: /^Office lease/ });
  expect(option.querySelector("mark")?.textContent).toBe("deposit");
  expect(option.textContent).toContain("…pays the deposit within…");
  expect(screen.getByRole("option", { name: "Taxi" }).querySelector("mark")).toBeNull();
});

test("administrators find accounts by name or e-mail, and nobody else asks for them (B-6.14)", async () => {
  const ana = { id: "u9", name: "Ana", email: "ana@example.test" };
  const asked = fakeFetch({
    "/api/contracts?limit=8": { body: [] },
    "/api/contracts?limit=8&q=ana": { body: [{ id: "c1", name: "Anatolia", metadata }] },
    "/api/admin/users?limit=5&search=ana": { body: [ana] },
  });
  const user = { id: "u1", name: "Bob" };
  storeUser({ ...user, systemRole: "user" });
  await ask("ana");
  await screen.findByRole("option", { name: "Anatolia" });
  expect(screen.queryByRole("option", { name: /ana@/ })).toBeNull();
  expect(asked.filter((path) => path.includes("admin"))).toEqual([]);
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" });
  storeUser({ ...user, systemRole: "admin" });
  await ask("ana");
  fireEvent.click(await screen.findByRole("option", { name: "Ana · ana@example.test" }));
  expect(push).toHaveBeenCalledExactlyOnceWith("/users?search=ana%40example.test");
});

test("what the page offers is found too: deeds at once, clauses once something is typed, and nothing when it is gone (B-6.14)", async () => {
  const [jump, keep] = [vi.fn(), vi.fn()];
  function Page() {
    useOfferedInPalette(() => [
      { heading: words.clauses, isAskedFor: true, entries: [{ key: "c", label: "7 Settlement", action: jump }] },
      { heading: words.contract, entries: [{ key: "d", label: "Set apart", action: keep }] },
    ]);
    return null;
  }
  const page = render(<Page />);
  const input = await ask("");
  expect(screen.getByRole("option", { name: "Set apart" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "7 Settlement" })).toBeNull();
  fireEvent.change(input, { target: { value: "sett" } });
  const clause = await screen.findByRole("option", { name: "7 Settlement" });
  await waitFor(() => expect(input.getAttribute("aria-activedescendant")).toBe(clause.id));
  fireEvent.click(clause);
  expect([jump.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
  page.unmount();
  await ask("sett");
  expect(await screen.findByRole("option", { name: "Settings" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "7 Settlement" })).toBeNull();
});

test("screens are found by their words, and nothing is said to be found where nothing is", async () => {
  const input = await ask("sett");
  const [settings, ...others] = await screen.findAllByRole("option");
  expect(settings).toBe(screen.getByRole("option", { name: "Settings" }));
  expect(others).toEqual([]);
  expect(settings?.querySelector("kbd")?.textContent).toBe("g s"); // for eyes alone
  fireEvent.change(input, { target: { value: "zzz" } });
  await screen.findByText(words.nothing);
  expect(screen.getByText(words.asTyped)).toBeTruthy();
  expect(screen.queryAllByRole("option")).toEqual([]);
});

test("? lists the keys, and g with a letter goes to a screen, but never while somebody types (B-6.14)", async () => {
  const field = screen.getByRole("textbox", { name: "field" });
  for (const key of ["?", "g", "d"]) fireEvent.keyDown(field, { key });
  expect([screen.queryByRole("dialog"), push.mock.calls.length]).toEqual([null, 0]);
  for (const key of ["g", "d"]) fireEvent.keyDown(document.body, { key });
  expect(push).toHaveBeenCalledExactlyOnceWith("/dashboard");
  fireEvent.keyDown(document.body, { key: "?" });
  await screen.findByRole("dialog", { name: words.keys });
  expect(screen.getAllByText("Ctrl+K").length).toBe(1);
});
