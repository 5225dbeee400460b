// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TrashList, type TrashActions } from "@/components/contracts/list/trash-list";
import { ToastProvider } from "@/components/ui/overlay/toast";

const refresh = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const ROW = {
  id: "c1",
  name: "Lease",
  contractType: "Lease Agreement",
  deletedAt: "2026-03-07T12:00:00.000Z",
  endsAt: "2026-04-06T12:00:00.000Z",
};
const done = async ({ contractId }: { contractId: string }) => ({ ok: true as const, data: { contractId } });
const click = (button: HTMLElement) => act(async () => void fireEvent.click(button));

function show(given: Partial<TrashActions> = {}) {
  const actions = { restore: vi.fn(given.restore ?? done), end: vi.fn(given.end ?? done) };
  render(
    <ToastProvider>
      <TrashList rows={[ROW]} actions={actions} />
    </ToastProvider>,
  );
  return actions;
}

test("brings back what is in the trash, and asks before it ends it (B-7.12)", async () => {
  const { restore, end } = show();
  expect(screen.getByText("Apr 6, 2026")).toBeTruthy();
  await click(screen.getByRole("button", { name: "Restore Lease" }));
  expect(restore).toHaveBeenCalledWith({ contractId: "c1" });
  expect(await screen.findByText("“Lease” is back in your contracts")).toBeTruthy();
  await click(screen.getByRole("button", { name: "Delete Lease permanently" }));
  const dialog = within(screen.getByRole("dialog", { name: "Permanently delete this contract?" }));
  expect(dialog.getByText("This action cannot be undone.")).toBeTruthy();
  expect(end).not.toHaveBeenCalled();
  await click(dialog.getByRole("button", { name: "Delete permanently" }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(end).toHaveBeenCalledExactlyOnceWith({ contractId: "c1" });
});

test("says why it can't", async () => {
  show({
    restore: async () => ({
      ok: false,
      error: { key: "contractQuotaExceeded", message: "You have as many as you may." },
    }),
  });
  await click(screen.getByRole("button", { name: "Restore Lease" }));
  expect(await screen.findByText("You have as many as you may.")).toBeTruthy();
  expect(refresh).not.toHaveBeenCalled();
});
