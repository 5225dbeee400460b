"use client";

import { useEffect, useMemo, useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { localDay } from "@/lib/dates";
import type { TemplateDto } from "@/lib/contracts/templates/template-schema";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { TEMPLATES, TEMPLATE_TYPES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { createDraft, startEntry, type CreateEntry } from "./create-entry";
import { TemplateForm } from "./template-form";
import { TemplateGallery } from "./template-gallery";
import type { CreateAction } from "./use-create";

/** `today` is the reader's date when the form was opened. */
type Form = { step: "form"; entry: CreateEntry; today: string };
type Step = { step: "templates"; cameFrom: TemplateType | null } | Form;

export type CreateContractProps = {
  userId: string;
  /** The template named in the URL (`?template=`), or null. */
  requested: string | null;
  /** The user's own templates, and those shared with them. */
  own?: readonly TemplateDto[];
  create: CreateAction;
};

const NONE: readonly TemplateDto[] = [];

/** Creating a contract in two steps: choose a template, then fill it in. Source: behaviour §9. */
export function CreateContract({ userId, requested, own = NONE, create }: CreateContractProps) {
  const words = useCopy();
  const language = useLanguage();
  const draft = useMemo(() => createDraft(userId), [userId]);
  const [state, setState] = useState<Step>({ step: "templates", cameFrom: null });
  const [kept, setKept] = useState<CreateEntry | null>(null);
  const named = TEMPLATE_TYPES.find((type) => type === requested);

  // After the first rendering, because the browser alone knows its storage and its day.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- as said above
  useEffect(() => setKept(draft.read()), [draft]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- as said above
    if (named) setState(openForm(newEntry(named, words, language)));
  }, [named, words, language]);

  function open(entry: CreateEntry) {
    setKept(null);
    setState(openForm(entry));
  }
  function discard() {
    draft.remove();
    setKept(null);
  }

  if (state.step === "form") {
    const { entry, today } = state;
    return (
      <TemplateForm
        begin={{ entry, today }}
        create={create}
        draft={draft}
        onBack={() => (discard(), setState({ step: "templates", cameFrom: entry.type }))}
      />
    );
  }
  const problem = requested !== null && !named ? words.templates.templateRequired : null;
  return (
    <div className="space-y-5">
      {kept && <KeptEntry name={kept.name} onResume={() => open(kept)} onDiscard={discard} />}
      <TemplateGallery
        own={own}
        cameFrom={state.cameFrom}
        problem={problem}
        onChoose={(type) => open(newEntry(type, words, language))}
      />
    </div>
  );
}

function openForm(entry: CreateEntry): Form {
  return { step: "form", entry, today: localDay(new Date()) };
}

/** Sales and services start with our text in the reader's language; other types, documented as free, with that. */
function newEntry(type: TemplateType, words: Copy, language: Language): CreateEntry {
  const hasText = TEMPLATES[type].text !== null;
  return startEntry(type, localDay(new Date()), words, hasText && language !== "en" ? language : null);
}

function KeptEntry({ name, onResume, onDiscard }: { name: string; onResume: () => void; onDiscard: () => void }) {
  const words = useCopy().templates.draft;
  const buttons = (
    <>
      <Button size="sm" onClick={onResume}>
        {words.resume}
      </Button>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {words.discard}
      </Button>
    </>
  );
  return <Banner action={buttons}>{words.text(name)}</Banner>;
}
