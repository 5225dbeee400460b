// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, test, vi, onTestFinished } from "vitest";
import { ReadUploads } from "@/components/contracts/upload/read-uploads";

const calls: { method: string; path: string; body: unknown }[] = [];
let rows: object[] = [];
beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    calls.push({ method, path: String(path), body: typeof init.body === "string" ? JSON.parse(init.body) : null });
    if (String(path).includes("/portfolio/query")) return Response.json({ rows, nextCursor: null });
    if (String(path).includes("/portfolio/answers?"))
      return Response.json({ versionId: "v1", cell: { verified: null }, passages: [] });
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cell = (state: string, value: object | null) => ({
  state,
  value,
  isOutOfDate: false,
  more: 0,
  verified: null,
  isFlagged: false,
});
const row = (id: string, contract: object, [party, end]: [object, object]) => ({
  contract: { id, name: id, contractType: "Other", status: "analyzed", ...contract },
  groupKey: "",
  cells: { counterparty: party, "fact:expiration_date": end },
});
const lease = row("c1", { name: "Lease Agreement", contractType: "Lease Agreement" }, [
  cell("stated", { text: "Khangai Foods LLC" }),
  cell("likely", { text: "31 March 2027", day: "2027-03-31" }),
]);
const UNREAD = cell("unread", null);
const PARTY = cell("stated", { text: "Khangai Foods JSC" });
const uploads = [
  { contractId: "c1", fileName: "lease.pdf" },
  { contractId: "c2", fileName: "scan.pdf" },
];
const line = (file: string) => within(screen.getByTitle(file).closest("li") as HTMLElement); // a line is a list item

async function show(onChanged = vi.fn()) {
  const { container } = render(<ReadUploads uploads={uploads} onChanged={onChanged} />);
  await screen.findByText(/of 2 contracts read/);
  return container;
}

test("each upload tells what was read of it, and how sure that is (B-7.22)", async () => {
  rows = [lease, row("c2", { name: "scan", status: "processing" }, [UNREAD, UNREAD])];
  const container = await show();
  expect(line("lease.pdf").getByText(/^Khangai Foods/)).toBeTruthy();
  expect(line("lease.pdf").getAllByText("as read")).toHaveLength(3); // its name, what the name says it is, its party
  expect(line("lease.pdf").getByText("≈ unsure")).toBeTruthy();
  expect(line("scan.pdf").getByText("Being read…")).toBeTruthy();
  expect(line("scan.pdf").getByText("from the file name")).toBeTruthy();
  expect(line("scan.pdf").queryByRole("button")).toBeNull();
  expect(screen.getByText("1 of 2 contracts read")).toBeTruthy();
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("what is read meanwhile appears by itself (B-7.22)", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  rows = [lease, row("c2", { name: "scan", status: "processing" }, [UNREAD, UNREAD])];
  render(<ReadUploads uploads={uploads} onChanged={vi.fn()} />);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("1 of 2 contracts read")).toBeTruthy();
  rows = [lease, row("c2", { name: "scan", contractType: "Service Agreement" }, [PARTY, cell("notFound", null)])];
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.getByText("2 of 2 contracts read")).toBeTruthy();
  expect(line("scan.pdf").queryByText("Being read…")).toBeNull();
});

test("what is not found is not shown as read, and a type guessed by words is unsure (B-7.22)", async () => {
  const nothing = cell("notFound", null);
  rows = [
    lease,
    row("c2", { name: "scan", contractType: "Service Agreement" }, [nothing, cell("nearest", { text: "A clause" })]),
  ];
  await show();
  expect(line("scan.pdf").getAllByText("Not found")).toHaveLength(2);
  expect(line("scan.pdf").getByText("≈ unsure")).toBeTruthy();
});

test("a correction sends only what differs, the end as a person's word on the version seen (B-7.22)", async () => {
  rows = [lease, row("c2", { name: "scan" }, [UNREAD, UNREAD])];
  const onChanged = vi.fn();
  await show(onChanged);
  fireEvent.click(line("lease.pdf").getByRole("button", { name: "Correct Lease Agreement" }));
  const form = within(screen.getByRole("form", { name: "Correct Lease Agreement" }));
  expect(document.activeElement).toBe(form.getByLabelText(/^Contract name/));
  fireEvent.change(form.getByLabelText("Type"), { target: { value: "Other" } });
  fireEvent.change(form.getByLabelText("Ends"), { target: { value: "2027-04-30" } });
  await act(async () => void fireEvent.click(form.getByRole("button", { name: /^Save/ })));
  await vi.dynamicImportSettled();
  const changes = calls.filter(({ method }) => method === "PATCH" || method === "PUT");
  expect(changes.map(({ body }) => body)).toEqual([
    { type: "Other" },
    {
      contractId: "c1",
      column: "fact:expiration_date",
      versionId: "v1",
      seenAt: null,
      correction: { text: "2027-04-30", day: "2027-04-30" },
      note: "",
    },
  ]);
  expect(onChanged).toHaveBeenCalled();
  expect(screen.queryByRole("form")).toBeNull();
});
