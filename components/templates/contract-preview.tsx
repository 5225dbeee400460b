"use client";

import { useDeferredValue, useId, useMemo, memo, type ReactNode, useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import type { Language } from "@/lib/copy/languages";
import { blockText, isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import type { ReadyText, ReadyTexts, TemplateType } from "@/lib/documents/templates/catalogue";
import { previewBlocks } from "@/lib/documents/templates/fill";
import type { CreateEntry } from "./create-entry";
import "./contract-well.css";

/**
 * The contract as entered so far, updated while typing; typing takes precedence over rendering. Source: B-9.9.
 * @param isAlone at full width, without its own scrolling, for reading and printing
 */
export function ContractPreview({ entry, isAlone }: { entry: CreateEntry; isAlone: boolean }) {
  const words = useCopy().templates;
  const headingId = useId();
  const fields = useDeferredValue(entry.fields);
  const ready = useReadyText(entry.type, entry.language ?? null);
  const text = ready === "loading" || ready === "failed" ? null : ready;
  const isThere = text === ready;
  const blocks = useMemo(
    () => (isThere ? previewBlocks(entry.type, fields, text, (field) => words.fields[field]) : []),
    [entry.type, fields, text, isThere, words],
  );
  const instead = ready === "failed" ? words.text.notLoaded : isThere ? words.emptyPreview : words.text.loading;
  return (
    <Card className={classes("overflow-hidden", !isAlone && "lg:sticky lg:top-4")}>
      <h2 id={headingId} className="border-b border-line bg-page/60 px-4 py-3 text-base sm:px-6">
        {words.preview}
      </h2>
      <div
        role="region"
        aria-labelledby={headingId}
        tabIndex={0}
        className={classes(
          "contract-sheet px-4 py-5 focus-visible:-outline-offset-2 sm:px-8 sm:py-7",
          !isAlone && "max-h-[70dvh] overflow-y-auto lg:max-h-[calc(100dvh-10rem)]",
        )}
      >
        {blocks.length === 0 && <p className="py-8 text-center text-ink-muted">{instead}</p>}
        <div className="contract-well mx-auto max-w-4xl">
          <BlocksView blocks={blocks} />
        </div>
      </div>
    </Card>
  );
}

/** Indentation levels that exist as classes. */
const INDENTS = ["", "contract-indent-1", "contract-indent-2"];
/** A field still empty, as shown by `previewBlocks`. */
const BLANK = /(\[\p{L}[^\][\n]{0,60}\])/u;

/** Blocks compared and rendered together. */
const SECTION = 50;

/** A contract for reading. In a long one only the changed part is rendered again, to keep up with typing. */
export function BlocksView({ blocks }: { blocks: readonly Block[] }) {
  const sections = Array.from({ length: Math.ceil(blocks.length / SECTION) }, (_, index) =>
    blocks.slice(index * SECTION, (index + 1) * SECTION),
  );
  return sections.map((section, index) => <SectionView key={index} blocks={section} />);
}

const SectionView = memo(
  function SectionView({ blocks }: { blocks: readonly Block[] }) {
    return blocks.map((block, index) => <BlockView key={index} block={block} />);
  },
  (one, other) =>
    one.blocks.length === other.blocks.length &&
    one.blocks.every((block, index) => isSameBlock(block, other.blocks[index])),
);

function BlockView({ block }: { block: Block }) {
  const content = block.inlines.map((inline, index) =>
    isPageMark(inline) ? null : <RunView key={index} run={inline} />,
  );
  if (block.kind === "heading")
    return block.level === 1 ? (
      <h3 className="contract-title">{content}</h3>
    ) : (
      <h4 className="contract-heading">{content}</h4>
    );
  return (
    <p
      className={classes(
        block.kind === "paragraph" && INDENTS[block.indent],
        blockText(block).includes("____") && "contract-to-sign",
      )}
    >
      {content}
    </p>
  );
}

/** The documented texts name an empty field by its key, which stays in the text; readers see the form's label. */
function RunView({ run }: { run: TextRun }) {
  const labels: Readonly<Record<string, string>> = useCopy().templates.fields;
  const text = run.text.split(BLANK).map((part, index): ReactNode =>
    index % 2 === 1 ? (
      <mark key={index} className="contract-blank" data-label={labels[part.slice(1, -1)]}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
  return run.marks.includes("bold") ? <strong>{text}</strong> : text;
}

function isSameBlock(one: Block, other: Block | undefined): boolean {
  return (
    one.kind === other?.kind &&
    one.inlines.length === other.inlines.length &&
    one.inlines.every((inline, index) => isSameText(inline, other.inlines[index]))
  );
}

function isSameText(one: Block["inlines"][number], other: Block["inlines"][number] | undefined): boolean {
  return one === other || (other !== undefined && !isPageMark(one) && !isPageMark(other) && one.text === other.text);
}

/** One language at a time: together they would be larger than the page. */
const LOADERS: Readonly<Record<Language, () => Promise<{ texts: ReadyTexts }>>> = {
  en: () => import("@/lib/documents/templates/texts/en/texts"),
  mn: () => import("@/lib/documents/templates/texts/mn/texts"),
  ru: () => import("@/lib/documents/templates/texts/ru/texts"),
};

type Loaded = { language: Language; texts: ReadyTexts | null };

/** Our full text of a type, once loaded; before that `loading` or `failed`. Null if not requested. */
function useReadyText(type: TemplateType, language: Language | null): ReadyText | "loading" | "failed" | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (language === null) return;
    let isWanted = true;
    LOADERS[language]().then(
      ({ texts }) => isWanted && setLoaded({ language, texts }),
      () => isWanted && setLoaded({ language, texts: null }), // the connection is gone, or the app was rebuilt
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return useMemo(() => {
    if (language === null) return null;
    if (loaded?.language !== language) return "loading";
    return loaded.texts === null ? "failed" : { language, text: loaded.texts[type] };
  }, [loaded, language, type]);
}
