import { assistantAnswers as en, type AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { Language } from "@/lib/copy/languages";
import { assistantAnswers as mn } from "@/lib/copy/mn/assistant-answers";
import { assistantAnswers as ru } from "@/lib/copy/ru/assistant-answers";

const ANSWERS: Record<Language, AssistantAnswers> = { mn, en, ru };

/** The engine's answer texts in a language. */
export function answersIn(language: Language): AssistantAnswers {
  return ANSWERS[language];
}
