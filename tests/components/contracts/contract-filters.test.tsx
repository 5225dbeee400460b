// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContractFilters, SEARCH_AFTER_MS } from "@/components/contracts/list/contract-filters";
import { DropToUpload } from "@/components/contracts/dashboard/drop-to-upload";
import { PLAIN_VIEW, sortByColumn, viewIn } from "@/components/contracts/list/list-query";
import { takeDroppedFile } from "@/components/contracts/upload/dropped-files";
import { UploadForm } from "@/components/contracts/upload/upload-form";
import { ToastProvider } from "@/components/ui/overlay/toast";

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search in names and texts" });
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });
const rest = (milliseconds = SEARCH_AFTER_MS) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("the search", () => {
  test("goes to the address once the typing rests, and at once on Enter", async () => {
    render(<ContractFilters path="/dashboard" view={{ ...PLAIN_VIEW, type: "Other" }} />);
    type("re");
    await rest(SEARCH_AFTER_MS - 1);
    type("rent");
    await rest(SEARCH_AFTER_MS - 1);
    expect(router.replace).not.toHaveBeenCalled();
    await rest(1);
    expect(router.replace.mock.calls).toEqual([["/dashboard?q=rent&type=Other", { scroll: false }]]);
    type("rent due");
    await act(async () => void fireEvent.submit(screen.getByRole("search")));
    expect(router.replace).toHaveBeenLastCalledWith("/dashboard?q=rent+due&type=Other", { scroll: false });
    await rest();
    expect(router.replace).toHaveBeenCalledTimes(2);
  });

  test("keeps what is typed while an older answer arrives, and follows an address that changes by itself", async () => {
    const { rerender } = render(<ContractFilters path="/dashboard" view={PLAIN_VIEW} />);
    type("rent");
    await rest();
    type("rental");
    rerender(<ContractFilters path="/dashboard" view={{ ...PLAIN_VIEW, q: "rent" }} />);
    expect(search().value).toBe("rental");
    await rest();
    rerender(<ContractFilters path="/dashboard" view={{ ...PLAIN_VIEW, q: "rental" }} />);
    rerender(<ContractFilters path="/dashboard" view={PLAIN_VIEW} />);
    expect(search().value).toBe("");
  });
});

test("filters and the order go to the address at once and back to its first page", async () => {
  render(<ContractFilters path="/dashboard" view={{ ...PLAIN_VIEW, q: "rent" }} />);
  const select = (name: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } }));
  await select("Type", "Lease Agreement");
  expect(router.replace).toHaveBeenLastCalledWith("/dashboard?q=rent&type=Lease+Agreement", { scroll: false });
  await select("Status", "draft");
  expect(router.replace).toHaveBeenLastCalledWith("/dashboard?q=rent&status=draft", { scroll: false });
  await select("Sort by", "-name");
  expect(router.replace).toHaveBeenLastCalledWith("/dashboard?q=rent&sort=-name", { scroll: false });
});

test("on a phone filters stand behind a button that says how many are set (B-7.14)", () => {
  const view = { ...PLAIN_VIEW, q: "rent", type: "Other", label: "Due" } as const;
  const { rerender } = render(<ContractFilters path="/dashboard" view={view} labels={["Due"]} />);
  const button = screen.getByRole("button", { name: "Filters 2" });
  const filters = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect([button.getAttribute("aria-expanded"), filters?.className]).toEqual([
    "false",
    expect.stringContaining("hidden"),
  ]);
  expect(filters?.contains(screen.getByRole("combobox", { name: "Type" }))).toBe(true);
  expect(filters?.contains(search())).toBe(false);
  fireEvent.click(button);
  expect([button.getAttribute("aria-expanded"), filters?.className]).toEqual([
    "true",
    expect.not.stringContaining("hidden"),
  ]);
  rerender(<ContractFilters path="/dashboard" view={PLAIN_VIEW} labels={["Due"]} />);
  expect(screen.getByRole("button", { name: "Filters" })).toBe(button);
});

test("an address is read in each of its shapes", () => {
  const address = {
    q: ["a", "b"],
    type: "Other",
    status: "failed",
    sort: "date",
    label: "Due",
    folder: "f1",
    columns: "by,x,labels",
  };
  expect(viewIn(address)).toEqual({
    q: "a",
    type: "Other",
    status: "failed",
    sort: "date",
    label: "Due",
    folder: "f1",
    columns: "labels,by",
  });
  expect(viewIn({ q: "x".repeat(500) }).q).toHaveLength(200);
  expect(viewIn({})).toEqual(PLAIN_VIEW);
});

test("a column's head turns its own order round, and dates begin with the newest", () => {
  expect([
    sortByColumn("name", "-date"),
    sortByColumn("name", "name"),
    sortByColumn("name", "-name"),
    sortByColumn("date", "name"),
    sortByColumn("date", "-date"),
  ]).toEqual(["name", "-name", "name", "-date", "date"]);
});

describe("a file dropped on the dashboard", () => {
  const never = () => new Promise<never>(() => undefined);
  const lease = new File(["text"], "Lease 2025.txt", { type: "text/plain" });
  const drag = (name: "dragOver" | "drop" | "dragLeave", types: string[], files: File[] = []) =>
    act(async () => void fireEvent[name](window, { dataTransfer: { types, files } }));
  const page = () =>
    render(
      <ToastProvider>
        <DropToUpload actions={{ startUpload: never, uploadContract: never }} />
      </ToastProvider>,
    );

  test("is announced while it is over the page, and comes to the upload form chosen, with its name (B-7.10)", async () => {
    page();
    await drag("dragOver", ["Files"]);
    expect(screen.getByText("Drop files, or a zip of them, to upload them as new contracts")).toBeTruthy();
    await drag("drop", ["Files"], [lease]);
    expect(screen.queryByText("Drop files, or a zip of them, to upload them as new contracts")).toBeNull();
    expect(router.push).toHaveBeenCalledWith("/upload");
    cleanup();
    render(
      <ToastProvider>
        <UploadForm actions={{ startUpload: never, uploadContract: never }} />
      </ToastProvider>,
    );
    expect(screen.getByText("Lease 2025.txt")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Contract name").value).toBe("Lease 2025");
    expect(takeDroppedFile()).toBeNull();
  });

  test("is no text or picture that is dragged within the page", async () => {
    page();
    await drag("dragOver", ["text/plain"]);
    expect(screen.queryByText("Drop files, or a zip of them, to upload them as new contracts")).toBeNull();
    await drag("drop", ["text/plain"]);
    expect(router.push).not.toHaveBeenCalled();
  });
});
