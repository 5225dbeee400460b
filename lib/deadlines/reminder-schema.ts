/** How somebody is reminded, and the calendar that reads their dates: what is asked and answered. Client-safe. */
import { z } from "zod";
import { moment } from "@/lib/answer";
import { isTimeZone } from "@/lib/time-zone";

const timeZone = z.string().max(100).refine(isTimeZone);

export const remindersBody = z
  .object({ isOn: z.boolean().optional(), timeZone: timeZone.optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined));
export type ChangeReminders = z.output<typeof remindersBody>;

export const remindersDto = z.strictObject({
  isOn: z.boolean(),
  timeZone: z.string().meta({ description: "IANA name; '' where the server's is used" }),
  reachesYou: z.boolean().meta({ description: "False while the address is not confirmed: no mail goes there" }),
});
export type RemindersDto = z.infer<typeof remindersDto>;

/** The name of a feed's file: its secret and `.ics`. */
export const feedParams = z.object({ feed: z.string().min(1).max(200) });
export const feedDto = z.strictObject({ isOn: z.boolean(), createdAt: moment.nullable() });
export type FeedDto = z.infer<typeof feedDto>;
/** The one moment at which the address is known: only its hash is kept. */
export const feedLinkDto = z.strictObject({ url: z.url(), createdAt: moment });
export type FeedLinkDto = z.infer<typeof feedLinkDto>;
