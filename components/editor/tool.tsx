"use client";

import type { ComponentProps, ReactNode } from "react";
import { classes } from "@/components/ui/classes";

type ToolProps = ComponentProps<"button"> & {
  label: string;
  pressed?: boolean;
  disabled: boolean;
  onPress?: () => void;
  children: ReactNode;
};

/** A button of the toolbar: a picture, or a word that says what holds now. */
export function Tool({ label, pressed, disabled, onPress, className, children, ...others }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      {...others}
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()} // the caret stays where it is
      className={classes(
        "flex h-8 min-w-8 shrink-0 items-center justify-center rounded text-ink-muted transition-colors hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-4.5",
        pressed && "bg-primary-50 text-primary ring-1 ring-primary-300",
        className,
      )}
    >
      {children}
    </button>
  );
}
