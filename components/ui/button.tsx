import type { ComponentProps } from "react";
import { classes } from "./classes";
import { SpinnerIcon } from "./icons";

export type ButtonVariant = "primary" | "secondary" | "outline" | "quiet" | "ghost" | "danger";
type ButtonSize = "md" | "sm";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-primary text-white shadow-card hover:bg-primary-700 active:bg-primary-800",
  secondary: "bg-secondary text-white shadow-card hover:bg-secondary-700 active:bg-secondary-800",
  outline: "border border-line-strong bg-surface text-ink hover:bg-hover active:bg-line",
  quiet: "text-ink-muted hover:bg-hover hover:text-ink active:bg-line data-[state=open]:bg-hover",
  ghost: "text-primary hover:bg-primary-50 active:bg-primary-100",
  danger: "bg-danger text-white shadow-card hover:bg-danger-700",
};
const SIZES: Record<ButtonSize, string> = {
  md: "min-h-10 px-4 py-2 text-sm",
  sm: "min-h-8 max-sm:min-h-9 px-3 py-1 text-sm",
};

/** Button style for links that act as one: `<Link className={buttonClasses({ variant: "primary" })}>`. */
export function buttonClasses({ variant = "primary", size = "md" }: ButtonLook = {}): string {
  return classes(
    "inline-flex items-center justify-center gap-2 rounded text-center font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
  );
}

export type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/** A button; `type` defaults to `button`. While busy it is disabled and shows a spinner beside its label. */
export function Button({
  variant = "primary",
  size = "md",
  busy = false,
  className,
  disabled,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(buttonClasses({ variant, size }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <SpinnerIcon className="size-4 animate-spin" />}
      {children}
    </button>
  );
}

/** A square button with just an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  className,
  variant = "ghost",
  ...rest
}: Omit<ButtonProps, "busy" | "size"> & { label: string }) {
  return (
    <Button
      variant={variant}
      size="sm"
      aria-label={label}
      title={label}
      className={classes("size-9 !p-0", className)}
      {...rest}
    />
  );
}
