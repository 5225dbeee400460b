"use client";

import { useEffect, useRef, useState } from "react";
import { CommentForm } from "@/components/comments/comment-form";
import type { Comments } from "@/components/comments/use-comments";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { CommentIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { PassageLocation } from "@/lib/contracts/comments/comment-text";

export type SelectionCommentProps = {
  contractId: string;
  text: HTMLElement;
  comments: Comments;
  /** The words selected now; null where there are none. */
  read: () => PassageLocation | null;
};

/** How long the pointer rests on the button before it is a field: on its way past it should not be one. */
const REST_MS = 180;

/**
 * Beside words selected with the mouse: a comment on them, without a click in between. The text stays where one types
 * until the pointer rests here. By keyboard it is Ctrl+Alt+M. Source: B-14.1.
 */
export function SelectionComment({ contractId, text, comments, read }: SelectionCommentProps) {
  const { comments: words, review } = useCopy();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  const { selected, close } = useSelected({ text, isWriting, read });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePainted(isWriting ? (selected?.range ?? null) : null);
  useEffect(() => {
    if (!isWriting) return undefined;
    const leave = () => {
      if (box.current?.querySelector("textarea")?.value !== "") return; // begun words stay
      setIsWriting(false);
      close();
    };
    text.addEventListener("pointerdown", leave);
    return () => text.removeEventListener("pointerdown", leave);
  });
  if (!selected) return null;
  const write = () => setIsWriting(true);
  const end = () => {
    clearTimeout(rest.current);
    setIsWriting(false);
    close();
    text.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      style={selected.style}
      className="absolute z-10 rounded bg-surface shadow-overlay print:hidden"
      onPointerEnter={() => void (rest.current = setTimeout(write, REST_MS))}
      onPointerLeave={() => clearTimeout(rest.current)}
    >
      {isWriting ? (
        <div className="w-80">
          <CommentForm
            contractId={contractId}
            quote={selected.location.quote}
            problem={comments.problem}
            onAdd={async (said) => {
              const isDone = await comments.add(said, selected.location);
              if (isDone) {
                end();
                toast.success(words.add.done);
              }
              return isDone;
            }}
            onCancel={end}
          />
        </div>
      ) : (
        <Button variant="outline" size="sm" aria-label={words.add.onPassage} onClick={write}>
          <CommentIcon className="size-4" />
          {review.editor.comment}
        </Button>
      )}
    </div>
  );
}

type Selected = { location: PassageLocation; range: Range; style: { left: number; top?: number; bottom?: number } };
type Options = Pick<SelectionCommentProps, "text" | "read"> & { isWriting: boolean };

/** What the mouse selected in the text last, until it is no longer selected; while it is commented it stays. */
function useSelected({ text, isWriting, read }: Options) {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let [isBegun, frame] = [false, 0];
    const begin = (event: PointerEvent) => void (isBegun = event.pointerType === "mouse" && event.button === 0);
    const look = () => {
      const location = read();
      setSelected(location && toSelected(location, text));
    };
    const end = () => {
      if (isBegun) frame = requestAnimationFrame(look); // the editor follows the page's selection
      isBegun = false;
    };
    const leave = () => {
      if (document.getSelection()?.isCollapsed !== false) setSelected(null);
    };
    if (isWriting) return undefined;
    text.addEventListener("pointerdown", begin);
    document.addEventListener("pointerup", end);
    document.addEventListener("selectionchange", leave);
    return () => {
      cancelAnimationFrame(frame);
      text.removeEventListener("pointerdown", begin);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("selectionchange", leave);
    };
  }, [text, isWriting, read]);
  return { selected, close: () => setSelected(null) };
}

/** Height and width of the form, so that it opens where there is room. CSS pixels. */
const FORM = { height: 280, width: 320 };
const GAP_PX = 6;

/** Below the end of the words, or above their beginning where the window ends. */
function toSelected(location: PassageLocation, text: HTMLElement): Selected | null {
  const selection = document.getSelection();
  const paper = text.parentElement?.getBoundingClientRect();
  if (!selection || selection.rangeCount === 0 || !paper) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const lines = [...range.getClientRects()];
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const left = Math.max(GAP_PX, Math.min(last.right - paper.left - GAP_PX, paper.width - FORM.width - GAP_PX));
  const isBelow = last.bottom + FORM.height < window.innerHeight || first.top < FORM.height;
  const place = isBelow ? { top: last.bottom - paper.top + GAP_PX } : { bottom: paper.bottom - first.top + GAP_PX };
  return { location, range, style: { left, ...place } };
}

/** The words stay marked while the focus is in the field. */
function usePainted(range: Range | null): void {
  useEffect(() => {
    if (!range || typeof Highlight === "undefined") return undefined;
    CSS.highlights.set("contract-chosen", new Highlight(range));
    return () => void CSS.highlights.delete("contract-chosen");
  }, [range]);
}
