// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ActivityButton } from "@/components/audit/activity-button";
import { Administration } from "@/components/audit/administration";
import { AuditTable } from "@/components/audit/audit-table";
import { tables } from "@/lib/copy/en/tables";
import type { AuditEventDto } from "@/lib/audit/schema";
import { audit } from "@/lib/copy/en/audit";
import { common } from "@/lib/copy/en/common";
import { signal } from "../../support/signal";
import { CONTRACT, fakeFetch, show, type Answers } from "../review/fixtures";

const words = audit.list;
const PATH = "/api/contracts/c1/activity";
const ADMIN_PATH = "/api/admin/audit";

function event(sequence: number, changes: Partial<AuditEventDto> = {}): AuditEventDto {
  return {
    id: `e${sequence}`,
    sequence,
    at: new Date(2026, 2, 2, 10).toISOString(), // in whatever zone this runs
    actorId: "u1",
    actorName: "Bat",
    action: "contract.saved",
    what: "Saved a version",
    details: `Version ${sequence}`,
    detail: {},
    address: "203.0.113.7",
    previousHash: "",
    hash: "h",
    ...changes,
  };
}

async function open(answers: Answers, view: "story" | "everything" = "everything"): Promise<string[]> {
  const asked = fakeFetch(answers);
  show(<ActivityButton contract={CONTRACT} />);
  fireEvent.click(screen.getByRole("button", { name: audit.contract.open }));
  fireEvent.click(await screen.findByRole("radio", { name: audit.story[view === "story" ? "view" : view] }));
  return asked;
}

const rows = () =>
  within(screen.getByRole("list", { name: words.label }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a contract's activity", () => {
  test.each(["reviewer", "manager"] as const)("is not offered to a %s", (role) => {
    show(<ActivityButton contract={{ ...CONTRACT, role }} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("says what, who, when, from where, and its details", async () => {
    await open({
      [PATH]: {
        body: [event(2), event(1, { what: "File text read", actorName: audit.app, address: "", details: "" })],
      },
    });
    await screen.findByText("Version 2");
    expect(rows()).toEqual([
      "Mar 2, 202610:00 AMBat · Saved a version · Version 2203.0.113.7",
      "10:00 AMThe app · File text read",
    ]);
    expect(screen.getByText(words.shown(2))).toBeDefined();
    expect(screen.queryByRole("button", { name: words.more })).toBeNull();
  });

  test("writes days in its details as everywhere, and what only holds one stays as it is", async () => {
    const details = "Duty · 2026-12-31 · Lease 2026-12-31.docx";
    await open({ [PATH]: { body: [event(1, { details })] } });
    expect(await screen.findByText("Duty · Dec 31, 2026 · Lease 2026-12-31.docx")).toBeTruthy();
  });

  test("is grouped by day, today and yesterday by name", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 10, 12) }); // else midnight may pass
    onTestFinished(() => void vi.useRealTimers());
    const daysAgo = (days: number) => new Date(2026, 2, 10 - days, 12).toISOString();
    await open({ [PATH]: { body: [0, 0, 1, 40].map((days, index) => event(9 - index, { at: daysAgo(days) })) } });
    await screen.findByText(words.today);
    const texts = rows();
    expect(texts.map((text) => text?.startsWith(words.today))).toEqual([true, false, false, false]);
    expect(texts[1]).toMatch(/^\d/u); // only its time: the day stands above the one before
    expect(texts[2]?.startsWith(words.yesterday)).toBe(true);
    expect(texts[3]).toMatch(/^\w{3} \d{1,2}, \d{4}/u);
  });

  test("gives earlier events on demand, and ends", async () => {
    const next = `${PATH}?cursor=2`;
    const asked = await open({
      [PATH]: { body: [event(3), event(2)], headers: { Link: `<${next}>; rel="next"` } },
      [next]: { body: [event(1)] },
    });
    fireEvent.click(await screen.findByRole("button", { name: words.more }));
    await screen.findByText("Version 1");
    expect(rows()).toHaveLength(3);
    expect(asked).toEqual([PATH, next]);
    expect(screen.queryByRole("button", { name: words.more })).toBeNull();
  });

  test("shows that it loads, that there is nothing, and that it failed, with a way to try again", async () => {
    const [answer, away] = [signal(), { status: 503, body: { message: "away", code: "databaseUnavailable" } }];
    let isUp = false;
    await open({ [PATH]: () => (isUp ? { body: [] } : answer.given.then(() => away)) });
    expect(await screen.findByText(words.loading)).toBeDefined(); // until the answer is given
    answer.give();
    await screen.findByText(words.failed);
    isUp = true;
    fireEvent.click(screen.getByRole("button", { name: common.retry }));
    expect(await screen.findByText(words.empty)).toBeDefined();
  });

  test("is downloaded as a table under the server's name; a failure is said", async () => {
    const saved: string[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    let isUp = true;
    await open({
      [PATH]: { body: [event(1)] },
      [`${PATH}?format=csv`]: () =>
        isUp
          ? {
              body: new Blob(["a"]),
              headers: { "Content-Disposition": `attachment; filename="Activity.csv"; filename*=UTF-8''%D0%96.csv` },
            }
          : { status: 500 },
    });
    const download = await screen.findByRole("button", { name: words.download });
    fireEvent.click(download);
    await waitFor(() => expect(saved).toEqual(["Ж.csv"]));
    isUp = false;
    await waitFor(() => expect(download).toHaveProperty("disabled", false));
    fireEvent.click(download);
    expect(await screen.findByText(words.failed)).toBeDefined();
  });

  test("shows names and details as text, whatever they hold", async () => {
    await open({ [PATH]: { body: [event(1, { actorName: "<img src=x onerror=alert(1)>", details: "<b>bold</b>" })] } });
    expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeDefined();
    expect(document.querySelector("img, b")).toBeNull();
  });
});

describe("a contract's story", () => {
  test("joins like actions, and unfolds views and readings on request (B-18.9)", async () => {
    const viewed = { action: "contract.opened", what: "Viewed the text", actorName: "Sarnai" };
    await open({ [PATH]: { body: [event(3), event(2), event(1, viewed)] } }, "story");
    const story = await screen.findByRole("list", { name: audit.story.view });
    expect(story.textContent).toContain(`Bat Saved a version · ${audit.story.times(2)}`);
    expect(story.textContent).toContain("Version 3; Version 2");
    expect(story.textContent).toContain("10:00 AM"); // the clock, not how long ago
    const fold = within(story).getByText(audit.story.views(1, 1));
    expect(fold.closest("details")?.open).toBe(false);
    fireEvent.click(fold);
    expect(fold.closest("details")?.textContent).toContain("Sarnai · Viewed the text");
  });
});

describe("comments in a contract's activity", () => {
  const added = (sequence: number, commentId: string) =>
    event(sequence, { action: "comment.added", what: "Added a comment", details: "", detail: { commentId } });
  const said = (id: string, text: string) => ({ id, text, mentions: [] });
  const COMMENTS = "/api/contracts/c1/comments";

  test("their first words stand below, each a link to the comment, which closes the list (B-18.15)", async () => {
    const long = `Cap the liability. ${"word ".repeat(60)}`;
    const body = [said("k1", "Please check 4.2"), said("k2", long)];
    await open({ [PATH]: { body: [added(3, "k2"), added(2, "k1"), added(1, "gone")] }, [COMMENTS]: { body } }, "story");
    const link = await screen.findByRole("link", { name: "Please check 4.2" });
    expect(link.getAttribute("href")).toBe("/contracts/c1?comment=k1");
    expect(screen.getByRole("link", { name: /^Cap the liability\. word .*…$/ }).textContent.length).toBeLessThan(150);
    expect(screen.getAllByRole("link")).toHaveLength(2); // none for the one that is gone
    link.addEventListener("click", (click) => click.preventDefault());
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("who doesn't get the comments reads that there was one, and no words (B-18.15)", async () => {
    await open({ [PATH]: { body: [added(1, "k1")] }, [COMMENTS]: { status: 403 } });
    expect(await screen.findByText("Added a comment")).toBeDefined();
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("comments aren't asked for where no event is about one", async () => {
    const asked = await open({ [PATH]: { body: [event(1)] } });
    await screen.findByText("Version 1");
    expect(asked).toEqual([PATH]);
  });
});

describe("the administrators' page", () => {
  test("reads the accounts' events when their tab is opened, and keeps the users as they were", async () => {
    const asked = fakeFetch({ [ADMIN_PATH]: { body: [event(1, { what: "Logged in", details: "" })] } });
    show(<Administration users={<input aria-label="search" />} rules={null} mail={null} signing={null} />);
    fireEvent.change(screen.getByLabelText("search"), { target: { value: "bat" } });
    expect(asked).toEqual([]);
    const tab = screen.getByRole("tab", { name: audit.accounts.tab });
    fireEvent.mouseDown(tab, { button: 0 });
    expect(await screen.findByText("Logged in")).toBeDefined();
    expect(screen.getByRole("heading", { level: 1, name: audit.accounts.tab })).toBeDefined();
    expect(
      (
        await axe.run(document.body, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } })
      ).violations.map(({ id }) => id),
    ).toEqual([]);
    fireEvent.mouseDown(screen.getByRole("tab", { name: audit.accounts.users }), { button: 0 });
    expect(screen.getByLabelText("search")).toHaveProperty("value", "bat");
  });

  test("searches and sorts the events on the server, and looks further where a page has none (B-18.13)", async () => {
    const link = { headers: { link: `<${ADMIN_PATH}?search=bat&cursor=7>; rel="next"` } };
    const asked = fakeFetch({
      [ADMIN_PATH]: { body: [event(9, { what: "Logged in" })] },
      [`${ADMIN_PATH}?search=bat`]: { body: [], ...link },
      [`${ADMIN_PATH}?search=bat&cursor=7`]: { body: [event(2, { what: "Logged out" })] },
      [`${ADMIN_PATH}?search=bat&sort=at`]: { body: [] },
    });
    show(<AuditTable />);
    await screen.findByText("Logged in");
    fireEvent.change(screen.getByRole("searchbox", { name: tables.searchEvents }), { target: { value: "bat" } });
    expect(await screen.findByText(tables.nothingYet("bat"))).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: tables.searchFurther }));
    expect(await screen.findByText("Logged out")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: audit.columns.at }));
    expect(await screen.findByText(tables.nothing("bat"))).toBeDefined();
    expect(asked).toContain(`${ADMIN_PATH}?search=bat&cursor=7`);
  });
});
