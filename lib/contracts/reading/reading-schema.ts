/** How far a version's text is what its file shows. Client-safe. Source: B-8.18, B-8.21, B-8.22. */
import { z } from "zod";
import { textOffset } from "@/lib/answer";

const ranges = z
  .array(z.strictObject({ start: textOffset, end: textOffset }))
  .readonly()
  .exactOptional();

export const readingDoubts = {
  uncertain: ranges.meta({
    description: "Words that were read from a picture and may be wrong, where there are any, in plainText",
  }),
  unseen: ranges.meta({
    description:
      "What nobody sees in the original file, or what reads differently there, where there is any, in plainText",
  }),
  unread: z
    .array(z.string())
    .readonly()
    .exactOptional()
    .meta({ description: "What the original file shows and could not be read, by name, where there is any" }),
};
