/** The languages of the interface. Source: B-1.4. */
export const LANGUAGES = ["mn", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How `Intl` writes dates and numbers in each language. English in short form (B-6.9). */
export const LOCALES: Record<Language, string> = { mn: "mn-MN", en: "en-US", ru: "ru-RU" };
