// @vitest-environment jsdom
/** The page that a guest's link opens, and the dialog of whoever makes one (B-41.1, B-41.5, B-41.6, B-41.7). */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CopyProvider } from "@/components/copy/copy-provider";
import { ClosedLink } from "@/components/guests/closed-link";
import { GuestScreen } from "@/components/guests/guest-screen";
import { LinksDialog } from "@/components/guests/links-dialog";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { copyFor } from "@/lib/copy/copy";
import type { GuestLinkDto, GuestViewDto } from "@/lib/exchange/guests/schema";

const TOKEN = "t".repeat(43);
vi.mock("next/navigation", () => ({ useParams: () => ({ token: "t".repeat(43) }) }));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const words = copyFor("en").guestPage;
const VIEW: GuestViewDto = {
  contractName: "Supply Agreement",
  sentByName: "Sarnai",
  sentAt: "2026-11-20T10:00:00.000Z",
  label: "Khangai",
  expiresAt: "2026-12-04T10:00:00.000Z",
  fileName: "supply_v1.docx",
  textContent: "<h1>SUPPLY</h1><p>The rent is 100 dollars.</p><p>Notice is thirty days.</p>",
  plainText: "SUPPLY\nThe rent is 100 dollars.\nNotice is thirty days.",
  earlierText: null,
  replies: [],
};
type Call = { method: string; path: string; body: unknown; headers: Headers };

/** Stands in for the server: an answer, or a refusal as `[status, body]`. @returns what was sent */
function serve(answers: Record<string, unknown>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const sent = typeof body === "string" ? (JSON.parse(body) as unknown) : body;
    calls.push({ method, path, body: sent, headers: new Headers(headers) });
    const given = answers[`${method} ${path.split("?")[0] ?? ""}`];
    if (Array.isArray(given) && typeof given[0] === "number")
      return new Response(JSON.stringify(given[1]), { status: given[0] });
    return new Response(JSON.stringify(given ?? null), { status: given === undefined ? 404 : 200 });
  });
  return calls;
}
const show = (children: React.ReactNode) =>
  act(async () => {
    render(
      <CopyProvider language="en">
        <ToastProvider>{children}</ToastProvider>
      </CopyProvider>,
    );
  });
const AT = `/guest/${TOKEN}`;
const line = (text: string) => screen.findByRole("button", { name: words.edit(text) });

async function propose(text: string, after: string, comment = "") {
  fireEvent.click(await line(text));
  fireEvent.change(screen.getByLabelText(words.newWords), { target: { value: after } });
  fireEvent.change(screen.getByLabelText(words.why), { target: { value: comment } });
  fireEvent.click(screen.getByRole("button", { name: words.keep }));
}

describe("a guest's page", () => {
  test("sends the reply as it grew, once, and only when told to (B-41.7)", async () => {
    const receipt = { id: "r1", name: "O. Bayar (guest)", sentAt: VIEW.sentAt };
    const calls = serve({ [`GET ${AT}`]: VIEW, [`POST ${AT}/replies`]: receipt });
    await show(<GuestScreen token={TOKEN} language="en" />);
    await propose("The rent is 100 dollars.", "The rent is 90 dollars.", "Our budget is fixed.");
    fireEvent.change(screen.getByLabelText(words.name), { target: { value: "O. Bayar" } });
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
    expect([...document.querySelectorAll("aside del, aside ins")].map(({ textContent }) => textContent)).toEqual([
      "100",
      "90",
    ]);
    fireEvent.click(screen.getByRole("button", { name: words.send("Sarnai") }));
    await screen.findByText(words.sent("Sarnai"));
    const [post] = calls.filter(({ method }) => method === "POST");
    expect(post?.headers.get("authorization")).toBeNull();
    expect(post?.body).toEqual({
      replyId: expect.stringMatching(/^[\w-]{8,64}$/),
      name: "O. Bayar",
      changes: [{ start: 7, before: "The rent is 100 dollars.", after: "The rent is 90 dollars." }],
      comments: [{ text: "Our budget is fixed.", start: 7, quote: "The rent is 100 dollars." }],
    });
    expect(screen.queryByText(words.proposed)).toBeTruthy();
  });

  test("says under the text how much waits to be sent, and leads to it (B-41.7)", async () => {
    serve({ [`GET ${AT}`]: VIEW });
    await show(<GuestScreen token={TOKEN} language="en" />);
    await line("The rent is 100 dollars.");
    expect(screen.queryByRole("button", { name: words.toReply })).toBeNull();
    await propose("The rent is 100 dollars.", "The rent is 90 dollars.");
    expect(screen.getByText(words.ready(1))).toBeTruthy();
    const panel = screen.getByRole("complementary", { name: words.reply });
    const scrolled = vi.fn<Element["scrollIntoView"]>();
    panel.scrollIntoView = scrolled;
    fireEvent.click(screen.getByRole("button", { name: words.toReply }));
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test("shows what was sent and when, in the text too, and that it is with the other side; also over a reload (B-41.7)", async () => {
    const receipt = { id: "r1", name: "O. Bayar (guest)", sentAt: "2026-11-28T10:00:00.000Z" };
    const calls = serve({ [`GET ${AT}`]: VIEW, [`POST ${AT}/replies`]: receipt });
    await show(<GuestScreen token={TOKEN} language="en" />);
    expect(screen.queryByRole("region", { name: words.sentTitle })).toBeNull();
    await propose("The rent is 100 dollars.", "The rent is 90 dollars.", "Our budget is fixed.");
    fireEvent.change(screen.getByLabelText(words.name), { target: { value: "O. Bayar" } });
    fireEvent.click(screen.getByRole("button", { name: words.send("Sarnai") }));
    const sent = await screen.findByRole("region", { name: words.sentTitle });
    expect(document.activeElement).toBe(sent);
    cleanup();
    await show(<GuestScreen token={TOKEN} language="en" />);
    const again = within(await screen.findByRole("region", { name: words.sentTitle }));
    expect(again.getByText(words.sentBefore("O. Bayar (guest)", "Nov 28, 2026"))).toBeTruthy();
    expect(again.getByText("Our budget is fixed.")).toBeTruthy();
    expect(again.getByText(words.sent("Sarnai"))).toBeTruthy();
    expect(again.queryByRole("button")).toBeNull();
    expect(screen.queryByText(words.empty)).toBeNull();
    expect(document.querySelector(".guest-paper ins")?.textContent).toBe("90");
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("keeps what was written where the link has ended meanwhile, and says so; also over a reload (B-41.7)", async () => {
    const message = "This link isn't open.";
    serve({ [`GET ${AT}`]: VIEW, [`POST ${AT}/replies`]: [404, { message, code: "guestLinkNotFound" }] });
    await show(<GuestScreen token={TOKEN} language="en" />);
    await propose("Notice is thirty days.", "Notice is sixty days.");
    fireEvent.click(screen.getByRole("button", { name: words.send("Sarnai") }));
    expect(screen.getByText(words.nameMissing, { exact: false })).toBeTruthy();
    fireEvent.change(screen.getByLabelText(words.name), { target: { value: "O. Bayar" } });
    fireEvent.click(screen.getByRole("button", { name: words.send("Sarnai") }));
    await screen.findByText(`${message} ${words.keptHere}`);
    cleanup();
    await show(<GuestScreen token={TOKEN} language="en" />);
    expect(await screen.findByText(words.proposed)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(words.name).value).toBe("O. Bayar");
    expect(JSON.stringify({ ...localStorage })).not.toContain(TOKEN);
  });

  test("keeps what is written about in view above a sheet over the text, and scrolls nothing beside it", async () => {
    const scrollBy = vi.fn();
    vi.stubGlobal("scrollBy", scrollBy);
    vi.stubGlobal("innerHeight", 800);
    const style = document.head.appendChild(document.createElement("style"));
    const heights = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(400);
    const places = vi
      .spyOn(HTMLElement.prototype, "getBoundingClientRect")
      .mockReturnValue(new DOMRect(0, 600, 300, 80));
    serve({ [`GET ${AT}`]: VIEW });
    await show(<GuestScreen token={TOKEN} language="en" />);
    for (const [is, scrolls] of [
      ["static", 0],
      ["fixed", 1],
    ] as const) {
      style.textContent = `.guest-entry { position: ${is}; }`;
      fireEvent.click(await line("The rent is 100 dollars."));
      expect(scrollBy.mock.calls.slice(0, 1)).toEqual(scrolls === 0 ? [] : [[{ top: 292 }]]); // 680 - (800 - 400 - 12)
      fireEvent.keyDown(document.activeElement as HTMLElement, { key: "Escape" });
    }
    style.remove();
    for (const spy of [heights, places]) spy.mockRestore();
  });

  test("is worked by keyboard: arrows go from line to line, Enter opens, Escape closes", async () => {
    serve({ [`GET ${AT}`]: VIEW });
    await show(<GuestScreen token={TOKEN} language="en" />);
    const first = await line("SUPPLY");
    expect(first.tabIndex).toBe(0);
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowDown" });
    expect(document.activeElement).toBe(await line("The rent is 100 dollars."));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" });
    expect(document.activeElement).toBe(screen.getByLabelText(words.newWords));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(screen.queryByLabelText(words.newWords)).toBeNull();
    expect(document.activeElement).toBe(await line("The rent is 100 dollars."));
  });

  test("shows a hostile text as text, and speaks the language that is chosen", async () => {
    const textContent = "<p>&lt;img src=x onerror=alert(1)&gt;</p><script>alert(1)</script>";
    const calls = serve({ [`GET ${AT}`]: { ...VIEW, textContent } });
    await show(<GuestScreen token={TOKEN} language="en" />);
    expect(await line("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(document.querySelector("img, script")).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Русский" })));
    expect(await screen.findByText(copyFor("ru").guestPage.reply)).toBeTruthy();
    expect(calls[0]?.headers.get("accept-language")).toBe("en");
  });
});

test("a closed link asks for a code, and says of a wrong one no more than that (B-41.5)", async () => {
  const calls = serve({ [`POST ${AT}/code`]: [404, { message: "x", code: "guestLinkNotFound" }] });
  await show(<ClosedLink />);
  fireEvent.change(screen.getByLabelText(words.closed.code), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: words.closed.open }));
  expect(await screen.findByText(words.closed.wrong)).toBeTruthy();
  expect(calls[0]?.body).toEqual({ code: "123456" });
});

describe("the dialog of links (B-41.1)", () => {
  const guests = copyFor("en").guests;
  const link: GuestLinkDto = {
    id: "g1",
    label: "Khangai",
    state: "open",
    hasCode: true,
    createdAt: VIEW.sentAt,
    createdByName: "Sarnai",
    expiresAt: VIEW.expiresAt,
    visits: 2,
    lastVisitAt: VIEW.sentAt,
  };
  const URL = "/api/contracts/c1/rounds/r1/guests";

  test("makes a link, shows it once, and revokes one", async () => {
    const made = { ...link, link: `http://localhost${AT}`, code: "123456" };
    const calls = serve({ [`GET ${URL}`]: [link], [`POST ${URL}`]: made, [`DELETE ${URL}/g1`]: {} });
    await show(<LinksDialog contractId="c1" roundId="r1" ended={null} onClose={vi.fn()} />);
    fireEvent.change(await screen.findByLabelText(guests.label), { target: { value: "Khangai" } });
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: guests.make }));
    expect((await screen.findByLabelText<HTMLInputElement>(guests.link)).value).toBe(`http://localhost${AT}`);
    expect(screen.getByLabelText<HTMLInputElement>(guests.code).value).toBe("123456");
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ label: "Khangai", days: 14, withCode: true });
    const list = await screen.findByRole("list", { name: guests.title });
    expect(within(list).getByText(/opened 2 times/)).toBeTruthy();
    fireEvent.click(within(list).getByRole("button", { name: `${guests.revoke}: Khangai` }));
    await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
  });

  test("of a round that is over says why in the place of the form, and still shows its links (B-41.3)", async () => {
    serve({ [`GET ${URL}`]: [{ ...link, state: "ended" }] });
    await show(<LinksDialog contractId="c1" roundId="r1" ended="decided" onClose={vi.fn()} />);
    expect(await screen.findByText(guests.ended.decided)).toBeTruthy();
    expect(screen.queryByLabelText(guests.label)).toBeNull();
    expect(screen.getByText(/opened 2 times/)).toBeTruthy();
  });
});
