// @vitest-environment jsdom
/** What is open before a version goes out or is approved. Source: B-14.13, B-26.14. */
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChangesSince } from "@/components/approvals/changes-since";
import { OpenPoints } from "@/components/open-points/open-points";
import { approvals as approvalWords } from "@/lib/copy/en/approvals";
import { review } from "@/lib/copy/en/review";
import { show } from "./fixtures";

const words = review.open;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What each address answers, by how it ends. */
function answering(answers: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const [, answer] = Object.entries(answers).find(([end]) => path.split("?")[0]?.endsWith(end)) ?? [];
    return Response.json(answer ?? []);
  });
  return asked;
}

const position = { boundingRect: {}, rects: [], pageNumber: 3 };
const suggestion = (quote: string, start: number) => ({ id: quote, quote, position, start, end: start + quote.length });
const BOOK = {
  id: "b1",
  name: "As supplier",
  contractType: "Sales Contract",
  kinds: [],
  language: "en",
  side: "supply",
};
const open = (type = "Sales Contract") => show(<OpenPoints contractId="c1" versionId="v3" type={type} />);

test("blanks, comments and points of the review are counted, and each leads to its place (B-26.14)", async () => {
  answering({
    "/suggestions/c1": { suggestions: [suggestion("________", 40), suggestion("thirty (60) days", 90)], cacheId: "k" },
    "/comments": [{ resolved: false }, { resolved: true }],
    "/positions": [BOOK],
    "/parties": { parties: [], ourSide: null },
    "/versions/v3": { plainText: "The Supplier shall deliver the goods." },
    "/review": [
      { verdict: "deviates" },
      { verdict: "matches" },
      { verdict: "missing", accepted: { reason: "agreed" } },
    ],
  });
  open();
  const list = within(await screen.findByRole("region", { name: words.title }));
  const links = list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    [words.blank("________", 3), "/contracts/c1?passage=40-48&version=v3"],
    [words.comments(1), "/contracts/c1?side=comments"],
    [words.points(1), "/contracts/c1?side=review"],
  ]);
  expect(list.getByText(words.blanks(1), { exact: false })).toBeTruthy();
});

test("our wordings that were suggested and that nobody accepted are told, with the way to them (B-26.14, B-13.13)", async () => {
  const own = { ...suggestion("90 days", 40), source: "positions" };
  answering({ "/suggestions/c1": { suggestions: [own, suggestion("fee", 90)], cacheId: "k" }, "/versions/v3": {} });
  open();
  const link = await screen.findByRole("link", { name: words.wordings(1) });
  expect(link.getAttribute("href")).toBe("/contracts/c1?side=suggestions");
});

test("where nothing is open that is said, and what can't be read stops nothing (B-26.14)", async () => {
  const nothing = {
    "/suggestions/c1": { suggestions: [], cacheId: "k" },
    "/positions": [BOOK],
    "/parties": { parties: [], ourSide: null },
    "/versions/v3": { plainText: "The Supplier shall deliver the goods." },
  };
  answering(nothing);
  open();
  expect(await screen.findByText(words.nothing)).toBeTruthy();
  cleanup();
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  open();
  expect(await screen.findByText(words.unknown)).toBeTruthy();
  expect(screen.queryByText(words.nothing)).toBeNull();
});

test("where only some of it could be read, that is said beside it (B-26.14)", async () => {
  answering({ "/comments": [{ resolved: false }], "/versions/v3": { plainText: "The Supplier." } });
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string) =>
    path.startsWith("/api/suggestions") ? new Response("", { status: 503 }) : answer(path),
  );
  open();
  const list = within(await screen.findByRole("region", { name: words.title }));
  expect(list.getByText(words.comments(1))).toBeTruthy();
  expect(list.getByText(words.partial)).toBeTruthy();
});

const version = { id: "v4", number: 4 };
const approved = (id: string, number: number, answer: "approve" | "change") => ({
  ...{ id: `${id} ${answer}`, version: { id, number }, versionHash: "", isVoid: true, user: { id: "u2", name: "Bob" } },
  ...{ askedBy: "Ann", note: "", askedAt: "2026-11-22T10:00:00.000Z", answer, words: "", answeredAt: null },
});
const block = (change: string, text: string) => ({
  ...{ change, move: null, shape: { kind: "paragraph", indent: 0 } },
  runs: [{ kind: change === "same" ? "same" : "inserted", text }],
});
const COMPARED = { blocks: [block("same", "1. Parties"), block("changed", "8. Payment within 40 days")] };
const VERSIONS = [4, 3, 2, 1].map((versionNumber) => ({ id: `v${versionNumber}`, versionNumber }));
const since = approvalWords.changes.since;

test("an approver who never saw the contract sees all that changed since its first version, too (B-14.13)", async () => {
  const rounds = [{ kind: "sent", sentVersionId: "v3", sentVersionNumber: 3 }];
  const asked = answering({ "/rounds": rounds, "/versions": VERSIONS, "/diff/v4": COMPARED });
  show(<ChangesSince contractId="c1" version={version} approvals={[]} onLooked={vi.fn()} />);
  fireEvent.click(await screen.findByRole("button", { name: approvalWords.changes.showFirst }));
  expect(await screen.findByRole("region", { name: approvalWords.changes.title(1, since.first(1)) })).toBeTruthy();
  expect(asked.some((path) => path.endsWith("/versions/v1/diff/v4"))).toBe(true);
});

test.each([
  ["the version last sent", [{ kind: "sent", sentVersionId: "v3", sentVersionNumber: 3 }], [], since.sent(3), "v3"],
  ["the version all approved", [], [approved("v2", 2, "approve")], since.approved(2), "v2"],
  ["the first, where one was not approved", [], [approved("v2", 2, "change")], since.first(1), "v1"],
])("an approver reads what changed since %s (B-14.13)", async (_, rounds, approvals, title, from) => {
  const asked = answering({ "/rounds": rounds, "/versions": VERSIONS, "/diff/v4": COMPARED });
  show(<ChangesSince onLooked={vi.fn()} contractId="c1" version={version} approvals={approvals} />);
  const changes = within(await screen.findByRole("region", { name: approvalWords.changes.title(1, title) }));
  expect(changes.getByText("8. Payment within 40 days")).toBeTruthy();
  expect(changes.queryByText("1. Parties")).toBeNull();
  expect(asked.at(-1)).toBe(`/api/contracts/c1/versions/${from}/diff/v4`);
});

test("a first version has no changes to read (B-14.13)", async () => {
  answering({ "/versions": VERSIONS.slice(3) });
  show(<ChangesSince onLooked={vi.fn()} contractId="c1" version={{ id: "v1", number: 1 }} approvals={[]} />);
  expect(await screen.findByText(approvalWords.changes.first)).toBeTruthy();
});

test("who has no playbook for it is told that points aren't counted for them, not that there are none (B-14.13)", async () => {
  answering({ "/suggestions/c1": { suggestions: [], cacheId: "k" }, "/versions/v3": { plainText: "The Supplier." } });
  open();
  expect(await screen.findByText(words.unjudged)).toBeTruthy();
  expect(screen.queryByText(words.nothing)).toBeNull();
});
