import { route } from "@/lib/adapters/route";
import { createStarterBook } from "@/lib/positions/books";
import { starterBody } from "@/lib/positions/schema";

export const POST = route({
  body: starterBody,
  status: 201,
  limit: "positions",
  run: ({ actor, body, commit }) => createStarterBook(actor, body, commit),
});
