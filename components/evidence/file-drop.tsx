"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";

/** Where a file is chosen or dropped. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const words = useCopy().evidence.verify;
  const id = useId();
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  return (
    <div
      className="flex min-h-28 flex-wrap items-center justify-center gap-x-2 rounded border border-dashed border-line-strong bg-surface p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center rounded font-medium text-primary has-focus-visible:outline-2"
      >
        {words.choose}
        <input
          id={id}
          type="file"
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = ""; // so that the same file can be chosen again
          }}
        />
      </label>
      <span className="text-ink-muted max-sm:hidden">{words.drop}</span>
    </div>
  );
}
