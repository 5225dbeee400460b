/** Our practice on screen: topics, a contract beside them, a playbook looked through. Source: B-34.5, B-34.7. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ComparedScreen } from "@/components/practice/compared-screen";
import { PracticeScreen } from "@/components/practice/practice-screen";
import { StartPlaybook } from "@/components/practice/start-playbook";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ComparedTopic, ContractPractice, PracticeDto } from "@/lib/portfolio/practice/schema";

const push = vi.fn<(href: string) => void>();
vi.mock("next/navigation", () => ({
  useRouter: () => ({ push, prefetch: () => undefined }),
  usePathname: () => "/practice",
}));

const days = (number: number) => ({ text: `${number} days`, number, unit: "days" as const });
const usual = { value: days(30), count: 3 };
const PAY = {
  topic: "payment_terms",
  name: "Payment terms",
  found: 4,
  stated: 3,
  figures: [{ measure: "days", count: 4, usual, median: days(30), least: days(10), most: days(60) }],
  words: [],
};
const PRACTICE: PracticeDto = { signed: 5, considered: 4, isCut: false, topics: [PAY] };
const contract = {
  ...{ contractId: "c1", name: "Oakmoor", signedOn: "2026-01-10", versionId: "v1", state: "stated" },
  ...{ value: days(30), quote: { content: "The Client pays within 30 days.", page: 1, start: 5, end: 20 } },
};
const topic = {
  ...{ signed: 5, considered: 4, isCut: false, topic: PAY, wordings: [{ count: 4, contracts: [contract] }] },
  without: [{ contractId: "c2", name: "Pinewood", signedOn: "2026-01-10" }],
};
const place = { contractId: "c1", name: "Oakmoor", versionId: "v1", start: 5, end: 20 };
const position = (id: string) => ({
  topic: id,
  wanted: { text: "At most 30 days.", wording: "The Customer pays within 30 days.", limits: [] },
  ...{ fallback: null, redLine: { text: "", limits: [] }, why: "In 1 of 1 contract.", law: "", isReadByLawyer: false },
});
const DRAFT = {
  book: {
    ...{ name: "Ours", contractType: "", kinds: [], side: "mutual", language: "en" },
    positions: [position("payment_terms"), position("audit")],
  },
  topics: [
    {
      topic: "payment_terms",
      name: "Payment terms",
      found: 1,
      of: 1,
      isSure: true,
      source: place,
      fallbackSource: null,
    },
    { topic: "audit", name: "Audit", found: 1, of: 1, isSure: false, source: place, fallbackSource: null },
  ],
  leftOut: [{ topic: "insurance", name: "Insurance", why: "noClause" }],
  ...{ contracts: [{ contractId: "c1", name: "Oakmoor" }], unread: [] },
};

let sent: { path: string; body: unknown }[];
let asked: string[];
beforeEach(() => {
  [sent, asked] = [[], []];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    const path = address.split("?")[0] ?? "";
    if (init.method === "POST") sent.push({ path, body: JSON.parse(String(init.body)) });
    else asked.push(address);
    const answers: Record<string, unknown> = {
      "/api/practice": PRACTICE,
      "/api/practice/payment_terms": topic,
      "/api/counterparties": [],
      "/api/positions/draft": DRAFT,
      "/api/positions": { ...DRAFT.book, id: "b1" },
    };
    return Promise.resolve(Response.json(answers[path] ?? null));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (children: ReactNode) =>
  render(
    <CopyProvider language="en">
      <ToastProvider>{children}</ToastProvider>
    </CopyProvider>,
  );

describe("what we usually sign (B-34.5)", () => {
  test("is a line for each topic, which opens to its wordings with the contracts at the clause", async () => {
    show(<PracticeScreen first={PRACTICE} />);
    expect(screen.getByText(/from the 5 signed contracts you can read/)).toBeTruthy();
    expect(screen.getByText("30 days (3)")).toBeTruthy();
    expect(screen.getByText("1 of them only likely")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /Payment terms/, expanded: false }));
    expect(await screen.findByText("The Client pays within 30 days.")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Oakmoor" });
    expect(link.getAttribute("href")).toBe("/contracts/c1?passage=5-20&version=v1");
    expect(screen.getByText("Not found in 1 contract")).toBeTruthy();
  });

  test("is asked anew by side, and says when nothing is signed", async () => {
    const { unmount } = show(<PracticeScreen first={PRACTICE} />);
    fireEvent.change(screen.getByLabelText("Our side"), { target: { value: "buy" } });
    await waitFor(() => expect(asked).toContain("/api/practice?side=buy"));
    unmount();
    show(<PracticeScreen first={{ signed: 0, considered: 0, isCut: false, topics: [] }} />);
    expect(screen.getByText("No signed contracts yet")).toBeTruthy();
  });
});

describe("a contract beside it (B-34.5)", () => {
  const compared = (change: Partial<ComparedTopic>): ContractPractice => ({
    ...{ basis: "type", side: null, contractType: "Other", signed: 14, considered: 14, isCut: false, isRead: true },
    topics: [
      {
        ...{ topic: "payment_terms", name: "Payment terms", found: 14, usual, distance: "more", same: 2 },
        ...{ here: { state: "likely", value: days(90) }, range: { least: days(10), most: days(90) } },
        ...change,
      },
    ],
  });
  const open = (change: Partial<ComparedTopic> = {}) =>
    show(<ComparedScreen contract={{ id: "c9", name: "New" }} compared={compared(change)} />);

  test("says the difference in words, with how sure it is", () => {
    open();
    expect(screen.getByText("usually 30 days, here 90 days")).toBeTruthy();
    expect(screen.getByText("2 of 14 signed at 90 days")).toBeTruthy();
    expect(screen.getByText("likely")).toBeTruthy();
    expect(screen.queryByText("outside everything signed so far")).toBeNull();
  });

  test("marks what is outside of everything that was signed, and what is not found", () => {
    const { unmount } = open({ same: 0, here: { state: "stated", value: days(120) } });
    expect(screen.getByText("outside everything signed so far")).toBeTruthy();
    unmount();
    open({ distance: "none", here: { state: "notFound", value: null } });
    expect(screen.getByText("usual in 14 of 14, not found here")).toBeTruthy();
  });
});

test("a playbook is saved with the topics that stay; what is not sure has to be taken (B-34.7)", async () => {
  show(<StartPlaybook offered={[{ id: "c1", name: "Oakmoor", signedOn: "2026-01-10" }]} />);
  const draft = screen.getByRole<HTMLButtonElement>("button", { name: "Show the playbook" });
  expect(draft.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: "Ours" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /Oakmoor/ }));
  fireEvent.click(draft);
  expect(await screen.findByText("2 topics from 1 contract")).toBeTruthy();
  expect(screen.getByText("Please read it: it may not be on this topic.")).toBeTruthy();
  expect(screen.getByText(/No clause in these contracts/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Save 1 topic as playbook" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/positions?book=b1"));
  expect(sent.map(({ path }) => path)).toEqual(["/api/positions/draft", "/api/positions"]);
  expect(sent[0]?.body).toEqual({ name: "Ours", side: "mutual", contractIds: ["c1"] });
  expect(sent[1]?.body).toMatchObject({ positions: [{ topic: "payment_terms" }] });
});
