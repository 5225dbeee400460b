/** Inputs and answers of signed copies. Client-safe. Source: behaviour §28. */
import { z } from "zod";
import { moment, named, ordinal, someId, textOffset } from "@/lib/answer";
import { contractParams } from "@/lib/contracts/schema";
import { readDay } from "@/lib/days";
import { SIGNED_OUTCOMES } from "@/lib/documents/signed/compare";
import { DIFFERENCE_KINDS, DOUBTS } from "@/lib/documents/signed/differences";
import { SIGNATURE_SIGNS } from "@/lib/documents/signed/signs";
import { MAX_SIGNED_BY_CHARS, MOST_SIGNED_FILES, SETTLEMENTS } from "./bounds";

const SIGNED_STATUSES = ["processing", "ready", "failed"] as const;
export type SignedStatus = (typeof SIGNED_STATUSES)[number];

const id = z.string().min(1).max(100);
const MOST_NUMBER = 100_000;
const ordinalInput = z.int().min(1).max(MOST_NUMBER);

export const signedParams = contractParams.extend({ signedId: id });
export const stripParams = signedParams.extend({ number: id.meta({ description: "Of the difference, from 1" }) });

export const attachSignedBody = z.object({
  fileIds: z
    .array(id)
    .min(1)
    .max(MOST_SIGNED_FILES)
    .refine((ids) => new Set(ids).size === ids.length),
  signedOn: z
    .string()
    .max(10)
    .refine((text) => readDay(text) !== null && text >= "1900" && text < "2300")
    .meta({ description: "YYYY-MM-DD, not in the future" }),
  signedBy: z
    .string()
    .trim()
    .max(MAX_SIGNED_BY_CHARS)
    .regex(/^\P{Cc}*$/u)
    .default(""),
  versionId: id.optional().meta({ description: "The version that was agreed; 409 where it is no longer current" }),
  onlyWithSignature: z
    .boolean()
    .optional()
    .meta({ description: "Whether to answer 409 `noSignatureSeen` where no file shows a picture, ink or a signature" }),
});
export type AttachSigned = z.output<typeof attachSignedBody>;

const settledDifference = z.object({
  number: ordinalInput.meta({ description: "Of the difference in `comparison.differences`, from 1" }),
  as: z
    .enum(SETTLEMENTS)
    .nullable()
    .meta({ description: "`accepted`: what was signed holds; `misread`: the paper says what was agreed; null: open" }),
});
const confirmedSignature = z.object({
  isSigned: z
    .boolean()
    .meta({ description: "Whether who has looked at the file says that it is signed, where we see no signature" }),
});
export const settleBody = z.union([settledDifference, confirmedSignature]);
export type SettleSigned = z.output<typeof settleBody>;

const count = z.int().min(0);
const length = z.number();
const box = { left: length, top: length, width: length, height: length };
const point = z.strictObject({ x: length, y: length });
const CORNERS =
  "Of a sheet photographed at an angle, which is shown flat first: top left, top right, bottom right, bottom left";
const stripDto = z.strictObject({
  ...box,
  turn: z.strictObject({
    quarters: z.int().min(0).max(3),
    tilt: z.number(),
    corners: z.tuple([point, point, point, point]).readonly().exactOptional().meta({ description: CORNERS }),
  }),
  marks: z.array(z.strictObject(box)),
});
const differenceDto = z.strictObject({
  kind: z.enum(DIFFERENCE_KINDS),
  doubt: z
    .enum(DOUBTS)
    .nullable()
    .meta({
      description:
        "Why it may be none: the page could not be read (`unread`), it was most likely misread from a picture (`misread`), words were read with doubt (`uncertain`), only spaces, hyphens or a list's number differ, the same words stand elsewhere (`order`), or a line recurs above or below the text of pages, told once (`recurs`); null: other words stand there",
    }),
  agreed: z.string(),
  signed: z.string(),
  before: z.string().meta({ description: "The agreed text before it" }),
  after: z.string(),
  around: z
    .strictObject({ before: z.string(), after: z.string() })
    .exactOptional()
    .meta({ description: "The signed text around it; absent where it was compared before we kept it" }),
  start: textOffset.meta({ description: "In the agreed version's `plainText`" }),
  end: textOffset,
  file: count.meta({ description: "Which of `files`, from 0" }),
  page: ordinal.meta({ description: "Of that file" }),
  strip: stripDto
    .nullable()
    .meta({
      description:
        "The part of the page that shows it, in points from the top left of the page once it is turned: quarters to the right, then radians to the right about its middle; `GET …/strips/{number}` is its picture",
    }),
  isFromImage: z
    .boolean()
    .exactOptional()
    .meta({
      description:
        "Whether it was read from an image; where false, `misread` is refused. Absent where it was compared before we kept it",
    }),
  settled: z
    .strictObject({ as: z.enum(SETTLEMENTS), byName: z.string(), at: moment })
    .nullable()
    .meta({ description: "What a person who has looked at the paper said of it" }),
});
export type SignedDifferenceDto = z.infer<typeof differenceDto>;

const comparisonDto = z.strictObject({
  outcome: z
    .enum(SIGNED_OUTCOMES)
    .meta({
      description:
        "`same`: every word, every page read; `differs`: other words for sure; `unsure`: some places could not be compared with certainty",
    }),
  words: z.strictObject({ agreed: count, found: count }),
  unread: z
    .array(z.strictObject({ file: count, pages: z.array(ordinal).nullable() }))
    .meta({ description: "Pages that could not be read; null: none of the file" }),
  signs: z
    .array(z.enum(SIGNATURE_SIGNS))
    .exactOptional()
    .meta({
      description:
        "What in the files may be a signature, whoever made it: none where empty; absent where it was compared before we looked",
    }),
  confirmed: z
    .strictObject({ byName: z.string(), at: moment })
    .nullable()
    .exactOptional()
    .meta({ description: "Who said that it is signed although we see no signature" }),
  differences: z.array(differenceDto),
  more: count.meta({ description: "Differences beyond those listed" }),
  open: count.meta({
    description:
      "Differences that nobody has settled, those beyond the list included; not those that were most likely misread",
  }),
});
export type SignedComparisonDto = z.infer<typeof comparisonDto>;

export const signedCopyDto = named(
  "SignedCopy",
  z.strictObject({
    id: someId,
    versionId: someId,
    versionNumber: ordinal,
    signedOn: z.string().meta({ description: "YYYY-MM-DD" }),
    signedBy: z.string(),
    files: z.array(
      z.strictObject({
        fileId: someId.nullable(),
        fileName: z.string(),
        sizeBytes: count.nullable(),
        sha256: z.string().nullable().meta({ description: "In hex" }),
      }),
    ),
    status: z.enum(SIGNED_STATUSES).meta({ description: "Of the comparison" }),
    /** Why it couldn't be compared, in the caller's language; null unless failed. */
    statusMessage: z.string().nullable(),
    comparison: comparisonDto.nullable(),
    createdAt: moment,
    createdByName: z.string(),
    reopenedAt: moment.nullable().meta({ description: "Since when it holds no more" }),
    reopenedByName: z.string(),
  }),
);
export type SignedCopyDto = z.infer<typeof signedCopyDto>;
