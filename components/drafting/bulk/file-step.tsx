"use client";

import { useId } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { downloadFrom } from "@/components/forms/download";
import { formPath } from "@/components/drafting/drafting-calls";
import { Button, buttonClasses } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { Field, Select } from "@/components/ui/field";
import { DownloadIcon, UploadIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import type { TemplateDto } from "@/lib/contracts/templates/template-schema";
import { LANGUAGES } from "@/lib/copy/languages";
import { TEMPLATE_TYPES, TEMPLATES, type TemplateType } from "@/lib/documents/templates/catalogue";
import type { Bulk } from "./use-bulk";

type FileStepProps = { bulk: Bulk; own: readonly TemplateDto[] };

/** Step 1: which template, and the file of values. */
export function FileStep({ bulk, own }: FileStepProps) {
  return (
    <div className="grid max-w-4xl gap-4 md:grid-cols-2">
      <section className="draft-card space-y-4">
        <TemplateChoice bulk={bulk} own={own} />
        <EmptyForms bulk={bulk} />
      </section>
      <ValuesFile bulk={bulk} />
    </div>
  );
}

function TemplateChoice({ bulk, own }: FileStepProps) {
  const { drafting, contracts, templates } = useCopy();
  const language = useLanguage();
  const words = drafting.file;
  const { templateId } = bulk.template;
  const type = TEMPLATE_TYPES.find((one) => one === templateId) ?? null;
  const choose = (id: string) =>
    bulk.setTemplate({ templateId: id, language: TEMPLATE_TYPES.some((one) => one === id) ? language : null });
  return (
    <>
      <Field label={words.template}>
        <Select value={templateId} onChange={(event) => choose(event.target.value)}>
          {own.length > 0 && (
            <optgroup label={templates.yours.title}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={templates.gallery}>
            {TEMPLATE_TYPES.map((one) => (
              <option key={one} value={one}>
                {contracts.types[one]}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      {type && <TextChoice bulk={bulk} type={type} />}
    </>
  );
}

function TextChoice({ bulk, type }: { bulk: Bulk; type: TemplateType }) {
  const { drafting, templates } = useCopy();
  const { templateId, language } = bulk.template;
  const documented = TEMPLATES[type].text === null ? drafting.file.ownText : drafting.file.asDocumented;
  return (
    <Field label={drafting.file.text}>
      <Select
        value={language ?? ""}
        onChange={(event) =>
          bulk.setTemplate({ templateId, language: LANGUAGES.find((one) => one === event.target.value) ?? null })
        }
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {templates.text.ready[one]}
          </option>
        ))}
        <option value="">{documented}</option>
      </Select>
    </Field>
  );
}

function EmptyForms({ bulk }: { bulk: Bulk }) {
  const words = useCopy().drafting;
  const toast = useToast();
  const download = async (format: "xlsx" | "csv") => {
    const { isDone } = await downloadFrom(formPath(bulk.template, format), words.title, format);
    if (!isDone) toast.error(words.failed);
  };
  return (
    <div className="space-y-2 border-t border-line pt-4">
      <p className="text-sm font-medium">{words.file.form}</p>
      <p className="text-sm text-ink-muted">{words.file.formHint}</p>
      <div className="flex flex-wrap gap-2">
        {(["xlsx", "csv"] as const).map((format) => (
          <Button key={format} variant="outline" size="sm" onClick={() => void download(format)}>
            <DownloadIcon className="size-4" />
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** By the browser's dialog, or dropped. */
function ValuesFile({ bulk }: { bulk: Bulk }) {
  const words = useCopy().drafting.file;
  const id = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !bulk.isReading) void bulk.take(file);
  };
  return (
    <section
      className="draft-card draft-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => (event.preventDefault(), take(event.dataTransfer.files))}
    >
      <UploadIcon className="size-6 text-primary" />
      <input
        id={id}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        disabled={bulk.isReading}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = ""; // so that the same file can be chosen again, once it is mended
        }}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonClasses({ variant: "primary" }),
          "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-600",
        )}
      >
        {words.choose}
      </label>
      {bulk.isReading ? (
        <Spinner label={words.reading} />
      ) : (
        <p id={`${id}-hint`} className="max-w-xs text-center text-sm text-ink-muted">
          {words.hint}
        </p>
      )}
    </section>
  );
}
