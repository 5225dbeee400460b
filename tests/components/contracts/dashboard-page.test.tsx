// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DashboardLoading from "@/app/(signed-in)/dashboard/loading";
import { Trash } from "@/app/(signed-in)/dashboard/trash";
import DashboardPage from "@/app/(signed-in)/dashboard/page";
import type { ListSize } from "@/components/contracts/list/list-bar";
import type { AddressValues } from "@/components/contracts/list/list-query";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import type { DeadlineKind, NextStep } from "@/lib/deadlines/kinds";
import type { CellDto } from "@/lib/portfolio/schema";

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
const pending = vi.hoisted(() => vi.fn(async (): Promise<{ items: object[] }> => ({ items: [] })));
vi.mock("@/lib/people/collaboration/invitations", () => ({ listPendingInvitations: pending }));
vi.mock("@/app/(signed-in)/create/actions", () => ({ createFromTemplateAction: vi.fn() }));
vi.mock("@/app/(signed-in)/upload/actions", () => ({ startUploadAction: vi.fn(), uploadContractAction: vi.fn() }));
vi.mock("@/app/(signed-in)/collaborators/actions", () => ({ joinAction: vi.fn(), inviteAction: vi.fn() }));
const sizeOfList = vi.hoisted(() =>
  vi.fn<() => Promise<ListSize>>(async () => ({ matching: 1, all: 1, isMore: false })),
);
vi.mock("@/lib/contracts/contracts", () => ({ listContracts, sizeOfList }));
vi.mock("@/lib/contracts/list/workplace", () => ({
  listLabels: async () => [],
  listViews: async () => [{ name: "Drafts", query: "status=draft" }],
}));
const nothing = { count: 0, first: [] };
vi.mock("@/lib/folders/folders", () => ({ listFolders: async () => ({ items: [], nextCursor: null }) }));
const step = (date: string, kind: DeadlineKind = "notice", title = ""): NextStep => ({ date, kind, title });
const findNextSteps = vi.hoisted(() => vi.fn());
vi.mock("@/lib/deadlines/deadlines", () => ({
  findNextSteps,
  needsThisWeek: async () => ({
    needs: { late: nothing, due: nothing, proposed: nothing },
    toCheck: null,
    today: "2026-11-22",
  }),
}));
vi.mock("@/lib/contracts/approvals/awaited", () => ({ approvalsAsked: async () => nothing }));
const negotiationsIn = vi.hoisted(() => vi.fn(async () => new Map<string, object>()));
vi.mock("@/lib/exchange/rounds/waiting", () => ({ roundsWaiting: async () => nothing, negotiationsIn }));
vi.mock("@/lib/people/notifications/notifications", () => ({ unreadMentions: async () => nothing }));
const partiesToChoose = vi.hoisted(() => vi.fn());
vi.mock("@/lib/counterparties/choosing", () => ({ partiesToChoose }));
const answersListed = vi.hoisted(() => vi.fn());
vi.mock("@/lib/portfolio/cells/listed", () => ({ answersListed }));
const deviationsIn = vi.hoisted(() => vi.fn(async () => ({ c1: 3 })));
vi.mock("@/lib/positions/deviations", () => ({ deviationsIn }));
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
  findNextSteps.mockResolvedValue(new Map([["c1", step("2026-12-01")]]));
  answersListed.mockResolvedValue(new Map());
  partiesToChoose.mockResolvedValue(null);
});

async function open(address: AddressValues = {}) {
  render(<ToastProvider>{await DashboardPage({ searchParams: Promise.resolve(address) })}</ToastProvider>);
}

test("a date that nobody has confirmed is marked as such (B-7.18)", async () => {
  listContracts.mockResolvedValue({ items: [contract], nextCursor: null });
  findNextSteps.mockResolvedValueOnce(new Map([["c1", { ...step("2027-01-29"), isToCheck: true }]]));
  await open();
  const row = screen.getByRole("row", { name: /^Lease/ });
  expect(row.textContent).toContain("Jan 29, 2027≈likelyNoticeto confirm");
  expect(screen.getByText(/≈ likely, not certain/)).toBeTruthy();
  cleanup();
  await open();
  expect(screen.getByRole("row", { name: /^Lease/ }).textContent).not.toContain("to confirm");
});

test("asks which of a contract's parties the reader is, until that is answered (B-30.10)", async () => {
  listContracts.mockResolvedValue({ items: [contract], nextCursor: null });
  const party = { counterpartyId: "p1", name: "Tumen Khur Trade LLC", role: "Distributor" };
  partiesToChoose.mockResolvedValueOnce({ contractId: "c1", parties: [party, { ...party, counterpartyId: "p2" }] });
  await open();
  expect(partiesToChoose).toHaveBeenLastCalledWith(actor, ["c1"]);
  const question = within(await screen.findByRole("region", { name: "Which of these is you?" }));
  expect(question.getAllByRole("button", { name: "Tumen Khur Trade LLC Distributor" })).toHaveLength(2);
  cleanup();
  await open();
  expect(screen.queryByRole("region", { name: "Which of these is you?" })).toBeNull();
});

test("shows the first 50 contracts with the way to older ones (B-7.3)", async () => {
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: "k2" });
  await open();
  expect(listContracts).toHaveBeenLastCalledWith(actor, { limit: 50 });
  expect(screen.getByRole("heading", { name: "Your Contracts" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Lease" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/dashboard?cursor=k2");
  expect(screen.queryByRole("link", { name: "Newer" })).toBeNull();
});

test("shows what is next and when, and marks what is near or overdue, until its column goes (B-7.18)", async () => {
  listContracts.mockResolvedValue({ items: [contract, { ...contract, id: "c2", name: "Sale" }], nextCursor: null });
  await open();
  expect(screen.getByText("Dec 1").className).toContain("text-warning");
  expect(screen.getByRole("row", { name: /^Lease/ }).textContent).toContain("Notice");
  expect(screen.getByRole("row", { name: /^Sale/ }).textContent).toContain("–");
  cleanup();
  findNextSteps.mockResolvedValueOnce(new Map([["c1", step("2027-12-07", "other", "Tender")]]));
  await open();
  expect(screen.getByText("Dec 7, 2027").className).not.toContain("text-warning");
  expect(screen.getByText("Tender")).toBeTruthy();
  cleanup();
  findNextSteps.mockResolvedValueOnce(new Map([["c1", step("2026-11-20", "payment")]]));
  await open();
  expect(screen.getByText("Nov 20").className).toContain("text-danger");
  cleanup();
  findNextSteps.mockClear();
  await open({ columns: "" });
  expect(screen.queryByRole("columnheader", { name: "Next date" })).toBeNull();
  expect(findNextSteps).not.toHaveBeenCalled();
});

test("shows the other side, the value and the end of the contracts that were read (B-7.19)", async () => {
  listContracts.mockResolvedValue({ items: [contract, { ...contract, id: "c2", name: "Sale" }], nextCursor: null });
  const cell = (state: CellDto["state"], value: CellDto["value"]) => ({ state, value, more: 0 });
  const cells = {
    counterparty: cell("stated", { text: "Tuul Estate LLC" }),
    "fact:price": cell("likely", { text: "eighteen million", amount: 18_000_000, currency: "MNT" }),
    "fact:expiration_date": cell("verified", { text: "the end of 2027", day: "2027-12-31" }),
  };
  answersListed.mockResolvedValue(new Map([["c1", cells]]));
  await open();
  expect(answersListed).toHaveBeenCalledWith(actor, ["c1", "c2"], [...Object.keys(cells), "fact:renewal_term"]);
  const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads).toEqual([
    "Contract Name",
    "Counterparty",
    "Type",
    "Value",
    "Ends",
    "Next date",
    "Upload Date",
    "Status",
    "Actions",
  ]);
  const shown = within(screen.getByRole("row", { name: /^Lease/ })).getAllByRole("cell");
  expect(shown[0]?.textContent).toBe("Tuul Estate LLC");
  expect(shown[2]?.textContent).toBe("MNT 18,000,000≈likely");
  expect(within(shown[2] as HTMLElement).getByTitle("eighteen million")).toBeTruthy();
  expect(shown[3]?.textContent).toBe("Dec 31, 2027");
  const others = within(screen.getByRole("row", { name: /^Sale/ })).getAllByRole("cell");
  expect([others[0], others[2], others[3]].map((one) => one?.textContent)).toEqual(["–", "–", "–"]);
});

test("counts deviations where their column is chosen, and only then (B-24.13)", async () => {
  listContracts.mockResolvedValue({ items: [contract, { ...contract, id: "c2", name: "Sale" }], nextCursor: null });
  await open();
  expect(deviationsIn).not.toHaveBeenCalled();
  cleanup();
  await open({ columns: "deviations" });
  expect(within(screen.getByRole("row", { name: /^Lease/ })).getByText("Deviations: 3")).toBeTruthy();
  expect(screen.getByRole("row", { name: /^Sale/ }).textContent).not.toContain("Deviations");
});

test("says how many a search found, or how many at least (B-7.14)", async () => {
  const uncounted = { matching: null, all: 66, isMore: false };
  sizeOfList.mockResolvedValueOnce(uncounted);
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: null });
  await open({ q: "rent" });
  expect(screen.getByText("1 of 66")).toBeTruthy();
  cleanup();
  sizeOfList.mockResolvedValueOnce(uncounted);
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: "k2" });
  await open({ q: "rent" });
  expect(screen.getByText("more than 1 of 66")).toBeTruthy();
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

test("shows one banner at most, the most pressing one (B-7.20)", async () => {
  ownUsage.mockResolvedValue(using(5 * GB));
  listContracts.mockResolvedValue({ items: [contract], nextCursor: null });
  const [inviter, other] = [{ name: "Bat" }, { name: "Supply" }];
  pending.mockResolvedValueOnce({ items: [{ id: "i1", inviter, contract: other, role: "reviewer" }] });
  await open();
  expect(screen.getByText(/Bat/)).toBeTruthy();
  expect(screen.queryByText(/Your storage/)).toBeNull();
  cleanup();
  await open();
  expect(screen.getByText(/Your storage is full/)).toBeTruthy();
  expect(document.querySelectorAll(".page-banner")).toHaveLength(1);
});

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

test("a contract that is out with the other side says so beside its status (B-7.23)", async () => {
  listContracts.mockResolvedValue({ items: [contract, { ...contract, id: "c2", name: "Sale" }], nextCursor: null });
  negotiationsIn.mockResolvedValueOnce(new Map([["c1", { since: "2026-11-20T09:00:00.000Z", isWithThem: true }]]));
  await open();
  const badge = within(screen.getByRole("row", { name: /^Lease/ })).getByRole("link", { name: /In negotiation/ });
  expect(badge.getAttribute("href")).toBe("/contracts/c1/rounds");
  expect(badge.title).toBe("Sent on Nov 20, 2026. Waiting for their reply.");
  expect(within(screen.getByRole("row", { name: /^Lease/ })).getByText("Analyzed")).toBeTruthy();
  expect(screen.getAllByText("In negotiation")).toHaveLength(1);
});
