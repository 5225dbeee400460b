"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { TEMPLATES } from "@/lib/documents/templates/catalogue";
import type { CreateEntry } from "./create-entry";

export type TextChoiceProps = { entry: CreateEntry; disabled: boolean; onChoose: (language: Language | null) => void };

/** Which text is filled in: one's own, or ours in one of three languages. Source: B-9.16, B-9.18. */
export function TextChoice({ entry, disabled, onChoose }: TextChoiceProps) {
  const words = useCopy().templates.text;
  const chosen = entry.language ?? null;
  const isFreeText = TEMPLATES[entry.type].text === null;
  // of a sale and of services the English text is the documented one
  const choices = isFreeText
    ? [null, ...LANGUAGES]
    : LANGUAGES.map((language) => (language === "en" ? null : language));
  return (
    <div className="space-y-2">
      <div role="group" aria-label={words.label} className="flex flex-wrap gap-2">
        {choices.map((language) => (
          <button
            key={language ?? "documented"}
            type="button"
            disabled={disabled}
            aria-pressed={language === chosen}
            onClick={() => onChoose(language)}
            className={classes(
              "min-h-9 rounded border px-3 text-sm disabled:opacity-60",
              language === chosen
                ? "border-primary bg-primary-50 font-medium text-primary-800"
                : "border-line text-ink-muted hover:border-primary-400 hover:text-ink",
            )}
          >
            {language === null && isFreeText ? words.own : words.ready[language ?? "en"]}
          </button>
        ))}
      </div>
      <p className="text-sm text-ink-muted">{noteOn(chosen, isFreeText, words)}</p>
    </div>
  );
}

type Words = ReturnType<typeof useCopy>["templates"]["text"];

function noteOn(chosen: Language | null, isFreeText: boolean, words: Words): string {
  if (chosen === null && isFreeText) return words.offer;
  return chosen === null || chosen === "en" ? words.forLawyer : words.unread;
}
