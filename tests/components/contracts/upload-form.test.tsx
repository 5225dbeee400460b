// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { File as ReadableFile } from "node:buffer";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from "vitest";
import { UploadForm } from "@/components/contracts/upload/upload-form";
import type { UploadActions } from "@/components/contracts/upload/upload-flow";
import { ToastProvider } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import { FakeXhr } from "./fake-xhr";

const push = vi.hoisted(() => vi.fn());
const leaveFor = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: () => undefined }) }));
vi.mock("@/components/forms/browser", () => ({ leaveFor, currentPath: () => "/upload" }));

beforeEach(() => {
  FakeXhr.sent = [];
  vi.stubGlobal("XMLHttpRequest", FakeXhr);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

const contract: ContractDto = {
  id: "c9",
  name: "Lease",
  status: "processing",
  statusMessage: null,
  progress: 0,
  pagesWithoutText: [],
  uploadedAt: "2025-03-07T10:00:00.000Z",
  uploadedBy: "u1",
  uploadedByName: "Ann",
  currentVersionId: null,
  signedAt: null,
  signedBy: "",
  metadata: { contractType: "Lease Agreement" },
  role: "admin",
  isAdmin: true,
  file: null,
};
const lease = new File(["twelve bytes"], "Lease 2025.pdf", { type: "application/pdf" });

type FakeUploadActions = { [Name in keyof UploadActions]: Mock<UploadActions[Name]> };

function show(actions: Partial<UploadActions> = {}) {
  const all: FakeUploadActions = {
    startUpload: vi.fn<UploadActions["startUpload"]>(async () => ({
      ok: true,
      data: { uploadUrl: "/api/files/f1/content", fileId: "f1" },
    })),
    uploadContract: vi.fn<UploadActions["uploadContract"]>(async () => ({ ok: true, data: contract })),
    ...Object.fromEntries(Object.entries(actions).map(([name, run]) => [name, vi.fn(run)])),
  };
  render(
    <ToastProvider>
      <UploadForm actions={all} />
    </ToastProvider>,
  );
  return all;
}

const SUGGESTED = "Suggested by the file. Choose another if it is wrong.";
/** A file that can be read as in a browser, which jsdom's own can't. */
const readable = (name: string, content: string | Uint8Array) =>
  new ReadableFile([content as string], name) as unknown as File; // Node's, with the same members
const wordFile = (title: string) =>
  zipSync({ "word/document.xml": strToU8(`<w:body><w:p><w:r><w:t>${title}</w:t></w:r></w:p><w:p/></w:body>`) });

const picker = () => screen.getByLabelText<HTMLInputElement>("Contract file");
const nameBox = () => screen.getByLabelText<HTMLInputElement>("Contract name");
const typeBox = () => screen.getByLabelText<HTMLSelectElement>("Contract type");
const choose = (...files: File[]) => fireEvent.change(picker(), { target: { files } });
const chooseType = () => fireEvent.change(typeBox(), { target: { value: "Lease Agreement" } });
const submit = () =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name: /Upload Contract|Uploading/ })));
const network = (does: (request: FakeXhr) => void) => act(async () => does(FakeXhr.latest()));
async function send() {
  choose(lease);
  chooseType();
  await submit();
}

describe("before sending", () => {
  test("asks for file, name and type, and puts the focus on the first (B-8.3)", async () => {
    const { startUpload } = show();
    await submit();
    for (const text of [
      "Please select a file to upload",
      "Please enter a name for the contract",
      "Please select the contract type",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(picker());
    expect(startUpload).not.toHaveBeenCalled();
  });

  test("typing in one field takes its problem away and leaves the focus alone", async () => {
    show();
    await submit();
    nameBox().focus();
    fireEvent.change(nameBox(), { target: { value: "L" } });
    expect(screen.queryByText("Please enter a name for the contract")).toBeNull();
    expect(screen.getByText("Please select a file to upload")).toBeTruthy();
    expect(document.activeElement).toBe(nameBox());
  });

  test("names the contract after the file only when it has no name (B-8.1)", () => {
    show();
    choose(lease);
    expect(nameBox().value).toBe("Lease 2025");
    fireEvent.change(nameBox(), { target: { value: "Flat in Riga" } });
    choose(new File(["x"], "other.txt"));
    expect(nameBox().value).toBe("Flat in Riga");
    expect(screen.getByText("other.txt")).toBeTruthy();
  });

  test("preselects the type that the file's name or first page says, and says so (B-8.20)", async () => {
    show();
    choose(new File(["x"], "Northfield_cloud-service_agreement.pdf"));
    expect(await screen.findByText(SUGGESTED)).toBeTruthy();
    expect(typeBox().value).toBe("Service Agreement");
    choose(readable("final 3.docx", wordFile("Mutual Non-Disclosure Agreement")));
    expect(await screen.findByDisplayValue("Non-Disclosure Agreement")).toBeTruthy();
    choose(readable("notes.txt", "SALES CONTRACT\n\nThe parties agree."));
    expect(await screen.findByDisplayValue("Sales Contract")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove file" }));
    expect(typeBox().value).toBe("");
    expect(screen.queryByText(SUGGESTED)).toBeNull();
  });

  test("leaves the type alone that someone chose, and open where no title says one (B-8.20)", async () => {
    show();
    choose(readable("draft.docx", "no zip"));
    await act(async () => vi.dynamicImportSettled());
    expect(typeBox().value).toBe("");
    await submit();
    expect(screen.getByText("Please select the contract type")).toBeTruthy();
    chooseType();
    choose(new File(["x"], "Service agreement.pdf"));
    await act(async () => vi.dynamicImportSettled());
    expect(typeBox().value).toBe("Lease Agreement");
    expect(screen.queryByText(SUGGESTED)).toBeNull();
  });

  test("shows name and size of the file, and lets it go again", () => {
    show();
    choose(lease);
    expect(screen.getByText("Lease 2025.pdf")).toBeTruthy();
    expect(screen.getByText("12 bytes")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remove file" }));
    expect(screen.queryByText("Lease 2025.pdf")).toBeNull();
    expect(document.activeElement).toBe(picker());
  });

  test("accepts the four kinds of file", () => {
    show();
    expect(picker().accept.split(",").sort()).toEqual([".doc", ".docx", ".pdf", ".txt"]);
  });

  test("says at once that a file is too large, and sends nothing (B-8.3)", async () => {
    const { startUpload } = show();
    choose(Object.defineProperty(new File(["x"], "big.pdf"), "size", { value: 26 * 1024 * 1024 }));
    expect(screen.getByText("This file is 26 MB. The limit is 25 MB. Please choose a smaller file.")).toBeTruthy();
    chooseType();
    await submit();
    expect(startUpload).not.toHaveBeenCalled();
  });

  test("takes a dropped file, and keeps the browser on the page when a drop misses", () => {
    show();
    fireEvent.drop(screen.getByText("or drag it here"), { dataTransfer: { files: [lease] } });
    expect(screen.getByText("Lease 2025.pdf")).toBeTruthy();
    const missed = createEvent.drop(document.body);
    fireEvent(document.body, missed);
    expect(missed.defaultPrevented).toBe(true);
  });
});

test("several files go each their own way at once, with a line each; nothing is left to name (B-8.1)", async () => {
  const { startUpload } = show();
  const files = [lease, new File(["second"], "second.pdf"), new File(["x"], "third.exe")];
  await act(async () => void fireEvent.change(picker(), { target: { files } }));
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Lease 2025\.pdf/),
    expect.stringMatching(/^second\.pdf/),
    expect.stringMatching(/^third\.exe.*PDF/),
  ]);
  expect(startUpload.mock.calls.map(([{ filename }]) => filename)).toEqual(["Lease 2025.pdf", "second.pdf"]);
  expect(screen.queryByLabelText("Contract name")).toBeNull();
  await act(async () => void fireEvent.change(picker(), { target: { files: [lease] } }));
  expect(nameBox().value).toBe("Lease 2025"); // one more, by itself
});

test("after several files a link leads to the list of contracts, once none is under way (B-8.1)", async () => {
  show();
  await act(async () => void fireEvent.change(picker(), { target: { files: [lease, new File(["b"], "b.pdf")] } }));
  const toList = () => screen.queryByRole("link", { name: "Go to your contracts" });
  expect(toList()).toBeNull();
  for (let file = 0; file < 2; file += 1) await act(async () => FakeXhr.sent[file]?.answer(204, ""));
  expect(toList()?.getAttribute("href")).toBe("/dashboard");
});

describe("sending", () => {
  test("asks for an address, puts the bytes there, makes the contract and opens it", async () => {
    localStorage.setItem("token", "t1");
    const actions = show();
    await send();
    expect(actions.startUpload).toHaveBeenCalledExactlyOnceWith({
      filename: "Lease 2025.pdf",
      contentType: "application/pdf",
    });
    const request = FakeXhr.latest();
    expect([request.method, request.url, request.body]).toEqual(["PUT", "/api/files/f1/content", lease]);
    expect(Object.fromEntries(request.headers)).toEqual({
      "content-type": "application/pdf",
      authorization: "Bearer t1",
    });
    expect(actions.uploadContract).not.toHaveBeenCalled();
    await network((sent) => sent.answer(204));
    expect(actions.uploadContract).toHaveBeenCalledExactlyOnceWith({
      name: "Lease 2025",
      type: "Lease Agreement",
      fileId: "f1",
    });
    expect(push).toHaveBeenCalledExactlyOnceWith("/contracts/c9");
  });

  test("keeps the token from another site", async () => {
    localStorage.setItem("token", "t1");
    show({ startUpload: async () => ({ ok: true, data: { uploadUrl: "https://blobs.example/f1", fileId: "f1" } }) });
    await send();
    expect(FakeXhr.latest().headers.has("authorization")).toBe(false);
  });

  test("shows how far it is and closes the form (B-8.4)", async () => {
    show();
    await send();
    await network((sent) => sent.progress(6));
    expect(screen.getByRole("progressbar", { name: "Upload progress" }).getAttribute("aria-valuenow")).toBe("50");
    expect(screen.getByText("6 bytes of 12 bytes")).toBeTruthy();
    expect(nameBox().disabled && typeBox().disabled && picker().disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Uploading..." }).disabled).toBe(true);
  });

  test("can be cancelled; what was entered stays and no contract is made (B-8.4)", async () => {
    const actions = show();
    await send();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Cancel upload" })));
    expect(FakeXhr.latest().isAborted).toBe(true);
    expect(screen.getByText("Upload cancelled. Nothing was added to your contracts.")).toBeTruthy();
    expect([nameBox().value, typeBox().value]).toEqual(["Lease 2025", "Lease Agreement"]);
    expect(screen.getByText("Lease 2025.pdf")).toBeTruthy();
    expect(actions.uploadContract).not.toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
  });

  test("warns before the page is left during the transfer, and not otherwise (B-8.4)", async () => {
    show();
    const leaves = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
    expect(leaves()).toBe(false);
    await send();
    expect(leaves()).toBe(true);
    await network((sent) => sent.answer(204));
    expect(leaves()).toBe(false);
  });

  test("asks before a link is followed during the transfer", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    show();
    render(<a href="/dashboard">away</a>);
    await send();
    expect(fireEvent.click(screen.getByText("away"))).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe("failing", () => {
  test.each([
    [
      "a lost connection",
      (sent: FakeXhr) => sent.breakOff(),
      "Failed to upload contract. Please try again. The server did not answer.",
    ],
    [
      "a refusal without words",
      (sent: FakeXhr) => sent.answer(502, "<html>"),
      "Failed to upload contract. Please try again.",
    ],
    [
      "a refusal with words",
      (sent: FakeXhr) => sent.answer(413, { message: "The file is too large", code: "fileTooLarge" }),
      "The file is too large",
    ],
  ])("after %s it says so and keeps what was entered (B-8.5)", async (_, happens, text) => {
    const actions = show();
    await send();
    await network(happens);
    expect(screen.getByRole("alert").textContent).toBe(text);
    expect([nameBox().value, typeBox().value, nameBox().disabled]).toEqual(["Lease 2025", "Lease Agreement", false]);
    expect(screen.getByText("Lease 2025.pdf")).toBeTruthy();
    expect(actions.uploadContract).not.toHaveBeenCalled();
  });

  test("shows the server's reason when the contract is refused, and doesn't send the same bytes again", async () => {
    const actions = show();
    actions.uploadContract.mockResolvedValueOnce({
      ok: false,
      error: { key: "tooManyRequests", message: "Too many requests" },
    });
    await send();
    await network((sent) => sent.answer(204));
    expect(screen.getByRole("alert").textContent).toBe("Too many requests");
    await submit();
    expect(FakeXhr.sent).toHaveLength(1);
    expect(push).toHaveBeenCalledExactlyOnceWith("/contracts/c9");
  });

  test("sends the bytes again when the server has lost them", async () => {
    const actions = show();
    actions.uploadContract.mockResolvedValueOnce({
      ok: false,
      error: { key: "fileNotUploaded", message: "The file did not arrive" },
    });
    await send();
    await network((sent) => sent.answer(204));
    await submit();
    expect(FakeXhr.sent).toHaveLength(2);
  });

  test("of an action says so, and that there was no answer; then it can be tried again (B-8.5)", async () => {
    const { startUpload } = show();
    startUpload.mockRejectedValueOnce(new Error("An unexpected response was received from the server."));
    await send();
    expect(screen.getByRole("alert").textContent).toBe("Failed to upload contract. Please try again.");
    startUpload.mockRejectedValueOnce(new TypeError("network"));
    await submit();
    expect(screen.getByRole("alert").textContent).toBe(
      "Failed to upload contract. Please try again. The server did not answer.",
    );
    await submit();
    await network((sent) => sent.answer(204));
    expect(push).toHaveBeenCalledExactlyOnceWith("/contracts/c9");
  });

  test("an ended session goes to the login page", async () => {
    show({ startUpload: async () => ({ ok: false, error: { key: "signInRequired", message: "Sign in" } }) });
    await send();
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith("/login?next=%2Fupload");
  });
});
