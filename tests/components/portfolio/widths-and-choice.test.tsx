// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ExportGrid } from "@/lib/portfolio/schema";
import type { ViewInput } from "@/lib/portfolio/view-schema";
import { byAnn, cell, COLUMNS, opened, row, view } from "./fixtures";
import { answer, key, layOut, press, push, Rest, show } from "./stage";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: vi.fn(), refresh: vi.fn() }) }));

const TERMS = "verdict:b1:payment_terms";
let rest: Rest;
beforeEach(() => {
  rest = new Rest();
  layOut();
  Element.prototype.setPointerCapture = () => undefined; // jsdom has no pointers to capture
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function ready() {
  show(rest);
  await screen.findByRole("grid");
}
/** jsdom's pointer events have no place. */
const pointer = (type: string, clientX = 0) =>
  fireEvent(edge(), new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, clientX }));
const head = () => screen.getByRole("columnheader", { name: /^Value/ });
const edge = () => within(head()).getByRole("separator", { name: "Width of Value" });

describe("a column's width", () => {
  test("is drawn by its edge, changed by keys, and kept in the view; nothing is asked anew", async () => {
    await ready();
    const asked = rest.bodies("POST", "query").length;
    expect(head().style.width).toBe("184px");
    pointer("down", 500);
    pointer("move", 540);
    expect(head().style.width).toBe("224px");
    pointer("up", 540);
    expect(answer("a", "fact:price").style.width).toBe("224px");
    key("ArrowLeft", within(head()).getByRole("button"), { shiftKey: true });
    expect(edge().getAttribute("aria-valuenow")).toBe("208");
    press("Save changes");
    await waitFor(() => expect(rest.bodies<ViewInput>("PUT", "views/1")).toHaveLength(1));
    expect(rest.bodies<ViewInput>("PUT", "views/1")[0]).toMatchObject({ widths: { "fact:price": 208 } });
    expect(rest.bodies<ViewInput>("PUT", "views/1")[0]?.query).not.toHaveProperty("widths");
    // the saved view comes back as a new object, and asks what was asked before
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull());
    expect(rest.bodies("POST", "query")).toHaveLength(asked);
  });

  test("has bounds; a double click gives the usual one back; a saved one is there at once", async () => {
    rest.views = [view("1", { widths: { "fact:price": 320 } })];
    await ready();
    expect(head().style.width).toBe("320px");
    pointer("down", 500);
    pointer("move", -900);
    expect(head().style.width).toBe("80px");
    pointer("cancel");
    expect(head().style.width).toBe("320px");
    fireEvent.doubleClick(edge());
    expect(head().style.width).toBe("184px");
  });

  test("of an own question has room for its sentence; each answer stands below its own head, the name once", async () => {
    const question = { id: "question:q1", kind: "question", name: "Who pays?", by: "text", book: "" } as const;
    rest.columns = [...COLUMNS, question];
    const columns = ["name", "question:q1", "fact:price", "fact:price"];
    rest.views = [view("1", { query: { ...view("1").query, columns } })];
    const nearest = cell(null, { state: "nearest" });
    rest.rows = [row("a", { cells: { name: cell({ text: "Contract a" }), "question:q1": nearest } })];
    await ready();
    const heads = screen.getAllByRole("columnheader");
    expect(heads.map(({ style }) => style.width)).toEqual(["300px", "272px", "184px"]);
    const [, line] = screen.getAllByRole("row");
    const cells = within(line as HTMLElement).getAllByRole("gridcell");
    expect(within(line as HTMLElement).getByRole("rowheader").textContent).toContain("Contract a");
    expect(cells.map(({ dataset }) => dataset["column"])).toEqual(["question:q1", "fact:price"]);
    expect(cells[0]?.textContent).toContain("no clear answer");
    expect(cells[0]?.textContent).not.toContain("not found");
  });
});

test("chosen contracts are exported alone, in the format that is chosen", async () => {
  rest.rows = [row("a"), row("b"), row("c")];
  rest.instead.set("POST export", () => new Response(new Blob(["x"])));
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
  await ready();
  expect(screen.queryByRole("region", { name: "Actions for the selected contracts" })).toBeNull();
  for (const name of ["Contract a", "Contract c"])
    fireEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  key("Enter", screen.getByRole("button", { name: "Export 2 chosen" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: /CSV table/ }));
  await waitFor(() => expect(rest.bodies<ExportGrid>("POST", "export")).toHaveLength(1));
  const [body] = rest.bodies<ExportGrid>("POST", "export");
  expect(body).toMatchObject({ format: "csv", contractIds: ["a", "c"], columns: view("1").query.columns });
  expect(body).not.toHaveProperty("widths");
});

describe("an answer that others speak of too", () => {
  const panel = () => within(screen.getByRole("complementary", { name: "Opened answer" }));

  test("that was verified meanwhile in another window says so and shows by whom (B-29.6)", async () => {
    await ready();
    fireEvent.click(answer("a", TERMS));
    await panel().findByRole("button", { name: "Verify" });
    const verified = cell({ text: "60 days", verdict: "deviates" }, { state: "verified", verified: byAnn });
    const [of] = rest.rows;
    if (of) rest.opened.set(`a ${TERMS}`, { ...opened(of, TERMS), cell: verified });
    const message = "Someone verified or withdrew this answer meanwhile.";
    rest.instead.set("PUT answers/verification", () =>
      Response.json({ message, code: "answerChanged" }, { status: 409 }),
    );
    fireEvent.click(panel().getByRole("button", { name: "Verify" }));
    await panel().findByText("Verified by Ann on Nov 20, 2026, version 4.");
    expect(screen.getByText(message)).toBeTruthy();
    expect(rest.bodies("PUT", "answers/verification")).toMatchObject([{ seenAt: null }]);
    expect(answer("a", TERMS).querySelector("[data-sure]")?.getAttribute("data-sure")).toBe("verified");
  });

  test("whose clause another one changes now says that (B-29.6)", async () => {
    const old = { state: "stated", isOutOfDate: true, verified: { ...byAnn, isAmended: true } } as const;
    rest.rows = [row("a", { cells: { [TERMS]: cell({ text: "60 days", verdict: "deviates" }, old) } })];
    await ready();
    fireEvent.click(answer("a", TERMS));
    expect(await panel().findByText(/Another clause of the text changes this one since it was verified/)).toBeTruthy();
  });
});

test("answers are narrowed to those that nobody verified, and those that are out of date", async () => {
  await ready();
  press("Filter");
  const dialog = within(await screen.findByRole("dialog", { name: "Filter" }));
  fireEvent.change(dialog.getByRole("combobox", { name: "Filter by" }), { target: { value: "state" } });
  fireEvent.click(dialog.getByRole("checkbox", { name: "not verified" }));
  fireEvent.click(dialog.getByRole("checkbox", { name: "out of date" }));
  fireEvent.click(dialog.getByRole("button", { name: "Apply" }));
  const column = "fact:expiration_date";
  await waitFor(() =>
    expect(rest.bodies("POST", "query").at(-1)).toMatchObject({
      filters: [{ column, by: "state", states: ["unverified", "outOfDate"] }],
    }),
  );
  expect(screen.getByRole("button", { name: /not verified, out of date/ })).toBeTruthy();
});
