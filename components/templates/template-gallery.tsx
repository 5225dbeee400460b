"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { DocumentIcon, EditIcon, EyeIcon, FieldIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { later } from "@/components/ui/overlay/later";
import type { TemplateDto } from "@/lib/contracts/templates/template-schema";
import { READY_FIELDS, TEMPLATE_TYPES, TEMPLATES, type TemplateType } from "@/lib/documents/templates/catalogue";
import type { FillDialogProps } from "./fill-dialog";
import type { PreviewDialogProps } from "./preview-dialog";

type TemplateGalleryProps = {
  /** The user's own, and those shared with them. */
  own: readonly TemplateDto[];
  onChoose: (type: TemplateType) => void;
  /** The template the user comes back from; its card gets the focus. */
  cameFrom: TemplateType | null;
  problem: string | null;
};

/** Step 1: one card per template; own ones first, if any. Source: B-9.1, B-9.21. */
export function TemplateGallery({ own, onChoose, cameFrom, problem }: TemplateGalleryProps) {
  const words = useCopy();
  const [previewed, setPreviewed] = useState<TemplateType | null>(null);
  return (
    <div className="space-y-5">
      {problem && <Banner tone="error">{problem}</Banner>}
      {own.length > 0 && <OwnTemplates templates={own} />}
      {own.length > 0 && <h2 className="pt-2 text-base font-medium">{words.templates.gallery}</h2>}
      <ul aria-label={words.templates.gallery} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TEMPLATE_TYPES.map((type) => (
          <li key={type} className="flex">
            <TemplateCard
              type={type}
              isFocused={type === cameFrom}
              onChoose={() => onChoose(type)}
              onPreview={() => setPreviewed(type)}
            />
          </li>
        ))}
      </ul>
      {own.length === 0 && <OwnTemplates templates={own} />}
      {previewed && (
        <PreviewDialog type={previewed} onChoose={() => onChoose(previewed)} onClose={() => setPreviewed(null)} />
      )}
    </div>
  );
}

const PreviewDialog = later<PreviewDialogProps>(
  () => import("./preview-dialog").then(({ PreviewDialog }) => PreviewDialog),
  { overlay: { isOpen: () => true, close: ({ onClose }) => onClose() } },
);

type CardProps = { type: TemplateType; isFocused: boolean; onChoose: () => void; onPreview: () => void };

/** Chooses a template; its text can be read first. */
function TemplateCard({ type, isFocused, onChoose, onPreview }: CardProps) {
  const { templates: words, contracts } = useCopy();
  const titleId = useId();
  const hasText = TEMPLATES[type].text !== null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <div className="relative flex w-full">
      <button
        ref={button}
        type="button"
        onClick={onChoose}
        className="flex w-full items-start gap-4 rounded border border-line bg-surface p-5 pb-12 text-left shadow-card transition-colors hover:border-primary-400 hover:bg-primary-50/40"
      >
        <span className="rounded bg-primary-50 p-2.5 text-primary">
          {hasText ? <DocumentIcon className="size-6" /> : <EditIcon className="size-6" />}
        </span>
        <span className="min-w-0 space-y-1.5">
          <span id={titleId} className="block font-medium">
            {contracts.types[type]}
          </span>
          <span className="block text-sm text-ink-muted">{words.startWith(contracts.types[type])}</span>
          <span className="block text-xs text-balance text-ink-muted">
            {(hasText ? words.fullTemplate : words.freeTextTemplate)(READY_FIELDS[type].length)}
          </span>
        </span>
      </button>
      <Button
        variant="ghost"
        size="sm"
        aria-describedby={titleId}
        onClick={onPreview}
        className="absolute bottom-2.5 left-[4.25rem]"
      >
        <EyeIcon className="size-4" />
        {words.readFirst}
      </Button>
    </div>
  );
}

const FillDialog = later<FillDialogProps>(() => import("./fill-dialog").then(({ FillDialog }) => FillDialog), {
  overlay: { isOpen: () => true, close: ({ onClose }) => onClose() },
});

/** Most names shown on a card; the rest is counted. */
const NAMES_SHOWN = 6;

/** The user's own contracts, and shared ones, that serve as templates. Source: B-9.21. */
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
  const { templates, contracts, drafting } = useCopy();
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
        <div className="mt-auto flex flex-wrap gap-2">
          <Button size="sm" variant="outline" aria-label={words.fillNamed(name)} onClick={onFill}>
            {words.fill}
          </Button>
          <Link
            href={`/create/spreadsheet?${new URLSearchParams({ template: id })}`}
            aria-label={drafting.openNamed(name)}
            className={buttonClasses({ variant: "ghost", size: "sm" })}
          >
            {drafting.open}
          </Link>
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
