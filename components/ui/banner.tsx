import type { ReactNode } from "react";
import { Button } from "./button";
import { classes } from "./classes";
import { ErrorIcon, InfoIcon, WarningIcon } from "./icons";

type BannerTone = "info" | "warning" | "error";

const TONES = {
  info: { look: "border-primary-200 bg-primary-50 text-primary-900", Icon: InfoIcon },
  warning: { look: "border-warning-300 bg-warning-50 text-warning-700", Icon: WarningIcon },
  error: { look: "border-danger/40 bg-danger-50 text-danger-700", Icon: ErrorIcon },
} as const;

export type BannerProps = {
  tone?: BannerTone;
  /** Buttons at the end. */
  action?: ReactNode;
  className?: string;
  /** `alert` is announced at once; the default for errors. */
  role?: "alert" | "status" | "note";
  children: ReactNode;
};

/** A message that stays on the page. */
export function Banner({
  tone = "info",
  action,
  className,
  role = tone === "error" ? "alert" : "note",
  children,
}: BannerProps) {
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={role}
      data-tone={tone}
      className={classes(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded border px-4 py-2.5 text-sm",
        look,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
        <Icon className="size-5" />
        <div className="min-w-0 break-words">{children}</div>
      </div>
      {action && <div className="flex shrink-0 flex-wrap gap-2">{action}</div>}
    </div>
  );
}

/** Says what could not be loaded, with a retry button. */
export function RetryBanner({
  retry,
  onRetry,
  className,
  children,
}: {
  retry: string;
  onRetry: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Banner
      tone="error"
      {...(className === undefined ? {} : { className })}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}
