import { route } from "@/lib/server/adapters/route";
import { draftBook } from "@/lib/positions/draft/drafting";
import { bookDraftDto, draftBookBody } from "@/lib/positions/draft/schema";

export const POST = route({
  summary: "A playbook as some of the caller's contracts have it, to be looked through; nothing is saved",
  answer: { one: bookDraftDto },
  body: draftBookBody,
  limit: "lookUp",
  scope: "read",
  run: ({ actor, body }) => draftBook(actor, body),
});
