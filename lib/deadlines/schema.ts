/** Dates and duties: inputs and answers. Client-safe. Source: behaviour §27. */
import { z } from "zod";
import { moment, named, someId, textOffset } from "@/lib/answer";
import { contractParams, writtenText } from "@/lib/contracts/schema";
import { readDay, type Day } from "@/lib/days";
import { isTimeZone } from "@/lib/time-zone";
import { DEADLINE_KINDS, DEADLINE_STATES } from "./kinds";

// Which recurrence rules a duty may have. Source: B-27.3.

/** None can name dates that never occur, which would be searched for up to the year 9999. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}$/,
  BYDAY: /^(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU)){0,6}$/,
};

/** Whether a text is a rule that we take: `FREQ=MONTHLY;INTERVAL=3`. */
export function isRepeatRule(text: string): boolean {
  const parts = text.split(";").map((part) => part.split("="));
  const names = parts.map(([name = ""]) => name);
  const has = (name: string) => names.includes(name);
  return (
    has("FREQ") &&
    new Set(names).size === names.length &&
    parts.every(([name = "", value = "", ...rest]) => rest.length === 0 && (PARTS[name]?.test(value) ?? false)) &&
    !(has("COUNT") && has("UNTIL")) &&
    (!has("BYDAY") || text.includes("FREQ=WEEKLY")) &&
    (!has("UNTIL") || parseUntil(text) !== null)
  );
}

function parseUntil(rule: string): Day | null {
  const [, year = "", month = "", day = ""] = /UNTIL=(\d{4})(\d{2})(\d{2})/.exec(rule) ?? [];
  return readDay([year, month, day].join("-"));
}

const MAX_TITLE_CHARS = 200;
const MAX_NOTE_CHARS = 2_000;
export const DEADLINES_PER_PAGE = 200;
/** Days before the date on which reminders go out by default; 0 is the day itself. */
export const USUAL_REMINDERS = [60, 30, 7, 0] as const;
const MAX_REMINDERS = 10;
const MAX_DAYS_BEFORE = 730;
const MAX_QUOTE_CHARS = 20_000;

const id = z.string().min(1).max(100);
/** `YYYY-MM-DD`, in years a contract may plausibly name. */
const day = z
  .string()
  .max(10)
  .refine((text) => readDay(text) !== null && text >= "1900" && text < "2300");
const title = writtenText.trim().min(1).max(MAX_TITLE_CHARS);
const note = writtenText.trim().max(MAX_NOTE_CHARS);
const repeat = z.string().max(200).refine(isRepeatRule);
const remindDays = z.array(z.int().min(0).max(MAX_DAYS_BEFORE)).max(MAX_REMINDERS);
/** The user id of someone with a role on the contract. */
const assigneeId = id.nullable();

export const deadlineParams = contractParams.extend({ deadlineId: id });

/** A passage in a version's `plainText`; the current version's unless named. */
const quote = z
  .object({ content: z.string().min(1).max(MAX_QUOTE_CHARS), start: textOffset, versionId: id.optional() })
  .transform((source) => ({ ...source, end: source.start + source.content.length }));

export const newDeadlineBody = z
  .object({
    kind: z.enum(DEADLINE_KINDS).default("other"),
    title,
    date: day.optional().meta({ description: "Left out with a source: the day its words name, else a week from now" }),
    repeat: repeat.nullable().default(null),
    assigneeId: assigneeId.default(null),
    note: note.default(""),
    remindDays: remindDays.nullable().default(null),
    source: quote.optional(),
    /** `proposed`: its date still has to be confirmed. */
    state: z.enum(["proposed", "confirmed"]).default("confirmed"),
  })
  .refine(({ date, source }) => date !== undefined || source !== undefined, { path: ["date"] });
export type NewDeadline = z.output<typeof newDeadlineBody>;

export const changeDeadlineBody = z
  .object({
    state: z.enum(DEADLINE_STATES).optional(),
    title: title.optional(),
    date: day.optional(),
    repeat: repeat.nullable().optional(),
    assigneeId: assigneeId.optional(),
    snoozedUntil: day.nullable().optional(),
    note: note.optional(),
    remindDays: remindDays.nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined));
export type ChangeDeadline = z.output<typeof changeDeadlineBody>;

/** `open`: neither done nor dismissed. */
export const STATE_FILTERS = ["open", ...DEADLINE_STATES] as const;
export const deadlinesQuery = z.object({
  from: day.optional(),
  to: day.optional(),
  state: z.enum(["", ...STATE_FILTERS]).optional(),
  kind: z.enum(["", ...DEADLINE_KINDS]).optional(),
  contractId: z.string().max(100).optional(),
  /** Assigned to the caller, or to no one if the caller manages the contract. */
  mine: z.enum(["", "true", "false"]).optional(),
  limit: z.coerce.number().int().min(1).max(DEADLINES_PER_PAGE).optional(),
  cursor: z.string().max(200).optional(),
});
export type DeadlinesQuery = z.infer<typeof deadlinesQuery>;

const date = z.string().meta({ description: "YYYY-MM-DD" });
const passage = z.strictObject({ content: z.string(), page: z.int().min(1), start: textOffset, end: textOffset });
const source = z.strictObject({
  ...passage.shape,
  versionId: someId,
  isGone: z.boolean().meta({ description: "The passage is no longer in the text" }),
});

const quoteInForce = passage.extend({
  document: z
    .strictObject({ contractId: someId, versionId: someId, name: z.string(), from: date.nullable() })
    .exactOptional()
    .meta({ description: "The amendment that it stands in, and since when it holds" }),
});

export const deadlineDto = named(
  "Deadline",
  z.strictObject({
    id: someId,
    contractId: someId,
    contractName: z.string(),
    kind: z.enum(DEADLINE_KINDS),
    title: z.string().meta({ description: "A person's words, else the kind in the caller's language" }),
    date: date.meta({ description: "YYYY-MM-DD; of what comes again, the next one" }),
    state: z
      .enum(DEADLINE_STATES)
      .meta({ description: "`toCheck`: the text does not say it for certain; in no calendar, letter or count" }),
    basis: z
      .enum(["stated", "likely"])
      .nullable()
      .meta({ description: "What the text's date stands on; null for a person's own" }),
    working: z.string().nullable().meta({ description: "How the text's date was reckoned, in the caller's language" }),
    textDate: date.nullable().meta({ description: "What the text says, where a person said otherwise too" }),
    isTextChanged: z.boolean().meta({ description: "The text is another than the one it was confirmed by" }),
    source: source.nullable(),
    isLessCertain: z
      .literal(true)
      .optional()
      .meta({ description: "Only of `toCheck`: right less often than four times in five; listed below the others" }),
    isAmended: z.boolean().meta({ description: "Signed documents amend the contract: one may have replaced the date" }),
    inForce: z
      .strictObject({
        date,
        basis: z.enum(["stated", "likely"]),
        working: z.string().nullable().meta({ description: "How it was reckoned, in the caller's language" }),
        versionId: someId.meta({ description: "The version that passages without a document are of" }),
        passages: z.array(quoteInForce),
      })
      .exactOptional()
      .meta({
        description: "The day that the text in force gives, where the caller can open all that amends the contract",
      }),
    unsettled: z
      .enum(["negotiated", "signed"])
      .nullable()
      .meta({
        description:
          "Why its words may not hold: the other side has not agreed to them (`negotiated`), or the signed copy has others (`signed`)",
      }),
    also: z.array(passage),
    isLate: z.boolean(),
    afterEnd: z
      .strictObject({ on: date, contractId: someId, name: z.string() })
      .nullable()
      .meta({ description: "The signed document, which the caller can open, that ends the contract before this date" }),
    repeat: z.string().nullable().meta({ description: "RFC 5545 RRULE" }),
    assignee: z.strictObject({ id: someId, name: z.string() }).nullable(),
    snoozedUntil: date.nullable(),
    note: z.string(),
    remindDays: z.array(z.int()).nullable().meta({ description: "Days before; null: 60, 30, 7 and on the day" }),
    isFound: z.boolean().meta({ description: "Reckoned from the contract's text" }),
    createdByName: z.string(),
    answeredByName: z.string().meta({ description: "Who last confirmed it, did it or put it aside" }),
    answeredAt: moment.nullable(),
    updatedAt: moment,
    notice: z
      .strictObject({ id: someId, isSent: z.boolean() })
      .nullable()
      .meta({ description: "The newest notice letter about it" }),
  }),
);
export type DeadlineDto = z.infer<typeof deadlineDto>;

/** Reminder settings and the calendar feed: inputs and answers. */
const timeZone = z.string().max(100).refine(isTimeZone);

/** The day of the yearly check-up, where nobody chose one (B-49.8). */
export const USUAL_CHECK_UP_DAY = "01-15";
/** `MM-DD` of a leap year; on Feb 29 it is Feb 28 in other years. */
const checkUpDay = z
  .string()
  .max(5)
  .refine((text) => readDay(`2024-${text}`) !== null);

export const remindersBody = z
  .object({
    isOn: z.boolean().optional(),
    timeZone: timeZone.optional(),
    isCheckUpOn: z.boolean().optional(),
    checkUpDay: checkUpDay.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined));
export type ChangeReminders = z.output<typeof remindersBody>;

export const remindersDto = z.strictObject({
  isOn: z.boolean(),
  timeZone: z.string().meta({ description: "IANA name; '' where the server's is used" }),
  reachesYou: z.boolean().meta({ description: "False while the address is not confirmed: no mail goes there" }),
  isCheckUpOn: z.boolean().meta({ description: "Whether signed contracts are gone through once a year, by mail" }),
  checkUpDay: z.string().meta({ description: "MM-DD: the day of the year on which that mail goes out" }),
});
export type RemindersDto = z.infer<typeof remindersDto>;

/** A feed's file name: its secret and `.ics`. */
export const feedParams = z.object({ feed: z.string().min(1).max(200) });
export const feedDto = z.strictObject({ isOn: z.boolean(), createdAt: moment.nullable() });
export type FeedDto = z.infer<typeof feedDto>;
/** The only time the address is known: only its hash is stored. */
export const feedLinkDto = z.strictObject({ url: z.url(), createdAt: moment });
export type FeedLinkDto = z.infer<typeof feedLinkDto>;
