// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OutgoingMail, type MailActions } from "@/components/accounts/mail/outgoing-mail";
import type { MailDto } from "@/lib/people/accounts/schema";
import { outgoingMail as words } from "@/lib/copy/en/outgoing-mail";
import { tables } from "@/lib/copy/en/tables";
import { fakeFetch, show } from "../review/fixtures";

const PATH = "/api/admin/mail";
const readMail = vi.fn<MailActions["readMail"]>();
const sendAgain = vi.fn<MailActions["sendAgain"]>();

function letter(id: string, changes: Partial<MailDto> = {}): MailDto {
  const sent = {
    createdAt: "2026-03-02T10:00:00.000Z",
    sentAt: "2026-03-02T10:00:01.000Z",
    carrier: "smtp",
    state: "sent",
  } as const;
  return {
    id,
    kind: "reset",
    recipient: `${id}@example.com`,
    subject: "A link",
    failures: [],
    isReadable: false,
    isRepeatable: true,
    ...sent,
    ...changes,
  };
}
const IN_OUTBOX = letter("bat", { carrier: "outbox", isReadable: true });
const FAILED = letter("anna", {
  kind: "invitation",
  state: "failed",
  sentAt: null,
  failures: [{ at: "2026-03-02T10:05:00.000Z", words: "550 No such user here", times: 3 }],
});

function open(items: MailDto[], hasService = true): string[] {
  const asked = fakeFetch({ [PATH]: { body: items } });
  show(<OutgoingMail hasService={hasService} actions={{ readMail, sendAgain }} />);
  return asked;
}
const rows = () =>
  within(screen.getByRole("table", { name: words.label }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent ?? "");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test("each letter says what it is, to whom, when, whether it went, and why not (B-18.11)", async () => {
  open([IN_OUTBOX, FAILED]);
  await screen.findByText(FAILED.recipient);
  const [first = "", second = ""] = rows();
  for (const part of [words.kinds.reset, words.states.inOutbox, IN_OUTBOX.recipient, "Mar 2, 2026"])
    expect(first).toContain(part);
  for (const part of [
    words.kinds.invitation,
    words.states.failed,
    FAILED.recipient,
    words.failure("550 No such user here", 3),
  ])
    expect(second).toContain(part);
  expect(screen.queryByText(words.withoutService)).toBeNull();
});

test("one is sent again, and the list is asked for anew", async () => {
  sendAgain.mockResolvedValue({ ok: true, data: letter("anna", { state: "waiting" }) });
  const asked = open([FAILED]);
  fireEvent.click(await screen.findByRole("button", { name: words.sendAgainTo(FAILED.recipient) }));
  expect(await screen.findByText(words.sentAgain(FAILED.recipient))).toBeDefined();
  expect(sendAgain).toHaveBeenCalledExactlyOnceWith({ mailId: "anna" });
  expect(asked).toEqual([PATH, PATH]);
});

test("without a mail service it says so; a letter is opened with its link, and that this is recorded (B-18.11)", async () => {
  readMail.mockResolvedValue({
    ok: true,
    data: { ...IN_OUTBOX, text: "Open http://localhost:3000/reset-password?token=abc" },
  });
  open([IN_OUTBOX, FAILED], false);
  expect(await screen.findByText(words.withoutService)).toBeDefined();
  expect(screen.queryByRole("button", { name: words.openMail(FAILED.recipient) })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: words.openMail(IN_OUTBOX.recipient) }));
  expect(await screen.findByText(/token=abc/)).toBeDefined();
  expect(screen.getByText(words.recorded)).toBeDefined();
  expect(screen.getByRole("button", { name: words.copyLink })).toBeDefined();
  expect(readMail).toHaveBeenCalledExactlyOnceWith({ mailId: "bat" });
});

test("what can't be loaded says so, and is asked for again", async () => {
  const answers = { [PATH]: { status: 500, body: {} as unknown } };
  fakeFetch(answers);
  show(<OutgoingMail hasService actions={{ readMail, sendAgain }} />);
  expect(await screen.findByText(words.failed)).toBeDefined();
  answers[PATH] = { status: 200, body: [] };
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(words.empty)).toBeDefined();
});

test("is searched, filtered and sorted by the server; what finds nothing says so and can be cleared (B-18.13)", async () => {
  const asked = fakeFetch({
    [PATH]: { body: [IN_OUTBOX] },
    [`${PATH}?sort=created`]: { body: [IN_OUTBOX] },
    [`${PATH}?state=failed&sort=created`]: { body: [FAILED] },
    [`${PATH}?search=zzz&state=failed&sort=created`]: { body: [] },
  });
  show(<OutgoingMail hasService actions={{ readMail, sendAgain }} />);
  fireEvent.click(await screen.findByRole("button", { name: tables.date }));
  await screen.findByText(IN_OUTBOX.recipient);
  fireEvent.change(screen.getByLabelText(tables.state), { target: { value: "failed" } });
  await screen.findByText(FAILED.recipient);
  fireEvent.change(screen.getByRole("searchbox", { name: tables.searchMail }), { target: { value: "zzz" } });
  expect(await screen.findByText(tables.nothing("zzz"))).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: tables.clearSearch }));
  expect(await screen.findByText(IN_OUTBOX.recipient)).toBeDefined();
  expect(asked).toContain(`${PATH}?search=zzz&state=failed&sort=created`);
});

test("several are sent again, one call each, and only those that can be (B-18.13)", async () => {
  sendAgain.mockResolvedValue({ ok: true, data: letter("anna", { state: "waiting" }) });
  open([FAILED, letter("bat"), letter("carl", { isRepeatable: false })]);
  const box = (kind: string, id: string) =>
    screen.getByRole("checkbox", { name: tables.choose(`${kind}, ${id}@example.com`) });
  await screen.findByText(FAILED.recipient);
  expect(box(words.kinds.reset, "carl").hasAttribute("disabled")).toBe(true);
  fireEvent.click(box(words.kinds.invitation, "anna"));
  fireEvent.click(box(words.kinds.reset, "bat"));
  const bar = screen.getByRole("region", { name: tables.bar });
  fireEvent.click(within(bar).getByRole("button", { name: words.sendAgain }));
  expect(await screen.findByText(tables.done(2))).toBeDefined();
  expect(sendAgain.mock.calls.map(([input]) => input)).toEqual([{ mailId: "anna" }, { mailId: "bat" }]);
});
