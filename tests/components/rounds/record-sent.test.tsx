// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExportMenu } from "@/components/review/header/export-menu";
import { VersionRow } from "@/components/review/versions/version-row";
import { ComparisonDownload } from "@/components/review/sides/review-comparison";
import { comparison } from "@/lib/copy/en/comparison";
import { review } from "@/lib/copy/en/review";
import { rounds } from "@/lib/copy/en/rounds";
import { CONTRACT, show, version } from "../review/fixtures";

const words = rounds.record;
let sent: unknown[] = [];
let put: unknown[] = [];
let refusal: { status: number; message: string } | null = null;
beforeEach(() => {
  [sent, put, refusal] = [[], [], null];
  URL.createObjectURL = () => "blob:x";
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined); // jsdom opens nothing
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.includes("/export?")) {
      return new Response("the file", {
        headers: { "Content-Disposition": 'attachment; filename="Office_lease.docx"' },
      });
    }
    if (path === "/api/files/presigned-url") return Response.json({ uploadUrl: "/put/f9", fileId: "f9" });
    if (path === "/put/f9") {
      put.push(init.body);
      return new Response(null, { status: 204 });
    }
    if (path.endsWith("/rounds/send")) {
      sent.push(JSON.parse(String(init.body)));
      return refusal
        ? Response.json(refusal, { status: refusal.status })
        : Response.json({ id: "r9" }, { status: 201 });
    }
    return Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (contract = CONTRACT) =>
  show(
    <VersionRow
      contract={contract}
      version={version(2, "")}
      isShown={false}
      isOpening={false}
      before={undefined}
      onChoose={() => undefined}
      onCompare={() => undefined}
    />,
  );
const chosen = async (trigger: string, item: string) => {
  fireEvent.keyDown(screen.getByRole("button", { name: trigger }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const recorded = async (to = "") => {
  const dialog = within(await screen.findByRole("dialog", { name: words.title }));
  expect(dialog.getByText("Office_lease.docx")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(rounds.send.to), { target: { value: to } });
  fireEvent.submit(screen.getByRole("dialog").querySelector("form") ?? document.body);
};

test("a Word file of the history is recorded as what went out, the very bytes, and to whom (B-26.18)", async () => {
  row();
  fireEvent.click(screen.getByRole("button", { name: review.history.word(2) }));
  fireEvent.click(await screen.findByRole("button", { name: words.open }));
  await recorded("Bold, Oyun");
  expect(await screen.findByText(words.done)).toBeTruthy();
  expect(sent).toEqual([{ deliver: "download", fileId: "f9", versionId: "v2", to: ["Bold", "Oyun"] }]);
  expect(put).toMatchObject([{ name: "Office_lease.docx" }]);
  await waitFor(() => expect(screen.queryByText(words.offer)).toBeNull());
});

test("a refusal is told in the dialog, which stays, and nothing is recorded until it is sent again", async () => {
  refusal = { status: 507, message: "There is no room for the file." };
  row();
  fireEvent.click(screen.getByRole("button", { name: review.history.word(2) }));
  fireEvent.click(await screen.findByRole("button", { name: words.open }));
  await recorded();
  expect(await screen.findByText("There is no room for the file.")).toBeTruthy();
  refusal = null;
  await recorded();
  expect(await screen.findByText(words.done)).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test("an offer of the history is put away where the file was not sent", async () => {
  row();
  fireEvent.click(screen.getByRole("button", { name: review.history.word(2) }));
  fireEvent.click(await screen.findByRole("button", { name: words.later }));
  expect(screen.queryByText(words.offer)).toBeNull();
  expect(sent).toEqual([]);
});

test("an exported PDF is offered to be recorded (B-26.18)", async () => {
  show(<ExportMenu contract={CONTRACT} versionId="v2" hasUnsavedText={false} />);
  await chosen(review.header.export, review.export.pdf);
  fireEvent.click(await screen.findByRole("button", { name: words.open }));
  await recorded();
  await waitFor(() => expect(sent).toEqual([{ deliver: "download", fileId: "f9", versionId: "v2", to: [] }]));
});

test("a comparison is recorded with the version since which its changes are marked (B-26.18)", async () => {
  show(<ComparisonDownload contract={CONTRACT} fromId="v1" toId="v2" />);
  await chosen(comparison.download.open, comparison.download.docx);
  fireEvent.click(await screen.findByRole("button", { name: words.open }));
  await recorded();
  await waitFor(() => expect(sent).toMatchObject([{ versionId: "v2", sinceId: "v1" }]));
});

test("a reviewer, who may not send, is offered nothing", async () => {
  row({ ...CONTRACT, role: "reviewer" });
  const button = screen.getByRole("button", { name: review.history.word(2) });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).not.toBe("true"));
  expect(screen.queryByText(words.offer)).toBeNull();
  cleanup();
  show(<ExportMenu contract={{ ...CONTRACT, role: "reviewer" }} versionId="v2" hasUnsavedText={false} />);
  await chosen(review.header.export, review.export.pdf);
  expect(await screen.findByText(review.export.succeeded)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.open })).toBeNull();
});
