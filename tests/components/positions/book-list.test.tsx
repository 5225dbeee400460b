// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BookList } from "@/components/positions/book-list";
import type { BooksActions } from "@/components/positions/use-book";
import { tables } from "@/lib/copy/en/tables";
import type { BookDto, BookSummaryDto } from "@/lib/positions/schema";
import { fakeFetch, show } from "../review/fixtures";

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => router }));

const summary = (id: string, name: string, changes: Partial<BookSummaryDto> = {}): BookSummaryDto => ({
  id,
  name,
  contractType: "",
  kinds: [],
  side: "buy",
  language: "mn",
  revision: 1,
  isOwn: true,
  owner: { id: "u1", name: "Ann" },
  positionCount: 3,
  readerCount: 0,
  createdAt: "2026-03-07T08:00:00.000Z",
  updatedAt: "2026-03-08T08:00:00.000Z",
  ...changes,
});
const LEASE = summary("b1", "Түрээсийн байр суурь", { positionCount: 9 });
const GOODS = summary("b2", "Goods", { updatedAt: "2026-03-09T08:00:00.000Z" });
const THEIRS = summary("b3", "Shared", { isOwn: false, owner: { id: "u2", name: "Болд" }, positionCount: 1 });
const { positionCount: _, readerCount: __, ...facts } = LEASE;
const BOOK: BookDto = { ...facts, positions: [], readers: [{ id: "u2", name: "Болд", email: "bold@example.test" }] };

const actions = {
  start: vi.fn<BooksActions["start"]>(),
  import: vi.fn<BooksActions["import"]>(),
  change: vi.fn<BooksActions["change"]>(),
  remove: vi.fn<BooksActions["remove"]>(),
};
const open = () => show(<BookList books={[LEASE, GOODS, THEIRS]} actions={actions} />);
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole("button", { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test("playbooks stand with the last changed first, are sorted by their heads and searched by name and owner (B-24.18)", () => {
  open();
  expect(names()).toEqual(["Goods", "Түрээсийн байр суурь", "Shared"]);
  fireEvent.click(button("Positions"));
  expect(names()).toEqual(["Shared", "Goods", "Түрээсийн байр суурь"]);
  const search = screen.getByRole("searchbox", { name: tables.searchBooks });
  fireEvent.change(search, { target: { value: "ТҮРЭЭС" } });
  expect(names()).toEqual(["Түрээсийн байр суурь"]);
  fireEvent.change(search, { target: { value: "болд" } });
  expect(names()).toEqual(["Shared"]);
  fireEvent.change(search, { target: { value: "zzz" } });
  fireEvent.click(button(tables.clearSearch));
  expect(names()).toHaveLength(3);
});

test("one is duplicated as a playbook of one's own, with what is saved by now (B-24.18)", async () => {
  fakeFetch({ "/api/positions/b1": { body: BOOK } });
  actions.import.mockResolvedValue({ ok: true, data: { ...BOOK, id: "b9", name: "Түрээсийн байр суурь (copy)" } });
  open();
  fireEvent.click(button(tables.duplicate(LEASE.name)));
  expect(await screen.findByText("“Түрээсийн байр суурь (copy)” was added")).toBeTruthy();
  expect(actions.import).toHaveBeenCalledExactlyOnceWith({
    ...{ name: "Түрээсийн байр суурь (copy)", contractType: "", kinds: [], side: "buy", language: "mn" },
    positions: [],
  });
  expect(router.refresh).toHaveBeenCalledOnce();
});

test("one that can't be read is not duplicated, and says so (B-24.18)", async () => {
  fakeFetch({ "/api/positions/b1": { status: 500, body: {} } });
  open();
  fireEvent.click(button(tables.duplicate(LEASE.name)));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(actions.import).not.toHaveBeenCalled();
});

test("one is shared and deleted from the list by its owner only (B-24.18)", async () => {
  fakeFetch({ "/api/positions/b1": { body: BOOK } });
  actions.change.mockResolvedValue({ ok: true, data: BOOK });
  actions.remove.mockResolvedValue({ ok: true, data: true });
  open();
  expect(screen.queryByRole("button", { name: tables.share(THEIRS.name) })).toBeNull();
  expect(screen.queryByRole("button", { name: tables.remove(THEIRS.name) })).toBeNull();
  expect(button(tables.duplicate(THEIRS.name))).toBeTruthy();
  fireEvent.click(button(tables.share(LEASE.name)));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("textbox")).toHaveProperty("value", "bold@example.test");
  fireEvent.click(dialog.getByRole("button", { name: "Share" }));
  await waitFor(() =>
    expect(actions.change).toHaveBeenCalledWith({ positionsId: "b1", readers: ["bold@example.test"] }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(button(tables.remove(GOODS.name)));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: /^Delete/ }));
  await waitFor(() => expect(actions.remove).toHaveBeenCalledWith({ positionsId: "b2" }));
});

test("several of one's own are deleted after one question; what is refused is said with its reason (B-24.18)", async () => {
  actions.remove
    .mockResolvedValueOnce({ ok: true, data: true })
    .mockResolvedValueOnce({ ok: false, error: { key: "positionsNotFound", message: "It is gone." } });
  open();
  const box = (name: string) => screen.getByRole("checkbox", { name: tables.choose(name) });
  expect(box(THEIRS.name).hasAttribute("disabled")).toBe(true);
  fireEvent.click(box(LEASE.name));
  fireEvent.click(box(GOODS.name));
  const bar = within(screen.getByRole("region", { name: tables.bar }));
  fireEvent.click(bar.getByRole("button", { name: tables.removeChosen }));
  const dialog = within(await screen.findByRole("dialog", { name: tables.removeTitle(2) }));
  expect(actions.remove).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole("button", { name: tables.removeChosen }));
  expect(await screen.findByText(tables.refused(1, "It is gone."))).toBeTruthy();
  expect(screen.getByText(tables.done(1))).toBeTruthy();
});
