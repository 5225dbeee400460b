// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeadlinesScreen } from "@/components/deadlines/deadlines-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { deadline, TODAY } from "./fixtures";

const own = { kind: "duty", isFound: false, source: null, working: null, textDate: null, basis: null } as const;
let known: DeadlineDto[] = [];
let sent: { method: string; path: string; body: unknown }[] = [];
let refusal: { message: string; code: string } | null = null;

beforeEach(() => {
  known = [
    deadline("late", { ...own, title: "Pay the freight", date: "2026-11-20", state: "confirmed", isLate: true }),
    deadline("week", {
      ...own,
      title: "Answer round 2",
      date: "2026-11-27",
      state: "confirmed",
      contractId: "c2",
      contractName: "Supply",
    }),
    deadline("notice"),
    deadline("done", { ...own, title: "Report", date: "2026-10-31", state: "done", answeredByName: "Ann" }),
  ];
  [sent, refusal] = [[], null];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const { method = "GET" } = init;
    if (method === "GET" && path.startsWith("/api/deadlines"))
      return Response.json(path.includes("mine=true") ? known.slice(0, 1) : known);
    if (method === "GET" && path.endsWith("/collaborators")) return Response.json([]);
    if (method === "GET") return Response.json([{ id: "c1", name: "Lease" }]);
    if (refusal) return Response.json(refusal, { status: 409 });
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    sent.push({ method, path, body });
    if (method === "DELETE") return new Response(null, { status: 204 });
    const id = path.split("/").at(-1) ?? "";
    const changed = { ...(known.find((one) => one.id === id) ?? deadline("new", own)), ...(body as object) };
    known = [...known.filter((one) => one.id !== changed.id), changed];
    return Response.json(changed);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = () =>
  render(
    <ToastProvider>
      <DeadlinesScreen today={TODAY} />
    </ToastProvider>,
  );

async function open() {
  draw();
  await screen.findByRole("button", { name: /Last day to give notice/ });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const rows = () => within(screen.getByRole("tabpanel")).queryAllByRole("listitem");
const tab = (name: RegExp) => fireEvent.mouseDown(screen.getByRole("tab", { name }));

test("are shown by week with what they rest on, in tabs with counts, and narrowed by the filters and the calendar (B-27.10)", async () => {
  await open();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      "Overdue",
      "This week, Nov 23, 2026 – Nov 29, 2026",
      "Next week, Nov 30, 2026 – Dec 6, 2026",
    ]),
  );
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Upcoming3",
    "To confirm1",
    "Uncertain",
    "Overdue1",
    "Past",
    "Done",
  ]);
  press(/Last day to give notice/);
  expect(screen.getByText("Either party gives sixty (60) days notice.")).toBeTruthy();
  expect(screen.getByText("Ends Jan 30, 2027, minus 60 days = Dec 1, 2026.")).toBeTruthy();
  expect(screen.getByText("Not confirmed yet.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Contract"), { target: { value: "c2" } });
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText("Contract"), { target: { value: "" } });
  press("Nov 27, 2026, 1 date");
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Answer round 2")]);
  press("Only Nov 27, 2026");
  tab(/Done/);
  expect(rows()).toHaveLength(1);
  tab(/Upcoming/);
  fireEvent.change(screen.getByLabelText("Whose"), { target: { value: "mine" } });
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test("that are uncertain and near stand apart under Upcoming, marked and not counted; later ones on their tab alone (B-27.10)", async () => {
  known = [
    ...known,
    deadline("check", { title: "First instalment", date: "2026-12-10", state: "toCheck" }),
    deadline("far", { title: "Far instalment", date: "2027-08-10", state: "toCheck" }),
    deadline("less", { title: "Third instalment", date: "2026-12-11", state: "toCheck", isLessCertain: true }),
  ];
  await open();
  expect(screen.getByRole("tab", { name: /Upcoming/ }).textContent).toBe("Upcoming3");
  const near = screen.getByRole("heading", { name: "Uncertain, in the next 90 days: 1" }).closest("section");
  const shown = within(near ?? document.body).getAllByRole("listitem");
  expect(shown.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/First instalment.*Uncertain/u)]);
  expect(rows()).toHaveLength(4);
});

test("are uncertain on a tab of their own until somebody confirms them", async () => {
  known = [...known, deadline("check", { title: "First instalment", date: "2027-03-10", state: "toCheck" })];
  await open();
  expect(rows().some(({ textContent }) => textContent?.includes("First instalment"))).toBe(false);
  tab(/Uncertain/);
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("First instalment")]);
  press(/First instalment/);
  press("Confirm");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: expect.stringContaining("check"), body: { state: "confirmed" } });
});

test("where nothing is ahead, what waits to be checked is shown and explained; the other tab names it (B-27.10)", async () => {
  known = [deadline("check", { title: "First instalment", date: "2026-12-10", state: "toCheck" })];
  draw();
  expect(await screen.findByText(/^Found in the text, but it may mean something else/u)).toBeTruthy();
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("First instalment")]);
  press("Next month");
  expect(screen.getByRole("button", { name: "Dec 10, 2026, 1 date" })).toBeTruthy();
  tab(/Upcoming/);
  expect(screen.getByText("Nothing confirmed yet")).toBeTruthy();
  expect(screen.getByText(/The next date, still unconfirmed, is Dec 10, 2026/u)).toBeTruthy();
  expect(screen.queryByText("Nothing upcoming")).toBeNull();
  cleanup();
  known = [];
  draw();
  expect(await screen.findByText("Nothing upcoming")).toBeTruthy();
});

test("what is less certain is folded below the others to check, in no count, and reached by the keys once open (B-27.19)", async () => {
  const less = { state: "toCheck", isLessCertain: true } as const;
  known = [
    deadline("check", { title: "First instalment", date: "2026-12-10", state: "toCheck" }),
    deadline("less", { ...less, title: "Second instalment", date: "2026-12-02" }),
    deadline("least", { ...less, title: "Third instalment", date: "2026-12-03" }),
  ];
  draw();
  const line = await screen.findByRole("button", { name: "Less certain: 2 more days stand in the text" });
  expect(screen.getByRole("tab", { name: /Uncertain/ }).textContent).toBe("Uncertain1");
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("First instalment")]);
  expect(line.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(line);
  expect(rows()).toHaveLength(3);
  for (const name of ["j", "j"]) fireEvent.keyDown(window, { key: name });
  expect(document.activeElement?.textContent).toContain("Second instalment");
  fireEvent.keyDown(window, { key: "y" });
  await waitFor(() => expect(sent).toMatchObject([{ path: expect.stringContaining("less") }]));
});

test("the contract's end is listed and counted, however uncertain (B-27.19)", async () => {
  const end = { kind: "expiration", state: "toCheck", isLessCertain: true } as const;
  known = [deadline("end", { ...end, title: "The last day", date: "2026-12-15" })];
  draw();
  expect(await screen.findByText(/^Found in the text, but it may mean something else/u)).toBeTruthy();
  expect(screen.getByRole("tab", { name: /Uncertain/ }).textContent).toBe("Uncertain1");
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Dec")]);
  expect(screen.queryByText(/Less certain/u)).toBeNull();
});

test("where only less certain days are left, the list to check is empty but for their line (B-27.19)", async () => {
  known = [deadline("less", { title: "Second instalment", date: "2026-12-02", state: "toCheck", isLessCertain: true })];
  draw();
  expect(await screen.findByText("Nothing upcoming")).toBeTruthy();
  tab(/Uncertain/);
  expect(screen.getByText("Nothing uncertain")).toBeTruthy();
  press("Less certain: 1 more day stands in the text");
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Second instalment")]);
});

test("whoever confirms one date to check stays with the others, though one is ahead now", async () => {
  known = [
    deadline("one", { title: "First instalment", date: "2026-12-10", state: "toCheck" }),
    deadline("two", { title: "Second instalment", date: "2026-12-11", state: "toCheck" }),
  ];
  draw();
  await screen.findByRole("button", { name: /First instalment/u });
  press(/First instalment/);
  press("Confirm");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Second instalment")]);
});

test("say that a signed document may have replaced them (B-31.10)", async () => {
  known = [
    ...known,
    deadline("old", { title: "Second instalment", date: "2026-12-11", state: "toCheck", isAmended: true }),
    deadline("sure", { title: "Third instalment", date: "2026-12-12", state: "toCheck" }),
  ];
  await open();
  tab(/Uncertain/);
  const note = /May be replaced: a signed document/;
  expect(rows().map(({ textContent }) => note.test(textContent ?? ""))).toEqual([true, false]);
  press(/Second instalment/);
  expect(await screen.findByText(/this date may have been replaced/)).toBeTruthy();
});

test("are confirmed, changed, done and put aside where they stand; a refusal is said (B-27.10)", async () => {
  await open();
  press(/Last day to give notice/);
  refusal = { message: "This date no longer exists.", code: "deadlineNotFound" };
  press("Confirm");
  expect(await screen.findByText("This date no longer exists.")).toBeTruthy();
  refusal = null;
  press("Confirm");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull());
  press("Change date");
  fireEvent.change(screen.getByLabelText("New date"), { target: { value: "2026-12-02" } });
  press("Apply");
  await waitFor(() => expect(screen.queryByLabelText("New date")).toBeNull());
  press("Dismiss date");
  await waitFor(() => expect(rows()).toHaveLength(2));
  press(/Answer round 2/);
  press("Done");
  await waitFor(() => expect(rows()).toHaveLength(1));
  press(/Pay the freight/);
  press("Remove this date");
  await waitFor(() => expect(rows()).toHaveLength(0));
  const of = (id: string, contract = "c1") => `/api/contracts/${contract}/deadlines/${id}`;
  expect(sent).toEqual([
    { method: "PATCH", path: of("notice"), body: { state: "confirmed" } },
    { method: "PATCH", path: of("notice"), body: { date: "2026-12-02" } },
    { method: "PATCH", path: of("notice"), body: { state: "dismissed" } },
    { method: "PATCH", path: of("week", "c2"), body: { state: "done" } },
    { method: "DELETE", path: of("late"), body: null },
  ]);
});

test("a date that was dismissed is taken back by Undo; one whose change of text was settled with it has none (B-6.17)", async () => {
  await open();
  press(/Last day to give notice/);
  press("Dismiss date");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ state: "dismissed" }, { state: deadline("notice").state }]);
  cleanup();
  [known, sent] = [[deadline("notice", { isTextChanged: true })], []];
  await open();
  press(/Last day to give notice/);
  press("Dismiss date");
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(rows()).toHaveLength(0));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a text that says otherwise is shown beside the person's date, and either can be taken", async () => {
  known = [deadline("notice", { isTextChanged: true, textDate: "2027-12-01", answeredByName: "Ann" })];
  await open();
  expect(screen.getByText("Text changed")).toBeTruthy();
  press(/Last day to give notice/);
  expect(screen.getByText("The text says Dec 1, 2027.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Keep this date" })).toBeTruthy();
  press("Change to Dec 1, 2027");
  await waitFor(() => expect(sent).toMatchObject([{ body: { date: "2027-12-01" } }]));
});

test("are gone through by keys, which do nothing while one types (B-27.10)", async () => {
  await open();
  const key = (name: string, target: Element | Window = window) => fireEvent.keyDown(target, { key: name });
  for (const name of ["j", "j", "j", "k", "j"]) key(name);
  expect(document.activeElement?.textContent).toContain("Last day to give notice");
  key("y", screen.getByLabelText("Kind"));
  key("y");
  await waitFor(() => expect(sent).toMatchObject([{ path: "/api/contracts/c1/deadlines/notice" }]));
});

test("of one's own are added, once or again (B-27.10)", async () => {
  await open();
  press("Add a date");
  const dialog = await screen.findByRole("dialog", { name: "Add a date or duty" });
  fireEvent.change(await within(dialog).findByLabelText("Contract"), { target: { value: "c1" } });
  fireEvent.change(within(dialog).getByLabelText("What needs to be done"), { target: { value: "Report" } });
  fireEvent.change(within(dialog).getByLabelText("Date"), { target: { value: "2026-12-31" } });
  fireEvent.change(within(dialog).getByLabelText("Repeats"), { target: { value: "FREQ=MONTHLY;INTERVAL=3" } });
  press("Add this date");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const body = { title: "Report", date: "2026-12-31", repeat: "FREQ=MONTHLY;INTERVAL=3" };
  expect(sent).toEqual([{ method: "POST", path: "/api/contracts/c1/deadlines", body }]);
});
