"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { reloadPage } from "@/components/forms/browser";
import { SegmentedChoice } from "@/components/ui/segmented-choice";
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from "@/lib/copy/languages";

/** Each in its own words, so that whoever can't read the page finds theirs. */
const NAMES: Record<Language, string> = { mn: "Монгол", en: "English", ru: "Русский" };
const YEAR_SECONDS = 31_536_000;

/** For visitors: the language of this browser's pages until they save one in Settings (B-6.8). */
export function LanguageSwitch() {
  const { language: label } = useCopy().accounts;
  const inUse = useLanguage();
  return (
    <SegmentedChoice
      label={label}
      options={LANGUAGES.map((value) => ({ value, label: NAMES[value], lang: value }))}
      value={inUse}
      onChange={(language) => {
        document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
        reloadPage();
      }}
    />
  );
}
