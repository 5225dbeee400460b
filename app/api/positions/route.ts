import { route } from "@/lib/adapters/route";
import { createBook, listBooks } from "@/lib/positions/books";
import { newBookBody } from "@/lib/positions/schema";

export const GET = route({ run: ({ actor }) => listBooks(actor) });

export const POST = route({
  body: newBookBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createBook(actor, body, commit),
});
