// @vitest-environment jsdom
/** From a contract's page to its family, or to the agreement that it probably belongs to. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { FamilyLink, FamilyOfPage } from "@/components/review/header/family-link";
import { AmendsNotice } from "@/components/review/notices/amends-notice";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { FamilyOfContractDto } from "@/lib/families/schema";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const PROPOSAL = {
  childId: "c1",
  childName: "Amendment 1",
  parentId: "root",
  parentName: "Framework",
  familyId: null,
  role: "amendment",
  isSure: true,
  number: "FA-2024/03",
  quote: { content: "to FA-2024/03", page: 1, start: 0, end: 13 },
} as const;

const sent: { address: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  push.mockClear();
  vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
    sent.push({ address, body: JSON.parse(String(init.body)) as unknown });
    return Promise.resolve(Response.json({ id: "f9" }, { status: 201 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(value: FamilyOfContractDto) {
  render(
    <CopyProvider language="en">
      <ToastProvider>
        <FamilyOfPage value={value}>
          <FamilyLink contractId="c1" />
        </FamilyOfPage>
      </ToastProvider>
    </CopyProvider>,
  );
}

test("a contract leads to its family, with the number of documents (B-31.9)", () => {
  show({ family: { id: "f1", name: "Framework", documentCount: 9, ended: null, amends: null }, proposals: [] });
  const link = screen.getByRole("link", { name: /Family.*9/u });
  expect([link.getAttribute("href"), link.title]).toEqual(["/families/f1", "Contract family: 9 documents"]);
});

test("one that names an agreement says so, and opens a family of that agreement (B-31.9)", async () => {
  show({ family: null, proposals: [PROPOSAL] });
  fireEvent.click(screen.getByRole("button", { name: /Probably belongs to Framework/u }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/families/f9"));
  expect(sent).toEqual([{ address: "/api/families", body: { contractId: "root" } }]);
});

test("one that names none, and that others name, shows nothing here (B-31.9)", () => {
  show({ family: null, proposals: [{ ...PROPOSAL, childId: "other", parentId: "c1" }] });
  expect(screen.queryByRole("button")).toBeNull();
});

test("a family of one document, made by a look at it, shows nothing in the bar (B-31.9)", () => {
  show({ family: { id: "f1", name: "Framework", documentCount: 1, ended: null, amends: null }, proposals: [] });
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show({ family: { id: "f1", name: "Framework", documentCount: 2, ended: null, amends: null }, proposals: [] });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/families/f1");
});

describe("above the review of an amendment (B-31.19)", () => {
  const notice = (value: FamilyOfContractDto) =>
    render(
      <CopyProvider language="en">
        <ToastProvider>
          <FamilyOfPage value={value}>
            <AmendsNotice contractId="c1" />
          </FamilyOfPage>
        </ToastProvider>
      </CopyProvider>,
    );
  const family = { id: "f1", name: "Framework", documentCount: 2, ended: null };

  test("stands that what it leaves out stands in the contract that it amends, and the way there", () => {
    notice({ family: { ...family, amends: { contractId: "root", name: "Framework" } }, proposals: [] });
    expect(screen.getByText(/amends “Framework”. What it leaves out stands there/u)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open that contract" }).getAttribute("href")).toBe("/contracts/root");
  });

  test("also where it says so itself, for sure; and nothing above what amends nothing", () => {
    notice({ family: null, proposals: [PROPOSAL] });
    expect(screen.getByText(/amends “Framework”/u)).toBeTruthy();
    cleanup();
    notice({ family: null, proposals: [{ ...PROPOSAL, isSure: false }] });
    notice({ family: { ...family, amends: null }, proposals: [] });
    expect(screen.queryByText(/amends/u)).toBeNull();
  });
});
