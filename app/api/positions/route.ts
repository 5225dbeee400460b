import { route } from "@/lib/adapters/route";
import { createBook, listBooks } from "@/lib/positions/books";
import { bookDto, bookSummaryDto, newBookBody } from "@/lib/positions/schema";

export const GET = route({
  summary: "Books of positions: the caller's own and shared ones",
  answer: { list: bookSummaryDto },
  run: ({ actor }) => listBooks(actor),
});

export const POST = route({
  summary: "Make a book of positions, or import one",
  answer: { one: bookDto },
  body: newBookBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createBook(actor, body, commit),
});
