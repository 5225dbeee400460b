import { classes } from "./classes";
import { SpinnerIcon } from "./icons";

/** A turning sign with words, announced to screen readers. `hideLabel` keeps the words for them alone. */
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
