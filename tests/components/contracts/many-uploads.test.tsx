// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { zipSync, strToU8 } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DropToUpload } from "@/components/contracts/dashboard/drop-to-upload";
import type { UploadActions } from "@/components/contracts/upload/upload-flow";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { FakeXhr } from "./fake-xhr";

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
beforeEach(() => {
  FakeXhr.sent = [];
  vi.stubGlobal("XMLHttpRequest", FakeXhr);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const text = (name: string) => new File(["A lease."], name, { type: "text/plain" });
/** jsdom's files can't be read. */
const readable = (name: string, bytes: Uint8Array) =>
  Object.assign(new File([new Uint8Array(bytes)], name), { arrayBuffer: async () => new Uint8Array(bytes).buffer });
const line = (name: string) => within(screen.getByTitle(name).closest("li") as HTMLElement); // a line is a list item

function page() {
  const actions = {
    startUpload: vi.fn<UploadActions["startUpload"]>(async ({ filename }) => ({
      ok: true,
      data: { fileId: filename, uploadUrl: `/api/files/${filename}/content` },
    })),
    uploadContract: vi.fn<UploadActions["uploadContract"]>(async ({ fileId }) =>
      fileId === "b.txt"
        ? { ok: false, error: { key: "contractQuotaExceeded", message: "You have as many as you may." } }
        : { ok: true, data: { ...CONTRACT, id: `of ${fileId}` } },
    ),
  };
  render(
    <ToastProvider>
      <DropToUpload actions={actions} />
    </ToastProvider>,
  );
  return actions;
}
const CONTRACT = {
  id: "c1",
  name: "Lease",
  status: "processing" as const,
  statusMessage: null,
  progress: 0,
  pagesWithoutText: [],
  uploadedAt: "2026-03-07T12:00:00.000Z",
  uploadedBy: "u1",
  uploadedByName: "Ann",
  currentVersionId: null,
  signedAt: null,
  signedBy: "",
  metadata: { contractType: "" },
  role: "admin" as const,
  isAdmin: true,
  file: null,
};
const drop = (files: File[]) =>
  act(async () => void fireEvent.drop(window, { dataTransfer: { types: ["Files"], files } }));
/** As many files as are on their way arrive. */
async function arrive(count: number) {
  await waitFor(() => expect(FakeXhr.sent).toHaveLength(count));
  const open = FakeXhr.sent.splice(0);
  await act(async () => open.forEach((request) => request.answer(204, "")));
}

test("several files go two at a time, each to its contract or its reason, with a line of progress (B-7.10)", async () => {
  const { uploadContract } = page();
  await drop([text("a.txt"), text("b.txt"), text("c.txt"), new File(["x"], "d.exe")]);
  await waitFor(() => expect(FakeXhr.sent).toHaveLength(2)); // and no third one, whose line says that it waits
  expect(router.push).not.toHaveBeenCalled();
  expect(line("a.txt").getByRole("progressbar")).toBeTruthy();
  expect(line("c.txt").getByText("Waiting")).toBeTruthy();
  expect(line("d.exe").getByText(/This file type isn't supported/)).toBeTruthy();
  await arrive(2);
  const link = await waitFor(() => line("a.txt").getByRole("link"));
  expect(link.getAttribute("href")).toBe("/contracts/of a.txt");
  expect(await waitFor(() => line("b.txt").getByText("You have as many as you may."))).toBeTruthy();
  await arrive(1);
  expect(await screen.findByText("2 of 4 files uploaded")).toBeTruthy();
  expect(uploadContract).toHaveBeenCalledWith({ name: "a", type: "Other", fileId: "a.txt", guess: true });
  expect(router.refresh).toHaveBeenCalledTimes(2);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Hide file list" })));
  expect(screen.queryByText("2 of 4 files uploaded")).toBeNull();
});

test("the documents in a zip are unpacked and go the same way, and nothing else in it (B-7.10)", async () => {
  page();
  const packed = zipSync({
    "leases/a.txt": strToU8("A lease."),
    "leases/.hidden.txt": strToU8("x"),
    "__MACOSX/a.txt": strToU8("x"),
    "photo.png": strToU8("x"),
  });
  await drop([readable("all.zip", packed)]);
  expect(await screen.findByText(/^Skipped from the zip.*: 3$/)).toBeTruthy();
  await arrive(1);
  expect(await screen.findByText("1 of 1 files uploaded")).toBeTruthy();
  await drop([readable("broken.zip", strToU8("no zip"))]);
  await waitFor(() => expect(line("broken.zip").getByText(/This file type isn't supported/)).toBeTruthy());
});
