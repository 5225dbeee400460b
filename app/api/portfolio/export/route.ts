import { streamedFile } from "@/lib/server/adapters/responses";
import { route } from "@/lib/server/adapters/route";
import { exportGrid } from "@/lib/portfolio/export/exporting";
import { exportGridBody } from "@/lib/portfolio/schema";

export const POST = route({
  summary: "The table of answers as a spreadsheet, or as CSV",
  answer: "file",
  body: exportGridBody,
  limit: "export",
  scope: "read",
  run: async ({ actor, body }) => streamedFile(await exportGrid(actor, body)),
});
