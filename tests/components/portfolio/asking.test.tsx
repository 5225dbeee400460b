// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askedBy, isSame } from "@/components/portfolio/asked";
import { readyView } from "@/components/portfolio/columns/columns";
import { numberIn } from "@/components/portfolio/filters/numbers-in";
import { exportGridBody, gridQueryBody, type GridFilter, type GridQuery } from "@/lib/portfolio/schema";
import { viewBody } from "@/lib/portfolio/view-schema";
import * as download from "@/components/forms/download";
import { keepWords } from "@/components/copy/known-words";
import { mn } from "@/lib/copy/mn";
import { byAnn, cell, COLUMNS, findColumn, question, row, summary, view } from "./fixtures";
import { answer, key, layOut, press, push, Rest, show } from "./stage";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push, replace: vi.fn(), refresh: vi.fn() }) }));

let rest: Rest;
beforeEach(() => {
  rest = new Rest();
  layOut();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  show(rest);
  await screen.findByRole("grid");
}
const queries = () => rest.bodies<GridQuery>("POST", "query");
const dialog = () => within(screen.getByRole("dialog"));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
/** Sets a filter of a column by its form. @returns what the server was asked with */
async function narrow(column: string, way: string | null, set: () => void): Promise<readonly GridFilter[]> {
  press("Filter");
  await screen.findByRole("dialog");
  fill("Question", column);
  if (way) fill("Filter by", way);
  set();
  const before = queries().length;
  fireEvent.click(dialog().getByRole("button", { name: "Apply" }));
  await waitFor(() => expect(queries()).toHaveLength(before + 1));
  const query = queries().at(-1);
  expect(gridQueryBody.safeParse(query).success).toBe(true);
  return query?.filters ?? [];
}

describe("a filter asks for", () => {
  beforeEach(open);

  test("a range of days", async () => {
    const set = await narrow("fact:expiration_date", null, () => fill("Until", "2027-07-01"));
    expect(set).toEqual([{ column: "fact:expiration_date", by: "day", until: "2027-07-01" }]);
    expect(screen.getByRole("button", { name: "Change filter: Ends, until Jul 1, 2027" })).toBeTruthy();
  });

  test("a range of amounts within their currency", async () => {
    const set = await narrow("fact:price", null, () => {
      fill("From", "1,000,000");
      fill("Until", "5 000 000");
      fill("Currency", "mnt");
    });
    expect(set).toEqual([{ column: "fact:price", by: "number", from: 1_000_000, until: 5_000_000, currency: "MNT" }]);
    expect(screen.getByText("MNT 1,000,000 – MNT 5,000,000")).toBeTruthy();
  });

  test("verdicts, and how sure an answer is", async () => {
    await narrow("verdict:b1:payment_terms", null, () => {
      fireEvent.click(dialog().getByLabelText("Deviates"));
      fireEvent.click(dialog().getByLabelText("Missing"));
    });
    const set = await narrow("verdict:b1:payment_terms", "state", () =>
      fireEvent.click(dialog().getByLabelText("likely")),
    );
    expect(set).toEqual([
      { column: "verdict:b1:payment_terms", by: "verdict", verdicts: ["deviates", "missing"] },
      { column: "verdict:b1:payment_terms", by: "state", states: ["likely"] },
    ]);
  });

  test("words, types, statuses and labels", async () => {
    await narrow("fact:governing_law", "text", () => fill("Contains", " Mongolia "));
    await narrow("type", null, () => fireEvent.click(dialog().getByLabelText("Lease Agreement")));
    await narrow("status", null, () => fireEvent.click(dialog().getByLabelText("Draft")));
    press("Filter");
    await screen.findByRole("dialog");
    fill("Question", "labels");
    fireEvent.click(await dialog().findByLabelText("Key"));
    fireEvent.click(dialog().getByRole("button", { name: "Apply" }));
    await waitFor(() =>
      expect(queries().at(-1)?.filters).toEqual([
        { column: "fact:governing_law", by: "text", text: "Mongolia" },
        { column: "type", by: "values", values: ["Lease Agreement"] },
        { column: "status", by: "values", values: ["draft"] },
        { column: "labels", by: "values", values: ["Key"] },
      ]),
    );
    press("Remove filter: Type");
    await waitFor(() => expect(queries().at(-1)?.filters).toHaveLength(3));
    press("Clear filters");
    await waitFor(() => expect(queries().at(-1)?.filters).toEqual([]));
  });

  test("nothing is said where nothing is set", async () => {
    press("Filter");
    await screen.findByRole("dialog");
    fireEvent.click(dialog().getByRole("button", { name: "Apply" }));
    expect(await dialog().findByText("Set at least one bound.")).toBeTruthy();
    expect(queries()).toHaveLength(1);
  });
});

test("contracts are grouped by what the menu says", async () => {
  await open();
  fireEvent.keyDown(screen.getByRole("button", { name: "Group: None" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitemradio", { name: "Counterparty" }));
  await waitFor(() => expect(queries().at(-1)?.group).toBe("counterparty"));
});

test("columns are chosen among all that there are, found by words, and a hidden one orders no more", async () => {
  rest.views = [view("1", { query: { ...view("1").query, sort: { column: "fact:price", isDescending: false } } })];
  await open();
  press("Questions");
  await screen.findByRole("dialog");
  fireEvent.change(dialog().getByRole("searchbox"), { target: { value: "notice" } });
  expect(dialog().getAllByRole("checkbox")).toHaveLength(1);
  fireEvent.click(dialog().getByLabelText("Notice"));
  fireEvent.change(dialog().getByRole("searchbox"), { target: { value: "" } });
  fireEvent.click(dialog().getByLabelText("Value"));
  fireEvent.click(dialog().getByRole("button", { name: "Show" }));
  await waitFor(() =>
    expect(queries().at(-1)).toMatchObject({
      columns: ["fact:expiration_date", "verdict:b1:payment_terms", "topic:renewal_notice"],
      sort: { column: "uploaded", isDescending: true },
    }),
  );
});

test("a question of one's own is a column at once, tells how far it is, and brings answers as they come", async () => {
  const own = { ...findColumn("topic:payment_terms"), id: "question:q1", kind: "question" as const, name: "Prices?" };
  await open();
  rest.instead.set("POST questions", () => {
    rest.questions = [question("q1", 120, 300)];
    rest.columns = [...COLUMNS, own];
    rest.summary = summary(300, {
      columns: { [own.id]: { found: 120, outOfDate: 0, verified: 0, totals: [], verdicts: {} } },
    });
    return Response.json(rest.questions[0], { status: 201 });
  });
  key("n");
  await screen.findByRole("dialog", { name: "Add a question" });
  fill(/Question/, " a ");
  fireEvent.click(dialog().getByRole("button", { name: "Ask all contracts" }));
  await screen.findByText("Ask in at least 3 characters.");
  fill(/Question/, "May they raise prices alone?");
  fireEvent.click(dialog().getByRole("button", { name: "Ask all contracts" }));
  await screen.findByText("120 of 300 asked");
  const foot = () => within(screen.getAllByRole("row").at(-1) as HTMLElement);
  await waitFor(() => expect(foot().queryByText("Counting…")).not.toBeNull());
  expect(rest.bodies("POST", "questions")).toEqual([{ text: "May they raise prices alone?" }]);
  expect(queries().at(-1)?.columns.at(-1)).toBe("question:q1");
  const before = queries().length;
  rest.questions = [question("q1", 300, 300)];
  await waitFor(() => expect(screen.queryByText(/asked$/)).toBeNull());
  await waitFor(() => expect(foot().queryByText("Counting…")).toBeNull());
  await waitFor(() => expect(queries().length).toBeGreaterThan(before));
});

describe("a view", () => {
  test("is saved under a name with all that is asked, shared, and deleted", async () => {
    await open();
    const saved = (body: object, id: string) => view(id, { ...body, readers: [] });
    rest.instead.set("POST views", () => {
      const made = saved(rest.bodies<object>("POST", "views").at(-1) ?? {}, "2");
      rest.views = [...rest.views, made];
      return Response.json(made, { status: 201 });
    });
    press("Save view");
    await screen.findByRole("dialog");
    fireEvent.click(dialog().getByRole("button", { name: "Save view" }));
    expect(await dialog().findByText("Enter a name")).toBeTruthy();
    fill(/Name/, "Mine");
    fireEvent.click(dialog().getByRole("button", { name: "Save view" }));
    const isOpen = () => screen.getByRole("button", { name: /^Mine/ }).getAttribute("aria-current");
    await waitFor(() => expect(isOpen()).toBe("page"));
    const [body] = rest.bodies<object>("POST", "views");
    expect(body).toEqual({ name: "Mine", query: view("1").query, widths: {}, readers: [] });
    expect(viewBody.safeParse(body).success).toBe(true);

    rest.instead.set("PUT views/2", () =>
      Response.json({ ...view("2"), readers: [{ id: "u2", name: "Bat", email: "bat@x.mn" }] }),
    );
    fireEvent.keyDown(screen.getByRole("button", { name: "Manage Mine" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Share view" }));
    await screen.findByRole("dialog");
    fill("One email per line", "bat@x.mn\nbat@x.mn\n");
    fireEvent.click(dialog().getByRole("button", { name: "Share view" }));
    await screen.findByText("Shared with 1");
    expect(rest.bodies("PUT", "views/2")).toEqual([{ name: "Mine", readers: ["bat@x.mn"] }]);

    fireEvent.keyDown(screen.getByRole("button", { name: "Manage Mine" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Delete view" }));
    rest.instead.set("DELETE views/2", () => new Response(null, { status: 204 }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete view" }));
    await screen.findByText("“Mine” was deleted");
    await screen.findByRole("heading", { name: "Ask all your contracts at once" });
  });

  test("that was changed is kept again; another's says whose it is and is not changed", async () => {
    rest.views = [view("1"), view("2", { name: "Theirs", isOwn: false, ownerName: "Bat" })];
    await open();
    expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
    fireEvent.click(within(screen.getByRole("columnheader", { name: /^Value/ })).getByRole("button"));
    rest.instead.set("PUT views/1", () => Response.json(rest.views[0]));
    press("Save changes");
    await screen.findByText("“View 1” was saved");
    expect(Object.keys(rest.bodies<object>("PUT", "views/1")[0] ?? {})).toEqual(["name", "query", "widths"]);
    expect(rest.bodies<{ query: { sort: object } }>("PUT", "views/1")[0]?.query.sort).toEqual({
      column: "fact:price",
      isDescending: false,
    });
    press("Theirs");
    fireEvent.keyDown(await screen.findByRole("button", { name: "Manage Theirs" }), { key: "Enter" });
    expect(await screen.findByText("Shared by Bat")).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: "Delete view" })).toBeNull();
  });
});

test("an export is of what is asked, as Excel by E and from the menu as CSV; a refusal is told", async () => {
  const save = vi.spyOn(download, "saveFile").mockReturnValue(undefined);
  await open();
  const name = { "Content-Disposition": 'attachment; filename="answers.xlsx"' };
  rest.instead.set("POST export", () => new Response("bytes", { headers: name }));
  key("E");
  await screen.findByText("Export downloaded");
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.anything(), "answers.xlsx");
  rest.instead.set("POST export", () => Response.json({ message: "Too much.", code: "x" }, { status: 409 }));
  fireEvent.keyDown(screen.getByRole("button", { name: "Export" }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: /^CSV/ }));
  expect(await screen.findByText("Too much.")).toBeTruthy();
  const bodies = rest.bodies<object>("POST", "export");
  expect(bodies).toEqual([
    { ...view("1").query, format: "xlsx" },
    { ...view("1").query, format: "csv" },
  ]);
  expect(bodies.every((body) => exportGridBody.safeParse(body).success)).toBe(true);
});

describe("of chosen contracts", () => {
  const done = cell({ text: "x" }, { state: "verified", verified: byAnn });

  test("those answers are verified that were found and nobody verified, each on the version on screen", async () => {
    rest.rows = [
      row("a", { cells: { "fact:price": done } }),
      row("b", { cells: { "fact:price": cell(null) } }),
      row("c"),
    ];
    rest.opened.set("b fact:expiration_date", {
      ...{ cell: done, versionId: "v5 b", clause: "", passages: [], sentence: null, ask: "" },
      contract: { ...row("b").contract, versionNumber: 5 },
    });
    await open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Contract a" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Contract b" }));
    expect(screen.getByRole("region", { name: "Actions for the selected contracts" })).toBeTruthy();
    press("Verify 4 answers");
    await screen.findByText("2 answers verified");
    expect(screen.getByText("2 answers left as before. The contract has a newer version.")).toBeTruthy();
    expect(rest.bodies("PUT", "answers/verification")).toEqual([
      { contractId: "a", column: "fact:expiration_date", versionId: "v4 a", seenAt: null, note: "" },
      { contractId: "a", column: "verdict:b1:payment_terms", versionId: "v4 a", seenAt: null, note: "" },
    ]);
  });

  test("all are flagged, all are chosen by the head's box, and none by the cross", async () => {
    await open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all loaded contracts" }));
    press("Flag");
    await screen.findByText("6 answers flagged");
    expect(rest.bodies("PUT", "answers/flag")).toHaveLength(6);
    press("Clear selection");
    expect(screen.queryByRole("region", { name: "Actions for the selected contracts" })).toBeNull();
  });
});

test("in Mongolian, with the longest names, all figures stand whole and the words are its own", async () => {
  keepWords("mn", mn);
  const name = "Олон талт нууцлалын болон мэдээлэл солилцооны ерөнхий гэрээний нэмэлт өөрчлөлт № 58";
  rest.rows = [row("a", { name, groupKey: "k" })];
  rest.summary = summary(1, { groups: [{ key: "k", name: `${name} ХХК`, count: 1, totals: {} }] });
  rest.views = [view("1", { query: { ...view("1").query, group: "counterparty" } })];
  show(rest, { language: "mn" });
  await screen.findByRole("grid", { name: "Хариулт" });
  expect(screen.getByTitle(name).textContent).toBe(name);
  expect(answer("a", "fact:price").textContent).toContain("1,840,000 MNT");
  expect(answer("a", "verdict:b1:payment_terms").textContent).toContain("Зөрсөн");
  expect(answer("a", "verdict:b1:payment_terms").textContent).toContain("60 хоног");
  expect(screen.getByRole("button", { name: "Асуулт нэмэх" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Харагдац хадгалах" })).toBeTruthy();
});

test("numbers are read as people write them", () => {
  expect(["1,840,000", "1 840 000,50", "0.5", "12", "1'000", "", "x", "1.2.3"].map(numberIn)).toEqual([
    1_840_000,
    1_840_000.5,
    0.5,
    12,
    1_000,
    null,
    null,
    null,
  ]);
});

test("a ready view shows what there is, and two queries are the same whatever the order of their keys", () => {
  expect(readyView("renewals", COLUMNS)).toMatchObject({
    columns: ["fact:expiration_date", "topic:renewal_notice", "deadline:next", "fact:price"],
    sort: { column: "fact:expiration_date", isDescending: false },
    group: "none", // in groups they would not stand soonest first
  });
  expect(readyView("payment", COLUMNS).group).toBe("counterparty");
  expect(readyView("liability", [findColumn("type")]).columns).toEqual(["type"]);
  const one = askedBy(view("1"));
  const filter = { column: "type", by: "values", values: ["Other"] } as const;
  const turned = { values: ["Other"], by: "values", column: "type" } as const;
  expect(
    isSame(
      { ...one, filters: [{ ...filter, values: ["Other"] }] },
      { ...one, filters: [{ ...turned, values: ["Other"] }] },
    ),
  ).toBe(true);
  expect(isSame(one, { ...one, group: "type" })).toBe(false);
  expect(isSame(one, { ...one, widths: { type: 100 } })).toBe(false);
});
