import { z } from "zod";
import { publicRoute } from "@/lib/server/adapters/route";
import { health } from "@/lib/platform/disk-reserve";

export const GET = publicRoute({
  summary:
    "Whether the service and its database answer and there is room on the disk; with `of=process` only the first",
  answer: { one: z.strictObject({ status: z.literal("ok") }) },
  query: z.object({ of: z.enum(["process", "all"]).optional() }),
  scope: "none",
  run: ({ query }) => health(query.of),
});
