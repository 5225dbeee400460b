"use client";

import { Link } from "@/components/ui/link";
import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { FieldIcon } from "@/components/ui/icons";
import { later } from "@/components/ui/later";
import type { TemplateDto } from "@/lib/contracts/template-schema";
import type { FillDialogProps } from "./fill-dialog";

const FillDialog = later<FillDialogProps>(() => import("./fill-dialog").then(({ FillDialog }) => FillDialog), {
  overlay: { isOpen: () => true, close: ({ onClose }) => onClose() },
});

/** Names that a card has room for; the rest is counted. */
const NAMES_SHOWN = 6;

/** Contracts of one's own, and those shared with one, that are filled in as templates. Source: B-9.21. */
export function OwnTemplates({ templates }: { templates: readonly TemplateDto[] }) {
  const words = useCopy().templates.yours;
  const [filled, setFilled] = useState<TemplateDto | null>(null);
  return (
    <section className="space-y-3">
      <h2 className="text-base font-medium">{words.title}</h2>
      <p className="max-w-3xl text-sm text-ink-muted">{words.how}</p>
      {templates.length > 0 && (
        <ul aria-label={words.title} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {templates.map((template) => (
            <li key={template.id} className="flex">
              <OwnTemplate template={template} onFill={() => setFilled(template)} />
            </li>
          ))}
        </ul>
      )}
      {filled && <FillDialog contract={filled} names={filled.fields} onClose={() => setFilled(null)} />}
    </section>
  );
}

function OwnTemplate({ template, onFill }: { template: TemplateDto; onFill: () => void }) {
  const { templates, contracts } = useCopy();
  const words = templates.yours;
  const { id, name, contractType, fields, sharedBy } = template;
  const type = (contracts.types as Record<string, string>)[contractType] ?? contractType;
  const about = [type, sharedBy === null ? "" : words.sharedBy(sharedBy)].filter(Boolean).join(" · ");
  return (
    <article className="flex w-full min-w-0 flex-col gap-3 rounded border border-line bg-surface p-5">
      <div className="min-w-0 space-y-1">
        <h3 className="text-base font-medium">
          <Link
            href={`/contracts/${encodeURIComponent(id)}`}
            className="break-words text-ink underline-offset-2 hover:text-primary hover:underline"
          >
            {name}
          </Link>
        </h3>
        {about !== "" && <p className="text-sm text-ink-muted">{about}</p>}
      </div>
      {fields.length === 0 ? <p className="text-sm text-ink-muted">{words.noFields}</p> : <FieldNames names={fields} />}
      {fields.length > 0 && (
        <div className="mt-auto">
          <Button size="sm" variant="outline" aria-label={words.fillNamed(name)} onClick={onFill}>
            {words.fill}
          </Button>
        </div>
      )}
    </article>
  );
}

function FieldNames({ names }: { names: readonly string[] }) {
  const words = useCopy().templates.yours;
  const more = names.length - NAMES_SHOWN;
  return (
    <div className="flex items-start gap-2 text-sm text-ink-muted">
      <FieldIcon className="mt-0.5 size-4" />
      <p className="min-w-0 break-words">
        <span className="sr-only">{words.fields(names.length)} </span>
        {names.slice(0, NAMES_SHOWN).join(", ")}
        {more > 0 && ` ${words.more(more)}`}
      </p>
    </div>
  );
}
