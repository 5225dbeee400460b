/** Inputs and answers for contracts in two languages. Client-safe. Source: behaviour §46. */
import { z } from "zod";
import { LANGUAGES } from "@/lib/copy/languages";
import { DIFFERENCE_KINDS } from "@/lib/engine/bilingual/difference";

export const languagesQuery = z.object({ versionId: z.string().min(1).max(100).optional() });
export type LanguagesInput = z.infer<typeof languagesQuery>;

const language = z.enum(LANGUAGES);
const offset = z.int().min(0);
const span = z.strictObject({ start: offset, end: offset });
const passage = z.strictObject({ content: z.string(), page: z.int().min(1), start: offset, end: offset });
const side = z.enum(["first", "second"]);

const difference = z.strictObject({
  kind: z.enum(DIFFERENCE_KINDS),
  isSure: z.boolean().meta({ description: "False: it may be a matter of translation; somebody has to look" }),
  first: z.array(span).meta({ description: "The words on the first side, as offsets in `plainText`; may be empty" }),
  second: z.array(span),
});

const pair = z.strictObject({
  number: z.string().nullable(),
  first: passage.nullable().meta({ description: "Null: the clause is missing in this language" }),
  second: passage.nullable(),
  differences: z.array(difference),
  behind: z
    .strictObject({ side, sinceVersion: z.int().min(1), was: z.string() })
    .nullable()
    .meta({
      description: "That side was not changed with the other one; `was`: the other's words when both were in step",
    }),
});

export const languagesDto = z.strictObject({
  versionId: z.string(),
  versionNumber: z.int().min(1),
  languages: z.array(language).length(2).nullable().meta({ description: "Null: the contract is in one language" }),
  prevails: z
    .strictObject({
      language: z
        .enum([...LANGUAGES, "equal"])
        .nullable()
        .meta({ description: "Null: it can't be told" }),
      isDisputed: z.boolean().meta({ description: "Each language names another one" }),
      first: passage.nullable(),
      second: passage.nullable(),
    })
    .nullable()
    .meta({ description: "What the contract says on which language prevails; null: nothing" }),
  pairs: z.array(pair).meta({ description: "Clauses in the order of the contract" }),
});
export type LanguagesDto = z.infer<typeof languagesDto>;
export type LanguagePairDto = z.infer<typeof pair>;
export type DifferenceDto = z.infer<typeof difference>;
