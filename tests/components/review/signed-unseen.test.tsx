// @vitest-environment jsdom
/** A signed copy in which no signature is seen. Source: B-28.9. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SignedBadge } from "@/components/contracts/contract-badges";
import { SignedDialog } from "@/components/signed/signed-dialog";
import { SignedNotice } from "@/components/signed/signed-notice";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { signed as words } from "@/lib/copy/en/signed";
import type { SignedComparisonDto, SignedCopyDto } from "@/lib/exchange/signed/schema";
import { CONTRACT } from "./fixtures";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SAME = {
  outcome: "same" as const,
  words: { agreed: 2, found: 2 },
  unread: [],
  differences: [],
  more: 0,
  open: 0,
};
const copyOf = (comparison: SignedComparisonDto): SignedCopyDto => ({
  ...{ id: "s1", versionId: "v2", versionNumber: 2, signedOn: "2026-11-20", signedBy: "Acme LLC", statusMessage: null },
  ...{ status: "ready", comparison, reopenedAt: null, reopenedByName: "", createdByName: "Ann" },
  files: [{ fileId: "f9", fileName: "signed.pdf", sizeBytes: 900, sha256: "ab".repeat(32) }],
  createdAt: "2026-11-28T10:00:00.000Z",
});
const NOT_SET_UP = { provider: null, host: "", obstacle: "notSetUp", versionId: "v2", proposed: [], requests: [] };
const read = (path: string, copies: SignedCopyDto[]) => {
  if (path.endsWith("/signed")) return copies;
  return path.endsWith("/signing") ? NOT_SET_UP : {};
};
const answer = (copies: SignedCopyDto[]) =>
  vi.stubGlobal("fetch", async (path: string) => Response.json(read(path, copies)));
const showDialog = (signedAt: string | null) =>
  render(
    <ToastProvider>
      <SignedDialog
        contract={{ ...CONTRACT, signedAt }}
        version={{ id: "v2", versionNumber: 2 }}
        hasUnsavedText={false}
        onClose={vi.fn()}
        onChanged={async () => undefined}
        onShow={vi.fn()}
      />
    </ToastProvider>,
  );

test("says so beside its day, which is that of attaching, and is never simply agreed (B-28.9)", async () => {
  answer([copyOf({ ...SAME, signs: [] })]);
  showDialog("2026-11-20");
  const card = within(await screen.findByRole("article", { name: words.unseen.attached("Nov 28, 2026") }));
  expect(card.getByRole("heading").textContent).toBe("Attached on Nov 28, 2026 · No signature seen");
  expect(card.getByText("As entered: signed on Nov 20, 2026 by Acme LLC")).toBeTruthy();
  expect(card.getByText(words.unseen.note)).toBeTruthy();
  expect(card.getByText("Same words as agreed · No signature seen")).toBeTruthy();
  expect(card.queryByText(words.result.holds)).toBeNull();
});

test("is confirmed by who looked at the file, or withdrawn, and then no longer doubted (B-28.9)", async () => {
  const said: unknown[] = [];
  const byAnn = { byName: "Ann", at: "2026-11-28T10:00:00.000Z" };
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    const last = said.at(-1) as { isSigned: boolean } | undefined;
    if (method === "POST") said.push(JSON.parse(String(body)));
    return Response.json(read(path, [copyOf({ ...SAME, signs: [], ...(last?.isSigned ? { confirmed: byAnn } : {}) })]));
  });
  showDialog("2026-11-20");
  fireEvent.click(await screen.findByRole("button", { name: words.unseen.confirm }));
  expect(await screen.findByText(words.unseen.confirmed("Ann", "Nov 28, 2026"))).toBeTruthy();
  expect(screen.getByText(words.result.holds)).toBeTruthy();
  const withdraw = screen.getByRole("button", { name: words.unseen.withdraw });
  await waitFor(() => expect(withdraw.hasAttribute("disabled")).toBe(false)); // the answer before was read again
  fireEvent.click(withdraw);
  expect(await screen.findByRole("button", { name: words.unseen.confirm })).toBeTruthy();
  expect(said).toEqual([{ isSigned: true }, { isSigned: false }]);
});

test("the contract's badge is green only where a signature is seen or confirmed (B-28.9)", () => {
  const badge = (isUnseen: boolean) =>
    render(<SignedBadge signedAt="2026-11-20" signedBy="" isUnseen={isUnseen} />).container.querySelector(
      "[data-tone]",
    );
  expect(badge(true)?.textContent).toBe(words.unseen.badge);
  expect(screen.getByText(words.unseen.badge).dataset["tone"]).toBe("orange");
  cleanup();
  expect(badge(false)?.textContent).toBe(words.badge);
  expect(screen.getByText(words.badge).dataset["tone"]).toBe("green");
});

test("in a contract's bar the warning stands first on a phone, in words short enough not to be cut off (B-28.9)", () => {
  const { container } = render(<SignedBadge signedAt="2026-11-20" signedBy="" isUnseen isInBar />);
  expect(container.firstElementChild?.className).toBe("max-sm:order-first");
  expect(screen.getByText(words.unseen.badge).className).toBe("max-sm:hidden");
  expect(screen.getByText(words.unseen.brief).className).toContain("sm:hidden");
  cleanup();
  render(<SignedBadge signedAt="2026-11-20" signedBy="" isUnseen={false} isInBar />);
  expect(screen.getByText(words.badge).parentElement?.className).toBe("");
});

test("with one says what was seen, and that signed is agreed (B-28.9)", async () => {
  answer([copyOf({ ...SAME, signs: ["digital", "picture"] })]);
  showDialog("2026-11-20");
  const card = within(await screen.findByRole("article", { name: words.copy.signed("Nov 20, 2026") }));
  expect(card.getByText(words.result.holds)).toBeTruthy();
  expect(card.getByText(words.seen("a digital signature, a picture"))).toBeTruthy();
  expect(card.queryByText(words.unseen.note)).toBeNull();
});

test("is told above the text (B-28.9)", async () => {
  answer([copyOf({ ...SAME, signs: [] })]);
  const contract = { id: "c1", signedAt: "2026-11-20", signedBy: "Acme LLC" };
  render(<SignedNotice contract={contract} hasUnsavedText={false} />);
  expect(await screen.findByText(words.unseen.banner("Nov 28, 2026", "Nov 20, 2026"))).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain(words.unseen.note);
  expect(screen.queryByText(words.bannerBy("Nov 20, 2026", "Acme LLC"))).toBeNull();
});

test("is asked about before it is attached, with no day taken for granted, and attached all the same (B-28.9)", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (init.method !== "POST") return Response.json(read(path, []));
    if (path.endsWith("presigned-url")) return Response.json({ uploadUrl: "/put", fileId: "f1" });
    bodies.push(JSON.parse(String(init.body)));
    const isRefused = bodies.length === 1;
    const refusal = { message: "No signature", code: "noSignatureSeen" };
    return Response.json(isRefused ? refusal : copyOf(SAME), { status: isRefused ? 409 : 201 });
  });
  vi.stubGlobal("XMLHttpRequest", SentAtOnce);
  showDialog(null);
  const chosen = { target: { files: [new File(["x"], "signed.pdf")] } };
  fireEvent.change(await screen.findByLabelText(words.attach.choose), chosen);
  const day = screen.getByLabelText<HTMLInputElement>(words.attach.on, { exact: false });
  expect([day.value, day.required]).toEqual(["", true]);
  fireEvent.change(day, { target: { value: "2026-11-20" } });
  fireEvent.click(screen.getByRole("button", { name: words.attach.submit }));
  expect(await screen.findByText(words.unseen.note)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: words.unseen.attach }));
  expect(await screen.findByText(words.attach.done)).toBeTruthy();
  const sent = { fileIds: ["f1"], signedOn: "2026-11-20", signedBy: "", versionId: "v2" };
  expect(bodies).toEqual([
    { ...sent, onlyWithSignature: true },
    { ...sent, onlyWithSignature: false },
  ]);
});

/** An upload that is done as soon as it is sent. */
class SentAtOnce {
  upload = {};
  status = 200;
  responseText = "";
  onload = (): void => undefined;
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => this.onload();
}
