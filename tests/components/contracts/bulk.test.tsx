// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ListActions, ContractListRow } from "@/components/contracts/list/contract-rows";
import { MailService } from "@/components/forms/mail-service";
import { ContractList } from "@/components/contracts/list/contract-list";
import { PLAIN_VIEW } from "@/components/contracts/list/list-query";
import { ToastProvider } from "@/components/ui/overlay/toast";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
afterEach(cleanup);

const row = (id: string, name: string): ContractListRow => ({
  id,
  name,
  contractType: "Other",
  uploadedAt: "2025-03-07T12:00:00.000Z",
  status: "analyzed",
  progress: 100,
  statusMessage: null,
  role: "admin",
  snippet: null,
});
const ROWS = [row("c1", "One"), row("c2", "Two"), row("c3", "Three")];

function show({ hasMail = true } = {}) {
  const actions = {
    change: vi.fn<ListActions["change"]>(async () => ({ ok: true, data: { id: "c1" } })),
    remove: vi.fn<ListActions["remove"]>(async ({ contractId }) =>
      contractId === "c2"
        ? { ok: false, error: { key: "forbidden", message: "You are not allowed to do this." } }
        : { ok: true, data: { contractId } },
    ),
    duplicate: vi.fn<ListActions["duplicate"]>(async () => ({ ok: true, data: { id: "c9", name: "Copy" } })),
    label: vi.fn<ListActions["label"]>(async ({ labels }) => ({ ok: true, data: { labels } })),
    restore: vi.fn<ListActions["restore"]>(async ({ contractId }) => ({ ok: true, data: { contractId } })),
    share: vi.fn<ListActions["share"]>(async () => ({ ok: true, data: null })),
  };
  render(
    <ToastProvider>
      <MailService isSetUp={hasMail}>
        <ContractList contracts={ROWS} links={{ newer: null, older: null }} view={PLAIN_VIEW} actions={actions} />
      </MailService>
      <input aria-label="Typing" />
    </ToastProvider>,
  );
  return actions;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const click = (target: HTMLElement) => act(async () => void fireEvent.click(target));
const key = (name: string, target: Element | Window = document.activeElement ?? window) =>
  act(async () => void fireEvent.keyDown(target, { key: name }));

test("does one thing to all that are chosen, and tells what was refused (B-7.16)", async () => {
  const { label } = show();
  expect(screen.queryByRole("region", { name: "Actions for the selected contracts" })).toBeNull();
  await click(box("Select One"));
  await click(box("Select Three"));
  expect(screen.getByText("2 selected")).toBeTruthy();
  await click(screen.getByRole("button", { name: "Label" }));
  const dialog = within(screen.getByRole("dialog", { name: "Labels" }));
  fireEvent.change(dialog.getByLabelText("Labels, separated by commas"), { target: { value: "Vendor" } });
  await click(dialog.getByRole("button", { name: "Save labels" }));
  expect(await screen.findByText("2 contracts done")).toBeTruthy();
  expect(label.mock.calls).toEqual([
    [{ contractId: "c1", labels: ["Vendor"], insteadOf: [] }],
    [{ contractId: "c3", labels: ["Vendor"], insteadOf: [] }],
  ]);
  await click(screen.getByRole("button", { name: "Undo" }));
  expect(label.mock.calls.slice(2)).toEqual([
    [{ contractId: "c1", labels: [], insteadOf: ["Vendor"] }],
    [{ contractId: "c3", labels: [], insteadOf: ["Vendor"] }],
  ]);
  await waitFor(() => expect(box("Select One").checked).toBe(false));
});

test("invites somebody to each of them", async () => {
  const { share } = show();
  await click(box("Select One"));
  await click(box("Select Two"));
  await click(screen.getByRole("button", { name: "Share" }));
  const dialog = within(screen.getByRole("dialog", { name: "Share 2 contracts" }));
  fireEvent.change(dialog.getByLabelText(/^Email/), { target: { value: " b@example.com " } });
  fireEvent.change(dialog.getByLabelText("Role"), { target: { value: "manager" } });
  await click(dialog.getByRole("button", { name: "Send invitations" }));
  expect(await screen.findByText("2 contracts done")).toBeTruthy();
  expect(share.mock.calls.map(([input]) => input)).toEqual([
    { contractId: "c1", email: "b@example.com", role: "manager" },
    { contractId: "c2", email: "b@example.com", role: "manager" },
  ]);
});

test("says before it invites that no letter will go out (B-15.4)", async () => {
  show({ hasMail: false });
  await click(box("Select One"));
  await click(screen.getByRole("button", { name: "Share" }));
  const dialog = screen.getByRole("dialog", { name: "Share 1 contract" });
  expect(dialog.textContent).toContain("No mail service is set up.");
  expect(dialog.textContent).not.toMatch(/send (an )?invitation/i);
  expect(within(dialog).getByRole("button", { name: "Make invitations" })).toBeTruthy();
});

test("asks before it moves them to the trash (B-7.16)", async () => {
  const { remove } = show();
  await click(box("Select all on this page"));
  await click(screen.getByRole("button", { name: "Move to trash" }));
  expect(remove).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole("dialog", { name: "Move 3 contracts to the trash?" }));
  await click(dialog.getByRole("button", { name: "Move to trash" }));
  expect(await screen.findByText("2 contracts done")).toBeTruthy();
  expect(remove).toHaveBeenCalledTimes(3);
  expect(await screen.findByText("1 not done: You are not allowed to do this.")).toBeTruthy();
});

test("goes by j and k, chooses by x and clears by Escape, but not while somebody types (B-7.17)", async () => {
  show();
  for (const name of ["j", "j", "k", "x", "j", "x"]) await key(name);
  expect(document.activeElement?.textContent).toBe("Two");
  expect([box("Select One").checked, box("Select Two").checked, box("Select Three").checked]).toEqual([
    true,
    true,
    false,
  ]);
  screen.getByLabelText("Typing").focus();
  for (const name of ["j", "x", "Escape"]) await key(name);
  expect(document.activeElement).toBe(screen.getByLabelText("Typing"));
  expect(screen.getByText("2 selected")).toBeTruthy();
  screen.getByRole("link", { name: "One" }).focus();
  await key("Escape");
  expect(box("Select One").checked).toBe(false);
});
