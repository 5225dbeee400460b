import { ownUsage, usageDto } from "@/lib/access/quotas";
import { route } from "@/lib/server/adapters/route";

export const GET = route({
  summary: "What the caller's own contracts and files take, and how much they may",
  answer: { one: usageDto },
  run: ({ actor }) => ownUsage(actor),
});
