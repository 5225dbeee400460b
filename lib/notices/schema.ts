/** Notice letters: inputs and answers. Client-safe. Source: behaviour §47. */
import { z } from "zod";
import { moment, named, someId, textOffset } from "@/lib/answer";
import { contractParams, writtenText } from "@/lib/contracts/schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { readDay } from "@/lib/days";
import { DEADLINE_STATES } from "@/lib/deadlines/kinds";
import { NOTICE_KINDS, NOTICE_WAYS } from "@/lib/engine/notices/words";
import {
  FACT_BASES,
  FACT_KEYS,
  MAX_ANSWER_CHARS,
  MAX_LETTER_CHARS,
  MAX_TRACKING_CHARS,
  MOST_PROOFS,
  MOST_TRANSIT_DAYS,
} from "./bounds";

const id = z.string().min(1).max(100);
const day = z
  .string()
  .max(10)
  .refine((text) => readDay(text) !== null && text >= "1900" && text < "2300");
const oneLine = z
  .string()
  .trim()
  .max(MAX_ANSWER_CHARS)
  .regex(/^\P{Cc}*$/u);

export const noticeParams = contractParams.extend({ noticeId: id });

/** What a person chose or typed; what the contract states needs none of it. Empty as if it were left out. */
const choices = {
  kind: z.enum(NOTICE_KINDS).optional().meta({ description: "By the deadline's kind where it is left out" }),
  deadlineId: id.optional(),
  language: z.enum(LANGUAGES).optional(),
  way: z.enum(NOTICE_WAYS).optional().meta({ description: "How it is sent" }),
  right: z
    .enum(["confirmed", "responsible"])
    .optional()
    .meta({
      description: "`confirmed`: the clause shown is the one; `responsible`: the person goes on without such a clause",
    }),
  sender: oneLine.optional(),
  recipient: oneLine.optional(),
  address: oneLine.optional(),
  dueOn: day.optional().meta({ description: "YYYY-MM-DD by which it must have been received" }),
  endsOn: day.optional().meta({ description: "YYYY-MM-DD on which a termination ends the contract" }),
  signatory: oneLine.optional(),
  authority: oneLine.optional(),
  details: writtenText
    .trim()
    .max(MAX_ANSWER_CHARS)
    .optional()
    .meta({ description: "What is claimed, what was breached, or the new price" }),
};
const WAY_CONFIRMED = "The person takes a way that the contract does not name, or says does not count";
export const noticeDraftQuery = z.object({
  ...choices,
  isWayConfirmed: z
    .enum(["true", "false"])
    .default("false")
    .transform((said) => said === "true")
    .meta({ description: WAY_CONFIRMED }),
  transitDays: z.coerce.number().int().min(0).max(MOST_TRANSIT_DAYS).optional(),
});

export const newNoticeBody = z.object({
  ...choices,
  isWayConfirmed: z.boolean().default(false).meta({ description: WAY_CONFIRMED }),
  transitDays: z.int().min(0).max(MOST_TRANSIT_DAYS).optional(),
  versionId: id.meta({ description: "The version that the draft quotes; 409 where another is current by now" }),
  title: oneLine.min(1),
  text: writtenText.min(1).max(MAX_LETTER_CHARS),
});
export type NewNotice = z.output<typeof newNoticeBody>;
export type NoticeChoices = z.output<typeof noticeDraftQuery>;

const fileIds = z
  .array(id)
  .max(MOST_PROOFS)
  .refine((ids) => new Set(ids).size === ids.length);
export const sendNoticeBody = z.discriminatedUnion("how", [
  z.object({
    how: z.literal("mail"),
    to: z.email().max(254),
    isConfirmed: z
      .boolean()
      .default(false)
      .meta({ description: "The person sends it by e-mail although the contract does not name e-mail for notices" }),
  }),
  z.object({
    how: z.literal("posted"),
    way: z.enum(NOTICE_WAYS),
    sentOn: day.meta({ description: "YYYY-MM-DD, not in the future" }),
    tracking: z
      .string()
      .trim()
      .max(MAX_TRACKING_CHARS)
      .regex(/^\P{Cc}*$/u)
      .default(""),
    fileIds: fileIds.default([]).meta({ description: "The proof: uploaded PDF, PNG or JPEG files" }),
  }),
]);
export type SendNotice = z.output<typeof sendNoticeBody>;
export const addProofBody = z.object({ fileIds: fileIds.min(1) });
export type AddProof = z.output<typeof addProofBody>;
export const noticeFileQuery = z.object({ format: z.enum(["pdf", "docx"]).default("pdf") });
export type NoticeFileQuery = z.infer<typeof noticeFileQuery>;

const date = z.string().meta({ description: "YYYY-MM-DD" });
const quote = z.strictObject({
  content: z.string(),
  page: z.int().min(1),
  start: textOffset,
  end: textOffset,
  contractId: someId.meta({ description: "The contract, or an amendment of it that is in force" }),
  versionId: someId,
  documentName: z.string().nullable().meta({ description: "Of an amendment; null: the contract itself" }),
  number: z.string().nullable().meta({ description: "Of the clause" }),
});
export type QuoteDto = z.infer<typeof quote>;

const fact = z.strictObject({
  key: z.enum(FACT_KEYS),
  value: z.string().nullable().meta({ description: "Null: not found, or to be chosen" }),
  basis: z
    .enum(FACT_BASES)
    .meta({
      description:
        "`likely`: a person has to confirm it; `person`: typed or confirmed; `missing`; `conflict`: the contract gives more than one",
    }),
  isNeeded: z.boolean().meta({ description: "The letter can't be finished without it" }),
  quotes: z.array(quote),
  options: z.array(z.strictObject({ value: z.string(), quote: quote.nullable(), isRefused: z.boolean() })),
  nearest: quote.nullable().meta({ description: "The clause that comes closest, where the contract doesn't say it" }),
  gap: z.string().meta({ description: "What stands in the text in its place while it is open" }),
  written: z.string().nullable().meta({ description: "What stands there once it is stated or confirmed" }),
});
export type NoticeFactDto = z.infer<typeof fact>;

const ending = z.strictObject({ from: date, isReceived: z.boolean(), months: z.int(), days: z.int() });
const posting = z.strictObject({
  dueOn: date,
  latestOn: date,
  safeOn: date.meta({ description: "One working day before the latest" }),
  isPast: z.boolean(),
  isCertain: z.boolean().meta({ description: "False: movable holidays of a year are not announced yet" }),
  isUnconfirmed: z.boolean().meta({ description: "Nobody has confirmed the date that it is counted from" }),
  steps: z.array(
    z.strictObject({
      step: z.enum(["due", "workingDay", "deemed", "transit", "sameDay", "open", "inHand"]),
      day: date,
      count: z.int().nullable(),
      isBusiness: z.boolean(),
    }),
  ),
});

export const noticeDraftDto = named(
  "NoticeDraft",
  z.strictObject({
    contractId: someId,
    contractName: z.string(),
    versionId: someId,
    versionNumber: z.int().min(1),
    kind: z.enum(NOTICE_KINDS),
    deadline: z
      .strictObject({
        id: someId,
        title: z.string(),
        date,
        state: z.enum(DEADLINE_STATES),
        working: z.string().nullable(),
      })
      .nullable(),
    language: z.enum(LANGUAGES),
    languages: z.array(z.enum(LANGUAGES)).meta({ description: "Those that the contract is written in" }),
    title: z.string(),
    text: z.string().meta({ description: "With a gap for each fact that is open" }),
    facts: z.array(fact),
    clause: quote.nullable().meta({ description: "The clause on notices in force" }),
    isAmended: z.boolean().meta({ description: "Read from the text in force, with signed amendments" }),
    emails: z.array(z.strictObject({ value: z.string(), quote: quote.nullable() })),
    isEmailAllowed: z.boolean().nullable().meta({ description: "Null: the contract does not say" }),
    posting: posting.nullable(),
    today: date,
    faster: z
      .array(z.strictObject({ way: z.enum(NOTICE_WAYS), latestOn: date }))
      .meta({ description: "Where the last day is past: ways in which it still arrives in time" }),
    ending: ending
      .nullable()
      .meta({ description: "How the end is worked out: so long after the day of the letter, or of its receipt" }),
    nextPeriod: z
      .strictObject({ endsOn: date, dueOn: date, isCertain: z.boolean() })
      .nullable()
      .meta({
        description: "Of one that renews: its next end, by when notice must arrive, and whether that is stated",
      }),
  }),
);
export type NoticeDraftDto = z.infer<typeof noticeDraftDto>;

const proof = z.strictObject({
  id: someId,
  fileId: someId.nullable().meta({ description: "`GET /files/download/{fileId}` gives it" }),
  fileName: z.string(),
  sha256: z.string().nullable(),
  addedByName: z.string(),
  createdAt: moment,
});
export const noticeDto = named(
  "Notice",
  z.strictObject({
    id: someId,
    contractId: someId,
    deadlineId: someId.nullable(),
    kind: z.enum(NOTICE_KINDS),
    language: z.enum(LANGUAGES),
    title: z.string(),
    text: z.string(),
    versionId: someId,
    versionNumber: z.int().min(1),
    facts: z.array(fact.omit({ options: true, nearest: true, gap: true, written: true })),
    responsibleName: z.string().meta({ description: "Who went on although no clause gives the right; '' else" }),
    isAmendedSince: z
      .boolean()
      .meta({ description: "Not sent yet, and the contract has a newer version or signed amendment by now" }),
    isClauseChanged: z.boolean().meta({ description: "The clause that it quotes reads otherwise by now" }),
    dueOn: date.nullable(),
    safeOn: date.nullable(),
    createdByName: z.string(),
    createdAt: moment,
    sent: z
      .strictObject({
        how: z.enum(["mail", "posted"]),
        way: z.enum(NOTICE_WAYS),
        to: z.string(),
        on: date,
        tracking: z.string(),
        byName: z.string(),
        at: moment,
        fileId: someId.nullable().meta({ description: "The PDF that went out by mail" }),
      })
      .nullable(),
    proofs: z.array(proof),
  }),
);
export type NoticeDto = z.infer<typeof noticeDto>;
