"use client";

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CheckIcon, CloseIcon, ErrorIcon } from "@/components/ui/icons";

const TOAST_SUCCESS_MS = 3_000; // B-6.6
const TOAST_ERROR_MS = 5_000; // B-6.6
const TOAST_OFFER_MS = 8_000; // B-6.6

type ToastKind = "success" | "error";
/** An action a toast offers. */
type ToastOffer = { label: string; run: () => void };
type ToastMessage = { id: number; kind: ToastKind; text: string; offer: ToastOffer | null };
type Toasts = { success: (text: string, offer?: ToastOffer) => void; error: (text: string) => void };

const ToastContext = createContext<Toasts | null>(null);

/**
 * Shows short messages at the bottom centre: a success for 3 s, an error for 5 s, an offer for 8 s (B-6.6). Pages with
 * a fixed bottom bar set its height as `--foot-height`, with a strip above that as `--offer-height`.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const lastId = useRef(0);

  const add = useCallback((kind: ToastKind, text: string, offer: ToastOffer | null = null) => {
    lastId.current += 1;
    const id = lastId.current;
    setMessages((shown) => [...shown.filter((message) => message.text !== text), { id, kind, text, offer }]);
  }, []);
  const remove = useCallback((id: number) => setMessages((shown) => shown.filter((message) => message.id !== id)), []);
  const toasts = useMemo<Toasts>(
    () => ({ success: (text, offer) => add("success", text, offer), error: (text) => add("error", text) }),
    [add],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      {/* `aria-live` also keeps it readable while a dialog hides the rest of the page. */}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--foot-height,0px)+var(--offer-height,0px))] z-[60] flex flex-col items-center gap-2 px-4 print:hidden"
      >
        {messages.map((message) => (
          <Toast key={message.id} message={message} onGone={remove} />
        ))}
      </div>
    </ToastContext>
  );
}

/** The page's toasts; always the same object. @throws Error outside a ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

function Toast({ message, onGone }: { message: ToastMessage; onGone: (id: number) => void }) {
  const copy = useCopy();
  const { id, kind, text, offer } = message;
  const [isFocused, setFocused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const isHeld = offer !== null && (isFocused || isHovered); // there is something to reach
  const shownMs = offer ? TOAST_OFFER_MS : kind === "success" ? TOAST_SUCCESS_MS : TOAST_ERROR_MS;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onGone(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, shownMs, onGone]);

  const Icon = kind === "success" ? CheckIcon : ErrorIcon;
  return (
    <div
      data-toast
      role={kind === "success" ? "status" : "alert"}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className={classes(
        "rise pointer-events-auto flex max-w-lg items-center gap-x-3 rounded max-sm:flex-wrap py-2 pr-2 pl-4 text-sm text-white shadow-overlay",
        kind === "success" ? "bg-success-700" : "bg-danger-700",
      )}
    >
      <Icon className="size-5" />
      <span className="min-w-0 break-words max-sm:flex-1 max-sm:basis-40">{text}</span>
      {offer && (
        <button
          type="button"
          onClick={() => {
            onGone(id);
            offer.run();
          }}
          className="min-h-8 shrink-0 rounded px-2 font-medium underline hover:bg-white/15 focus-visible:outline-white max-sm:order-last max-sm:ml-auto"
        >
          {offer.label}
        </button>
      )}
      <button
        type="button"
        aria-label={copy.common.dismiss}
        onClick={() => onGone(id)}
        className="flex size-8 items-center justify-center rounded hover:bg-white/15 focus-visible:outline-white"
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
