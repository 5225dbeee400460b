// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BookActions, BooksActions } from "@/components/positions/use-book";
import { BookEditor } from "@/components/positions/book-editor";
import { BooksScreen } from "@/components/positions/books-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { starterBook } from "@/lib/positions/starter/starter-book";
import type { BookDto, BookSummaryDto } from "@/lib/positions/schema";

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const CONTENT = starterBook({ side: "buy", language: "en", name: "Buying" });
const BOOK: BookDto = {
  ...CONTENT,
  id: "b1",
  revision: 3,
  isOwn: true,
  owner: { id: "u1", name: "Ann" },
  readers: [{ id: "u2", name: "Bold", email: "bold@example.test" }],
  createdAt: "2026-03-07T08:00:00.000Z",
  updatedAt: "2026-03-08T08:00:00.000Z",
};
const done =
  <T,>(data: T) =>
  async (): Promise<ActionResult<T>> => ({ ok: true, data });

const actions = {
  start: vi.fn<BooksActions["start"]>(),
  import: vi.fn<BooksActions["import"]>(),
  change: vi.fn<BookActions["change"]>(),
  remove: vi.fn<BookActions["remove"]>(),
};

beforeEach(() => {
  actions.start.mockImplementation(done(BOOK));
  actions.import.mockImplementation(done(BOOK));
  actions.change.mockImplementation(async ({ readers, positionsId: _, revision: __, ...change }) => ({
    ok: true,
    data: { ...BOOK, ...(change as Partial<BookDto>), revision: 4, readers: readers ? [] : BOOK.readers },
  }));
  actions.remove.mockImplementation(done(true as const));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const showBooks = (books: BookSummaryDto[]) =>
  render(
    <ToastProvider>
      <BooksScreen books={books} language="en" actions={actions} />
    </ToastProvider>,
  );
const showBook = (book: BookDto = BOOK) =>
  render(
    <ToastProvider>
      <BookEditor book={book} actions={actions} />
    </ToastProvider>,
  );
/** jsdom's files can't be read. */
const makeFile = (text: string) => Object.assign(new File([text], "book.json"), { text: async () => text });
const summary = ({ positions, readers, ...book }: BookDto): BookSummaryDto => ({
  ...book,
  positionCount: positions.length,
  readerCount: readers.length,
});

describe("the books", () => {
  test("begin with the starters of a side, in a language, by one click (B-24.7)", async () => {
    showBooks([]);
    fireEvent.change(screen.getByLabelText("Language"), { target: { value: "ru" } });
    fireEvent.click(screen.getByRole("button", { name: "Use this: As supplier" }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/positions?book=b1"));
    expect(actions.start).toHaveBeenCalledWith({ side: "supply", language: "ru" });
    expect(screen.getAllByText("Not yet reviewed by a local lawyer")).toHaveLength(3);
  });

  test("who came from a contract goes back to it with their first playbook (B-24.20)", async () => {
    render(
      <ToastProvider>
        <BooksScreen books={[]} language="en" actions={actions} contractId="c1" />
      </ToastProvider>,
    );
    expect(screen.getByRole("link", { name: "Back to the contract" }).getAttribute("href")).toBe("/contracts/c1");
    fireEvent.click(screen.getAllByRole("button", { name: /Use this/ })[0] as Element);
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith("/contracts/c1#review"));
  });

  test("are listed with side, number of positions and owner", () => {
    showBooks([summary(BOOK), summary({ ...BOOK, id: "b2", name: "Theirs", isOwn: false, readers: [] })]);
    const [, own, shared] = screen.getAllByRole("row");
    expect(
      within(own as HTMLElement)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["As buyer", "Any contract", "English", "21", "Mar 8, 2026", "You, shared with 1", ""]);
    expect(within(shared as HTMLElement).getByText("Ann")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Theirs" }).getAttribute("href")).toBe("/positions?book=b2");
  });

  test("are imported from a file, and what is no book is told so and not sent (B-24.7)", async () => {
    showBooks([]);
    const picker = screen.getByLabelText("Import a playbook", { selector: "input" });
    fireEvent.change(picker, { target: { files: [makeFile("{ not json")] } });
    expect(await screen.findByText("This file isn't a playbook we can read.")).toBeTruthy();
    expect(actions.import).not.toHaveBeenCalled();
    fireEvent.change(picker, { target: { files: [makeFile(JSON.stringify(CONTENT))] } });
    await waitFor(() => expect(actions.import).toHaveBeenCalledWith(CONTENT));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/positions?book=b1"));
  });
});

describe("a book", () => {
  const opened = async (topic: string) => {
    const details = screen.getByText(topic).closest("details") as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    await within(details).findByLabelText("Our ask");
    return within(details);
  };

  test("is saved whole, from the state it was read in, once something was changed (B-24.7)", async () => {
    showBook();
    const save = screen.getByRole("button", { name: "Save playbook" });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    const audit = await opened("Audit");
    fireEvent.change(audit.getByLabelText("Our ask"), { target: { value: "Twice a year" } });
    fireEvent.click(save);
    await screen.findByText("Playbook saved");
    const [sent] = actions.change.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ positionsId: "b1", revision: 3, name: "Buying" });
    expect(sent?.positions?.find(({ topic }) => topic === "audit")?.wanted.text).toBe("Twice a year");
    expect(sent?.positions).toHaveLength(21);
    expect((save as HTMLButtonElement).disabled).toBe(true);
  });

  test("has checks that are added, changed and removed", async () => {
    showBook();
    const renewal = await opened("Renewal");
    const level = within(renewal.getByRole("group", { name: "Fallback" }));
    fireEvent.change(level.getByLabelText("Amount"), { target: { value: "6" } });
    fireEvent.click(level.getByRole("button", { name: "Add a check" }));
    fireEvent.change(level.getAllByLabelText("Check")[1] as HTMLElement, { target: { value: "mutual" } });
    fireEvent.click(
      within(renewal.getByRole("group", { name: "Red line" })).getByRole("button", { name: "Remove this check" }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Save playbook" }));
    await screen.findByText("Playbook saved");
    const saved = actions.change.mock.calls[0]?.[0].positions?.find(({ topic }) => topic === "renewal_term");
    expect(saved?.fallback?.limits).toEqual([{ is: "atMost", unit: "months", value: 6 }, { is: "mutual" }]);
    expect(saved?.redLine?.limits).toEqual([]);
  });

  test("that is only shared is read and not changed (B-24.7)", async () => {
    showBook({ ...BOOK, isOwn: false, readers: [] });
    expect(screen.getByText(/Ann owns this playbook/)).toBeTruthy();
    for (const name of ["Save playbook", "Share", "Delete"]) expect(screen.queryByRole("button", { name })).toBeNull();
    const audit = await opened("Audit");
    expect(audit.getByLabelText("Our ask").closest("fieldset:disabled")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Export" })).toBeTruthy();
  });

  test("is shared by addresses, and deleted after a question (B-24.7)", async () => {
    showBook();
    fireEvent.click(screen.getByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect((dialog.getByLabelText("One email per line") as HTMLTextAreaElement).value).toBe("bold@example.test");
    fireEvent.change(dialog.getByLabelText("One email per line"), { target: { value: "" } });
    fireEvent.click(dialog.getByRole("button", { name: "Share" }));
    await screen.findByText("No longer shared");
    expect(actions.change).toHaveBeenCalledWith({ positionsId: "b1", readers: [] });
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete playbook" }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith("/positions"));
    expect(actions.remove).toHaveBeenCalledWith({ positionsId: "b1" });
  });
});
