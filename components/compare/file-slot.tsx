"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { Side } from "@/lib/compare/schema";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";

type FileSlotProps = { side: Side; file: File | null; onChoose: (file: File) => void };

/** Where one of the two files is chosen or dropped. */
export function FileSlot({ side, file, onChoose }: FileSlotProps) {
  const words = useCopy().compare;
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = chosen.size > MAX_FILE_BYTES ? words.tooLarge : chosen.size === 0 ? words.empty : null;
    setProblem(wrong);
    if (wrong === null) onChoose(chosen);
  };
  return (
    <div
      className={classes(
        "flex min-w-0 flex-col gap-1 rounded border p-4",
        file ? "border-line bg-surface" : "border-dashed border-line-strong",
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <p className="font-medium">{words[side]}</p>
      <p className="text-sm text-ink-muted">{side === "before" ? words.beforeHint : words.afterHint}</p>
      <p className="min-h-6 text-sm break-words">{file?.name ?? ""}</p>
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <label
          htmlFor={id}
          className="inline-flex min-h-9 cursor-pointer items-center rounded font-medium text-primary has-focus-visible:outline-2"
        >
          {words.choose}
          <span className="sr-only">{`: ${words[side]}`}</span>
          <input
            id={id}
            type="file"
            accept=".docx,.pdf,.doc,.txt,.png,.jpg,.jpeg"
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = ""; // so that the same file can be chosen again
            }}
          />
        </label>
        <span className="text-ink-muted max-sm:hidden">{words.drop}</span>
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger-700">
          {problem}
        </p>
      )}
    </div>
  );
}
