/** What a person who has seen the paper says of a difference: it holds, or was misread. Source: B-28.8. */
export const SETTLEMENTS = ["accepted", "misread"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
