// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoundsScreen } from "@/components/rounds/rounds-screen";
import { roundChanges as changeWords } from "@/lib/copy/en/round-changes";
import { rounds as words } from "@/lib/copy/en/rounds";
import type { RoundChangeDto, RoundDto, SendPreviewDto } from "@/lib/exchange/rounds/schema";
import { CONTRACT, show, version } from "../review/fixtures";

const ROUND: RoundDto = {
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
};
const SENT: RoundDto = {
  ...ROUND,
  id: "r0",
  kind: "sent",
  fileName: "Lease_v3.docx",
  sentVersionId: "v3",
  sentVersionNumber: 3,
  sentSinceId: "v2",
  counts: { tracked: 0, untracked: 0, comments: 0 },
  sent: { deliver: "mail", isInOutbox: false, to: ["bold@example.com"], comments: "open", sha256: "ab12" },
};
const TEXT = "Paid within thirty days. The penalty is 0.1 percent.";
const change = (id: string, number: number, words: Partial<RoundChangeDto>): RoundChangeDto => ({
  id,
  number,
  kind: "replace",
  tracked: true,
  place: "text",
  author: "Bold",
  at: "2025-03-04T10:00:00.000Z",
  before: "",
  after: "",
  start: 0,
  end: 0,
  to: null,
  isWhole: false,
  decision: "open",
  counter: null,
  decidedByName: null,
  decidedAt: null,
  ...words,
});
const at = (before: string) => ({ before, start: TEXT.indexOf(before), end: TEXT.indexOf(before) + before.length });
const CHANGES = [
  change("silent", 1, { tracked: false, author: null, at: null, ...at("0.1"), after: "0.05" }),
  change("days", 2, { ...at("thirty"), after: "sixty" }),
  change("look", 3, { kind: "format", ...at("penalty") }),
];

let rounds: RoundDto[] = [];
let decided: unknown[] = [];
let sendings: unknown[] = [];
let asked: string[] = [];
let preview: SendPreviewDto | { message: string; code: string };
const COUNTED: SendPreviewDto = {
  theirs: { versionId: "v2", versionNumber: 2, answersId: null },
  tracked: { changes: 12, unmarked: 0 },
  clean: { unmarked: 12 },
};
let replies: string[] = [];
let changes: RoundChangeDto[] = [];
let refusal: { message: string; code: string } | null = null;
beforeEach(() => {
  [rounds, decided, sendings, refusal] = [[ROUND], [], [], null];
  [replies, changes] = [[], CHANGES];
  [preview, asked] = [COUNTED, []];
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => "blob:x";
  HTMLAnchorElement.prototype.click = () => undefined; // jsdom opens nothing
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/rounds")) return Response.json(rounds);
    if (path === "/api/contracts/c1") return Response.json({ ...CONTRACT, currentVersionId: "v9" });
    if (path.endsWith("/changes")) return Response.json(changes);
    if (path.includes("/reply?")) {
      replies.push(path);
      return new Response("file");
    }
    if (path.endsWith("/versions/v2")) return Response.json(version(2, TEXT));
    if (path.endsWith("/versions?fields=summary&limit=1")) return Response.json([version(3, TEXT)]);
    if (path.includes("/rounds/send?")) {
      asked.push(new URL(path, "http://x").search);
      return Response.json(preview, { status: "code" in preview ? 409 : 200 });
    }
    if (path.endsWith("/rounds/send")) {
      sendings.push(JSON.parse(String(init.body)));
      if (refusal) return Response.json(refusal, { status: 403 });
      rounds = [SENT, ...rounds];
      return Response.json(SENT, { status: 201 });
    }
    if (path.endsWith("/decide")) {
      decided.push(JSON.parse(String(init.body)));
      return refusal ? Response.json(refusal, { status: 409 }) : Response.json(version(3, TEXT), { status: 201 });
    }
    if (path.includes("/parties")) return Response.json({ parties: [], ourSide: null });
    return Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (contract = CONTRACT) =>
  show(
    <RoundsScreen
      contract={contract}
      userId="u1"
      hasMail
      actions={{ startUpload: () => Promise.reject(new Error("none")) }}
    />,
  );
const cards = () => screen.findAllByRole("article");
const REVIEWING = { ...CONTRACT, role: "reviewer" as const };
const form = (one: "tracked" | "clean" | "both") => new RegExp(`^${words.send.forms[one]}`);
const sendDialog = async () => {
  press(words.send.open);
  await screen.findByText(words.send.hint(3));
  return within(screen.getByRole("dialog", { name: words.send.title }));
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("shows each change beside the text, and what was not tracked by its name (B-26.11)", async () => {
  open();
  const [silent, days] = await cards();
  expect(within(silent ?? document.body).getByText(changeWords.card.untracked)).toBeTruthy();
  expect(within(days ?? document.body).getByText(/Tracked by Bold/)).toBeTruthy();
  const text = screen.getByRole("region", { name: changeWords.text.label });
  expect([...text.querySelectorAll(".round-paper :is(ins, del)")].map((element) => element.textContent)).toEqual([
    " Deleted: thirty End of change. ",
    " Inserted: sixty End of change. ",
    " Deleted: 0.1 End of change. ",
    " Inserted: 0.05 End of change. ",
  ]);
  expect(text.querySelectorAll(".round-paper .round-untracked")).toHaveLength(2);
  const legend = within(text).getByRole("list", { name: changeWords.legend.label });
  expect(legend.textContent).toContain(changeWords.legend.untracked);
  expect(legend.textContent).not.toContain(changeWords.legend.moved); // nothing here was moved
  fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${changeWords.filters.untracked}`) }));
  expect(await cards()).toHaveLength(1);
});

test("keeps choices over a reload, saves them as one version, and forgets them then (B-26.12)", async () => {
  const first = open();
  await cards();
  press(changeWords.card.acceptChange(2));
  press(changeWords.card.restoreChange(1));
  expect(screen.getByText(words.bar.decided(2, 3))).toBeTruthy();
  first.unmount();
  open();
  await cards();
  expect(await screen.findByText(words.bar.decided(2, 3))).toBeTruthy();
  const [place = ""] = Object.keys(localStorage);
  localStorage.setItem(place, JSON.stringify([["days", "accepted"]])); // another tab took one back
  fireEvent(window, new StorageEvent("storage", { key: place }));
  press(changeWords.card.restoreChange(1));
  press(words.bar.save);
  await waitFor(() =>
    expect(decided).toEqual([{ accept: ["days"], reject: ["silent"], counter: [], baseVersionId: "v2" }]),
  );
  await screen.findByText(words.bar.saved(3));
  expect(localStorage.length).toBe(0);
});

test("accepts formatting in bulk, never what was not tracked; a refusal keeps the choices (B-26.12)", async () => {
  refusal = { message: "The contract has changed.", code: "staleVersion" };
  open();
  await cards();
  press(words.bar.acceptFormatting);
  expect(screen.getByText(words.bar.decided(1, 3))).toBeTruthy();
  press(words.bar.save);
  expect(await screen.findByText("The contract has changed.")).toBeTruthy();
  expect(decided).toEqual([{ accept: ["look"], reject: [], counter: [], baseVersionId: "v2" }]);
  expect(screen.getByText(words.bar.decided(1, 3))).toBeTruthy();
});

test("somebody else's newer version stops no decision: it is saved on top of that when asked once more", async () => {
  refusal = { message: "newer", code: "versionConflict" };
  open();
  await cards();
  press(changeWords.card.acceptChange(2));
  press(words.bar.save);
  expect(await screen.findByText(words.bar.stale)).toBeTruthy();
  refusal = null;
  press(words.bar.save);
  await screen.findByText(words.bar.saved(3));
  expect(decided.map((body) => (body as { baseVersionId: string }).baseVersionId)).toEqual(["v2", "v9"]);
});

test("offers other words in the place of theirs (B-26.12)", async () => {
  open();
  await cards();
  press(changeWords.card.counterChange(2));
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: changeWords.card.counterText });
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["Paid within sixty days.", 12, 17]);
  fireEvent.change(field, { target: { value: "Paid within forty-five days." } });
  press(changeWords.card.counterDone);
  expect(screen.getByText(changeWords.card.countered)).toBeTruthy();
  // another look has no words
  expect(screen.queryByRole("button", { name: changeWords.card.counterChange(3) })).toBeNull();
  press(words.bar.save);
  const counter = [{ id: "days", text: "forty-five" }];
  await waitFor(() => expect(decided).toEqual([{ accept: [], reject: [], counter, baseVersionId: "v2" }]));
});

test("goes and decides by keys, but not while one types (B-26.12)", async () => {
  open();
  await cards();
  const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name });
  key("a"); // the first open change is marked from the start
  expect(screen.getByText(words.bar.decided(1, 3))).toBeTruthy();
  key("j");
  key("k");
  key("r");
  expect(screen.getByText(words.bar.decided(2, 3))).toBeTruthy();
  fireEvent.change(screen.getByLabelText(words.upload.reply), {
    target: { files: [new File(["text"], "reply.txt", { type: "text/plain" })] },
  });
  key("a", screen.getByLabelText(words.upload.from));
  expect(screen.getByText(words.bar.decided(2, 3))).toBeTruthy();
  press(changeWords.card.undoDecision(1));
  expect(screen.getByText(words.bar.decided(1, 3))).toBeTruthy();
});

test("says so where nothing has come back, where a file is read and where it can't be (B-26.11)", async () => {
  rounds = [];
  open();
  expect(await screen.findByText(words.noneHint)).toBeTruthy();
  cleanup();
  rounds = [{ ...ROUND, status: "failed", statusMessage: "The file is damaged." }];
  open();
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", "The file is damaged.");
});

test("shows what went out in the line of time, and which of it a reply answers (B-26.14)", async () => {
  rounds = [SENT, { ...ROUND, answersId: "r9" }, { ...SENT, id: "r9", createdAt: "2025-03-01T10:00:00.000Z" }];
  open();
  const line = await screen.findByRole("list", { name: words.timeline.label });
  const [newest, reply] = within(line).getAllByRole("listitem");
  for (const part of [words.timeline.sent(3), "bold@example.com", "by Ann", "by email", "changes tracked"])
    expect(newest?.textContent).toContain(part);
  expect(reply?.textContent).toContain(words.timeline.answers("Mar 1, 2025"));
  const panel = screen.getByRole("region", { name: words.timeline.sent(3) });
  expect(panel.textContent).toContain("ab12");
  expect(within(panel).getByRole("button", { name: words.timeline.getFile("Lease_v3.docx") })).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.bar.word })).toBeNull();
});

test("sends by mail what the dialog says, and keeps it open with the server's words where that is refused (B-26.14)", async () => {
  refusal = { message: "Confirm your address first.", code: "sendingAddressUnproven" };
  open();
  await cards();
  press(words.send.open);
  const dialog = within(await screen.findByRole("dialog", { name: words.send.title }));
  await screen.findByText(words.send.hint(3));
  fireEvent.click(dialog.getByRole("radio", { name: words.send.ways.mail }));
  fireEvent.change(dialog.getByLabelText(words.send.to), { target: { value: "bold@example.com; oyun@example.com" } });
  fireEvent.change(dialog.getByLabelText(words.send.message), { target: { value: "As agreed." } });
  const go = () => fireEvent.submit(screen.getByRole("dialog").querySelector("form") ?? document.body);
  go();
  expect(await screen.findByText("Confirm your address first.")).toBeTruthy();
  refusal = null;
  go();
  expect(await screen.findByText(words.send.done.mail)).toBeTruthy();
  expect(sendings).toHaveLength(2);
  expect(sendings[1]).toEqual({
    deliver: "mail",
    form: "tracked",
    versionId: "v3",
    answersId: "r1",
    to: ["bold@example.com", "oyun@example.com"],
    message: "As agreed.",
    comments: "none",
  });
  expect(await screen.findByRole("region", { name: words.timeline.sent(3) })).toBeTruthy();
});

test("shows a decision with words of ours as countered, in these words, and offers to decide otherwise (B-26.5)", async () => {
  changes = CHANGES.map((one) =>
    one.id === "days" ? { ...one, decision: "rejected", counter: "forty-five", decidedByName: "Ann" } : one,
  );
  open();
  await cards();
  const card = within(screen.getByRole("article", { name: changeWords.card.numbered(2) }));
  expect(card.getByText(changeWords.card.answered)).toBeTruthy();
  expect(card.getByText("forty-five")).toBeTruthy();
  expect(card.queryByText(changeWords.card.rejected)).toBeNull();
  expect(card.getByRole("button", { name: changeWords.card.instead.accepted })).toBeTruthy();
  fireEvent.click(card.getByRole("button", { name: changeWords.card.instead.rejected }));
  expect(card.getByText(changeWords.card.rejected)).toBeTruthy();
  expect(card.getByText(changeWords.card.notSaved)).toBeTruthy();
});

test("tells the cells of a table's rows apart, in the text and on the card (B-26.11)", async () => {
  changes = [change("row", 1, { kind: "insert", isWhole: true, after: "Storage\t20 dollars\nDelivery\t100 dollars" })];
  open();
  const [card] = await cards();
  expect([...(card?.querySelectorAll("tr") ?? [])].map((row) => row.children.length)).toEqual([2, 2]);
  const ends = () =>
    [...document.querySelectorAll(".round-paper ins .cell-end")].map((end) => end.previousSibling?.textContent);
  await waitFor(() => expect(ends()).toHaveLength(2));
});

test("says where two words only look the same (B-26.11)", async () => {
  changes = [
    change("name", 1, { ...at("penalty"), after: "p\u0435nalty" }),
    change("days", 2, { ...at("thirty"), after: "sixty" }),
  ];
  open();
  const [name, days] = await cards();
  expect(name?.textContent).toContain(changeWords.card.alike);
  expect(days?.textContent).not.toContain(changeWords.card.alike);
});

test("marks what we changed since their file that was taken as the text, unless another base is chosen (B-26.8)", async () => {
  const reply = { ...ROUND, sentVersionNumber: 1 };
  const taken = { versionId: "taken", versionNumber: 2 };
  rounds = [{ ...reply, id: "r2", kind: "version", taken }, reply];
  open();
  await cards();
  press(words.send.open);
  await screen.findByText(words.send.hint(3));
  const marked = screen.getByLabelText<HTMLSelectElement>(words.send.tracked);
  expect(marked.value).toBe("taken");
  expect([...marked.options].map(({ text: stated }) => stated)).toEqual([
    words.send.trackedSinceTaken(2),
    words.send.trackedSinceReply(1),
  ]);
});

test("offers no sending to a reviewer, who decides all the same (B-26.14)", async () => {
  open({ ...CONTRACT, role: "reviewer" });
  await cards();
  expect(screen.queryByRole("button", { name: words.send.open })).toBeNull();
  expect(screen.getByRole("button", { name: changeWords.card.acceptChange(2) })).toBeTruthy();
  cleanup();
  open({ ...CONTRACT, role: "manager" });
  await cards();
  expect(screen.getByRole("button", { name: words.send.open })).toBeTruthy();
});

test("says how many changes stay open before their file goes back, in the one dialog for sending (B-26.15)", async () => {
  open();
  await cards();
  expect(screen.queryByRole("button", { name: words.bar.word })).toBeNull();
  const dialog = await sendDialog();
  expect(await dialog.findByText(words.bar.openTitle(3))).toBeTruthy();
  expect(dialog.getByText(words.bar.openTracked(2, "Bold"))).toBeTruthy();
  expect(dialog.getByText(words.bar.openUntracked(1))).toBeTruthy();
  fireEvent.click(dialog.getByRole("radio", { name: form("clean") }));
  expect(dialog.queryByText(words.bar.openTitle(3))).toBeNull();
});

test("a reviewer, who may not send, downloads their file, and is told what stays open in it (B-26.15)", async () => {
  open({ ...CONTRACT, role: "reviewer" });
  await cards();
  press(words.bar.word);
  const dialog = within(await screen.findByRole("dialog", { name: words.bar.openTitle(3) }));
  expect(replies).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: words.bar.openGo }));
  await waitFor(() => expect(replies).toEqual(["/api/contracts/c1/rounds/r1/reply?versionId=v9"]));
});

test("a file taken as the new text has nothing to send back, and later decisions begin with that text (B-26.15)", async () => {
  open(REVIEWING);
  await cards();
  const taken: RoundDto = { ...ROUND, id: "r2", kind: "version", versionId: "v5", status: "processing" };
  rounds = [taken, ROUND];
  cleanup();
  open(REVIEWING);
  await screen.findAllByText(words.timeline.processing);
  rounds = [{ ...taken, status: "ready" }, ROUND];
  await cards();
  expect(screen.queryByRole("button", { name: words.bar.word })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: new RegExp(words.timeline.cameBack(1, 1)) }));
  expect(screen.getByRole("button", { name: words.bar.word })).toBeTruthy();
  await cards();
  press(changeWords.card.acceptChange(2));
  press(words.bar.save);
  await waitFor(() => expect(decided).toMatchObject([{ accept: ["days"], baseVersionId: "v5" }]));
});
