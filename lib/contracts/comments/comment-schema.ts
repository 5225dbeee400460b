/** Inputs and answers of comments. Client-safe. Source: behaviour §14, B-21.18. */
import { z } from "zod";
import { moment, named, someId } from "@/lib/answer";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";

const MAX_LOCATION_CHARS = 20_000;
const MAX_MENTIONS = 20;

const id = z.string().min(1).max(100);
const offset = z.number().int().min(0).max(100_000_000);

/** The format of our own screens; other callers may use theirs. */
const passageLocation = z.looseObject({
  versionId: id.optional(),
  quote: z.string().optional(),
  start: offset.optional(),
  end: offset.optional(),
});
const location = z
  .union([z.string(), passageLocation])
  .refine((value) => JSON.stringify(value).length <= MAX_LOCATION_CHARS);

/** No database stores a NUL character. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(MAX_COMMENT_CHARS)
  .regex(/^[^\0]*$/);

export const commentBody = z.object({
  text,
  location: location.default(""),
  parentId: id.optional().meta({ description: "The comment that it answers, of the same contract" }),
  mentions: z
    .array(id)
    .max(MAX_MENTIONS)
    .optional()
    .meta({ description: "Ids of collaborators whom `text` names, each as `@` and their name" }),
});
export const changeCommentBody = z.object({ resolved: z.boolean() });
export const commentParams = z.object({ contractId: id, commentId: id });

export const commentDto = named(
  "Comment",
  z.strictObject({
    id: someId,
    text: z.string(),
    location: z.union([z.string(), z.record(z.string(), z.unknown())]).meta({ description: "As it was sent" }),
    author: z.strictObject({ id: someId.nullable(), name: z.string() }),
    parentId: someId.nullable().meta({ description: "The comment that it answers" }),
    mentions: z.array(
      z.strictObject({
        id: someId.nullable().meta({ description: "Null once the account is gone" }),
        name: z.string().meta({ description: "The person's name now" }),
        as: z.string().meta({ description: "As it stands in `text`, behind `@`" }),
      }),
    ),
    roundId: someId.nullable().meta({ description: "The round in whose file it stood" }),
    createdAt: moment,
    resolved: z.boolean(),
    resolvedAt: moment.nullable(),
    resolvedBy: z.string().nullable(),
  }),
);
export type CommentDto = z.infer<typeof commentDto>;
