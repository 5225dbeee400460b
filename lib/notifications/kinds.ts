/** What people are told of, and when a letter tells it. Client-safe. Source: behaviour §14. */
export const NOTIFICATION_KINDS = [
  "mentioned",
  "replied",
  "assigned",
  "invited",
  "approvalAsked",
  "approvalAnswered",
  "decisionAsked",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** When a letter tells of mentions and replies. */
export const LETTER_TIMES = ["atOnce", "daily", "never"] as const;
export type LetterTime = (typeof LETTER_TIMES)[number];

/** More than these are not counted: the bell says so. */
export const MOST_COUNTED = 99;
