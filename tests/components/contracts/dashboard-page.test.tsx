// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import DashboardLoading from "@/app/(signed-in)/dashboard/loading";
import DashboardPage from "@/app/(signed-in)/dashboard/page";
import type { ContractDto } from "@/lib/contracts/schema";

const actor = { userId: "u1", name: "Ann", systemRole: "user", language: "en", sessionId: "s1" };
const listContracts = vi.hoisted(() => vi.fn());
vi.mock("@/lib/adapters/page", () => ({ pageActor: async () => actor, pageLanguage: async () => "en" }));
vi.mock("@/lib/collaboration/invitations", () => ({ listPendingInvitations: async () => [] }));
vi.mock("@/app/(signed-in)/collaborators/actions", () => ({ joinAction: vi.fn() }));
vi.mock("@/lib/contracts/contracts", () => ({ listContracts }));
afterEach(cleanup);

const contract: ContractDto = {
  id: "c1", name: "Lease", status: "analyzed", statusMessage: null, progress: 100, pagesWithoutText: [], uploadedAt: "2025-03-07T12:00:00.000Z", uploadedBy: "u1",
  uploadedByName: "Ann", currentVersionId: "v1", metadata: { contractType: "" }, role: "admin", isAdmin: true, file: null,
};

async function open(cursor?: string | string[]) {
  render(await DashboardPage({ searchParams: Promise.resolve(cursor === undefined ? {} : { cursor }) }));
}

test("shows the first 50 contracts with the way to older ones", async () => {
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: "k2" });
  await open();
  expect(listContracts).toHaveBeenLastCalledWith(actor, { limit: 50 });
  expect(screen.getByRole("heading", { name: "Your Contracts" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Lease" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Older" }).getAttribute("href")).toBe("/dashboard?cursor=k2");
  expect(screen.queryByRole("link", { name: "Newer" })).toBeNull();
});

test("shows the page that the address names", async () => {
  listContracts.mockResolvedValueOnce({ items: [contract], nextCursor: null });
  await open(["k2", "k3"]);
  expect(listContracts).toHaveBeenLastCalledWith(actor, { limit: 50, cursor: "k3" });
  expect(screen.getByRole("link", { name: "Newer" }).getAttribute("href")).toBe("/dashboard?cursor=k2");
});

test("leads to upload and create, and says when there is nothing yet", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open();
  expect(screen.getByRole("link", { name: "Upload New Contract" }).getAttribute("href")).toBe("/upload");
  expect(screen.getByRole("link", { name: "Create New Contract" }).getAttribute("href")).toBe("/create");
  expect(screen.getByText("You don't have any contracts yet.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("a page beyond the oldest contract says so and leads back", async () => {
  listContracts.mockResolvedValueOnce({ items: [], nextCursor: null });
  await open("k9");
  expect(screen.getByText("There are no older contracts.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Newer" }).getAttribute("href")).toBe("/dashboard");
});

test("says that it is loading", () => {
  render(<DashboardLoading />);
  expect(screen.getByRole("status").textContent).toBe("Loading your contracts...");
});
