// @vitest-environment jsdom
/** All notifications on a page of their own. Source: B-14.9. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Bell } from "@/components/notifications/bell";
import { NotificationsScreen } from "@/components/notifications/notifications-screen";
import { notifications as words } from "@/lib/copy/en/notifications";
import type { NotificationDto } from "@/lib/people/notifications/schema";
import { show } from "../review/fixtures";

const ABOUT = {
  ...{ team: null, folder: null, commentId: null, deadlineId: null },
  ...{ invitationId: null, approvalId: null, roundId: null },
};
const item = (number: number, read = false): NotificationDto => ({
  id: `n${number}`,
  ...{ kind: "mentioned", by: "Bob", contract: { id: `c${number}`, name: `Lease ${number}` }, ...ABOUT },
  createdAt: "2026-11-22T10:00:00.000Z",
  read,
});

/** Two on a page, newest first, as the server answers; marking fails where it is told to. */
function serve(items: NotificationDto[], { isRefused = false } = {}): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const url = new URL(path, "http://localhost");
    const id = url.pathname.split("/").at(-1) ?? "";
    if (method !== "GET") {
      sent.push(`${method} ${url.pathname} ${String(body)}`);
      if (isRefused) return Response.json({ message: "no" }, { status: 503 });
      const { read = true } = JSON.parse(String(body)) as { read?: boolean };
      for (const one of items) if (method === "POST" || one.id === id) one.read = read;
      return new Response(null, { status: 204 });
    }
    const unread = items.filter(({ read }) => !read);
    if (id === "unread") return Response.json({ count: unread.length });
    const all = url.searchParams.has("unread") ? unread : items;
    const from = Number(url.searchParams.get("cursor") ?? 0);
    url.searchParams.set("cursor", String(from + 2));
    const link = from + 2 < all.length ? { Link: `<${url.pathname}${url.search}>; rel="next"` } : {};
    return Response.json(
      all.slice(from, from + 2).map((one) => ({ ...one })),
      { headers: link },
    );
  });
  return sent;
}
const rows = () => within(screen.getByRole("list", { name: words.title })).getAllByRole("listitem");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the page has them all by pages, or only what is not read, each with its place and a mark to set (B-14.9)", async () => {
  const sent = serve([item(1), item(2, true), item(3)]);
  show(<NotificationsScreen />);
  await screen.findByRole("link", { name: /Lease 1/ });
  expect(rows().map((row) => within(row).getByRole("link").getAttribute("href"))).toEqual([
    "/contracts/c1",
    "/contracts/c2",
  ]);
  fireEvent.click(screen.getByRole("button", { name: words.older }));
  await screen.findByRole("link", { name: /Lease 3/ });
  expect(screen.queryByRole("button", { name: words.older })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.markUnread }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: words.markRead })).toHaveLength(3));
  expect(sent).toEqual(['PATCH /api/notifications/n2 {"read":false}']);
  fireEvent.mouseDown(screen.getByRole("tab", { name: words.shown.unread }), { button: 0 });
  fireEvent.click(await screen.findByRole("button", { name: words.readAll }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: words.markUnread })).toHaveLength(2)); // they stay
  expect(sent.at(-1)).toBe('POST /api/notifications/read {"upTo":"n1"}');
});

test("j and k go, r marks, and the bell counts anew (B-14.9)", async () => {
  serve([item(1), item(2)]);
  show(
    <>
      <Bell unread={2} />
      <NotificationsScreen />
    </>,
  );
  await screen.findByRole("link", { name: /Lease 1/ });
  const at = () => document.activeElement?.textContent ?? "";
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press("j");
  expect(at()).toContain("Lease 1");
  press("j");
  press("j");
  expect(at()).toContain("Lease 2");
  press("r");
  await screen.findByRole("button", { name: words.open("1") });
  expect(at()).toContain("Lease 2");
  press("k");
  expect(at()).toContain("Lease 1");
});

test("a mark that was not kept is said, and nothing looks as if it was", async () => {
  serve([item(1)], { isRefused: true });
  show(<NotificationsScreen />);
  fireEvent.click(await screen.findByRole("button", { name: words.markRead }));
  await screen.findByText(words.notMarked);
  expect(screen.getByRole("button", { name: words.markRead })).toBeTruthy();
});

test("where everything is read the filter says so", async () => {
  serve([item(1, true)]);
  show(<NotificationsScreen />);
  await screen.findByRole("link", { name: /Lease 1/ });
  fireEvent.mouseDown(screen.getByRole("tab", { name: words.shown.unread }), { button: 0 });
  await screen.findByText(words.allRead);
});
