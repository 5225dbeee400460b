import { route } from "@/lib/server/adapters/route";
import { calendarFeed, makeFeed, revokeFeed } from "@/lib/deadlines/feed";
import { feedDto, feedLinkDto } from "@/lib/deadlines/schema";

export const GET = route({
  summary: "Whether the caller has a calendar link",
  answer: { one: feedDto },
  run: ({ actor }) => calendarFeed(actor),
});

export const POST = route({
  summary: "Make a calendar link, in place of an older one; its address is told this once",
  answer: { one: feedLinkDto },
  status: 201,
  limit: "change",
  scope: "session",
  run: ({ actor, commit }) => makeFeed(actor, commit),
});

export const DELETE = route({
  summary: "Take the calendar link back",
  answer: "nothing",
  status: 204,
  limit: "removal",
  scope: "session",
  run: ({ actor }) => revokeFeed(actor),
});
