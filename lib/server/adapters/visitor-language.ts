import "server-only";
import { cookies, headers } from "next/headers";
import { LANGUAGE_COOKIE, type Language } from "@/lib/copy/languages";
import { languageWish, preferredLanguage } from "@/lib/copy/preferred-language";

/** Of one who isn't signed in: as chosen in this browser, or as it prefers (B-6.8). */
export async function visitorLanguage(): Promise<Language> {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  return preferredLanguage(languageWish(chosen, (await headers()).get("accept-language")));
}
