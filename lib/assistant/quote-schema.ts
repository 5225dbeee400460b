/** Passages of a contract in answers, and what is said of them. Client-safe. Source: behaviour §12, §31. */
import { z } from "zod";
import { ordinal, someId, textOffset } from "@/lib/answer";

export const passage = { content: z.string(), page: ordinal, start: textOffset, end: textOffset };
const standing = z
  .enum(["verified", "repaired"])
  .exactOptional()
  .meta({ description: "'repaired': the contract's own words were put in place of the engine's; absent: verified" });
/** The amendment that words stand in. */
export const requiredDocument = z.strictObject({
  contractId: someId,
  versionId: someId,
  name: z.string(),
  from: z.string().nullable().meta({ description: "The day since which it amends this contract; null: unknown" }),
  isLater: z.literal(true).exactOptional().meta({ description: "That day is to come: these words don't hold yet" }),
});
export const sourceDocument = requiredDocument.exactOptional();
const document = sourceDocument.meta({
  description: "An amendment that the caller can open: the passage, its page and its offsets are that document's",
});
export const superseded = z
  .strictObject({
    by: z.string().nullable().meta({ description: "The number of the clause that changes this one" }),
    words: z.array(z.strictObject({ start: textOffset, end: textOffset })),
    document: sourceDocument.meta({ description: "The amendment in which that clause stands; absent: in this text" }),
  })
  .exactOptional()
  .meta({ description: "Another clause changes this one: the words that hold no more, as offsets in the text" });
const says = z
  .strictObject({ start: textOffset, end: textOffset })
  .exactOptional()
  .meta({ description: "The sentence of the passage that is most about the question, as offsets in the text" });
const rival = z
  .literal(true)
  .exactOptional()
  .meta({ description: "The answer may stand here as well as in the first passage: read both" });
/** What a quoted passage carries besides its words. */
export const marks = { standing, superseded, says, rival, document };
