// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApprovalStrip } from "@/components/approvals/approval-strip";
import { useApprovals } from "@/components/approvals/use-approvals";
import { approvals as words } from "@/lib/copy/en/approvals";
import { common } from "@/lib/copy/en/common";
import { review } from "@/lib/copy/en/review";
import { signed } from "@/lib/copy/en/signed";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import { CONTRACT, show } from "../review/fixtures";

const approval = (id: string, changes: Partial<ApprovalDto> = {}): ApprovalDto => ({
  id,
  version: { id: "v2", number: 2 },
  versionHash: "0".repeat(64),
  isVoid: false,
  user: { id: "u2", name: "Bob" },
  askedBy: "Ann",
  note: "",
  askedAt: "2026-11-22T10:00:00.000Z",
  answer: "awaited",
  words: "",
  answeredAt: null,
  ...changes,
});

const PEOPLE = [
  { id: "p1", userId: "u1", role: "admin", user: { name: "Ann", email: "ann@example.com" } },
  { id: "p2", userId: "u2", role: "reviewer", user: { name: "Bob", email: "bob@example.com" } },
];

function answering(
  approvals: readonly ApprovalDto[],
  refusal?: { status: number; message: string },
  people: readonly object[] = PEOPLE,
  invited: readonly object[] = [],
): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const lists = { collaborators: people, invitations: invited, approvals };
    if (init.method === undefined) return Response.json(Object.entries(lists).find(([end]) => path.endsWith(end))?.[1]);
    sent.push(`${init.method} ${path} ${String(init.body)}`);
    return refusal
      ? Response.json({ message: refusal.message, code: "approvalVoid" }, { status: refusal.status })
      : Response.json([], { status: 201 });
  });
  return sent;
}

const error = { key: "unexpected" as const, message: "" };
const refusing = async () => ({ ok: false as const, error });
const ACTIONS = { invite: refusing, remove: refusing, resend: refusing, revoke: refusing };

type StripProps = {
  userId: string;
  role?: "admin" | "reviewer";
  signedAt?: string | null;
  known?: readonly ApprovalDto[];
  onSigned?: () => void;
};

function Strip({ userId, role = "admin", signedAt = null, known, onSigned = vi.fn() }: StripProps) {
  const approvals = useApprovals("c1", known);
  return (
    <ApprovalStrip contract={{ ...CONTRACT, role, signedAt }} {...{ userId, approvals, people: ACTIONS, onSigned }} />
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("nothing stands above the text where nobody was asked", async () => {
  answering([]);
  const { container } = show(<Strip userId="u1" />);
  await waitFor(() => expect(container.querySelector("[role=status]")).toBeNull());
  expect(screen.queryByText(words.title)).toBeNull();
});

test("it tells who said what, and that words on an older version are void (B-14.13)", async () => {
  answering([
    approval("a1", { answer: "change", words: "45 days" }),
    approval("a2", { user: { id: "u3", name: "Cy" } }),
  ]);
  show(<Strip userId="u1" />);
  const strip = await screen.findByText(`${words.answers.change}. ${words.summary(0, 2)}`);
  const list = strip.parentElement as HTMLElement;
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([`Bob${words.answers.change}45 days`, `Cy${words.answers.awaited}`]);
  cleanup();
  answering([approval("a1", { answer: "approve", isVoid: true, version: { id: "v1", number: 1 } })]);
  show(<Strip userId="u2" role="reviewer" />);
  await screen.findByText(words.void(1));
  expect(screen.queryByRole("button", { name: words.answer })).toBeNull();
  expect(screen.queryByRole("button", { name: words.ask })).toBeNull();
});

test("who is asked approves, or says what to change, which needs words (B-14.13)", async () => {
  const sent = answering([approval("a1", { note: "Please" })]);
  show(<Strip userId="u2" role="reviewer" />);
  fireEvent.click(await screen.findByRole("button", { name: words.answer }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Please")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: words.change }));
  expect(within(dialog).getByText(words.wordsNeeded)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(within(dialog).getByRole("textbox", { name: words.words }), { target: { value: " 45 days " } });
  fireEvent.click(within(dialog).getByRole("button", { name: words.change }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual(['POST /api/contracts/c1/approvals/a1/answer {"answer":"change","words":"45 days"}']);
});

test("a refusal is told in the server's words and leaves what was written", async () => {
  answering([approval("a1")], { status: 409, message: "The text was changed" });
  show(<Strip userId="u2" />);
  fireEvent.click(await screen.findByRole("button", { name: words.answer }));
  const dialog = await screen.findByRole("dialog");
  const approve = within(dialog).getByRole<HTMLButtonElement>("button", { name: words.approve });
  await waitFor(() => expect(approve.disabled).toBe(false));
  fireEvent.click(approve);
  expect(await within(dialog).findByText("The text was changed")).toBeTruthy();
});

test("nobody approves before what has changed and what is open was looked up (B-14.13)", async () => {
  answering([approval("a1")]);
  const answer = globalThis.fetch;
  const waiting: (() => void)[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.includes("/comments")) await new Promise<void>((go) => waiting.push(go));
    return answer(path, init);
  });
  show(<Strip userId="u2" />);
  fireEvent.click(await screen.findByRole("button", { name: words.answer }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(within(dialog).queryByText(words.changes.looking)).toBeNull());
  const approve = within(dialog).getByRole<HTMLButtonElement>("button", { name: words.approve });
  expect(within(dialog).getByText(review.open.looking)).toBeTruthy();
  expect(approve.disabled).toBe(true);
  for (const go of waiting) go();
  await waitFor(() => expect(approve.disabled).toBe(false));
});

test("what is open for whoever asks goes along with the request (B-14.13)", async () => {
  const sent = answering([approval("a1", { isVoid: true, version: { id: "v1", number: 1 } })]);
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) =>
    path.includes("/comments") ? Response.json([{ resolved: false }]) : answer(path, init),
  );
  show(<Strip userId="u1" />);
  fireEvent.click(await screen.findByRole("button", { name: words.ask }));
  const dialog = await screen.findByRole("dialog");
  const along = words.dialog.open(0, 1, 0);
  expect(await within(dialog).findByText(words.dialog.along(along))).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: words.dialog.submit }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent[0]).toContain(`"note":"${along}"`);
});

test("a manager asks people for the version on screen, but nobody twice (B-14.13)", async () => {
  const sent = answering([approval("a1", { isVoid: true, version: { id: "v1", number: 1 } })]);
  show(<Strip userId="u1" />);
  fireEvent.click(await screen.findByRole("button", { name: words.ask }));
  const dialog = await screen.findByRole("dialog");
  const bob = await within(dialog).findByRole<HTMLInputElement>("checkbox", { name: /Bob/ });
  expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1); // not oneself
  expect(bob.checked).toBe(true); // the only one there is
  const submit = within(dialog).getByRole<HTMLButtonElement>("button", { name: words.dialog.submit });
  fireEvent.click(bob);
  expect(submit.disabled).toBe(true);
  fireEvent.click(bob);
  fireEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual(['POST /api/contracts/c1/approvals {"userIds":["u2"],"note":"","versionId":"v2"}']);
});

test("what came with the page stands there at once, and is read again (B-6.20)", async () => {
  answering([approval("a1", { answer: "approve" })]);
  show(<Strip userId="u1" known={[approval("a1")]} />);
  expect(screen.getByText(words.answers.awaited)).toBeTruthy(); // in the first picture
  expect(await screen.findByText(words.answers.approve)).toBeTruthy();
});

test("once all have approved, the signed copy comes next, not another request (B-14.13)", async () => {
  const first = approval("a1", { answer: "approve" });
  answering([first, approval("a2", { user: { id: "u3", name: "Cy" }, answer: "approve" })]);
  const onSigned = vi.fn();
  show(<Strip userId="u1" onSigned={onSigned} />);
  expect(await screen.findByText(words.all)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.ask })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: signed.open }));
  expect(onSigned).toHaveBeenCalledOnce();
  cleanup();
  answering([first, approval("a2", { user: { id: "u3", name: "Cy" } })]);
  show(<Strip userId="u1" />);
  expect(await screen.findByText(words.summary(1, 2))).toBeTruthy();
  expect(screen.getByRole("button", { name: words.ask })).toBeTruthy();
});

test("nobody is asked any more once the contract is signed (B-14.13)", async () => {
  answering([approval("a1", { answer: "change", words: "45 days" })]);
  show(<Strip userId="u1" signedAt="2026-11-27" />);
  expect(await screen.findByText(words.answers.change)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.ask })).toBeNull();
  cleanup();
  show(<Strip userId="u1" />);
  expect(await screen.findByRole("button", { name: words.ask })).toBeTruthy();
});

test("alone on a contract, inviting somebody is the step that is offered, and nothing to fill in (B-14.13)", async () => {
  answering([approval("a1")], undefined, PEOPLE.slice(0, 1));
  show(<Strip userId="u1" />);
  fireEvent.click(await screen.findByRole("button", { name: words.ask }));
  const dialog = await screen.findByRole("dialog");
  const invite = await within(dialog).findByRole("button", { name: words.dialog.invite });
  expect(within(dialog).queryByRole("textbox")).toBeNull();
  expect(within(dialog).queryByRole("button", { name: words.dialog.submit })).toBeNull();
  fireEvent.click(invite); // who has a part, over the contract's own page
  const people = await screen.findByRole("dialog", { name: review.header.share });
  fireEvent.click(within(people).getByRole("button", { name: common.close }));
  const back = await screen.findByRole("dialog", { name: words.dialog.title });
  expect(within(back).getByText(words.dialog.nobody)).toBeTruthy();
});

test("whoever was invited can't be asked yet, and the request says so (B-14.13)", async () => {
  answering([approval("a1")], undefined, PEOPLE.slice(0, 1), [{ id: "i1", email: "bert@example.com" }]);
  show(<Strip userId="u1" />);
  fireEvent.click(await screen.findByRole("button", { name: words.ask }));
  expect(await screen.findByText(words.dialog.invited("bert@example.com"))).toBeTruthy();
});

test("who is asked reads that it's up to them, and by whom; others who asked and how far it is (B-14.13)", async () => {
  answering([approval("a1")]);
  show(<Strip userId="u2" role="reviewer" />);
  const mine = await screen.findByText(words.mine);
  expect(mine.textContent).toContain(words.askedBy("Ann"));
  expect(screen.getByRole("button", { name: "Review and approve" })).toBeTruthy();
  cleanup();
  show(<Strip userId="u1" />);
  const theirs = await screen.findByText(words.summary(0, 1));
  expect(theirs.textContent).toContain(words.askedBy("Ann"));
});
