import { classes } from "./classes";
import { SpinnerIcon } from "./icons";

/** A progress bar. `percent` 0 to 100, or null if unknown. */
export function Progress({
  label,
  percent,
  valueText,
  className,
}: {
  label: string;
  percent: number | null;
  valueText?: string;
  className?: string;
}) {
  const filled = percent === null ? null : Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(filled === null ? {} : { "aria-valuenow": Math.round(filled) })}
      {...(valueText ? { "aria-valuetext": valueText } : {})}
      className={classes("h-2 overflow-hidden rounded-full bg-line", className)}
    >
      <div
        className={classes(
          "h-full rounded-full bg-primary transition-[width]",
          filled === null && "w-1/3 animate-pulse",
        )}
        style={filled === null ? undefined : { width: `${filled}%` }}
      />
    </div>
  );
}

/** A spinner with a label, announced to screen readers. `hideLabel` hides the label from view. */
export function Spinner({
  label,
  hideLabel = false,
  className,
}: {
  label: string;
  hideLabel?: boolean;
  className?: string;
}) {
  return (
    <div role="status" className={classes("inline-flex items-center gap-3 text-ink-muted", className)}>
      <SpinnerIcon className="size-5 animate-spin text-primary" />
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </div>
  );
}
