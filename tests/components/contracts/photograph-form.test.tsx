// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PhotographForm } from "@/components/contracts/photograph/photograph-form";
import { keepChosenPhotos } from "@/components/contracts/photograph/chosen-photos";
import type { PhotographActions } from "@/components/contracts/photograph/use-photograph";
import { contracts } from "@/lib/copy/en/contracts";
import { paper as words } from "@/lib/copy/en/paper";

const push = vi.fn<(address: string) => void>();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("@/components/contracts/upload/put-file", () => ({ putFile: async () => ({ step: "sent" }) }));

const photo = (name: string) => new File(["jpeg"], name, { type: "image/jpeg" });
const actions = () => ({
  startUpload: vi.fn<PhotographActions["startUpload"]>(async ({ filename }) => ({
    ok: true,
    data: { uploadUrl: "/put", fileId: `id of ${filename}` },
  })),
  photographContract: vi.fn<PhotographActions["photographContract"]>(async () => ({
    ok: false,
    error: { key: "documentTooLarge", message: "Too large" },
  })),
});

beforeEach(() => vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("jsdom draws nothing"))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages = () => screen.queryAllByRole("img").map((picture) => picture.getAttribute("aria-label"));
const fill = () => {
  fireEvent.change(screen.getByLabelText(new RegExp(contracts.upload.name)), { target: { value: "Lease" } });
  fireEvent.change(screen.getByLabelText(new RegExp(contracts.upload.type)), { target: { value: "Lease Agreement" } });
};
const submit = () => fireEvent.click(screen.getByRole("button", { name: words.submit }));

describe("the form for photographs (B-51.1)", () => {
  test("takes what was chosen before, and sends the pages in the order they were put in", async () => {
    keepChosenPhotos([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
    const given = actions();
    render(<PhotographForm actions={given} />);
    expect(pages()).toEqual([1, 2, 3].map((page) => words.page(page)));
    fireEvent.click(screen.getByRole("button", { name: words.earlier(3) }));
    fireEvent.click(screen.getByRole("button", { name: words.remove(1) }));
    fill();
    submit();
    expect(await screen.findByText("Too large")).toBeTruthy();
    expect(given.photographContract).toHaveBeenCalledExactlyOnceWith({
      name: "Lease",
      type: "Lease Agreement",
      fileIds: ["id of c.jpg", "id of b.jpg"],
    });
    submit();
    expect(await screen.findByText("Too large")).toBeTruthy();
    expect(given.startUpload).toHaveBeenCalledTimes(2); // a retry sends none twice
  });

  test("says what is missing and sends nothing", () => {
    const given = actions();
    render(<PhotographForm actions={given} />);
    submit();
    expect(screen.getByText(words.photosRequired)).toBeTruthy();
    expect(screen.getByText(contracts.upload.nameRequired)).toBeTruthy();
    expect(given.startUpload).not.toHaveBeenCalled();
  });

  test("says before it is sent which page is not a picture", async () => {
    keepChosenPhotos([photo("a.jpg"), new File(["%PDF"], "notes.pdf", { type: "application/pdf" })]);
    render(<PhotographForm actions={actions()} />);
    expect(await screen.findByText(words.unreadable("notes.pdf"))).toBeTruthy();
    expect(await screen.findByText("a.jpg")).toBeTruthy(); // the server may open what this browser can't
    expect(pages()).toEqual([words.page(1), `${words.page(2)}. ${words.unreadable("notes.pdf")}`]);
    fireEvent.click(screen.getByRole("button", { name: words.remove(2) }));
    expect(screen.queryByText(words.unreadable("notes.pdf"))).toBeNull();
    expect(pages()).toEqual([words.page(1)]);
  });

  test("names a picture that this browser can't open", async () => {
    keepChosenPhotos([new File(["?"], "page.heic", { type: "image/heic" })]);
    render(<PhotographForm actions={actions()} />);
    fill();
    submit();
    expect((await screen.findByRole("alert")).textContent).toBe(words.unreadable("page.heic"));
  });
});
