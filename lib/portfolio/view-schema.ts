/** Views of the table of answers: requests and answers. Client-safe. Source: B-29.12. */
import { z } from "zod";
import { named, someId } from "@/lib/answer";
import { contractName } from "@/lib/contracts/schema";
import { MAX_COLUMN_WIDTH, MAX_VIEWS, MIN_COLUMN_WIDTH } from "./bounds";
import { asked, columnId, id } from "./schema";

const email = z.string().trim().toLowerCase().min(3).max(254);

/** A view: columns, filters, order and groups under a name, shown to readers too; each sees their own contracts. */
const widths = z
  .record(columnId, z.int().min(MIN_COLUMN_WIDTH).max(MAX_COLUMN_WIDTH))
  .meta({ description: "Of columns whose width was changed, in pixels" });
const readers = z.array(email).max(50);
export const viewBody = z.strictObject({
  name: contractName,
  query: z.strictObject(asked),
  widths: widths.default({}),
  readers: readers.default([]),
});
export type ViewInput = z.output<typeof viewBody>;

/** Neither sharing nor what is asked says anything of the other: a page may be older than what was changed of it. */
export const viewChange = viewBody.extend({
  query: viewBody.shape.query.optional().meta({ description: "Left as it is, with its widths, if absent" }),
  readers: readers.optional().meta({ description: "Left as they are if absent" }),
});
export type ViewChange = z.output<typeof viewChange>;
export const viewParams = z.object({ viewId: id });
export const viewDto = named(
  "AnswerView",
  z.strictObject({
    id: someId,
    name: z.string(),
    query: z.strictObject(asked),
    widths,
    isOwn: z.boolean(),
    ownerName: z.string(),
    readers: z.array(z.strictObject({ id: someId, name: z.string(), email: z.string() })),
  }),
);
export type ViewDto = z.infer<typeof viewDto>;
export const viewsDto = z.strictObject({ views: z.array(viewDto).max(MAX_VIEWS) });
