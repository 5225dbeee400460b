/** Inputs and answers of words that people confirm. Client-safe. Source: behaviour §51. */
import { z } from "zod";
import { named, ordinal, someId, textOffset } from "@/lib/answer";

/** A list has at most as many. */
export const MOST_DOUBTS = 200;
/** Words confirmed by one call; people confirm them one by one. */
const MOST_CONFIRMED = 100;

const id = z.string().min(1).max(100);
export const doubtsParams = z.object({ contractId: id });
export const doubtParams = doubtsParams.extend({ word: id.meta({ description: "Its number" }) });
export const doubtsQuery = z.object({ versionId: id.optional().meta({ description: "The current one if not given" }) });
export const confirmDoubtsBody = z.object({
  versionId: id,
  words: z
    .array(z.object({ word: z.int().min(1), text: z.string().min(1).max(1_000) }))
    .min(1)
    .max(MOST_CONFIRMED)
    .meta({ description: "Each with its number and the text that was held against the paper" }),
});
export type ConfirmDoubts = z.infer<typeof confirmDoubtsBody>;

const length = z.number();
const doubtDto = z.strictObject({
  word: ordinal.meta({ description: "Its number in the text that was read, from 1" }),
  text: z.string(),
  start: textOffset.meta({ description: "In the version's `plainText`" }),
  end: textOffset,
  isNumber: z.boolean(),
  before: z.string(),
  after: z.string(),
  strip: z
    .strictObject({ page: ordinal, width: length, height: length })
    .nullable()
    .meta({
      description: "The page, and the size in points of what `GET …/doubts/{word}/strip` shows; null: not known",
    }),
});
export type DoubtDto = z.infer<typeof doubtDto>;
export const doubtsDto = named(
  "Doubts",
  z.strictObject({
    versionId: someId,
    open: z.strictObject({ numbers: z.int().min(0), words: z.int().min(0) }),
    items: z.array(doubtDto).meta({ description: `The first ${MOST_DOUBTS} that are open, numbers first` }),
  }),
);
export type DoubtsDto = z.infer<typeof doubtsDto>;
