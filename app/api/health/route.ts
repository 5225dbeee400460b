import { z } from "zod";
import { publicRoute } from "@/lib/adapters/route";
import { health } from "@/lib/platform/health";

export const GET = publicRoute({
  query: z.object({ of: z.enum(["process", "all"]).optional() }),
  run: ({ query }) => health(query.of),
});
