import { route } from "@/lib/server/adapters/route";
import { listBatches } from "@/lib/drafting/batches/batches";
import { batchDto } from "@/lib/drafting/schema";

export const GET = route({
  summary: "The caller's lists of drafts made in one go, newest first",
  answer: { list: batchDto },
  run: ({ actor }) => listBatches(actor),
});
