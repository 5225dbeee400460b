/** Limits of evidence bundles, shared by screens and schemas. Source: behaviour §48. */
export const DAYS_KEPT = 7;
/** Of one contract at a time; an older archive goes when one more is asked for. */
export const MOST_KEPT = 3;
/** Larger ones aren't made: the archive's directory counts in 32 bits, and a disk has an end. */
export const MOST_BUNDLE_BYTES = 2_000 * 1024 * 1024;
export const COMMENT_CHOICES = ["all", "open", "resolved", "none"] as const;
export type CommentChoice = (typeof COMMENT_CHOICES)[number];
