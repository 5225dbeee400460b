import "server-only";
import { MAX_PAGE, MAX_SCANNED } from "./bounds";
import { matching, oneAsked } from "./dialect";
import { refusedFor } from "./refused";
import { listed, narrowed } from "./resources";
import type { ListQuery, ScimList } from "./schema";
import type { Asked } from "./user-store";

/** Rows held against a filter without a pause: some 50 ms. */
const AT_ONCE = 250;

/** How rows are read, by page, by one name, or all. */
export type Source<Row, Resource> = {
  count: () => Promise<number>;
  page: (stretch: { skip: number; take: number }) => Promise<Row[]>;
  asked: (one: Asked) => Promise<Row[]>;
  toResource: (row: Row) => Resource;
};

/** A list by filter and page (RFC 7644, 3.4.2). @throws AppError `directoryRefused`. Source: B-38.6 */
export async function listBy<Row, Resource extends object>(
  query: ListQuery,
  source: Source<Row, Resource>,
): Promise<ScimList<Partial<Resource>>> {
  const startIndex = Math.max(1, query.startIndex ?? 1);
  const take = Math.min(MAX_PAGE, Math.max(0, query.count ?? MAX_PAGE));
  const shown = (resources: readonly Resource[]) => resources.map((one) => narrowed(one, query));
  if (query.filter === undefined) {
    const rows = take === 0 ? [] : await source.page({ skip: startIndex - 1, take });
    return listed(await source.count(), startIndex, shown(rows.map(source.toResource)));
  }
  const found = await filtered(query.filter, source);
  return listed(found.length, startIndex, shown(found.slice(startIndex - 1, startIndex - 1 + take)));
}

async function filtered<Row, Resource extends object>(
  filter: string,
  source: Source<Row, Resource>,
): Promise<Resource[]> {
  const one = oneAsked(filter);
  if (one) return (await source.asked(one)).map(source.toResource);
  if ((await source.count()) > MAX_SCANNED) throw refusedFor("tooMany", "ask for one userName, externalId or id");
  const found: Resource[] = [];
  for (let skip = 0; ; skip += AT_ONCE) {
    const rows = await source.page({ skip, take: AT_ONCE }); // others run in between
    found.push(...(await matching(filter, rows.map(source.toResource))));
    if (rows.length < AT_ONCE) return found;
  }
}
