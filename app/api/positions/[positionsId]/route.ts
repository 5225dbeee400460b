import { route } from "@/lib/adapters/route";
import { changeBook, getBook, removeBook } from "@/lib/positions/books";
import { changeBookBody, positionsParams } from "@/lib/positions/schema";

export const GET = route({ params: positionsParams, run: ({ actor, params }) => getBook(actor, params.positionsId) });

export const PATCH = route({
  params: positionsParams,
  body: changeBookBody,
  limit: "change",
  run: ({ actor, params, body }) => changeBook(actor, params.positionsId, body),
});

export const DELETE = route({
  params: positionsParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeBook(actor, params.positionsId),
});
