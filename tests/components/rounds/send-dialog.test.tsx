// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SendDialog } from "@/components/rounds/send/send-dialog";
import { rounds as words } from "@/lib/copy/en/rounds";
import type { RoundDto, SendPreviewDto } from "@/lib/exchange/rounds/schema";
import { show, version } from "../review/fixtures";

const COUNTED: SendPreviewDto = {
  theirs: { versionId: "v2", versionNumber: 2, answersId: null },
  tracked: { changes: 12, unmarked: 0 },
  clean: { unmarked: 12 },
};
const REPLIED: RoundDto[] = [
  {
    id: "r1",
    kind: "returned",
    status: "ready",
    statusMessage: null,
    fileId: "f2",
    fileName: "reply.docx",
    createdAt: "2025-03-05T10:00:00.000Z",
    createdByName: "Ann",
    sentBy: "Other side",
    sentVersionId: "v2",
    sentVersionNumber: 2,
    sentSinceId: null,
    versionId: null,
    taken: null,
    counts: { tracked: 2, untracked: 1, comments: 0 },
    authors: ["Bold"],
    answersId: null,
    sent: null,
  },
];

let sendings: unknown[] = [];
let asked: string[] = [];
let preview: SendPreviewDto | { message: string; code: string };
beforeEach(() => {
  [preview, asked, sendings] = [COUNTED, [], []];
  URL.createObjectURL = () => "blob:x";
  HTMLAnchorElement.prototype.click = () => undefined; // jsdom opens nothing
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.includes("/rounds/send?")) {
      asked.push(new URL(path, "http://x").search);
      return Response.json(preview, { status: "code" in preview ? 409 : 200 });
    }
    if (path.endsWith("/rounds/send")) {
      sendings.push(JSON.parse(String(init.body)));
      return Response.json({ id: "r9", fileId: "f9", fileName: "Lease_v3.docx" }, { status: 201 });
    }
    if (path.endsWith("/versions?fields=summary&limit=1")) return Response.json([version(3, "Text.")]);
    return Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (rounds: RoundDto[] = []) =>
  show(
    <SendDialog
      contractId="c1"
      contractType="Lease Agreement"
      rounds={rounds}
      hasMail
      onClose={() => undefined}
      onSent={() => undefined}
    />,
  );
const form = (one: "tracked" | "clean" | "both") => new RegExp(`^${words.send.forms[one]}`);
const shown = async () => {
  await screen.findByText(words.send.hint(3));
  return within(screen.getByRole("dialog", { name: words.send.title }));
};

test("a first file out can be tracked on the file that came in, clean, or both; the changes are counted (B-26.17)", async () => {
  preview = { ...COUNTED, theirs: { versionId: "v1", versionNumber: 1, answersId: null } };
  open();
  const dialog = await shown();
  expect(await dialog.findByText(words.send.marks(12), { exact: false })).toBeTruthy();
  expect(asked).toEqual(["?versionId=v3"]);
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: form("tracked") }).checked).toBe(true);
  expect(dialog.getByText(words.send.trackedSinceFirst(1), { exact: false })).toBeTruthy();
  expect(dialog.queryByText(words.send.unmarked(12))).toBeNull();

  fireEvent.click(dialog.getByRole("radio", { name: form("clean") }));
  expect(dialog.getByText(words.send.unmarked(12))).toBeTruthy();
  expect(dialog.queryByText(words.send.marks(12), { exact: false })).toBeNull();

  fireEvent.click(dialog.getByRole("radio", { name: form("both") }));
  fireEvent.submit(screen.getByRole("dialog").querySelector("form") ?? document.body);
  await waitFor(() => expect(sendings).toMatchObject([{ form: "both", sinceId: "v1", deliver: "download" }]));
});

test("warns of changes since an older text of theirs that the chosen base would leave out (B-26.17)", async () => {
  preview = { ...COUNTED, tracked: { changes: 2, unmarked: 3 } };
  open(REPLIED);
  const dialog = await shown();
  expect(await dialog.findByText(words.send.unmarked(3))).toBeTruthy();
});

test("what was written here and never sent goes out clean: there is nothing to mark against", async () => {
  preview = { theirs: null, tracked: null, clean: { unmarked: 0 } };
  open();
  const dialog = await shown();
  expect(await dialog.findAllByText(words.send.cannotMark)).toHaveLength(2);
  const radio = (one: "tracked" | "clean" | "both") => dialog.getByRole<HTMLInputElement>("radio", { name: form(one) });
  expect([radio("tracked").disabled, radio("both").disabled, radio("clean").checked]).toEqual([true, true, true]);
  expect(dialog.queryByRole("note")).toBeNull();
});

test("says why changes can't be marked in the file, and sends a clean one all the same", async () => {
  preview = { message: "A control is bound: Acme LLC", code: "wordOriginalRefuses" };
  open(REPLIED);
  const dialog = await shown();
  expect(await dialog.findByText("A control is bound: Acme LLC")).toBeTruthy();
  fireEvent.click(dialog.getByRole("radio", { name: form("clean") }));
  fireEvent.submit(screen.getByRole("dialog").querySelector("form") ?? document.body);
  await waitFor(() => expect(sendings).toMatchObject([{ form: "clean" }]));
  expect(sendings[0]).not.toHaveProperty("answersId");
});

test("no format is shown as chosen before it is known which are possible (B-26.17)", async () => {
  open();
  for (const one of screen.getAllByRole<HTMLInputElement>("radio", { name: /Word|Tracked|Both/ }))
    expect(one.checked).toBe(false);
  const dialog = await shown();
  expect((await dialog.findByRole<HTMLInputElement>("radio", { name: form("tracked"), checked: true })).checked).toBe(
    true,
  );
});
