import { expect } from "vitest";
import type { Language } from "@/lib/copy/languages";
import type { SuggestedChange } from "@/lib/engine/port";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { contractFrom } from "@/tests/evals/checks/contracts";
import { ENGLISH_SERVICE } from "@/tests/evals/checks/english";
import { MONGOLIAN_SERVICE } from "@/tests/evals/checks/mongolian";
import { RUSSIAN_SERVICE } from "@/tests/evals/checks/russian";

/** Contracts with no fault, to put one in. */
export const SOUND: Record<Language, string> = { en: ENGLISH_SERVICE, ru: RUSSIAN_SERVICE, mn: MONGOLIAN_SERVICE };
/** A clause behind which faults are put. */
const BEHIND: Record<Language, string> = {
  en: "2.3 The Client shall not use the Platform to store unlawful material.",
  ru: "2.3. Услуги оказываются в рабочие дни с 9:00 до 18:00.",
  mn: "2.3. Захиалагч ажилд шаардлагатай мэдээллийг 5 (таван) хоногийн дотор гаргаж өгнө.",
};

/** What the checks say about a text, in English. */
export function changesIn(text: string, type = "Service Agreement"): SuggestedChange[] {
  return suggest(readOnce(contractFrom(text, type)), "en");
}

/** What the checks say about a sound contract with one more sentence. */
export function withSentence(language: Language, sentence: string): SuggestedChange[] {
  const text = SOUND[language];
  expect(text).toContain(BEHIND[language]);
  return changesIn(text.replace(BEHIND[language], `${BEHIND[language]}\n${sentence}`));
}

/** Each with its check and its words. */
export function found(changes: readonly SuggestedChange[]): [string, string][] {
  return changes.map(({ check, passage }) => [check, passage.content]);
}
