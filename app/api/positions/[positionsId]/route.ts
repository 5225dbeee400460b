import { route } from "@/lib/server/adapters/route";
import { changeBook, getBook, removeBook } from "@/lib/positions/books";
import { bookDto, changeBookBody, positionsParams } from "@/lib/positions/schema";

export const GET = route({
  summary: "A playbook in the form that can be imported",
  answer: { one: bookDto },
  params: positionsParams,
  run: ({ actor, params }) => getBook(actor, params.positionsId),
});

export const PATCH = route({
  summary: "Change a book of one's own, and with whom it is shared",
  answer: { one: bookDto },
  params: positionsParams,
  body: changeBookBody,
  limit: "change",
  run: ({ actor, params, body }) => changeBook(actor, params.positionsId, body),
});

export const DELETE = route({
  summary: "Delete a book of one's own",
  answer: "nothing",
  params: positionsParams,
  status: 204,
  limit: "removal",
  run: ({ actor, params }) => removeBook(actor, params.positionsId),
});
