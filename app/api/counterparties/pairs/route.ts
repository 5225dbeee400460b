import { route } from "@/lib/server/adapters/route";
import { listPairs } from "@/lib/counterparties/merging";
import { pairDto } from "@/lib/counterparties/schema";

export const GET = route({
  summary: "Counterparties of the caller's that may be one firm, and why",
  answer: { list: pairDto },
  run: ({ actor }) => listPairs(actor),
});
