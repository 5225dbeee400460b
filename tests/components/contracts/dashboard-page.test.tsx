// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DashboardLoading from "@/app/(signed-in)/dashboard/loading";
import { Trash } from "@/app/(signed-in)/dashboard/trash";
import DashboardPage from "@/app/(signed-in)/dashboard/page";
import type { AddressValues } from "@/components/contracts/list/list-query";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";

const actor = { userId: "u1", name: "Ann", systemRole: "user", language: "en", sessionId: "s1" };
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn(), refresh: vi.fn() }) }));
vi.mock("@/app/(signed-in)/dashboard/actions", () => ({
  changeContractAction: vi.fn(),
  deleteContractAction: vi.fn(),
  undeleteContractAction: vi.fn(),
  endContractAction: vi.fn(),
  duplicateContractAction: vi.fn(),
  labelContractAction: vi.fn(),
  saveViewsAction: vi.fn(),
}));
const trash = vi.hoisted(() => ({ listTrash: vi.fn(), trashSize: vi.fn() }));
vi.mock("@/lib/contracts/trash/trash", () => trash);
const listContracts = vi.hoisted(() => vi.fn());
const ownUsage = vi.hoisted(() => vi.fn());
vi.mock("@/lib/access/quotas", () => ({ ownUsage }));
vi.mock("@/lib/server/adapters/page", () => ({ pageActor: async () => actor, pageLanguage: async () => "en" }));
vi.mock("@/lib/people/collaboration/invitations", () => ({
  listPendingInvitations: async () => ({ items: [], nextCursor: null }),
}));
vi.mock("@/app/(signed-in)/create/actions", () => ({ createFromTemplateAction: vi.fn() }));
vi.mock("@/app/(signed-in)/upload/actions", () => ({ startUploadAction: vi.fn(), uploadContractAction: vi.fn() }));
vi.mock("@/app/(signed-in)/collaborators/actions", () => ({ joinAction: vi.fn(), inviteAction: vi.fn() }));
const sizeOfList = vi.hoisted(() => vi.fn(async () => ({ matching: 1, all: 1, isMore: false })));
vi.mock("@/lib/contracts/contracts", () => ({ listContracts, sizeOfList }));
vi.mock("@/lib/contracts/list/workplace", () => ({
  listLabels: async () => [],
  listViews: async () => [{ name: "Drafts", query: "status=draft" }],
}));
const nothing = { count: 0, first: [] };
vi.mock("@/lib/folders/folders", () => ({ listFolders: async () => ({ items: [], nextCursor: null }) }));
vi.mock("@/lib/deadlines/week", () => ({
  needsThisWeek: async () => ({ needs: { late: nothing, due: nothing, proposed: nothing }, today: "2026-11-22" }),
}));
const findNextDates = vi.hoisted(() => vi.fn(async () => new Map([["c1", "2026-12-01"]])));
vi.mock("@/lib/deadlines/deadlines", () => ({ findNextDates }));
vi.mock("@/lib/exchange/rounds/waiting", () => ({ roundsWaiting: async () => nothing }));
vi.mock("@/lib/people/notifications/notifications", () => ({ unreadMentions: async () => nothing }));
const factsListed = vi.hoisted(() => vi.fn());
vi.mock("@/lib/assistant/review/reviews", () => ({ factsListed }));
vi.mock("@/lib/positions/deviations", () => ({ deviationsIn: async () => ({}) }));
afterEach(cleanup);

const contract: ContractDto = {
  id: "c1",
  name: "Lease",
  status: "analyzed",
  statusMessage: null,
  progress: 100,
  pagesWithoutText: [],
  uploadedAt: "2025-03-07T12:00:00.000Z",
  uploadedBy: "u1",
  uploadedByName: "Ann",
  currentVersionId: "v1",
  signedAt: null,
  signedBy: "",
  metadata: { contractType: "" },
  role: "admin",
  isAdmin: true,
  file: null,
};

const GB = 1_000_000_000;
const using = (usedBytes: number, limitBytes: number | null = 5 * GB) => ({
  storage: { usedBytes, limitBytes },
  contracts: { used: 3, limit: null },
});
beforeEach(() => {
  ownUsage.mockResolvedValue(using(GB));
  trash.trashSize.mockResolvedValue(0);
});

async function open(address: AddressValues = {}) {
  render(<ToastProvider>{await DashboardPage({ searchParams: Promise.resolve(address) })}</ToastProvider>);
}

test("shows the first 50 contracts with the way to older ones (B-7.3)", async () => {
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: "k2" });
  await open();
  expect(listContracts).toHaveBeenLastCalledWith(actor, { limit: 50 });
  expect(screen.getByRole("heading", { name: "Your Contracts" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Lease" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/dashboard?cursor=k2");
  expect(screen.queryByRole("link", { name: "Newer" })).toBeNull();
});

test("shows the next date, and marks a near one, until its column goes (B-7.18)", async () => {
  listContracts.mockResolvedValue({ items: [contract, { ...contract, id: "c2", name: "Sale" }], nextCursor: null });
  await open();
  expect(screen.getByText("Dec 1, 2026").parentElement?.className).toContain("text-warning");
  expect(screen.getByRole("row", { name: /^Sale/ }).textContent).toContain("–");
  cleanup();
  findNextDates.mockResolvedValueOnce(new Map([["c1", "2026-12-07"]]));
  await open();
  expect(screen.getByText("Dec 7, 2026").parentElement?.className).not.toContain("text-warning");
  cleanup();
  findNextDates.mockClear();
  await open({ columns: "" });
  expect(screen.queryByRole("columnheader", { name: "Next date" })).toBeNull();
  expect(findNextDates).not.toHaveBeenCalled();
});

test("shows parties and price of the contracts that were read, in their own words, when those columns are chosen (B-7.19)", async () => {
  listContracts.mockResolvedValue({ items: [contract, { ...contract, id: "c2", name: "Sale" }], nextCursor: null });
  await open();
  expect(factsListed).not.toHaveBeenCalled();
  cleanup();
  const parties = [
    { value: "Tuul Estate LLC", basis: "stated" },
    { value: "Altan Trade LLC", basis: "likely" },
  ];
  const price = [{ value: "MNT 18,000,000 a month", basis: "stated" }];
  const facts = { parties: { facts: parties, more: 1 }, price: { facts: price, more: 0 } };
  factsListed.mockResolvedValueOnce(new Map([["c1", facts]]));
  await open({ columns: "parties,price" });
  expect(factsListed).toHaveBeenCalledWith(actor, ["c1", "c2"]);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads.slice(4, 6)).toEqual(["Parties", "Price"]);
  const cells = within(screen.getByRole("row", { name: /^Lease/ })).getAllByRole("cell");
  expect(cells[3]?.textContent).toBe("Tuul Estate LLCAltan Trade LLC+1?likely");
  expect(cells[4]?.textContent).toBe("MNT 18,000,000 a month"); // stated: no mark of doubt
  const others = within(screen.getByRole("row", { name: /^Sale/ })).getAllByRole("cell");
  expect(others.slice(3, 5).map(({ textContent }) => textContent)).toEqual(["–", "–"]);
});

test("shows the page that the address names", async () => {
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: null });
  await open({ cursor: ["k2", "k3"] });
  expect(listContracts).toHaveBeenLastCalledWith(actor, { limit: 50, cursor: "k3" });
  expect(screen.getByRole("link", { name: "Newer" }).getAttribute("href")).toBe("/dashboard?cursor=k2");
});

test("leads to upload and create, and says when there is nothing yet (B-7.1)", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open();
  expect(screen.getByRole("link", { name: "Upload New Contract" }).getAttribute("href")).toBe("/upload");
  expect(screen.getByRole("link", { name: "Create New Contract" }).getAttribute("href")).toBe("/create");
  expect(screen.getByText("You don't have any contracts yet.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a page beyond the oldest contract says so and leads back", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open({ cursor: "k9" });
  expect(screen.getByText("There are no older contracts.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Newer" }).getAttribute("href")).toBe("/dashboard");
});

test("asks for what the address searches, filters and orders by, and keeps it on the way to the next page (B-7.8)", async () => {
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: "k2" });
  await open({ q: " rent ", type: "Lease Agreement", status: "draft", sort: "name", cursor: "k1" });
  expect(listContracts).toHaveBeenLastCalledWith(actor, {
    limit: 50,
    q: "rent",
    type: "Lease Agreement",
    status: "draft",
    sort: "name",
    cursor: "k1",
  });
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
    "/dashboard?q=rent&type=Lease+Agreement&status=draft&sort=name&cursor=k1&cursor=k2",
  );
  expect(screen.getByRole("searchbox").getAttribute("value")).toBe("rent");
});

test("leaves out what an address can't mean", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open({ type: "Sonnet", status: "archived", sort: "size" });
  expect(listContracts).toHaveBeenLastCalledWith(actor, { limit: 50 });
  expect(screen.getByText("You don't have any contracts yet.")).toBeTruthy();
});

test("a search that finds nothing says so, with the way back to all contracts", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open({ q: "zebra" });
  expect(screen.getByRole("status").textContent).toBe("No contract matches your search and filters.");
  const clear = screen.getAllByRole("link", { name: "Clear search and filters" });
  expect(clear.map((link) => link.getAttribute("href"))).toEqual(["/dashboard", "/dashboard"]);
  expect(screen.queryByText("You don't have any contracts yet.")).toBeNull();
});

test("says that it is loading (B-7.1)", () => {
  render(<DashboardLoading />);
  expect(screen.getByRole("status").textContent).toBe("Loading your contracts...");
});

test.each([
  [using(3.99 * GB), null],
  [
    using(4 * GB),
    "Your storage is 80% full (4 of 5 GB). Delete contracts you no longer need, or ask an administrator for more space.",
  ],
  [
    using(4_960_000_000),
    "Your storage is 99% full (5 of 5 GB). Delete contracts you no longer need, or ask an administrator for more space.",
  ],
  [
    using(5 * GB),
    "Your storage is full (5 of 5 GB). You can still read, export and delete; deleting contracts frees up space.",
  ],
  [
    using(480_000_000, 0.5 * GB),
    "Your storage is 96% full (480 of 500 MB). Delete contracts you no longer need, or ask an administrator for more space.",
  ],
  [using(900 * GB, null), null],
])(
  "says before the storage is full that it is nearly so, and where the figures stand: %j (B-22.5)",
  async (usage, words) => {
    ownUsage.mockResolvedValue(usage);
    listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: null });
    await open();
    if (words === null) return expect(screen.queryByText(/Your storage/)).toBeNull();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole("link", { name: "View storage" }).getAttribute("href")).toBe("/settings#storage");
  },
);

test("shows the trash, and the way there where something is in it", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open();
  expect(screen.queryByRole("link", { name: "Trash" })).toBeNull();
  cleanup();
  trash.trashSize.mockResolvedValue(1);
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open();
  expect(screen.getByRole("link", { name: "Trash" }).getAttribute("href")).toBe("/dashboard?trash=1");
  cleanup();
  const [deletedAt, endsAt] = ["2026-03-07T12:00:00.000Z", "2026-04-06T12:00:00.000Z"];
  trash.listTrash.mockResolvedValueOnce({ items: [{ ...contract, deletedAt, endsAt }], nextCursor: "c1" });
  render(<ToastProvider>{await Trash({ address: { trash: "1" } })}</ToastProvider>);
  expect(screen.getByRole("table", { name: "Trash" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/dashboard?trash=1&cursor=c1");
});
