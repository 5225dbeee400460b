// @vitest-environment jsdom
/** What a guest sees of the sender's changes (B-41.4). */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { GuestScreen } from "@/components/guests/guest-screen";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { copyFor } from "@/lib/copy/copy";
import type { GuestViewDto } from "@/lib/exchange/guests/schema";

const words = copyFor("en").guestPage;
const EARLIER = "SUPPLY\n1. The rent is 100 dollars.\nEither side may end it.\nNotice\tthirty days";
const VIEW: GuestViewDto = {
  contractName: "Supply Agreement",
  sentByName: "Sarnai",
  sentAt: "2026-11-20T10:00:00.000Z",
  label: "Khangai",
  expiresAt: "2026-12-04T10:00:00.000Z",
  fileName: "supply_v2.docx",
  textContent:
    "<h1>SUPPLY</h1><p>1. The rent is 90 dollars.</p><table><tbody><tr><td>Notice</td><td>sixty days</td></tr></tbody></table><p>Taxes are extra.</p>",
  plainText: "SUPPLY\n1. The rent is 90 dollars.\nNotice\tsixty days\nTaxes are extra.",
  earlierText: EARLIER,
  replies: [],
};
let view = VIEW;
vi.mock("next/navigation", () => ({ useParams: () => ({ token: "t".repeat(43) }) }));
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => Response.json(view));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = () =>
  act(async () => {
    render(
      <CopyProvider language="en">
        <ToastProvider>
          <GuestScreen token={"t".repeat(43)} language="en" />
        </ToastProvider>
      </CopyProvider>,
    );
  });
const marked = (tag: string) =>
  [...screen.getByRole("document").querySelectorAll(tag)].map(({ textContent }) => textContent);

test("a text sent with changes tracked shows what was struck and put in since the text they had (B-41.4)", async () => {
  view = VIEW;
  await show();
  await screen.findByRole("document");
  expect(marked("del")).toEqual(["100", "Either side may end it.", "thirty"]);
  expect(marked("ins")).toEqual(["90", "sixty", "Taxes are extra."]);
  fireEvent.click(screen.getByRole("checkbox", { name: words.tracked("Sarnai") }));
  expect([marked("del"), marked("ins")]).toEqual([[], []]);
});

test("a clean one marks nothing and offers nothing to hide", async () => {
  view = { ...VIEW, earlierText: null };
  await show();
  await screen.findByRole("document");
  expect(marked("del, ins")).toEqual([]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});
