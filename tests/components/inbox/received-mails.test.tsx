// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ReceivedMails } from "@/components/inbox/received-mails";
import { errors } from "@/lib/copy/en/errors";
import { inbox as words } from "@/lib/copy/en/inbox";
import type { ReceivedMailDto } from "@/lib/inbox/schema";
import { show } from "../review/fixtures";

const ADDRESS = "inbox@contracts.example";
const mail = (changes: Partial<ReceivedMailDto>): ReceivedMailDto => ({
  ...{ id: "m1", receivedAt: "2026-11-22T10:00:00.000Z", sender: "bayar@khangai.example", subject: "The lease" },
  ...{ state: "done", reason: null, parts: [] },
  ...changes,
});
const part = { place: 1, fileName: "lease.docx", reason: "", contractId: "c1", contractName: "Lease" };
afterEach(cleanup);

test("what arrived, where it landed, and what was refused and why (B-42.8)", () => {
  const parts = [
    { ...part, became: "round" as const },
    { ...part, place: 2, became: "draft" as const, contractId: "c2", contractName: null },
    { ...part, place: 3, fileName: "a.docx", became: "refused" as const, reason: "macrosRefused", contractName: null },
  ];
  const refused = mail({ id: "m2", subject: "", state: "refused", reason: "tooLarge" });
  show(<ReceivedMails address={ADDRESS} mails={[mail({ parts }), refused]} unproven={null} />);
  expect(screen.getByText(words.hint(ADDRESS))).toBeTruthy();
  const [first, second] = screen.getAllByRole("listitem");
  if (!first || !second) throw new Error("two mails are listed");
  expect(within(first).getByRole("link", { name: "Lease" }).getAttribute("href")).toBe("/contracts/c1/rounds");
  expect(within(first).getAllByRole("link")).toHaveLength(1); // the other contract can't be opened
  expect(within(first).getByText(words.partLine("a.docx", errors.macrosRefused))).toBeTruthy();
  expect(within(second).getByText(words.noSubject)).toBeTruthy();
  expect(within(second).getByText(words.mailReasons.tooLarge)).toBeTruthy();
});

test("nothing yet, and where no mail comes in (B-42.8)", () => {
  show(<ReceivedMails address={null} mails={[]} unproven={null} />);
  expect(screen.getByText(words.off)).toBeTruthy();
  expect(screen.getByRole("heading", { name: words.empty })).toBeTruthy();
});
