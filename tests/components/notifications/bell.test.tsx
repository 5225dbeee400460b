// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Bell } from "@/components/notifications/bell";
import { LetterChoice } from "@/components/notifications/letter-choice";
import { notifications as words } from "@/lib/copy/en/notifications";
import type { NotificationDto } from "@/lib/people/notifications/schema";
import { show } from "../review/fixtures";

const ABOUT = {
  ...{ team: null, folder: null, commentId: null, deadlineId: null },
  ...{ invitationId: null, approvalId: null, roundId: null },
};
const item = (id: string, changes: Partial<NotificationDto> = {}): NotificationDto => ({
  id,
  kind: "mentioned",
  by: "Bob",
  contract: { id: "c1", name: "Lease" },
  ...ABOUT,
  createdAt: "2026-11-22T10:00:00.000Z",
  read: false,
  ...changes,
});

/** Stands in for the calls. @returns what was sent, as `METHOD path body` */
function answering(items: NotificationDto[], settings = { mail: "atOnce", reachesYou: true }): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    sent.push(`${init.method ?? "GET"} ${path} ${typeof init.body === "string" ? init.body : ""}`.trim());
    if (init.method === "POST") for (const one of items) one.read = true;
    if (path.endsWith("/unread")) return Response.json({ count: items.filter(({ read }) => !read).length });
    if (path.endsWith("/settings")) return Response.json(settings);
    return init.method === undefined ? Response.json(items) : new Response(null, { status: 204 });
  });
  return sent;
}
const bell = (name: string) => screen.findByRole("button", { name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the bell says how much is new, up to 99, and asks nothing of its own accord at first (B-14.9)", async () => {
  const sent = answering([]);
  show(<Bell unread={3} />);
  await bell(words.open("3"));
  cleanup();
  show(<Bell unread={100} />);
  await bell(words.open("99+"));
  cleanup();
  show(<Bell unread={0} />);
  await bell(words.open(""));
  expect(sent).toEqual([]);
});

test("its list leads to where each thing happened, tells new ones apart, and marks all as read up to the newest (B-14.9)", async () => {
  const items = [
    item("n1", { commentId: "k1" }),
    item("n2", { kind: "assigned", read: true, deadlineId: "d1" }),
    item("n3", { kind: "decisionAsked", by: "", roundId: "r1" }),
    item("n4", { kind: "invited", invitationId: "i1" }),
    item("n5", { kind: "approvalAsked", approvalId: "a1" }),
  ];
  const sent = answering(items);
  show(<Bell unread={4} />);
  fireEvent.click(await bell(words.open("4")));
  const panel = await screen.findByRole("dialog", { name: words.title });
  const links = await within(await within(panel).findByRole("list")).findAllByRole("link");
  expect(within(panel).getByRole("link", { name: words.seeAll }).getAttribute("href")).toBe("/notifications");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/contracts/c1?comment=k1",
    "/deadlines",
    "/contracts/c1/rounds",
    "/invitation/i1",
    "/contracts/c1",
  ]);
  expect(links.map((link) => link.textContent?.startsWith(words.isNew))).toEqual([true, false, true, true, true]);
  fireEvent.click(within(panel).getByRole("button", { name: words.readAll }));
  await waitFor(() => expect(sent).toContain('POST /api/notifications/read {"upTo":"n1"}'));
  await bell(words.open(""));
});

test("an empty list and one that does not come say so", async () => {
  answering([]);
  show(<Bell unread={0} />);
  fireEvent.click(await bell(words.open("")));
  await screen.findByText(words.empty);
  cleanup();
  vi.stubGlobal("fetch", async () => Response.json({ message: "no" }, { status: 503 }));
  show(<Bell unread={0} />);
  fireEvent.click(await bell(words.open("")));
  await screen.findByText(words.failed);
});

test("when letters come is chosen in the settings, and kept (B-14.10)", async () => {
  const sent = answering([], { mail: "daily", reachesYou: true });
  show(<LetterChoice />);
  const choice = await screen.findByRole<HTMLSelectElement>("combobox", { name: words.settings.label });
  expect(choice.value).toBe("daily");
  fireEvent.change(choice, { target: { value: "never" } });
  await waitFor(() => expect(choice.value).toBe("never"));
  expect(sent).toContain('PUT /api/notifications/settings {"mail":"never"}');
});
