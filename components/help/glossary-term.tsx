"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";

/** `isAlone`: it stands by itself, not within a sentence. */
type Props = { name: string; says: string; isAlone?: boolean; children: string };
/** Where the note is shown, in pixels of the window. */
type Place = { left: number; top: number };

const NOTE_WIDTH_PX = 288;
const EDGE_PX = 8;

/**
 * A word underlined by dots. Its meaning is a note that isn't part of the quote, so that copying gives the words alone;
 * Escape hides it, and the pointer may rest on it.
 */
export function GlossaryTerm({ name, says, isAlone = false, children }: Props) {
  const words = useCopy().common.help;
  const [place, setPlace] = useState<Place | null>(null);
  const term = useRef<HTMLSpanElement>(null);
  const noteId = useId();
  const show = () => setPlace(placeBelow(term.current));
  const hide = () => setPlace(null);
  useHidingKey(place !== null, hide);
  return (
    // The note is a child here, though not in the page: the pointer on it hasn't left.
    <span onPointerEnter={show} onPointerLeave={hide}>
      <span
        ref={term}
        // no button: the words of one are not always copied with the quote
        role="button"
        tabIndex={0}
        aria-describedby={place ? noteId : undefined}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => (key === "Enter" || key === " ") && show()}
        className={classes(
          "cursor-help rounded-sm underline decoration-dotted underline-offset-2",
          isAlone && "inline-flex min-h-6 min-w-6 items-center", // as large as a target has to be outside of a sentence
        )}
      >
        {children}
      </span>
      {place &&
        createPortal(
          <span
            id={noteId}
            role="tooltip"
            style={{ left: place.left, top: place.top, maxWidth: NOTE_WIDTH_PX }}
            className="fixed z-50 block rounded border border-line bg-surface px-3 py-2 font-sans text-xs leading-5 text-ink shadow-overlay select-none"
          >
            <span className="block font-medium">{words.general(name)}</span>
            {says}
          </span>,
          document.querySelector("main") ?? document.body,
        )}
    </span>
  );
}

/** Touching the word, so that the pointer can move onto the note; within the window. */
function placeBelow(term: HTMLElement | null): Place | null {
  const box = term?.getBoundingClientRect();
  if (!box) return null;
  const left = Math.min(box.left, window.innerWidth - NOTE_WIDTH_PX - EDGE_PX);
  return { left: Math.max(left, EDGE_PX), top: box.bottom };
}

/** Escape hides the note and does nothing else; what scrolls takes the word away from under it. */
function useHidingKey(isShown: boolean, hide: () => void): void {
  const onHide = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return;
    const onScroll = () => onHide();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onHide();
    };
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("scroll", onScroll, true);
    return () => {
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("scroll", onScroll, true);
    };
  }, [isShown]);
}
