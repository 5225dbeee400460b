"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useRouter } from "next/navigation";
import { useState, useId } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { wordsFor } from "@/components/forms/action-answer";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { SectionCard } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { Field, Select } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { LANGUAGES, type Language } from "@/lib/copy/languages";
import { loadCopy } from "@/lib/copy/load-copy";
import type { ShownSettings } from "./settings-calls";

export type SaveSettings = (input: {
  defaultLanguage: Language;
  builtInEngineOnly?: boolean;
}) => Promise<ActionResult<{ defaultLanguage: Language; builtInEngineOnly: boolean; updatedAt: string | null }>>;

type PreferencesFormProps = { settings: ShownSettings; model: ConfiguredModel | null; saveSettings: SaveSettings };

/**
 * The user's language, initially the browser's (B-17.2); the interface changes as soon as it is saved. Also, who may
 * read their contracts (B-12.15).
 */
export function PreferencesForm({ settings, model, saveSettings }: PreferencesFormProps) {
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
    <SectionCard id={SETTINGS_SECTIONS.language} title={words.preferences}>
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

/** The server's configured model, and the host that texts are sent to. */
export type ConfiguredModel = { model: string; host: string };
type EngineSwitchProps = {
  isOn: boolean;
  disabled: boolean;
  model: ConfiguredModel | null;
  onChange: (isOn: boolean) => void;
};

/**
 * Whether the user's contracts stay on the built-in engine; without a model it says that they always do. Source:
 * B-12.15.
 */
function EngineSwitch({ isOn, disabled, model, onChange }: EngineSwitchProps) {
  const words = useCopy().settings.engine;
  const [id, hintId] = [useId(), useId()];
  return (
    <div className="flex items-start gap-4 border-t border-line pt-5">
      <div className="min-w-0 flex-1 space-y-1">
        <label htmlFor={id} className="block text-sm font-medium">
          {words.builtInOnly}
        </label>
        <p id={hintId} className="max-w-prose text-sm break-words text-ink-muted">
          {model ? words.meaning(model.model, model.host) : words.noModel}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        disabled={disabled}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:shadow-card before:transition-transform checked:bg-primary checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-55"
      />
    </div>
  );
}
