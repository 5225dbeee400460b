import { z } from "zod";
import { route } from "@/lib/server/adapters/route";
import { listLabels } from "@/lib/contracts/list/workplace";

export const GET = route({
  summary: "All labels that the caller uses",
  answer: { list: z.string() },
  run: ({ actor }) => listLabels(actor),
});
