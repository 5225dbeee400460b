"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { wordsFor } from "@/components/forms/no-answer";
import { SubmitButton } from "@/components/forms/submit-button";
import { useForm } from "@/components/forms/use-form";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { DateText } from "@/components/ui/date-text";
import { Field } from "@/components/ui/field";
import { SectionCard } from "@/components/ui/section-card";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { loadCopy } from "@/lib/copy/load-copy";
import { EngineSwitch, type ConfiguredModel } from "./engine-switch";
import type { ShownSettings } from "./settings-calls";

export type SaveSettings = (input: {
  defaultLanguage: Language;
  builtInEngineOnly?: boolean;
}) => Promise<ActionResult<{ defaultLanguage: Language; builtInEngineOnly: boolean; updatedAt: string | null }>>;

type Props = { settings: ShownSettings; model: ConfiguredModel | null; saveSettings: SaveSettings };

/**
 * The person's language, at first the one in use, which the browser gave (B-17.2); the interface changes as soon as it
 * is saved. And who may read their contracts (B-12.15).
 */
export function PreferencesForm({ settings, model, saveSettings }: Props) {
  const { settings: words, common } = useCopy();
  const router = useRouter();
  const toast = useToast();
  const inUse = useLanguage();
  const [language, setLanguage] = useState(settings.updatedAt === null ? inUse : settings.defaultLanguage);
  const [isBuiltInOnly, setIsBuiltInOnly] = useState(settings.builtInEngineOnly ?? false);
  const [updatedAt, setUpdatedAt] = useState(settings.updatedAt);
  const form = useForm(
    () => ({ input: { defaultLanguage: language, builtInEngineOnly: isBuiltInOnly } }),
    saveSettings,
    { fallback: words.saveFailed, onDone: (saved) => void follow(saved) },
  );

  async function follow(saved: Omit<ShownSettings, "id">) {
    setLanguage(saved.defaultLanguage);
    setIsBuiltInOnly(saved.builtInEngineOnly ?? false);
    setUpdatedAt(saved.updatedAt);
    const chosen = await loadCopy(saved.defaultLanguage);
    toast.success(chosen.settings.saved);
    router.refresh();
  }

  return (
    <SectionCard title={words.preferences}>
      <form method="post" onSubmit={form.onSubmit} className="space-y-5">
        <FormProblem message={form.problem && wordsFor(form.problem, words.saveFailed)} />
        <div className="max-w-sm">
          <Field
            label={words.defaultLanguage}
            hint={updatedAt === null ? words.followsBrowser(words.languages[inUse]) : words.defaultLanguageHint}
          >
            <Select
              name="defaultLanguage"
              value={language}
              disabled={form.busy}
              onChange={(event) => setLanguage(LANGUAGES.find((known) => known === event.target.value) ?? language)}
            >
              {LANGUAGES.map((known) => (
                <option key={known} value={known}>
                  {words.languages[known]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <EngineSwitch isOn={isBuiltInOnly} disabled={form.busy} model={model} onChange={setIsBuiltInOnly} />
        <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-sm text-ink-muted">
            {words.lastUpdated}{" "}
            <DateText value={updatedAt} words={{ missing: words.never, invalid: common.dates.unavailable }} />
          </p>
          <SubmitButton busy={form.busy}>{form.busy ? words.saving : words.save}</SubmitButton>
        </div>
      </form>
    </SectionCard>
  );
}
