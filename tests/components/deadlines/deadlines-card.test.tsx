// @vitest-environment jsdom
/** A contract's dates beside its text. Source: B-27.10. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DeadlinesCard } from "@/components/deadlines/deadlines-card";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { deadlines } from "@/lib/copy/en/deadlines";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { deadline } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AHEAD = "2099-12-01";
const PAST = "2020-12-01";

/** The contract's deadlines over REST; what is changed is kept. */
function show(deadlines: readonly DeadlineDto[]) {
  const changed: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json(path.includes("/deadlines") ? deadlines : []);
    changed.push(JSON.parse(String(body)));
    return Response.json({ ...deadlines[1], state: "confirmed" });
  });
  render(
    <ToastProvider>
      <DeadlinesCard contractId="c1" />
    </ToastProvider>,
  );
  return changed;
}

const opened = () =>
  screen
    .getAllByRole("button", { expanded: true })
    .map((row) => row.textContent)
    .join();

test("the first one ahead that waits for an answer is open, is confirmed by one press, and stays open (B-27.10)", async () => {
  const changed = show([
    deadline("past", { title: "Long gone", date: PAST }),
    deadline("first", { title: "Last day to give notice", date: AHEAD }),
    deadline("next", { title: "Renews", date: AHEAD }),
  ]);
  const confirm = await screen.findByRole("button", { name: "Confirm" });
  expect(opened()).toContain("Last day to give notice");
  fireEvent.click(confirm);
  await waitFor(() => expect(changed).toEqual([expect.objectContaining({ state: "confirmed" })]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull());
  expect(opened()).toContain("Last day to give notice");
});

test("a confirmed date says when reminders of it go out, one that waits does not (B-27.10)", async () => {
  const { text } = deadlines.reminders;
  show([deadline("first", { date: AHEAD }), deadline("next", { title: "Renews", date: AHEAD, state: "confirmed" })]);
  await screen.findByRole("button", { name: "Confirm" });
  expect(screen.queryByText(text)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Renews/ }));
  expect(screen.getByText(text)).toBeTruthy();
});

const CONFIRMED = {
  state: "confirmed",
  answeredByName: "Anna Weaver",
  answeredAt: "2026-11-20T10:00:00.000Z",
} as const;

test("a date that a person confirmed says who and when, and no longer that it is uncertain (B-27.10)", async () => {
  show([
    deadline("first", { date: AHEAD }),
    deadline("sure", { ...CONFIRMED, title: "Renews", date: AHEAD }),
    deadline("again", { ...CONFIRMED, title: "Ends", date: AHEAD, state: "proposed", isTextChanged: true }),
  ]);
  await screen.findByRole("button", { name: "Confirm" });
  expect(screen.getByText(deadlines.likely)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Renews/ }));
  expect(screen.getByText("Confirmed by Anna Weaver on Nov 20, 2026.")).toBeTruthy();
  expect(screen.queryByText(deadlines.likely)).toBeNull();
  expect(screen.queryByText(/Last updated/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Ends/ })); // its text changed since: they are asked again
  expect(screen.getByText(deadlines.likely)).toBeTruthy();
  expect(screen.getByText("Last updated by Anna Weaver.")).toBeTruthy();
});

test("a date to check whose day is over is marked as past, one ahead isn't (B-27.10)", async () => {
  show([
    deadline("over", { title: "Deliver the books", date: PAST, state: "toCheck" }),
    deadline("ahead", { title: "Deliver the maps", date: AHEAD, state: "toCheck" }),
  ]);
  fireEvent.click(await screen.findByRole("button", { name: deadlines.pastOrDone(1) }));
  const [over, ahead] = await Promise.all(["books", "maps"].map((name) => rowOf(name)));
  expect(over?.textContent).toContain(deadlines.due.over);
  expect(ahead?.textContent).not.toContain(deadlines.due.over);
});

const rowOf = (name: string) => screen.findByRole("button", { name: new RegExp(name) });

test.each([
  ["FREQ=MONTHLY;UNTIL=20270331", "Every month"],
  ["FREQ=MONTHLY;COUNT=3", "Custom"],
])("a duty that recurs by %s is said to repeat: %s", async (repeat, name) => {
  show([deadline("first", { date: AHEAD, repeat })]);
  expect(await screen.findByText(`${deadlines.details.repeats}: ${name}`)).toBeTruthy();
});

test("it can be closed, and another opened instead (B-27.10)", async () => {
  show([deadline("first", { date: AHEAD }), deadline("next", { title: "Renews", date: AHEAD })]);
  fireEvent.click(await screen.findByRole("button", { expanded: true }));
  expect(screen.queryByRole("button", { expanded: true })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Renews/ }));
  expect(opened()).toContain("Renews");
});

test("none is open where none ahead waits for an answer; one to check is, where nothing else does (B-27.10)", async () => {
  show([deadline("past", { date: PAST }), deadline("sure", { title: "Ends", date: AHEAD, state: "confirmed" })]);
  await screen.findByText("Ends");
  expect(screen.queryByRole("button", { expanded: true })).toBeNull();
  cleanup();
  show([
    deadline("sure", { title: "Ends", date: AHEAD, state: "confirmed" }),
    deadline("unsure", { title: "Deliver the books", date: AHEAD, state: "toCheck" }),
  ]);
  await screen.findByText("Deliver the books");
  expect(opened()).toContain("Deliver the books");
});

test("what is over or done is folded below what comes next, the newest first; alone it isn't (B-27.10)", async () => {
  const over = [
    deadline("old", { title: "Deliver the books", date: PAST }),
    deadline("late", { title: "Pay the freight", date: PAST, state: "confirmed", isLate: true }),
    deadline("done", { title: "Deliver the maps", date: AHEAD, state: "done" }),
  ];
  show([...over, deadline("next", { title: "Renews", date: AHEAD })]);
  const line = await screen.findByRole("button", { name: deadlines.pastOrDone(2) });
  const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(rows()).toEqual([expect.stringContaining("freight"), expect.stringContaining("Renews")]);
  fireEvent.click(line);
  expect(rows().slice(2)).toEqual([expect.stringContaining("maps"), expect.stringContaining("books")]);
  cleanup();
  show(over.slice(0, 1));
  expect((await rowOf("books")).textContent).toContain("Dec2020");
});

const LONG = "The Landlord shall serve a notice proposing a reviewed rent not earlier than 12 months before the date";

test.each([
  [
    "The notice of the kind",
    "notice",
    `Last day to give notice: ${LONG}`,
    `4.2 ${LONG}.`,
    "Last day to give notice · 4.2",
  ],
  ["a duty", "duty", LONG, `12. ${LONG}.`, "Duty · 12"],
  ["words without a number", "duty", LONG, `${LONG}.`, "Duty"],
] as const)("%s has a short name, and its clause's words below (B-27.10)", async (_, kind, title, content, name) => {
  const source = { content, page: 1, start: 0, end: content.length, versionId: "v1", isGone: false };
  show([deadline("one", { kind, title, source, date: PAST })]);
  expect(await screen.findByText(name)).toBeTruthy();
  expect(screen.getByText(LONG)).toBeTruthy();
});

test("a date called by its clause's words says them once (B-27.10)", async () => {
  const content = "The Supplier reports each leak by 4 May 2027.";
  const source = { content, page: 1, start: 0, end: content.length, versionId: "v1", isGone: false };
  const title = "The Supplier reports each leak by 4 May 2027";
  show([deadline("one", { isFound: true, kind: "duty", date: PAST, title, source })]);
  expect(await screen.findAllByText(/reports each leak/u)).toHaveLength(1);
});

test("duties that were found are told apart by their first words, an end by its name alone (B-27.10)", async () => {
  const words = { page: 1, start: 0, end: 30, versionId: "v1", isGone: false };
  const duty = { kind: "duty", title: "Duty", date: PAST, isFound: true } as const;
  show([
    deadline("one", { ...duty, source: { ...words, content: "The Supplier reports each leak." } }),
    deadline("two", { ...duty, source: { ...words, content: "The Buyer insures the goods." } }),
    deadline("end", { kind: "expiration", title: "The contract ends", date: PAST }),
  ]);
  expect(await screen.findByText("The Supplier reports each leak.")).toBeTruthy();
  expect(screen.getByText("The Buyer insures the goods.")).toBeTruthy();
  expect(screen.queryByText(/sixty/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /insures/ }));
  expect(screen.getAllByText("The Buyer insures the goods.")).toHaveLength(1);
});

test("what is less certain is folded under one line, opened by a press, and can be confirmed there (B-27.19)", async () => {
  const check = { state: "toCheck", date: AHEAD } as const;
  const changed = show([
    deadline("less", { ...check, title: "Deliver the maps", isLessCertain: true }),
    deadline("first", { ...check, title: "Deliver the books" }),
  ]);
  await screen.findByText("Deliver the books");
  expect(opened()).toContain("Deliver the books");
  expect(screen.queryByText("Deliver the maps")).toBeNull();
  const line = screen.getByRole("button", { name: deadlines.lessCertain(1) });
  fireEvent.click(line);
  expect(screen.getByText(deadlines.toCheckHint)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Deliver the maps/ }));
  expect(screen.getByText(deadlines.lessCertainHint)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(changed).toEqual([expect.objectContaining({ state: "confirmed" })]));
});

test("a date that comes again doesn't claim that the text names another day (B-27.5)", async () => {
  const again = { date: AHEAD, textDate: "2026-03-10", repeat: "FREQ=MONTHLY" };
  show([deadline("again", again)]);
  await screen.findByRole("button", { name: "Confirm" });
  expect(screen.queryByText(deadlines.details.textSays("Mar 10, 2026"))).toBeNull();
  cleanup();
  show([deadline("again", { ...again, isTextChanged: true })]);
  expect(await screen.findByText(deadlines.details.textSays("Mar 10, 2026"))).toBeTruthy();
});

test("a contract that is still being read says so, and not that it has no dates (B-27.10)", async () => {
  let isReading = true;
  let dates: readonly DeadlineDto[] = [];
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(
      path.endsWith("/status") ? (isReading ? { isReading } : {}) : path.includes("/deadlines") ? dates : [],
    ),
  );
  render(
    <ToastProvider>
      <DeadlinesCard contractId="c1" />
    </ToastProvider>,
  );
  expect(await screen.findByText(deadlines.card.reading)).toBeTruthy();
  expect(screen.queryByText(deadlines.card.none)).toBeNull();
  isReading = false;
  dates = [deadline("ahead", { date: AHEAD })];
  expect(await screen.findByText("Last day to give notice", undefined, { timeout: 4_000 })).toBeTruthy();
});

test("an end that renews is confirmed as one date (B-27.10)", async () => {
  const both = { date: AHEAD, state: "toCheck" } as const;
  const changed = show([
    deadline("end", { ...both, kind: "expiration", title: deadlines.kinds.expiration }),
    deadline("renewal", { ...both, kind: "renewal", title: deadlines.kinds.renewal }),
  ]);
  expect(await screen.findByText(deadlines.unless.ended)).toBeTruthy();
  expect(screen.queryByText(deadlines.kinds.expiration)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: deadlines.details.confirm }));
  await waitFor(() => expect(changed).toEqual([{ state: "confirmed" }, { state: "confirmed" }]));
});
