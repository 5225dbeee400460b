/** The languages of the interface. Source: spec §9. */
export const LANGUAGES = ["mn", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
