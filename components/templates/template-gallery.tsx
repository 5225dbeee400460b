"use client";

import { useEffect, useRef } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { DocumentIcon, EditIcon } from "@/components/ui/icons";
import type { TemplateDto } from "@/lib/contracts/template-schema";
import { TEMPLATE_TYPES } from "@/lib/documents/templates/catalogue";
import { TEMPLATES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { OwnTemplates } from "./own-templates";

export type TemplateGalleryProps = {
  /** The person's own, and those shared with them. */
  own: readonly TemplateDto[];
  onChoose: (type: TemplateType) => void;
  /** The template somebody comes back from; its card gets the focus. */
  cameFrom: TemplateType | null;
  problem: string | null;
};

/** Step 1: a card for each template; one's own come first, where there are any. Source: B-9.1, B-9.21. */
export function TemplateGallery({ own, onChoose, cameFrom, problem }: TemplateGalleryProps) {
  const words = useCopy();
  return (
    <div className="space-y-5">
      {problem && <Banner tone="error">{problem}</Banner>}
      {own.length > 0 && <OwnTemplates templates={own} />}
      {own.length > 0 && <h2 className="pt-2 text-base font-medium">{words.templates.gallery}</h2>}
      <ul aria-label={words.templates.gallery} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TEMPLATE_TYPES.map((type) => (
          <li key={type} className="flex">
            <TemplateCard type={type} isFocused={type === cameFrom} onChoose={() => onChoose(type)} />
          </li>
        ))}
      </ul>
      {own.length === 0 && <OwnTemplates templates={own} />}
    </div>
  );
}

function TemplateCard({ type, isFocused, onChoose }: { type: TemplateType; isFocused: boolean; onChoose: () => void }) {
  const { templates: words, contracts } = useCopy();
  const hasText = TEMPLATES[type].text !== null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onChoose}
      className="flex w-full items-start gap-4 rounded border border-line bg-surface p-5 text-left shadow-card transition-colors hover:border-primary-400 hover:bg-primary-50/40"
    >
      <span className="rounded bg-primary-50 p-2.5 text-primary">
        {hasText ? <DocumentIcon className="size-6" /> : <EditIcon className="size-6" />}
      </span>
      <span className="min-w-0 space-y-1.5">
        <span className="block font-medium">{contracts.types[type]}</span>
        <span className="block text-sm text-ink-muted">{words.startWith(contracts.types[type])}</span>
        <span className="block text-xs text-ink-muted">{hasText ? words.fullTemplate : words.freeTextTemplate}</span>
      </span>
    </button>
  );
}
