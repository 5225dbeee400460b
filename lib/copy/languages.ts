/** The languages of the interface. Source: B-1.4. */
export const LANGUAGES = ["mn", "en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where a browser keeps the language that was chosen on a page for visitors. Source: B-6.8. */
export const LANGUAGE_COOKIE = "language";

/** How `Intl` writes dates and numbers in each language. English in short form (B-6.9). */
export const LOCALES: Record<Language, string> = { mn: "mn-MN", en: "en-US", ru: "ru-RU" };
