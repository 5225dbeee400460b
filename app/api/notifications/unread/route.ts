import { route } from "@/lib/adapters/route";
import { unreadCount } from "@/lib/notifications/notifications";
import { unreadDto } from "@/lib/notifications/schema";

export const GET = route({
  summary: "How much of what is new the caller has not read",
  answer: { one: unreadDto },
  run: ({ actor }) => unreadCount(actor),
});
