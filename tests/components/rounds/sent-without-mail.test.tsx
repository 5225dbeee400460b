// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SentRound } from "@/components/rounds/rounds-timeline";
import { SendDialog } from "@/components/rounds/send/send-dialog";
import { rounds as words } from "@/lib/copy/en/rounds";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { show, version } from "../review/fixtures";

const sending: RoundDto["sent"] = {
  deliver: "mail",
  isInOutbox: true,
  to: ["tom@example.com"],
  comments: "none",
  sha256: "ab",
};
const SENT: RoundDto = {
  id: "r9",
  kind: "sent",
  status: "ready",
  statusMessage: null,
  fileId: "f9",
  fileName: "Lease_v3.docx",
  createdAt: "2025-03-05T10:00:00.000Z",
  createdByName: "Ann",
  sentBy: "",
  sentVersionId: "v3",
  sentVersionNumber: 3,
  sentSinceId: null,
  versionId: null,
  taken: null,
  counts: { tracked: 0, untracked: 0, comments: 0 },
  authors: [],
  answersId: null,
  sent: sending,
};

let answer: RoundDto;
beforeEach(() => {
  answer = SENT;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/rounds/send?")) return Response.json({ theirs: null, tracked: null, clean: { unmarked: 0 } });
    if (path.endsWith("/rounds/send")) return Response.json(answer, { status: 201 });
    if (path.includes("/versions")) return Response.json([version(3, "Text.")]);
    return Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sendByMail(hasMail: boolean) {
  show(
    <SendDialog
      contractId="c1"
      contractType="Lease Agreement"
      rounds={[]}
      hasMail={hasMail}
      onClose={() => {}}
      onSent={() => {}}
    />,
  );
  await screen.findByText(words.send.hint(3));
  fireEvent.click(screen.getByRole("radio", { name: words.send.ways.mail }));
  fireEvent.change(screen.getByLabelText(words.send.to), { target: { value: "tom@example.com" } });
  fireEvent.click(await screen.findByRole("button", { name: hasMail ? words.send.go.mail : words.send.goQueued }));
}

test("without a mail service a round by mail isn't called sent, by the button or afterwards (B-26.13)", async () => {
  await sendByMail(false);
  expect(await screen.findByText(words.send.queued)).toBeTruthy();
  expect(screen.queryByText(words.send.done.mail)).toBeNull();
  cleanup();
  answer = { ...SENT, sent: { ...sending, isInOutbox: false } };
  await sendByMail(true);
  expect(await screen.findByText(words.send.done.mail)).toBeTruthy();
});

test("the round says that its letter waits in the outbox, beside the file to be sent otherwise (B-26.13)", () => {
  show(<SentRound contractId="c1" round={SENT} canOpen ended={null} />);
  const round = within(screen.getByRole("region", { name: words.timeline.sent(3) }));
  expect(round.getByRole("note").textContent).toContain(words.inOutbox);
  expect(round.getByText(new RegExp(words.timeline.sentHow.outbox, "u"))).toBeTruthy();
  expect(round.getByRole("button", { name: words.timeline.getFile(SENT.fileName) })).toBeTruthy();
  expect(round.queryByText(words.waits)).toBeNull();
  cleanup();
  const mailed = { ...SENT, sent: { ...sending, isInOutbox: false } };
  show(<SentRound contractId="c1" round={mailed} canOpen ended={null} />);
  expect([screen.queryByRole("note"), screen.queryByText(words.waits) === null]).toEqual([null, false]);
});
