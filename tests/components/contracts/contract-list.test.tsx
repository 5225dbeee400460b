// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  RENEWAL,
  withAnswers,
  type ContractListRow,
  type ListActions,
  type ListedAnswer,
  type StatusNews,
} from "@/components/contracts/list/contract-rows";
import { ContractList, type ContractListProps } from "@/components/contracts/list/contract-list";
import { ContractsNotLoaded } from "@/components/contracts/dashboard/contracts-not-loaded";
import { EmptyContracts } from "@/components/contracts/dashboard/empty-contracts";
import type { CreateSample } from "@/components/contracts/dashboard/sample-button";
import { PLAIN_VIEW, pageLinks, trailIn } from "@/components/contracts/list/list-query";
import { StatusBadge } from "@/components/contracts/contract-badges";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { POLL_MS } from "@/components/contracts/list/use-contract-news";
import { contractList } from "@/lib/copy/en/contract-list";
import { copyFor } from "@/lib/copy/copy";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";

const words = copyFor("en").contracts;
const refresh = vi.hoisted(() => vi.fn());
const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh, push }) }));

/** The list with what every page gives it. */
function ShownList(props: Pick<ContractListProps, "contracts" | "links"> & Partial<ContractListProps>) {
  const actions: ListActions = {
    change: async () => ({ ok: true, data: { id: "c1" } }),
    remove: async () => ({ ok: true, data: { contractId: "c1" } }),
    duplicate: async () => ({ ok: true, data: { id: "c9", name: "Copy" } }),
    label: async ({ labels }) => ({ ok: true, data: { labels } }),
    restore: async ({ contractId }) => ({ ok: true, data: { contractId } }),
    share: async () => ({ ok: true, data: null }),
  };
  return (
    <ToastProvider>
      <ContractList view={PLAIN_VIEW} actions={actions} {...props} />
    </ToastProvider>
  );
}
const BARE = { ...PLAIN_VIEW, columns: "" };
const ONE_PAGE = { newer: null, older: null };
const row = (part: Partial<ContractListRow>): ContractListRow => ({
  id: "c1",
  name: "Lease",
  contractType: "Lease Agreement",
  uploadedAt: "2025-03-07T12:00:00.000Z",
  status: "analyzed",
  progress: 100,
  statusMessage: null,
  role: "reviewer",
  snippet: null,
  ...part,
});
const cells = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(name) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

const answers = new Map<string, StatusNews | "down">();
const asked = vi.fn((path: string) => {
  const answer = answers.get(path.split("/")[3] ?? "") ?? "down";
  return answer === "down"
    ? Promise.reject(new TypeError("network"))
    : Promise.resolve(new Response(JSON.stringify({ ...answer, currentVersionId: null })));
});
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
function hide(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
  answers.clear();
});

describe("the list of contracts", () => {
  test("has the four columns and links each name to its contract (B-7.3)", () => {
    render(<ShownList contracts={[row({})]} links={ONE_PAGE} view={BARE} />);
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Contract Name",
      "Type",
      "Upload Date",
      "Status",
      "Actions",
    ]);
    expect(screen.getByRole("link", { name: "Lease" }).getAttribute("href")).toBe("/contracts/c1");
    expect(cells("Lease")).toEqual(["Lease Agreement", "Mar 7, 2025", "Analyzed", ""]);
  });

  test("has the chosen columns among them, with the next date where there is one (B-7.3)", () => {
    const contracts = [
      row({
        labels: ["ours"],
        addedBy: "Bat",
        next: { date: "2027-11-01", kind: "notice", title: "", days: 400, isThisYear: false },
      }),
      row({ id: "c2", name: "Sale", contractType: "Other" }),
    ];
    const view = { ...PLAIN_VIEW, columns: "labels,by,next" };
    render(<ShownList contracts={contracts} links={ONE_PAGE} view={view} />);
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Contract Name",
      "Type",
      "Next date",
      "Upload Date",
      "Status",
      "Labels",
      "Added by",
      "Actions",
    ]);
    expect(cells("Lease").slice(1, 6)).toEqual(["Nov 1, 2027Notice", "Mar 7, 2025", "Analyzed", "ours", "Bat"]);
    expect(cells("Sale")[1]).toBe("–");
  });

  test("writes a price for a month with the month, the contract's own words on hover (B-7.19)", () => {
    const rate = { amount: 11_868_000, currency: "MNT", per: "month" } as const;
    const value = { text: "сарын түрээсийг 11 868 000 төгрөг", rate };
    const contracts = [row({ answers: { price: { state: "stated", value, more: 0 } } })];
    render(<ShownList contracts={contracts} links={ONE_PAGE} view={{ ...PLAIN_VIEW, columns: "price" }} />);
    expect(screen.getAllByTitle(value.text)[0]?.textContent).toBe("MNT\u00a011,868,000 a month");
  });

  test("says of an end whose day is over that it has ended, and what the sign of the likely means (B-7.19)", () => {
    const ends = (day: string, state: "stated" | "likely"): ContractListRow["answers"] => ({
      ends: { state, value: { text: "the end", day }, more: 0 },
    });
    const contracts = [
      row({ answers: ends("2025-12-31", "stated"), isOver: true }),
      row({ id: "c2", name: "Sale", contractType: "Other", answers: ends("2027-12-31", "stated"), isOver: false }),
    ];
    const view = { ...PLAIN_VIEW, columns: "ends" };
    const { rerender } = render(<ShownList contracts={contracts} links={ONE_PAGE} view={view} />);
    expect(cells("Lease")[1]).toContain(`Dec 31, 2025${contractList.over}`);
    expect(cells("Sale")[1]).toBe("Dec 31, 2027");
    expect(screen.queryByText(contractList.likelyKey)).toBeNull();
    rerender(<ShownList contracts={[row({ answers: ends("2027-12-31", "likely") })]} links={ONE_PAGE} view={view} />);
    expect(screen.getByText(contractList.likelyKey)).toBeTruthy();
  });

  test("says of one that renews that it may still run, but not of one that does not (B-7.19)", () => {
    const ends: ListedAnswer = { state: "stated", value: { text: "31 December 2025", day: "2025-12-31" }, more: 0 };
    const years: ListedAnswer = { state: "likely", value: { text: "one year", number: 12, unit: "months" }, more: 0 };
    const never: ListedAnswer = { state: "likely", value: { text: "It does not renew." }, more: 0 };
    const read = (renewal: ListedAnswer | null, today: string) => {
      const cells = { "fact:expiration_date": ends, ...(renewal ? { [RENEWAL]: renewal } : {}) };
      return withAnswers(row({}), { cells, columns: ["ends"], today });
    };
    const isOver = (renewal: ListedAnswer | null, today = "2026-03-01") => {
      const { isOver: over, mayRunOn } = read(renewal, today);
      return { over, mayRunOn };
    };
    expect(isOver(years)).toEqual({ over: true, mayRunOn: true });
    expect(isOver(never)).toEqual({ over: true, mayRunOn: false });
    expect(isOver(null)).toEqual({ over: true, mayRunOn: false });
    expect(isOver(years, "2025-03-01")).toEqual({ over: false, mayRunOn: false });
    render(
      <ShownList contracts={[read(years, "2026-03-01")]} links={ONE_PAGE} view={{ ...PLAIN_VIEW, columns: "ends" }} />,
    );
    expect(cells("Lease")[1]).toContain(`Dec 31, 2025${contractList.runsOn}`);
  });

  test("names what is missing", () => {
    const contracts = [row({ contractType: "", status: "", uploadedAt: "" })];
    render(<ShownList contracts={contracts} links={ONE_PAGE} view={BARE} />);
    expect(cells("Lease")).toEqual(["Not specified", "Unknown date", "Draft", ""]);
  });

  test("says why a file could not be read", () => {
    const contracts = [row({ status: "failed", statusMessage: "The file is encrypted." })];
    render(<ShownList contracts={contracts} links={ONE_PAGE} view={BARE} />);
    expect(cells("Lease")[2]).toBe("FailedThe file is encrypted.");
  });

  test("links to the pages beside it, where there are any", () => {
    const { rerender } = render(<ShownList contracts={[row({})]} links={ONE_PAGE} />);
    expect(screen.queryByRole("navigation")).toBeNull();
    rerender(<ShownList contracts={[row({})]} links={pageLinks("/dashboard", ["a"], "b")} />);
    expect(screen.getByRole("link", { name: "Newer" }).getAttribute("href")).toBe("/dashboard");
    expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/dashboard?cursor=a&cursor=b");
  });
});

describe("rows being processed", () => {
  test("renew themselves every two seconds until they are done (B-7.6)", async () => {
    render(
      <ShownList
        contracts={[row({ status: "processing", progress: 10 }), row({ id: "c2", name: "NDA", contractType: "Other" })]}
        links={ONE_PAGE}
        view={BARE}
      />,
    );
    expect(screen.getByRole("progressbar", { name: "Reading Lease" }).getAttribute("aria-valuenow")).toBe("10");
    answers.set("c1", { status: "processing", progress: 60, statusMessage: null });
    await wait(POLL_MS);
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/contracts/c1/status"]);
    expect(screen.getByRole("progressbar", { name: "Reading Lease" }).getAttribute("aria-valuenow")).toBe("60");
    answers.set("c1", { status: "analyzed", progress: 100, statusMessage: null });
    await wait(POLL_MS);
    expect(cells("Lease")[2]).toBe("Analyzed");
    expect(screen.getByText("Lease: Analyzed").getAttribute("role")).toBe("status");
    await wait(10 * POLL_MS);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("say who is before them while they wait", async () => {
    render(<ShownList contracts={[row({ status: "processing", progress: 0 })]} links={ONE_PAGE} />);
    answers.set("c1", { status: "processing", progress: 0, statusMessage: null, ahead: 2 });
    await wait(POLL_MS);
    expect(screen.getByText("2 ahead of it")).toBeTruthy();
    answers.set("c1", { status: "processing", progress: 0, statusMessage: null, ahead: null });
    await wait(POLL_MS);
    expect(screen.getByText("0%")).toBeTruthy();
  });

  test("nobody is asked when none is being processed", async () => {
    render(<ShownList contracts={[row({})]} links={ONE_PAGE} />);
    await wait(10 * POLL_MS);
    expect(asked).not.toHaveBeenCalled();
  });

  test("rest while the tab is hidden and are asked at once when it is back", async () => {
    answers.set("c1", { status: "processing", progress: 20, statusMessage: null });
    render(<ShownList contracts={[row({ status: "processing" })]} links={ONE_PAGE} />);
    hide(true);
    await wait(10 * POLL_MS);
    expect(asked).not.toHaveBeenCalled();
    hide(false);
    await wait(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("keep what is known when the server doesn't answer, say so, and ask less often", async () => {
    render(<ShownList contracts={[row({ status: "processing", progress: 30 })]} links={ONE_PAGE} />);
    await wait(POLL_MS);
    expect(screen.getByText(words.dashboard.statusStale)).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("30");
    await wait(POLL_MS);
    expect(asked).toHaveBeenCalledTimes(1);
    answers.set("c1", { status: "processing", progress: 70, statusMessage: null });
    await wait(POLL_MS);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(words.dashboard.statusStale)).toBeNull();
  });

  test("a newer list from the server counts more than older news", async () => {
    answers.set("c1", { status: "analyzed", progress: 100, statusMessage: null });
    const { rerender } = render(<ShownList contracts={[row({ status: "processing" })]} links={ONE_PAGE} view={BARE} />);
    await wait(POLL_MS);
    rerender(<ShownList contracts={[row({ status: "reviewed" })]} links={ONE_PAGE} view={BARE} />);
    expect(cells("Lease")[2]).toBe("Reviewed");
  });
});

describe("the status badge", () => {
  test.each([
    ["processing", "orange", "Processing"],
    ["analyzed", "blue", "Analyzed"],
    ["reviewed", "green", "Reviewed"],
    ["failed", "gray", "Failed"],
    ["", "gray", "Draft"],
    ["archived", "gray", "archived"],
  ])("of '%s' is %s and reads %s", (status, tone, text) => {
    render(<StatusBadge status={status} />);
    expect(screen.getByText(text).getAttribute("data-tone")).toBe(tone);
  });
});

test("a user without contracts is led to the first upload and to the templates, or tries a sample in their language (B-7.2)", async () => {
  const create = vi.fn<CreateSample>(async () => ({ ok: true, data: { id: "c7" } }));
  render(
    <ToastProvider>
      <EmptyContracts copy={copyFor("en")} create={create} />
    </ToastProvider>,
  );
  expect(screen.getByText("You don't have any contracts yet.")).toBeTruthy();
  const leadsTo = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(leadsTo("Upload your first contract")).toBe("/upload");
  expect(leadsTo(/Start with a pre-defined Lease Agreement template/)).toBe("/create?template=Lease%20Agreement");
  expect(screen.getAllByRole("link")).toHaveLength(1 + TEMPLATE_TYPES.length);
  expect(screen.getAllByRole("list")[0]?.querySelectorAll(":scope > li")).toHaveLength(3);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Try a sample contract" })));
  const { name, text } = copyFor("en").sample;
  expect(create).toHaveBeenCalledWith({ type: "Other", name, fields: { textContent: text } });
  expect(push).toHaveBeenCalledWith("/contracts/c7");
});

test("a list that can't be had offers to try again", () => {
  const retry = vi.fn();
  render(<ContractsNotLoaded onRetry={retry} />);
  expect(screen.getByRole("alert").textContent).toBe("Failed to load contracts. Please try again later.Retry");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe("the trail of pages in the address", () => {
  test("is read in each of its shapes", () => {
    expect([trailIn(undefined), trailIn(""), trailIn("a"), trailIn(["a", "b"])]).toEqual([[], [], ["a"], ["a", "b"]]);
  });
  test("leads one step back and one step on", () => {
    expect(pageLinks("/dashboard", [], null)).toEqual(ONE_PAGE);
    expect(pageLinks("/dashboard", ["a", "b"], "c d")).toEqual({
      newer: "/dashboard?cursor=a",
      older: "/dashboard?cursor=a&cursor=b&cursor=c+d",
    });
  });
  test("keeps what the list is searched and ordered by", () => {
    expect(pageLinks("/dashboard?q=rent", ["a"], "b")).toEqual({
      newer: "/dashboard?q=rent",
      older: "/dashboard?q=rent&cursor=a&cursor=b",
    });
  });
  test("remembers a bounded number of steps", () => {
    const long = Array.from({ length: 20 }, (_, step) => `s${step}`);
    expect(pageLinks("/d", long, "next").older?.split("cursor=")).toHaveLength(21);
  });
});
