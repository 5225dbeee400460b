/**
 * Answers of REST about comments and comparisons as schemas (see `answers.ts`). Client-safe. Source: behaviour §20,
 * §21.
 */
import { z } from "zod";
import { CONTRACT_TYPES } from "@/lib/contracts/schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { SIDES, position } from "@/lib/positions/position";
import type { BookDto, BookSummaryDto } from "@/lib/positions/schema";
import type { AuditEventDto } from "@/lib/audit/schema";
import type { CommentDto } from "@/lib/contracts/comment-schema";
import type { ComparisonDto } from "@/lib/contracts/comparison-schema";
import { answerShape } from "./shape";

const id = z.string().min(1);
const moment = z.iso.datetime().meta({ description: "ISO 8601, UTC" });
const count = z.int().min(0);

export const auditEvent = answerShape<AuditEventDto>()(
  z.strictObject({
    id,
    sequence: z.int().min(1).meta({ description: "Without gap; the cursor of the next page" }),
    at: moment,
    actorId: id.nullable(),
    actorName: z.string(),
    action: z.string().meta({ description: "The event's name, such as `contract.saved`" }),
    what: z.string().meta({ description: "The same in the caller's language" }),
    details: z.string().meta({ description: "In the caller's language" }),
    detail: z.record(z.string(), z.unknown()),
    address: z.string().meta({ description: "Network address; '' where it is not known" }),
    previousHash: z.string(),
    hash: z.string(),
  }),
);
export const comment = answerShape<CommentDto>()(
  z.strictObject({
    id,
    text: z.string(),
    location: z.union([z.string(), z.record(z.string(), z.unknown())]).meta({ description: "As it was sent" }),
    author: z.strictObject({ id: id.nullable(), name: z.string() }),
    createdAt: moment,
    resolved: z.boolean(),
    resolvedAt: moment.nullable(),
    resolvedBy: z.string().nullable(),
  }),
);

const bookSummary = {
  id,
  name: z.string(),
  contractType: z.enum(["", ...CONTRACT_TYPES]).meta({ description: "'' is for any" }),
  side: z.enum(SIDES),
  language: z.enum(LANGUAGES),
  revision: z.int().min(1),
  isOwn: z.boolean(),
  owner: z.strictObject({ id, name: z.string() }),
  createdAt: moment,
  updatedAt: moment,
};
export const listedBook = answerShape<BookSummaryDto>()(
  z.strictObject({ ...bookSummary, positionCount: count, readerCount: count }),
);
export const book = answerShape<BookDto>()(
  z.strictObject({
    ...bookSummary,
    positions: z.array(position),
    readers: z.array(z.strictObject({ id, name: z.string(), email: z.string() })),
  }),
);

const align = z.enum(["center", "right", "justify"]).exactOptional();
const shape = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("paragraph"), indent: count, align }),
  z.strictObject({ kind: z.literal("heading"), level: z.literal([1, 2, 3, 4, 5, 6]), align }),
  z.strictObject({ kind: z.literal("item"), list: z.enum(["bullet", "number"]), depth: count, align }),
]);
const run = z.strictObject({ kind: z.enum(["same", "inserted", "deleted"]), text: z.string() });
const block = z.strictObject({
  change: z.enum(["same", "changed", "reformatted", "inserted", "deleted"]),
  move: z.int().nullable(),
  shape,
  runs: z.array(run).readonly(),
});
const compared = z.strictObject({ id, versionNumber: z.int().min(1) });
export const comparison = answerShape<ComparisonDto>()(
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
