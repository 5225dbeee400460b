// @vitest-environment jsdom
/** From a spreadsheet to drafts: choosing a file, checking rows by keyboard, and the list of drafts. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { BatchScreen } from "@/components/drafting/batch/batch-screen";
import { BulkScreen } from "@/components/drafting/bulk/bulk-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { SheetDto, WholeBatchDto } from "@/lib/drafting/schema";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: vi.fn() }) }));

const SHEET: SheetDto = {
  kind: "xlsx",
  name: "Values",
  otherSheets: ["Notes"],
  heads: [
    { name: "Tenant", field: "Tenant" },
    { name: "Pet", field: null },
  ],
  fields: [
    { key: "Tenant", label: "Tenant", kind: "multi-line", isRequired: false },
    { key: "Rent", label: "Rent", kind: "multi-line", isRequired: false },
  ],
  rows: [
    { row: 2, cells: ["Acme", "cat"], isHidden: false },
    { row: 3, cells: ["Beta", ""], isHidden: true },
    { row: 4, cells: ["", ""], isHidden: false },
  ],
  faults: [{ row: 4, column: 0, kind: "formula", place: "A4", message: "A4: a formula without a kept value." }],
  pattern: "{template} – {Tenant} – {row}",
};
const OWN = [{ id: "t1", name: "Lease", contractType: "Lease Agreement", fields: ["Tenant", "Rent"], sharedBy: null }];
const BULK = "/api/templates/t1/bulk";

const sent: { method: string; path: string; body: unknown; key: string | null }[] = [];
let answers: Record<string, () => Response>;
type Row = { row: number; fields: Record<string, string> };

beforeEach(() => {
  sent.length = 0;
  push.mockReset();
  answers = { [`PUT ${BULK}/values`]: () => Response.json(SHEET) };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname: path } = new URL(address, "http://site");
    const { method = "GET" } = init;
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as { rows?: Row[]; fields?: object }) : null;
    sent.push({ method, path, body, key: new Headers(init.headers).get("idempotency-key") });
    const known = answers[`${method} ${path}`];
    if (known) return known();
    if (path === `${BULK}/check`)
      return Response.json({ rows: body?.rows?.map(({ row }) => ({ row, name: `Lease ${row}`, problems: [] })) });
    if (path === `${BULK}/preview`)
      return Response.json({ html: `<p>Rented by ${JSON.stringify(Object.values(body?.fields ?? {}))}</p>` });
    return Response.json({ id: "b1" }, { status: 202 });
  });
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  return render(
    <CopyProvider language="en">
      <ToastProvider>
        <BulkScreen first={{ templateId: "t1", language: null }} own={OWN} recent={[]} />
      </ToastProvider>
    </CopyProvider>,
  );
}
const choose = () =>
  fireEvent.change(screen.getByLabelText("Choose a file"), { target: { files: [new File(["x"], "values.xlsx")] } });
async function checked() {
  const shown = show();
  choose();
  await screen.findByText(/Rented by/u);
  return shown;
}
const include = (row: number) => screen.getByLabelText<HTMLInputElement>(`Make a draft of row ${row}`);

describe("drafts from a spreadsheet (B-33.8)", () => {
  test("rows are shown with their faults; hidden ones and those that can't be made are left out", async () => {
    const { container } = await checked();
    expect([include(2).checked, include(3).checked, include(4).disabled]).toEqual([true, false, true]);
    expect(screen.getByText("A4: a formula without a kept value.")).toBeTruthy();
    expect(screen.getByText("No column for: Rent")).toBeTruthy();
    expect(screen.getByText("Columns that aren't used: Pet")).toBeTruthy();
    expect(screen.getByText("Sheet “Values” · Not read: Notes")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Make 1 draft" })).toBeTruthy();
    const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
    expect((await axe.run(container, { rules })).violations).toEqual([]);
  });

  test("a column is mapped to a field, and rows are checked anew", async () => {
    await checked();
    fireEvent.change(screen.getByLabelText("Field for column “Pet”"), { target: { value: "Rent" } });
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path.endsWith("/check"))?.body).toMatchObject({
        rows: [{ fields: { Tenant: "Acme", Rent: "cat" } }, { fields: { Tenant: "Beta" } }, { fields: {} }],
      }),
    );
  });

  test("arrow keys walk through the rows, Space leaves one out", async () => {
    await checked();
    const rows = screen.getByRole("region", { name: "Rows" });
    const open = () =>
      within(rows)
        .getAllByRole("listitem")
        .findIndex((one) => one.ariaCurrent === "true");
    const button = (at: number) => within(within(rows).getAllByRole("listitem")[at] ?? rows).getByRole("button");
    button(0).focus();
    fireEvent.keyDown(button(0), { key: "ArrowDown" });
    await screen.findByText(/Beta/u);
    expect([open(), document.activeElement]).toEqual([1, button(1)]);
    fireEvent.keyDown(button(1), { key: " " });
    expect(include(3).checked).toBe(true);
    fireEvent.keyDown(button(1), { key: "Home" });
    expect(open()).toBe(0);
  });

  test("drafts are started once, with one key although the first answer is lost", async () => {
    await checked();
    answers[`POST ${BULK}`] = () => Response.json({ message: "Try later.", code: "serverBusy" }, { status: 503 });
    fireEvent.click(screen.getByRole("button", { name: "Make 1 draft" }));
    await screen.findByText("Try later.");
    delete answers[`POST ${BULK}`];
    fireEvent.click(screen.getByRole("button", { name: "Make 1 draft" }));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/create/drafts/b1"));
    const starts = sent.filter(({ method, path }) => method === "POST" && path === BULK);
    expect(starts.map(({ body }) => (body as { rows: Row[] }).rows)).toEqual([
      [{ row: 2, fields: { Tenant: "Acme" } }],
      [{ row: 2, fields: { Tenant: "Acme" } }],
    ]);
    expect(starts[0]?.key).toBe(starts[1]?.key);
    expect(starts[0]?.key).toBeTruthy();
  });

  test("a file that can't be read says why, and another can be chosen", async () => {
    answers[`PUT ${BULK}/values`] = () =>
      Response.json({ message: "The quotation marks in B2 don't match.", code: "sheetBrokenQuotes" }, { status: 422 });
    show();
    choose();
    await screen.findByText("The quotation marks in B2 don't match.");
    answers[`PUT ${BULK}/values`] = () => Response.json(SHEET);
    choose();
    await screen.findByText(/Rented by/u);
  });
});

const BATCH: WholeBatchDto = {
  id: "b1",
  kind: "template",
  name: "Lease",
  createdAt: "2026-11-01T00:00:00.000Z",
  total: 3,
  made: 2,
  failed: 1,
  drafts: [
    { row: 2, name: "Lease 2", state: "made", contractId: "c2", message: "" },
    { row: 3, name: "Lease 3", state: "made", contractId: null, message: "" },
    { row: 4, name: "Lease 4", state: "failed", contractId: null, message: "Contract not found" },
  ],
};

test("the list of drafts leads to what was made, says why the rest failed, and tries again (B-33.7)", async () => {
  answers["GET /api/drafts/b1"] = () => Response.json({ ...BATCH, made: 3, failed: 0 });
  render(
    <CopyProvider language="en">
      <ToastProvider>
        <BatchScreen initial={BATCH} />
      </ToastProvider>
    </CopyProvider>,
  );
  expect(screen.getByRole("link", { name: "Lease 2" }).getAttribute("href")).toBe("/contracts/c2");
  expect(screen.getByText("Contract not found")).toBeTruthy();
  expect(screen.getByText("Lease 3 · Deleted since")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try these again" }));
  await screen.findByText("3 drafts made");
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain("POST /api/drafts/b1/retry");
});
