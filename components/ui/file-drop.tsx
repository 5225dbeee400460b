"use client";

import { type ReactNode, useId } from "react";
import { classes } from "./classes";

type FileDropProps = {
  /** Of the area. */
  className: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** An area on which a file can be dropped; `ChooseFile` in it chooses one by the browser's dialog. */
export function FileDrop({ className, onFile, children }: FileDropProps) {
  return (
    <div
      className={className}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
    </div>
  );
}

type ChooseFileProps = {
  /** What the file is for, where several can be chosen. */
  purpose?: string;
  accept?: string | undefined;
  disabled?: boolean | undefined;
  isLarge?: boolean;
  onFile: (file: File) => void;
  children: string;
};

/** A link-like control that opens the browser's dialog. */
export function ChooseFile({ purpose, accept, disabled, isLarge = false, onFile, children }: ChooseFileProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={classes(
        "inline-flex cursor-pointer items-center rounded font-medium text-primary has-focus-visible:outline-2",
        isLarge ? "min-h-11" : "min-h-9",
      )}
    >
      {children}
      {purpose !== undefined && <span className="sr-only">{`: ${purpose}`}</span>}
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = ""; // so that the same file can be chosen again
        }}
      />
    </label>
  );
}
