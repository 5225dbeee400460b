/** Inputs and answers of rounds: files coming in for a contract. Client-safe. Source: behaviour §26. */
import { z } from "zod";
import { moment, named, ordinal, someId, textOffset } from "@/lib/answer";
import { contractParams, writtenText } from "@/lib/contracts/schema";
import { CHANGE_KINDS, CHANGE_PLACES } from "@/lib/word/returned/change";
import { MAX_MESSAGE_CHARS } from "./bounds";

export const ROUND_KINDS = ["sent", "returned", "first", "version"] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];
const ROUND_STATUSES = ["processing", "ready", "failed"] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];
const DELIVERIES = ["mail", "download"] as const;
export type Delivery = (typeof DELIVERIES)[number];
const REMARKS_SENT = ["none", "open", "all"] as const;
export type RemarksSent = (typeof REMARKS_SENT)[number];
const SEND_FORMS = ["tracked", "clean", "both"] as const;
export type SendForm = (typeof SEND_FORMS)[number];
const DECISIONS = ["open", "accepted", "rejected"] as const;
export type ChangeDecision = (typeof DECISIONS)[number];

/** Most changes decided on at once. */
const MAX_DECISIONS = 10_000;
const MAX_SENDER_CHARS = 200;
const MAX_COUNTER_CHARS = 20_000;
const MOST_RECIPIENTS = 10;
const MAX_RECIPIENT_CHARS = 254;

const id = z.string().min(1).max(100);
const ids = z.array(id).max(MAX_DECISIONS).default([]);

export const roundParams = contractParams.extend({ roundId: id });

/** Without `sentVersionId` we look for the version that was sent. A `version` becomes the new text unchanged. */
export const startRoundBody = z
  .object({
    fileId: id,
    kind: z.enum(["returned", "version"]).default("returned"),
    sentVersionId: id.optional(),
    sentSinceId: id.optional(),
    sentBy: z
      .string()
      .trim()
      .max(MAX_SENDER_CHARS)
      .regex(/^\P{Cc}*$/u)
      .default(""),
  })
  .refine(({ sentVersionId, sentSinceId }) => sentSinceId === undefined || sentVersionId !== undefined, {
    path: ["sentVersionId"],
  });
export type StartRound = z.output<typeof startRoundBody>;

const MAX_REST_PIECES = 200;
/** Words of ours elsewhere in the sentence: `before` stands at `start` to `end` of the text that was sent. */
const rest = z
  .array(
    z.object({
      start: textOffset,
      end: textOffset,
      before: writtenText.max(MAX_COUNTER_CHARS),
      after: writtenText.max(MAX_COUNTER_CHARS),
    }),
  )
  .max(MAX_REST_PIECES)
  .optional()
  .meta({ description: "What else of the sentence is worded anew; it stays if the change is decided otherwise later" });
/** Our wording in place of theirs; their change counts as rejected. */
const counters = z
  .array(z.object({ id, text: writtenText.max(MAX_COUNTER_CHARS), rest }))
  .max(MAX_DECISIONS)
  .default([]);

/** Changes in no list stay open, and none is in two. */
export const decideRoundBody = z
  .object({ accept: ids, reject: ids, counter: counters, baseVersionId: id })
  .refine((body) => namedIn(body).length > 0, { path: ["accept"] })
  .refine((body) => new Set(namedIn(body)).size === namedIn(body).length, { path: ["reject"] });
export type DecideRound = z.output<typeof decideRoundBody>;

function namedIn({ accept, reject, counter }: { accept: string[]; reject: string[]; counter: { id: string }[] }) {
  return [...accept, ...reject, ...counter.map(({ id: changeId }) => changeId)];
}

const recipient = z
  .string()
  .trim()
  .min(1)
  .max(MAX_RECIPIENT_CHARS)
  .regex(/^\P{Cc}*$/u);
const address = z.email();

/**
 * With mail, each recipient is an address and gets a separate letter; a download only notes the recipients. Without
 * `form` the file is tracked if `sinceId` or `answersId` is given, otherwise clean.
 */
export const sendRoundBody = z
  .object({
    versionId: id.optional(),
    sinceId: id.optional(),
    answersId: id.optional().meta({ description: "A round that came back: its file goes back, open changes kept" }),
    form: z
      .enum(SEND_FORMS)
      .optional()
      .meta({
        description:
          "`tracked` without `sinceId` or `answersId`: against what the other side has; `both`: two files, each a round",
      }),
    fileId: id
      .optional()
      .meta({ description: "A file that went out another way, uploaded as it was: recorded, and none is made" }),
    comments: z.enum(REMARKS_SENT).default("none"),
    to: z.array(recipient).max(MOST_RECIPIENTS).default([]),
    message: z.string().trim().max(MAX_MESSAGE_CHARS).default(""),
    deliver: z.enum(DELIVERIES),
  })
  .refine(({ deliver, to }) => deliver === "download" || to.length > 0, { path: ["to"] })
  .refine(({ deliver, to }) => deliver === "download" || to.every((one) => address.safeParse(one).success), {
    path: ["to"],
  })
  .refine(({ sinceId, answersId }) => sinceId === undefined || answersId === undefined, { path: ["sinceId"] })
  .refine(({ form, sinceId, answersId }) => form !== "clean" || (sinceId ?? answersId) === undefined, {
    path: ["form"],
  })
  .refine(
    ({ fileId, form, answersId, deliver }) => {
      return fileId === undefined || ((form ?? answersId) === undefined && deliver === "download");
    },
    { path: ["fileId"] },
  );
export type SendRound = z.output<typeof sendRoundBody>;

export const previewQuery = z
  .object({ versionId: id.optional(), sinceId: id.optional(), answersId: id.optional() })
  .refine(({ sinceId, answersId }) => sinceId === undefined || answersId === undefined, { path: ["sinceId"] });
export type PreviewQuery = z.output<typeof previewQuery>;

export const answerQuery = z.object({ versionId: id.optional(), comments: z.enum(REMARKS_SENT).optional() });
export type AnswerQuery = z.output<typeof answerQuery>;

const count = z.int().min(0);

export const sendPreviewDto = named(
  "SendPreview",
  z.strictObject({
    theirs: z
      .strictObject({ versionId: someId, versionNumber: ordinal, answersId: someId.nullable() })
      .nullable()
      .meta({
        description:
          "What the other side has, against which changes can be marked: a reply of theirs, what went out last, or the file that came in",
      }),
    tracked: z
      .strictObject({
        changes: count.meta({ description: "Changes that the file marks, open ones of theirs among them" }),
        unmarked: count.meta({ description: "Changes against what they have that it does not mark" }),
      })
      .nullable()
      .meta({ description: "Null where there is nothing to mark against" }),
    clean: z.strictObject({ unmarked: count }),
  }),
);
export type SendPreviewDto = z.infer<typeof sendPreviewDto>;

const sending = z.strictObject({
  deliver: z.enum(DELIVERIES),
  isInOutbox: z
    .boolean()
    .meta({ description: "By mail where no mail service is set up: the letters wait in the server's outbox" }),
  to: z.array(z.string()),
  comments: z.enum(REMARKS_SENT).meta({ description: "Which of our comments went along" }),
  sha256: z.string().meta({ description: "Of the file as it went out, in hex" }),
});

export const roundDto = named(
  "Round",
  z.strictObject({
    id: someId,
    kind: z
      .enum(ROUND_KINDS)
      .meta({
        description:
          "`sent`: what went out; `returned`: what was sent came back; `first`: a first upload that had tracked changes; `version`: a new text",
      }),
    status: z.enum(ROUND_STATUSES),
    /** Why the file could not be read, in the caller's language; null unless failed. */
    statusMessage: z.string().nullable(),
    fileId: someId.nullable(),
    fileName: z.string(),
    createdAt: moment,
    createdByName: z.string(),
    sentBy: z.string().meta({ description: "Who sent it, as said by who took it in" }),
    sentVersionId: someId.nullable(),
    sentVersionNumber: ordinal.nullable(),
    sentSinceId: someId.nullable(),
    versionId: someId.nullable().meta({ description: "The last version that was made of it" }),
    taken: z
      .strictObject({ versionId: someId, versionNumber: ordinal })
      .nullable()
      .meta({ description: "The version that the file was taken as; null unless `version`" }),
    counts: z.strictObject({ tracked: count, untracked: count, comments: count }),
    authors: z.array(z.string()),
    answersId: someId
      .nullable()
      .meta({ description: "The round that had sent what came back, or that came back and is answered" }),
    sent: sending.nullable().meta({ description: "How it went out; null unless `sent`" }),
  }),
);
export type RoundDto = z.infer<typeof roundDto>;

export const roundChangeDto = named(
  "RoundChange",
  z.strictObject({
    id: someId,
    kind: z.enum(CHANGE_KINDS),
    tracked: z.boolean().meta({ description: "False: changed without a word" }),
    undoesOurs: z
      .literal(true)
      .exactOptional()
      .meta({ description: "Changed without a word back to what stood before a change of ours" }),
    place: z
      .enum(CHANGE_PLACES)
      .meta({
        description: "Where `before` stands; outside of the text `start` and `end` are the nearest place in it",
      }),
    author: z.string().nullable(),
    at: moment.nullable(),
    before: z.string(),
    after: z.string(),
    /** Offset in the sent version's `plainText`. */
    start: textOffset,
    end: textOffset,
    to: textOffset.nullable().meta({ description: "Of a move, where it goes" }),
    isWhole: z.boolean().meta({ description: "Whether it takes and puts whole paragraphs" }),
    decision: z.enum(DECISIONS),
    counter: z.string().nullable().meta({ description: "Our words in the place of theirs; null unless countered" }),
    decidedByName: z.string().nullable(),
    decidedAt: moment.nullable(),
    number: ordinal.meta({ description: "Its place in the list" }),
  }),
);
export type RoundChangeDto = z.infer<typeof roundChangeDto>;
