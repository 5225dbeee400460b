import { streamedFile } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { reportsCsv } from "@/lib/portfolio/reports/report-csv";
import { reportsQuery } from "@/lib/portfolio/reports/schema";

export const GET = route({
  summary: "All figures of the reports as CSV",
  answer: "file",
  query: reportsQuery,
  limit: "export",
  run: async ({ actor, query }) => streamedFile(await reportsCsv(actor, query)),
});
