"use client";

import { useState, type FormEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { FormProblem } from "@/components/forms/form-parts";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Input, Select } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { PageHeading } from "@/components/ui/page-heading";
import { Spinner } from "@/components/ui/progress";
import { MAX_SIGNING_TOKEN_CHARS, MAX_SIGNING_URL_CHARS, SIGNING_PROVIDERS } from "@/lib/signing/bounds";
import type { ChangeSigningSettings, SigningSettingsDto } from "@/lib/signing/schema";
import { readSettings, removeSettings, saveSettings, testSettings } from "./signing-calls";

/** The service that contracts are signed at, for administrators. Its token is never shown. Source: B-44.1. */
export function SigningSettings() {
  const words = useCopy().signing;
  const { data, isFailed, reload } = useRead("signing settings", readSettings);
  return (
    <>
      <PageHeading title={words.settings.title} text={words.settings.text} />
      <Card className="max-w-xl p-5 sm:p-6">
        {isFailed && <Banner tone="error">{words.failed}</Banner>}
        {!data && !isFailed && <Spinner label={words.settings.loading} />}
        {data && (
          <div className="space-y-6">
            <SettingsForm key={data.changedAt} settings={data} onSaved={reload} />
            {data.provider !== null && <Connection settings={data} onRemoved={reload} />}
          </div>
        )}
      </Card>
    </>
  );
}

type FormProps = { settings: SigningSettingsDto; onSaved: () => Promise<unknown> };

function SettingsForm({ settings, onSaved }: FormProps) {
  const { settings: words, providers } = useCopy().signing;
  const toast = useToast();
  const [provider, setProvider] = useState(settings.provider ?? SIGNING_PROVIDERS[0]);
  const [baseUrl, setBaseUrl] = useState(settings.baseUrl);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isSame = settings.provider === provider && settings.baseUrl === baseUrl.trim();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const [token, secret] = ["token", "webhookSecret"].map((name) => String(written.get(name) ?? "").trim());
    const body: ChangeSigningSettings = {
      ...{ provider, baseUrl: baseUrl.trim() },
      ...(token ? { token } : {}),
      ...(secret ? { webhookSecret: secret } : {}),
    };
    setIsBusy(true);
    setProblem(null);
    const done = await saveSettings(body);
    setIsBusy(false);
    if (!done.ok) return setProblem(done.message || words.saveFailed);
    toast.success(words.saved);
    return void (await onSaved());
  };
  return (
    <form className="space-y-4" onSubmit={(event) => void submit(event)}>
      <FormProblem message={problem} />
      <Field label={words.provider}>
        <Select
          value={provider}
          disabled={isBusy}
          onChange={(event) => setProvider(SIGNING_PROVIDERS.find((one) => one === event.target.value) ?? provider)}
        >
          {SIGNING_PROVIDERS.map((one) => (
            <option key={one} value={one}>
              {providers[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.baseUrl} hint={words.baseUrlHints[provider]} required>
        <Input
          type="url"
          value={baseUrl}
          required
          maxLength={MAX_SIGNING_URL_CHARS}
          disabled={isBusy}
          autoComplete="off"
          onChange={(event) => setBaseUrl(event.target.value)}
        />
      </Field>
      <SecretField
        name="token"
        label={words.token}
        hint={settings.hasToken && isSame ? words.tokenKept : words.tokenHint}
        required={!settings.hasToken || !isSame}
        disabled={isBusy}
      />
      <SecretField
        name="webhookSecret"
        label={words.secret}
        hint={settings.hasWebhookSecret && isSame ? words.secretKept : words.secretHints[provider]}
        required={false}
        disabled={isBusy}
      />
      <Button type="submit" busy={isBusy}>
        {words.save}
      </Button>
    </form>
  );
}

type SecretProps = { name: string; label: string; hint: string; required: boolean; disabled: boolean };

/** Empty whatever is stored: what was entered is never shown again. */
function SecretField({ label, hint, required, ...input }: SecretProps) {
  return (
    <Field label={label} hint={hint} required={required}>
      <Input
        type="password"
        autoComplete="new-password"
        maxLength={MAX_SIGNING_TOKEN_CHARS}
        {...input}
        required={required}
      />
    </Field>
  );
}

type Told = { tone: "info" | "error"; text: string };

function Connection({ settings, onRemoved }: { settings: SigningSettingsDto; onRemoved: () => Promise<unknown> }) {
  const { settings: words, problems, failed } = useCopy().signing;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const test = async () => {
    setIsBusy(true);
    const done = await testSettings();
    setIsBusy(false);
    const problem = done.ok ? done.answer.problem : null;
    if (!done.ok) setTold({ tone: "error", text: done.message || failed });
    else setTold(problem ? { tone: "error", text: problems[problem] } : { tone: "info", text: words.reached });
  };
  const remove = async () => {
    setIsBusy(true);
    const done = await removeSettings();
    setIsBusy(false);
    if (!done.ok) return toast.error(done.message || words.removeFailed);
    toast.success(words.removed);
    return void (await onRemoved());
  };
  return (
    <div className="space-y-4 border-t border-line pt-6">
      {settings.webhookUrl !== null && settings.hasWebhookSecret && (
        <Field label={words.webhookUrl}>
          <Input readOnly value={settings.webhookUrl} />
        </Field>
      )}
      {told && (
        <Banner tone={told.tone} role="status">
          {told.text}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" busy={isBusy} onClick={() => void test()}>
          {words.test}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{words.removeHint}</p>
    </div>
  );
}
