import { z } from "zod";
import { AppError } from "@/lib/errors";

// How to request a page of a list whose entries have ids. Source: behaviour §20.

/** Entries per page; a page may be shorter if it reaches the byte limit. */
const ENTRIES_PER_PAGE = 1_000;

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(ENTRIES_PER_PAGE).optional(),
  cursor: z.string().min(1).max(100).optional(),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Most a page takes, in UTF-8 bytes of JSON, besides the number of entries; a single entry may take more. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** How many entries of these sizes fit on a page, at least one. */
export function countWithin(sizes: readonly number[], budget = PAGE_BYTES): number {
  let bytes = 0;
  for (const [index, size] of sizes.entries()) {
    bytes += size;
    if (bytes > budget) return Math.max(1, index);
  }
  return sizes.length;
}

const ROWS_AT_ONCE = 50;

/**
 * A page of a list of many small entries, read in batches until `limit` or the byte limit is reached.
 * @param page `read` returns up to that many rows after a given one, in order
 */
export async function pageOfRows<Row, Item>(page: {
  limit: number;
  read: (last: Row | null, limit: number) => Promise<Row[]>;
  toItem: (row: Row) => Item;
}): Promise<{ items: Item[]; hasMore: boolean }> {
  const items: Item[] = [];
  let bytes = 0;
  for (let last: Row | null = null; ;) {
    const wanted = Math.min(ROWS_AT_ONCE, page.limit - items.length + 1);
    const rows: Row[] = await page.read(last, wanted);
    for (const row of rows) {
      const item = page.toItem(row);
      bytes += Buffer.byteLength(JSON.stringify(item));
      if (items.length === page.limit || (items.length > 0 && bytes > PAGE_BYTES)) return { items, hasMore: true };
      items.push(item);
      last = row;
    }
    if (rows.length < wanted) return { items, hasMore: false };
  }
}

export type Stretch = { limit: number; after: string | null };

/** A page by entry ids; `isKnown`: the id is in this list. @throws AppError `invalidInput` for a cursor that is not */
export async function pageById<Row extends { id: string }, Item>(
  query: PageQuery,
  list: {
    isKnown: (id: string) => Promise<boolean>;
    read: (stretch: Stretch) => Promise<Row[]>;
    toItem: (row: Row) => Item;
  },
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { limit = ENTRIES_PER_PAGE, cursor = null } = query;
  if (cursor !== null && !(await list.isKnown(cursor)))
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  const toItem = (row: Row) => ({ id: row.id, item: list.toItem(row) });
  const read = (last: Row | null, count: number) => list.read({ limit: count, after: last?.id ?? cursor });
  const { items, hasMore } = await pageOfRows({ limit, read, toItem });
  return { items: items.map(({ item }) => item), nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

/** The same as Prisma arguments. */
export function behind({ limit, after }: Stretch) {
  return { take: limit, ...(after === null ? {} : { cursor: { id: after }, skip: 1 }) };
}
