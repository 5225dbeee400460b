import type { z } from "zod";
import type { ActionResult } from "@/lib/adapters/action-result";
import type { BookDto, changeBookBody, newBookBody, StarterChoice } from "@/lib/positions/schema";

/** What is done with books on the server. A refusal is a value. */
export type BooksActions = {
  start(choice: StarterChoice): Promise<ActionResult<BookDto>>;
  import(book: z.input<typeof newBookBody>): Promise<ActionResult<BookDto>>;
};
export type BookActions = {
  change(change: z.input<typeof changeBookBody> & { positionsId: string }): Promise<ActionResult<BookDto>>;
  remove(input: { positionsId: string }): Promise<ActionResult<true>>;
};
