/** Input and answer of a comparison of two versions. Client-safe. Source: B-11.9, B-21.17. */
import { z } from "zod";
import { named, ordinal, someId } from "@/lib/answer";
import { MARKS } from "@/lib/documents/richtext/blocks";

const id = z.string().min(1).max(100);

/** `versionId` is the one compared from, `otherVersionId` the one compared to. */
export const compareParams = z.object({ contractId: id, versionId: id, otherVersionId: id });

const count = z.int().min(0);
const align = z.enum(["center", "right", "justify"]).exactOptional();
const shape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("paragraph"), indent: count, align }),
  z.strictObject({ kind: z.literal("heading"), level: z.literal([1, 2, 3, 4, 5, 6]), align }),
  z.strictObject({ kind: z.literal("item"), list: z.enum(["bullet", "number"]), depth: count, align }),
  z.strictObject({
    kind: z.literal("row"),
    isFirst: z.boolean(),
    cells: z
      .array(z.strictObject({ colSpan: z.int().min(1), rowSpan: z.int().min(1), isHeader: z.boolean(), align }))
      .readonly(),
  }),
]);
const part = z.strictObject({ text: z.string(), marks: z.array(z.enum(MARKS)).readonly() });
const run = z.strictObject({
  kind: z.enum(["same", "inserted", "deleted"]),
  text: z.string(),
  isNumber: z.literal(true).exactOptional(),
  parts: z.array(part).readonly().exactOptional(),
});
const block = z.strictObject({
  change: z.enum(["same", "changed", "reformatted", "inserted", "deleted"]),
  move: z.int().nullable(),
  shape,
  runs: z.array(run).readonly(),
  edits: z.array(run).readonly().exactOptional(),
});
const compared = z.strictObject({ id: someId, versionNumber: ordinal });

/** Paragraph by paragraph; `lib/documents/redline/redline.ts` says how to read it. */
export const comparisonDto = named(
  "Comparison",
  z.strictObject({
    from: compared,
    to: compared,
    counts: z.strictObject({
      insertions: count,
      deletions: count,
      insertedWords: count,
      deletedWords: count,
      changedParagraphs: count,
      insertedParagraphs: count,
      deletedParagraphs: count,
      movedParagraphs: count,
      reformattedParagraphs: count,
    }),
    blocks: z.array(block),
  }),
);
export type ComparisonDto = z.infer<typeof comparisonDto>;
