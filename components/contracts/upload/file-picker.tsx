"use client";

import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses, IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CloseIcon, DocumentIcon, ErrorIcon, UploadIcon } from "@/components/ui/icons";
import { ACCEPTED_FILES } from "@/lib/contracts/bounds";
import { isZip } from "./dropped-files";
import { fileSize } from "./upload-rules";

export type FilePickerProps = {
  file: File | null;
  error: string | undefined;
  disabled: boolean;
  onFile: (file: File | null) => void;
  /** Several, or a zip of them. */
  onSeveral: (files: readonly File[]) => void;
};

/** Selects one file, by the browser's dialog or by drag and drop, and shows its name and size; or several. */
export function FilePicker({ file, error, disabled, onFile, onSeveral }: FilePickerProps) {
  const words = useCopy().contracts.upload;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, areaEvents } = useDrop(disabled, take);

  function take(files: FileList | null) {
    const first = files?.[0];
    if (!first) return;
    if (files.length > 1 || isZip(first)) onSeveral([...files]);
    else onFile(first);
  }

  function remove() {
    onFile(null);
    input.current?.focus();
  }

  const describedBy = [error && `${id}-error`, file && `${id}-file`, `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {words.file}
      </label>
      <div {...areaEvents} data-dropping={isOver || undefined} className={areaClasses(isOver, Boolean(error))}>
        {file ? (
          <ChosenFile id={`${id}-file`} file={file} onRemove={disabled ? null : remove} />
        ) : (
          <span className="grid size-12 place-items-center rounded-full bg-primary-50 text-primary">
            <UploadIcon className="size-6" />
          </span>
        )}
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-sm">
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={ACCEPTED_FILES}
            disabled={disabled}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer sr-only"
            onChange={(event) => {
              take(event.target.files);
              event.target.value = ""; // so that the same file can be selected again
            }}
          />
          <label
            htmlFor={id}
            className={classes(
              buttonClasses({ variant: "outline" }),
              "cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-600 peer-disabled:cursor-not-allowed peer-disabled:opacity-55",
            )}
          >
            {file ? words.chooseAnother : words.choose}
          </label>
          {!disabled && (
            <span className="text-ink-muted pointer-coarse:hidden">{isOver ? words.dropNow : words.dropHint}</span>
          )}
        </div>
        <p id={`${id}-hint`} className="text-xs text-ink-muted">
          <span className="block">{words.fileHint}</span>
          {!file && <span className="block">{words.severalHint}</span>}
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <ErrorIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

function ChosenFile({ id, file, onRemove }: { id: string; file: File; onRemove: (() => void) | null }) {
  const words = useCopy().contracts.upload;
  return (
    <div className="flex w-full max-w-md items-center gap-3 rounded border border-line bg-surface px-3 py-2 text-left">
      <DocumentIcon className="size-6 text-primary" />
      <p id={id} className="min-w-0 flex-1">
        <span className="block text-sm font-medium wrap-anywhere">{file.name}</span>
        <span className="block text-xs text-ink-muted">{fileSize(file.size, words)}</span>
      </p>
      {onRemove && (
        <IconButton label={words.remove} onClick={onRemove}>
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

function areaClasses(isOver: boolean, isInvalid: boolean): string {
  const edge = isInvalid ? "border-danger" : "border-line-strong";
  return classes(
    "flex flex-col items-center gap-3 rounded border-2 border-dashed px-4 py-6 text-center transition-colors",
    isOver ? "border-primary bg-primary-50" : `${edge} bg-page/60`,
  );
}

/** Handles drops. A file that misses the area must not make the browser navigate to it. */
function useDrop(disabled: boolean, onDrop: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  const areaEvents = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(!disabled);
    },
    onDragLeave: (event: DragEvent) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node && event.currentTarget.contains(next))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (!disabled) onDrop(event.dataTransfer.files);
    },
  };
  return { isOver, areaEvents };
}
