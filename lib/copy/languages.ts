/** The languages of the interface. Source: spec §9. */
export const LANGUAGES = ["mn", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How `Intl` writes dates and numbers in each language. English as the specification asks (spec §2, Settings). */
export const LOCALES: Record<Language, string> = { mn: "mn-MN", en: "en-US", ru: "ru-RU" };
