// @vitest-environment jsdom
/** An obligation becomes a duty by one click, and says that it is one. Source: B-27.14. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ContractAsked, ObligationsByParty } from "@/components/assistant/summary/obligations-by-party";
import type { DeadlineDto } from "@/lib/deadlines/schema";
import { item } from "../assistant/assistant-panel-stage";
import { deadline } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const REPORT = item("The Tenant shall report\neach leak at once.", 2);
const PAY = item("The Tenant shall pay the rent.", 1);
const makeSource = (content: string): DeadlineDto["source"] => ({
  content,
  page: 1,
  start: 0,
  end: content.length,
  versionId: "v0",
  isGone: false,
});

/** The contract's duties over REST; what is posted is kept. */
function serve(kept: DeadlineDto[], refusal: string | null = null) {
  const posted: unknown[] = [];
  const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit = {}) => {
    if (path.endsWith("/parties")) return answer({ parties: [], ourSide: null });
    if (method !== "POST") return answer(kept);
    if (refusal) return answer({ message: refusal, code: "deadlinesFull" }, 409);
    const asked = JSON.parse(String(body)) as { title: string; date: string; source: { content: string } };
    posted.push(asked);
    const duty = deadline("new", {
      ...{ ...asked, kind: "duty", date: "2026-12-20", working: null },
      source: makeSource(asked.source.content),
    });
    kept.push(duty);
    return answer(duty, 201);
  });
  return posted;
}

function show() {
  render(
    <ContractAsked value="c1">
      <ObligationsByParty versionId="v2" passages={[PAY, REPORT]} first={5} onShowPassage={() => undefined} />
    </ContractAsked>,
  );
}

test("one click proposes it with its passage, for the day it names or none, and what says so takes the focus (B-27.14)", async () => {
  const kept = [
    deadline("old", { state: "confirmed", date: "2026-12-01", source: makeSource("The Tenant shall pay the rent.") }),
  ];
  const posted = serve(kept);
  show();
  expect(await screen.findByText("A duty for Dec 1, 2026")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Make it a duty" });
  button.focus();
  fireEvent.click(button);
  const said = await screen.findByText("A duty for Dec 20, 2026, to confirm. The text gives no date for it.");
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByRole("button", { name: "Make it a duty" })).toBeNull();
  expect(posted[0]).not.toHaveProperty("date");
  expect(posted).toMatchObject([
    {
      kind: "duty",
      state: "proposed",
      title: "The Tenant shall report each leak at once.",
      source: { content: REPORT.content, start: REPORT.start, versionId: "v2" },
    },
  ]);
});

test("what somebody else made a duty of meanwhile is no second one (B-27.14)", async () => {
  const kept: DeadlineDto[] = [];
  const posted = serve(kept);
  show();
  const [first] = await screen.findAllByRole("button", { name: "Make it a duty" });
  kept.push(deadline("theirs", { state: "confirmed", date: "2026-12-05", source: makeSource(PAY.content) }));
  if (first) fireEvent.click(first);
  expect(await screen.findByText("A duty for Dec 5, 2026")).toBeTruthy();
  expect(posted).toEqual([]);
});

test("a refusal is said beside the passage it is about, which may be tried again (B-27.14)", async () => {
  serve([], "This contract has as many dates as it can hold.");
  show();
  const [, second] = await screen.findAllByRole("button", { name: "Make it a duty" });
  if (second) fireEvent.click(second);
  expect((await screen.findByRole("alert")).textContent).toBe("This contract has as many dates as it can hold.");
  expect(screen.getAllByRole("button", { name: "Make it a duty" })).toHaveLength(2);
});

test("whoever has gone on meanwhile keeps the focus; a day that the text names is said to be its (B-27.14)", async () => {
  const kept = [
    deadline("named", {
      ...{ state: "proposed", kind: "duty", date: "2026-12-01", working: "The text says Dec 1, 2026." },
      source: makeSource(PAY.content),
    }),
  ];
  serve(kept);
  show();
  await screen.findByText("A duty for Dec 1, 2026, to confirm. The text says Dec 1, 2026.");
  fireEvent.click(screen.getByRole("button", { name: "Make it a duty" }));
  const link = screen.getByRole("link", { name: "All dates" });
  link.focus();
  await screen.findByText(/gives no date/);
  expect(document.activeElement).toBe(link);
});
