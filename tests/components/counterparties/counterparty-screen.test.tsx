import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CounterpartyScreen } from "@/components/counterparties/counterparty-screen";
import { loadCopy } from "@/lib/copy/load-copy";
import { firm, openedFirm, Register, stage } from "./stage";

let register: Register;
beforeEach(() => {
  register = new Register();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (language: "en" | "ru" = "en") => stage(register, <CounterpartyScreen counterpartyId="a" />, language);
const source = {
  ...{ contractId: "c1", contractName: "Lease", versionId: "v1", quote: "registration number 641877", page: 1 },
  ...{ start: 10, end: 36 },
};

test("shows contracts, quoted details that lead to their place, and usual terms with counts (B-30.2, B-30.8)", async () => {
  register.opened = openedFirm("a", {
    details: [{ kind: "registration", text: "registration number 641877", contractCount: 2, source }],
    terms: [{ kind: "payment_terms", text: "thirty days", number: 30, unit: "days", contractCount: 4, of: 6 }],
    own: { address: "1 High Street", registration: "", contacts: "", note: "" },
  });
  open();
  expect(await screen.findByRole("heading", { name: "Firm a" })).toBeTruthy();
  expect(screen.getByText("registration number 641877")).toBeTruthy();
  expect(screen.getByTitle("registration number 641877").getAttribute("href")).toBe(
    "/contracts/c1?passage=10-36&version=v1",
  );
  expect(screen.getByText("30 days")).toBeTruthy();
  expect(screen.getByText("4 of 6")).toBeTruthy();
  expect(screen.getByText("1 High Street")).toBeTruthy();
  expect(screen.getByText("Written by you")).toBeTruthy();
  expect((await screen.findByTitle("FIRM A")).textContent).toBe("as FIRM A");
});

test("says so where its contracts tell no details and no terms (B-30.2)", async () => {
  open();
  expect(await screen.findByText(/don't quote an address/)).toBeTruthy();
  expect(screen.getByText("Not found in its contracts.")).toBeTruthy();
});

test("a person writes its name and contacts; only what changed is sent, and a refusal stays open (B-30.7)", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox", { name: "Name" }), { target: { value: "Oakmoor" } });
  register.refused.set("PATCH /a", "The disk is full");
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("The disk is full")).toBeTruthy();
  register.refused.clear();
  fireEvent.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(register.sent.at(-1)).toEqual({ call: "PATCH /a", body: { name: "Oakmoor" } });
});

test("merges with another that is searched for, and separates what was merged (B-30.9)", async () => {
  register.list = [firm("a"), firm("b", { name: "Elm Inc." })];
  register.opened = openedFirm("a", { merged: [{ id: "m", name: "Ash Inc.", mergedAt: "2026-11-20T08:00:00.000Z" }] });
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Separate Ash Inc." }));
  await waitFor(() => expect(register.sent.at(-1)).toEqual({ call: "POST /a/split", body: { mergedId: "m" } }));
  fireEvent.click(screen.getByRole("button", { name: "Merge with..." }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("button", { name: "Merge" }).hasAttribute("disabled")).toBe(true);
  fireEvent.click(await dialog.findByRole("radio", { name: /Elm Inc\./ }));
  expect(dialog.queryByRole("radio", { name: /Firm a/ })).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Merge" }));
  await waitFor(() => expect(register.sent.at(-1)).toEqual({ call: "POST /a/merge", body: { from: ["b"] } }));
});

test("one that is not there says so, and leads back to the list (B-30.5)", async () => {
  register.refused.set("GET /a", "");
  open();
  expect(await screen.findByText(/or you have no contract with it/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Counterparties" }).getAttribute("href")).toBe("/counterparties");
});

test("speaks the reader's language (B-30.2)", async () => {
  await loadCopy("ru");
  await act(async () => open("ru"));
  expect(await screen.findByText("Обычные условия")).toBeTruthy();
});
