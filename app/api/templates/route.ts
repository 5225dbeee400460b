import { route } from "@/lib/server/adapters/route";
import { templateDto } from "@/lib/contracts/templates/template-schema";
import { listTemplates } from "@/lib/contracts/templates/templates";

export const GET = route({
  summary:
    "Contracts with fields to fill in, and those saved as templates: the caller's own and those shared with them",
  answer: { list: templateDto },
  run: ({ actor }) => listTemplates(actor),
});
