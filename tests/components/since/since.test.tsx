// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AllSinceScreen } from "@/components/since/all-since-screen";
import { SinceScreen } from "@/components/since/since-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ReferenceDto, SinceDto } from "@/lib/since/schema";

const quote = (content: string) => ({ content, page: 1, start: 10, end: 10 + content.length });
const REFERENCE: ReferenceDto = {
  key: "standard iso 9001",
  kind: "standard",
  name: "ISO 9001:2015",
  edition: "2015",
  isSure: true,
  quote: quote("Goods conform to ISO 9001:2015."),
  isWatched: false,
  watchers: [],
  changes: [],
};
const SINCE: SinceDto = {
  signedOn: "2024-03-10",
  versionId: "v1",
  parties: [
    {
      counterpartyId: "p1",
      what: "address",
      was: "Peace Avenue 1",
      is: "<b>Seoul Street 2</b>",
      isSure: false,
      quote: quote("Address: Peace Avenue 1"),
      source: {
        contractId: "c2",
        name: "Later",
        versionId: "v2",
        day: "2025-05-04",
        quote: quote("Address: Seoul Street 2"),
      },
    },
  ],
  documents: [
    { contractId: "c3", name: "Amendment 1", role: "amendment", day: "2025-03-01", isDayKnown: true, isSigned: false },
  ],
  hiddenCount: 2,
  changes: [
    { contractId: "c3", clause: "1", number: "2.3", from: "2025-03-01", isInForce: false, quote: quote("thirty days") },
  ],
  references: [REFERENCE],
};

let answers: Record<string, object> = {};
const sent: [string, unknown][] = [];
beforeEach(() => {
  sent.length = 0;
  answers = { "/api/contracts/c1/since": SINCE };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method === undefined) {
      const answer = answers[path];
      return answer ? Response.json(answer) : new Response(null, { status: 500 });
    }
    const body: unknown = init.body === undefined ? null : JSON.parse(String(init.body));
    sent.push([`${init.method} ${path}`, body]);
    if (init.method === "DELETE") return new Response(null, { status: 204 });
    const add = (body as { add?: { day: string; words: string } }).add;
    const changes = add ? [{ ...add, byName: "Ann", isOwn: true }] : [];
    return Response.json({ ...REFERENCE, isWatched: true, changes });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (screenOf: ReactNode) => render(<ToastProvider>{screenOf}</ToastProvider>);
const inSection = (name: string) => within(screen.getByRole("region", { name }));

test("shows each change with day and quotes, and marks what isn't certain (B-49.1, B-49.2, B-49.3)", async () => {
  show(<SinceScreen contractId="c1" contractName="Supply" />);
  await screen.findByText("Signed on Mar 10, 2024");
  const side = inSection("The other side");
  expect(side.getByText("To check")).toBeTruthy();
  expect(side.getByText("<b>Seoul Street 2</b>")).toBeTruthy();
  expect(side.getByText("Later, May 4, 2025")).toBeTruthy();
  const quoted = side.getByText("Address: Seoul Street 2").closest("a");
  expect(quoted?.getAttribute("href")).toBe("/contracts/c2?passage=10-33&version=v2");
  const later = inSection("Later documents");
  expect(later.getByText("Not signed")).toBeTruthy();
  expect(later.getByText("2 more documents that you can't open.")).toBeTruthy();
  expect(later.getByText("thirty days")).toBeTruthy();
  expect(later.getByText(/not in force today/)).toBeTruthy();
});

test("a reference is watched, and a change of it noted (B-49.5)", async () => {
  show(<SinceScreen contractId="c1" contractName="Supply" />);
  fireEvent.click(await screen.findByRole("button", { name: "Watch" }));
  const form = within(await screen.findByRole("form", { name: "Note a change" }));
  fireEvent.change(form.getByLabelText("Since"), { target: { value: "2026-05-01" } });
  expect(form.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(true);
  fireEvent.change(form.getByLabelText("What changed"), { target: { value: "New edition" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("May 1, 2026: New edition (Ann)")).toBeTruthy();
  const address = "PUT /api/contracts/c1/since/references/standard%20iso%209001";
  expect(sent).toEqual([
    [address, { isWatched: true }],
    [address, { isWatched: true, add: { day: "2026-05-01", words: "New edition" } }],
  ]);
});

test("says that nothing changed, that it isn't signed, or that it could not be read (B-49.1)", async () => {
  const nothing = { ...SINCE, parties: [], documents: [], hiddenCount: 0, changes: [], references: [] };
  answers = { "/api/contracts/c1/since": nothing };
  show(<SinceScreen contractId="c1" contractName="Supply" />);
  expect(await screen.findByText("Nothing changed that we know of")).toBeTruthy();
  cleanup();
  answers = { "/api/contracts/c1/since": { ...nothing, signedOn: null } };
  show(<SinceScreen contractId="c1" contractName="Supply" />);
  expect(await screen.findByText("This contract isn't marked as signed")).toBeTruthy();
  cleanup();
  answers = {};
  show(<SinceScreen contractId="c1" contractName="Supply" />);
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
});

test("over all contracts, page by page, and what is watched can be ended (B-49.7)", async () => {
  const one = { contractId: "c1", name: "Supply", signedOn: "2024-03-10", versionId: "v1" };
  const found = { ...one, parties: SINCE.parties, documents: [], hiddenCount: 0, references: [] };
  const watched = [{ id: "w1", kind: "standard", name: "ISO 9001", changes: [] }];
  answers = {
    "/api/since": { contracts: [found], nextCursor: "c1", watched },
    "/api/since?cursor=c1": {
      contracts: [{ ...found, contractId: "c9", name: "Second" }],
      nextCursor: null,
      watched: [],
    },
  };
  show(<AllSinceScreen />);
  expect(await screen.findByRole("link", { name: "Supply" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("link", { name: "Second" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Stop watching" }));
  await waitFor(() => expect(screen.queryByText("What you watch")).toBeNull());
  expect(sent).toEqual([["DELETE /api/since/references/w1", null]]);
});
