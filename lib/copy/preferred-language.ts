import { LANGUAGES, type Language } from "./languages";

/** The first of our languages that `Accept-Language` names by weight, English where it names none. Source: B-6.8. */
export function preferredLanguage(acceptLanguage: string | null): Language {
  const wishes = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = Number(/q=([\d.]+)/.exec(parameters.join(";"))?.[1] ?? 1);
    return { language: tag.trim().toLowerCase().split("-")[0], quality: Number.isFinite(quality) ? quality : 0 };
  });
  const known = wishes.filter((wish) => wish.quality > 0).sort((a, b) => b.quality - a.quality);
  return knownLanguage(
    known.find((wish) => LANGUAGES.some((language) => language === wish.language))?.language ?? "en",
  );
}

/** What `preferredLanguage` reads: the language chosen in this browser, or else its `Accept-Language`. */
export function languageWish(chosen: string | undefined, acceptLanguage: string | null): string | null {
  return LANGUAGES.find((language) => language === chosen) ?? acceptLanguage;
}

/** A stored language, English for what is none of ours. */
export function knownLanguage(value: string): Language {
  return LANGUAGES.find((language) => language === value) ?? "en";
}
