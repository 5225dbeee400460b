import { route } from "@/lib/server/adapters/route";
import { unreadCount } from "@/lib/people/notifications/notifications";
import { unreadDto } from "@/lib/people/notifications/schema";

export const GET = route({
  summary: "How much of what is new the caller has not read",
  answer: { one: unreadDto },
  run: ({ actor }) => unreadCount(actor),
});
