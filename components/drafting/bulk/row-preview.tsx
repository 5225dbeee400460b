"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { previewRow, type ChosenRow, type ChosenTemplate } from "@/components/drafting/drafting-calls";
import { TextPreview } from "@/components/drafting/text-preview";
import { RetryBanner } from "@/components/ui/banner";
import { IconButton } from "@/components/ui/button";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";

type RowPreviewProps = {
  template: ChosenTemplate;
  rows: readonly ChosenRow[];
  open: number;
  onOpen: (row: number) => void;
};

/** The contract that the open row becomes; made by the server, by the code that makes the draft. */
export function RowPreview({ template, rows, open, onOpen }: RowPreviewProps) {
  const { drafting, common } = useCopy();
  const words = drafting.check;
  const headingId = useId();
  const at = rows.findIndex(({ row }) => row === open);
  const fields = rows[at]?.fields ?? {};
  const preview = useRead<string>(`preview ${JSON.stringify([template, fields])}`, async () => {
    const done = await previewRow(template, fields);
    return done.ok ? done.answer.html : null;
  });
  const step = (by: number) => {
    const next = rows[at + by];
    if (next) onOpen(next.row);
  };
  return (
    <div className="draft-preview">
      <div className="flex items-center gap-2 border-b border-line px-4 py-2">
        <h2 id={headingId} className="flex-1 text-base">
          {words.preview}
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">{words.position(at + 1, rows.length)}</p>
        <IconButton label={words.previous} disabled={at <= 0} onClick={() => step(-1)}>
          <ChevronLeftIcon className="size-4" />
        </IconButton>
        <IconButton label={words.next} disabled={at >= rows.length - 1} onClick={() => step(1)}>
          <ChevronRightIcon className="size-4" />
        </IconButton>
      </div>
      <div role="region" aria-labelledby={headingId} tabIndex={0} aria-busy={preview.isAsking} className="draft-paper">
        {preview.isFailed && (
          <RetryBanner retry={common.retry} onRetry={() => void preview.reload()}>
            {words.previewFailed}
          </RetryBanner>
        )}
        {preview.data === undefined && !preview.isFailed && <Spinner label={drafting.file.reading} />}
        {preview.data !== undefined && !preview.isFailed && <TextPreview html={preview.data} />}
      </div>
    </div>
  );
}
