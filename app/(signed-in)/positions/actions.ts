"use server";

import { action } from "@/lib/server/adapters/action";
import { changeBook, createBook, createStarterBook, removeBook } from "@/lib/positions/books";
import { changeBookBody, newBookBody, positionsParams, starterBody } from "@/lib/positions/schema";

export const createStarterBookAction = action(starterBody, async (actor, choice) => createStarterBook(actor, choice), {
  limit: "positions",
});

export const importBookAction = action(newBookBody, async (actor, book) => createBook(actor, book), {
  limit: "positions",
});

export const changeBookAction = action(
  changeBookBody.and(positionsParams),
  async (actor, { positionsId, ...change }) => changeBook(actor, positionsId, change),
  { limit: "change" },
);

export const removeBookAction = action(
  positionsParams,
  async (actor, { positionsId }) => {
    await removeBook(actor, positionsId);
    return true as const;
  },
  { limit: "removal" },
);
