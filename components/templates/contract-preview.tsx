"use client";

import { useDeferredValue, useId, useMemo } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Card } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { previewBlocks } from "@/lib/documents/templates/fill";
import { BlocksView } from "./block-view";
import type { CreateEntry } from "./create-entry";
import { useReadyText } from "./use-ready-text";
import "./contract-well.css";

/**
 * The contract as it stands, alive while one types: drawing it gives way to the typing. Source: B-9.9.
 * @param isAlone at full width, without its own scrolling, as it is read and printed
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
          "px-4 py-5 focus-visible:-outline-offset-2 sm:px-8 sm:py-7",
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
