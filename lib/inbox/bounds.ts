/** How large, how many, how often. No zod: browsers load this. Source: B-42.6, B-42.7. */
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";

/** As bytes travel: a file takes a third more, and there is some text. */
export const MAX_MAIL_BYTES = Math.ceil(MAX_FILE_BYTES * 1.4) + 1024 * 1024;
export const MAIL_TYPE = "message/rfc822";
export const MOST_FILES = 20;
/** Mails that wait here; more stay where they are until some are done. */
export const MOST_WAITING = 100;
export const DAYS_LISTED = 90;
export const MAILS_SHOWN = 100;

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** By sender. */
export const MAIL_RATES = [
  { max: 60, seconds: HOUR },
  { max: 300, seconds: DAY },
] as const;
/** Letters that say what was refused, by recipient. */
export const ANSWER_RATES = [
  { max: 5, seconds: HOUR },
  { max: 20, seconds: DAY },
] as const;
