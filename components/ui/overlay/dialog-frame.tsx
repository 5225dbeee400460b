"use client";

import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CloseIcon } from "@/components/ui/icons";
import { returnTarget } from "./return-target";
import "./style-nonce";

export type DialogFrameProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title; announced with it. */
  description?: ReactNode;
  /** Buttons, right-aligned; the last is the primary one. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Gets the initial focus; by default the first field, or else the dialog itself. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Shown only once: only its own buttons close it, and it is printed alone. */
  isKept?: boolean;
  /** Its content speaks for itself: the title is only announced, and there is no frame around it. Opens downwards. */
  isBare?: boolean;
  children?: ReactNode;
};

/** Fillable fields, except files, whose input is hidden. */
const FIELD = ":is(input:not([type=file], [type=hidden], [hidden]), select, textarea):not(:disabled)";
const WIDTHS = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

/**
 * A modal dialog. Escape, the cross and a click outside close it, unless it `isKept`; the focus then returns to what
 * opened it.
 */
export function DialogFrame({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = "md",
  focusFirst,
  isKept = false,
  isBare = false,
  children,
}: DialogFrameProps) {
  const opener = useRef<HTMLElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          ref={frame}
          className={classes(
            "rise fixed inset-x-3 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] flex-col rounded bg-surface shadow-overlay focus:outline-none",
            isBare ? "top-[min(12vh,6rem)]" : "top-1/2 -translate-y-1/2",
            WIDTHS[size],
            isKept && "kept-on-paper print:static print:max-h-none print:translate-y-0 print:shadow-none",
          )}
          {...(description ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = returnTarget(document.activeElement);
            const first = focusFirst?.current ?? frame.current?.querySelector<HTMLElement>(FIELD);
            event.preventDefault();
            (first ?? frame.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault(); // Radix would look for its own trigger, but there is none
            opener.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault();
          }}
        >
          {isBare ? (
            <header className="sr-only">
              <Radix.Title>{title}</Radix.Title>
              {description && <Radix.Description>{description}</Radix.Description>}
            </header>
          ) : (
            <Head title={title} description={description} canClose={!isKept} />
          )}
          {!isBare && children && <div className="min-h-0 overflow-y-auto px-4 py-4 sm:px-5">{children}</div>}
          {isBare && children}
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-4 py-3 sm:px-5 sm:flex-row sm:justify-end print:hidden">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type HeadProps = Pick<DialogFrameProps, "title" | "description"> & { canClose: boolean };

function Head({ title, description, canClose }: HeadProps) {
  const { common } = useCopy();
  return (
    <header className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-4 sm:pl-5">
      <div className="min-w-0 space-y-1 py-1">
        <Radix.Title className="text-lg font-medium break-words">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-ink-muted">{description}</Radix.Description>}
      </div>
      {canClose && (
        <Radix.Close asChild>
          <IconButton label={common.close}>
            <CloseIcon />
          </IconButton>
        </Radix.Close>
      )}
    </header>
  );
}

/** A click on a toast above the dialog doesn't count as outside; by the time of the check the toast may be gone. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-toast]") !== null;
}
