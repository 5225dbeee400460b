/** How a page is asked for of a list whose entries have ids. Client-safe. Source: behaviour §20. */
import { z } from "zod";

/** Entries of one page; a page may end sooner, where its bytes are used up. */
export const ENTRIES_PER_PAGE = 1_000;

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(ENTRIES_PER_PAGE).optional(),
  cursor: z.string().min(1).max(100).optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;
