/** Inputs and answers of guests' links, on both sides. Client-safe. Source: behaviour §41. */
import { z } from "zod";
import { moment, named, someId } from "@/lib/answer";
import { roundParams } from "@/lib/exchange/rounds/schema";
import { asSeen } from "@/lib/normalized";
import {
  DEFAULT_LINK_DAYS,
  MAX_GUEST_COMMENT_CHARS,
  MAX_GUEST_NAME_CHARS,
  MAX_GUEST_WORDS_CHARS,
  MAX_LABEL_CHARS,
  MAX_LINK_DAYS,
  MOST_GUEST_CHANGES,
  MOST_GUEST_COMMENTS,
} from "./bounds";

const id = z.string().min(1).max(100);
const offset = z.number().int().min(0).max(100_000_000);
const LINE = /^\P{Cc}*$/u;
const oneLine = (most: number) => z.string().overwrite(asSeen).min(1).max(most).regex(LINE);

export const guestLinkParams = roundParams.extend({ guestId: id });

export const makeGuestLinkBody = z.object({
  label: oneLine(MAX_LABEL_CHARS).meta({ description: "Whom it is for, as the trail names them" }),
  days: z.number().int().min(1).max(MAX_LINK_DAYS).default(DEFAULT_LINK_DAYS),
  withCode: z
    .boolean()
    .default(false)
    .meta({ description: "Asks for six digits too, which are told to the guest another way" }),
});
export type MakeGuestLink = z.output<typeof makeGuestLinkBody>;

const LINK_STATES = ["open", "expired", "revoked", "ended"] as const;
export type GuestLinkState = (typeof LINK_STATES)[number];

const guestLink = {
  id: someId,
  label: z.string(),
  state: z
    .enum(LINK_STATES)
    .meta({ description: "`ended`: with its round, or because its maker may not send any more" }),
  hasCode: z.boolean(),
  createdAt: moment,
  createdByName: z.string(),
  expiresAt: moment,
  visits: z.int().min(0),
  lastVisitAt: moment.nullable(),
};
export const guestLinkDto = named("GuestLink", z.strictObject(guestLink));
export type GuestLinkDto = z.infer<typeof guestLinkDto>;

export const newGuestLinkDto = named(
  "NewGuestLink",
  z.strictObject({
    ...guestLink,
    link: z.string().meta({ description: "Shown only now" }),
    code: z.string().nullable().meta({ description: "Shown only now; null where none is asked for" }),
  }),
);
export type NewGuestLinkDto = z.infer<typeof newGuestLinkDto>;

export const guestParams = z.object({ token: z.string().min(1).max(200) });
export const guestCodeBody = z.object({ code: z.string().trim().max(20) });
export const guestPassDto = named(
  "GuestPass",
  z.strictObject({
    pass: z.string().meta({ description: "Goes with each request as the header `Guest-Pass`, or as the cookie set" }),
    endsAt: moment,
  }),
);
export type GuestPassDto = z.infer<typeof guestPassDto>;

export const guestViewDto = named(
  "GuestView",
  z.strictObject({
    contractName: z.string(),
    sentByName: z.string(),
    sentAt: moment,
    label: z.string(),
    expiresAt: moment,
    fileName: z.string().nullable().meta({ description: "Of the file that was sent; null where it is lost" }),
    textContent: z.string(),
    plainText: z.string(),
    earlierText: z
      .string()
      .nullable()
      .meta({ description: "The text that the file marks changes against; null where it marks none" }),
    replies: z.array(z.strictObject({ id: someId, name: z.string(), sentAt: moment })),
  }),
);
export type GuestViewDto = z.infer<typeof guestViewDto>;

/** Within one line of one paragraph or cell; `before` is what stands there. */
const words = z
  .string()
  .max(MAX_GUEST_WORDS_CHARS)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u);
const proposedChange = z.object({
  start: offset.meta({ description: "Place in `plainText`, in UTF-16 units" }),
  before: words,
  after: words,
});
const remark = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(MAX_GUEST_COMMENT_CHARS)
    .regex(/^[^\0]*$/),
  start: offset.optional(),
  quote: z.string().max(MAX_GUEST_WORDS_CHARS).default(""),
});
const replyId = z
  .string()
  .max(64)
  .regex(/^[\w-]{8,}$/)
  .meta({ description: "Made by the sender: the same reply sent again is taken once" });

export const guestReplyBody = z
  .object({
    replyId,
    name: oneLine(MAX_GUEST_NAME_CHARS),
    changes: z.array(proposedChange).max(MOST_GUEST_CHANGES).default([]),
    comments: z.array(remark).max(MOST_GUEST_COMMENTS).default([]),
  })
  .refine(({ changes, comments }) => changes.length + comments.length > 0, { path: ["changes"] });
export type GuestReply = z.output<typeof guestReplyBody>;

export const guestFileQuery = z.object({ replyId, name: oneLine(MAX_GUEST_NAME_CHARS), fileName: oneLine(255) });
export type GuestFile = z.output<typeof guestFileQuery>;

export const guestReceiptDto = named("GuestReceipt", z.strictObject({ id: someId, name: z.string(), sentAt: moment }));
export type GuestReceiptDto = z.infer<typeof guestReceiptDto>;
