import { route } from "@/lib/server/adapters/route";
import { createStarterBook } from "@/lib/positions/books";
import { bookDto, starterBody } from "@/lib/positions/schema";

export const POST = route({
  summary: "Make a book of the starters for a side",
  answer: { one: bookDto },
  body: starterBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createStarterBook(actor, body, commit),
});
