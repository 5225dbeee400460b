// @vitest-environment jsdom
/** Above a contract's text: the clauses that signed amendments changed. Source: B-31.18. */
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AmendedNotice } from "@/components/review/notices/amended-notice";
import { review } from "@/lib/copy/en/review";
import { show } from "./fixtures";

const document = (id: string, role: string, number: string) => ({
  id,
  contractId: `contract-${id}`,
  name: id,
  role,
  number,
});
const DOCUMENTS = [document("root", "agreement", ""), document("first", "amendment", "1")];
const change = (number: string, of: object = {}) => ({
  ...{ documentId: "first", clause: "1.1", number, isInForce: true, isApplied: true },
  ...of,
});
let asked: string[] = [];

function answering(changes: readonly object[], documents = DOCUMENTS): void {
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(path.includes("/text") ? { changes } : { documents, today: "2026-11-29" });
  });
}
const open = (contractId = "contract-root") => show(<AmendedNotice contractId={contractId} familyId="f1" />);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("names each clause that is changed in force, and leads to the text in force (B-31.18)", async () => {
  const later = change("4.2", { isInForce: false });
  answering([change("3.1"), change("10.2"), change("3.1"), later, change("5.1", { isApplied: false })]);
  open();
  expect(await screen.findByText(review.family.changedBy("Amendment 1", "3.1, 10.2"))).toBeTruthy();
  expect(screen.getByRole("link", { name: review.family.inForce }).getAttribute("href")).toBe("/families/f1");
  expect(asked.at(-1)).toBe("/api/families/f1/text?of=root&on=2026-11-29");
});

test("says nothing of an amendment that the reader can't open, nor above an amendment (B-31.18)", async () => {
  answering([change("3.1")], DOCUMENTS.slice(0, 1));
  open();
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("status")).toBeNull();
  cleanup();
  answering([change("3.1")]);
  open("contract-first");
  await vi.dynamicImportSettled();
  expect(asked.some((path) => path.includes("/text"))).toBe(false);
  expect(screen.queryByRole("status")).toBeNull();
});
