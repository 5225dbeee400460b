"use client";

import { createContext, useContext, useId, type ReactNode, type ComponentProps } from "react";
import { classes } from "./classes";
import { ErrorIcon, ChevronDownIcon } from "./icons";

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
const FieldContext = createContext<FieldWiring | null>(null);

type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Whether the problem is announced when it appears: it is what stopped the form. */
  isAnnounced?: boolean;
  required?: boolean;
  children: ReactNode;
};

/** A label, its control (Input, Select or Textarea inside), a hint and a problem, connected by ids. */
export function Field({ label, hint, error, isAnnounced = false, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium text-ink">
        {label}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hintId && (
        <p id={hintId} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {errorId && (
        <p
          id={errorId}
          {...(isAnnounced ? { role: "alert" } : {})}
          className="flex items-start gap-1.5 text-sm text-danger"
        >
          <ErrorIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

type ControlWiring = { id?: string; "aria-describedby"?: string; "aria-invalid"?: true; "aria-required"?: true };

/** Attributes that connect a control to its Field; none outside one. */
function useFieldWiring(): ControlWiring {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy ? { "aria-describedby": field.describedBy } : {}),
    ...(field.invalid ? { "aria-invalid": true as const } : {}),
    ...(field.required ? { "aria-required": true as const } : {}),
  };
}

/** Style shared by Input, Select and Textarea. */
const CONTROL_CLASSES =
  "block w-full min-h-10 rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-muted focus-visible:border-primary-600 focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary-600 disabled:cursor-not-allowed disabled:bg-page disabled:text-ink-muted aria-invalid:border-danger sm:text-sm";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldWiring()} {...rest} className={classes(CONTROL_CLASSES, className)} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...useFieldWiring()} rows={rows} {...rest} className={classes(CONTROL_CLASSES, className)} />;
}

/** The browser's own select, so that keyboard, touch and screen readers work as usual. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select {...useFieldWiring()} {...rest} className={classes(CONTROL_CLASSES, "appearance-none pr-10", className)}>
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-muted">
        <ChevronDownIcon className="size-4" />
      </span>
    </div>
  );
}
