import { route } from "@/lib/server/adapters/route";
import { createBook, listBooks } from "@/lib/positions/books";
import { bookDto, bookSummaryDto, newBookBody } from "@/lib/positions/schema";

export const GET = route({
  summary: "Playbooks: the caller's own and those shared with them",
  answer: { list: bookSummaryDto },
  run: ({ actor }) => listBooks(actor),
});

export const POST = route({
  summary: "Create or import a playbook",
  answer: { one: bookDto },
  body: newBookBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createBook(actor, body, commit),
});
