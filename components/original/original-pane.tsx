"use client";

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { goodAnswer } from "@/components/forms/api";
import { Banner } from "@/components/ui/banner";
import { IconButton } from "@/components/ui/button";
import { AimIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "@/components/ui/icons";
import { returnTarget } from "@/components/ui/overlay/return-target";
import { Spinner } from "@/components/ui/progress";
import { OriginalPage } from "./original-page";
import type { MarkBox, OpenPdf } from "./pdf";
import { useOriginalPlace, type OriginalPlace } from "./use-original-place";
import "./original.css";

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;
const NO_MARKS: readonly MarkBox[] = [];

/** The pages of an uploaded PDF beside its text, with the current passage marked. Source: B-10.16. */
export function OriginalPane({ fileId, onClose }: { fileId: string; onClose: () => void }) {
  const words = useCopy().original;
  const pane = useRef<HTMLElement>(null);
  const original = useOriginalPdf(fileId);
  const pdf = original.step === "open" ? original.pdf : null;
  const place = useOriginalPlace(pdf);
  const { page, passage, go } = place;
  const last = pdf?.pageCount ?? page;
  const [zoom, setZoom] = useState(0);
  const zoomBy = (steps: number) => setZoom((now) => Math.max(0, Math.min(ZOOMS.length - 1, now + steps)));
  useFocusMeanwhile(pane);

  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      Escape: onClose,
      PageDown: () => go(page + 1),
      PageUp: () => go(page - 1),
      Home: () => go(1),
      End: () => go(last),
      "+": () => zoomBy(1),
      "=": () => zoomBy(1),
      "-": () => zoomBy(-1),
    };
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const marks = marksOn(page, passage);

  return (
    <section ref={pane} tabIndex={-1} aria-label={words.title} className="original-pane" onKeyDown={onKeyDown}>
      <div className="flex items-center gap-x-0.5 border-b border-line px-2 py-1 text-sm">
        <Turning place={place} last={last} isOpen={pdf !== null} />
        <Sizing zoom={zoom} onZoom={zoomBy} isOpen={pdf !== null} />
        <IconButton label={words.close} variant="quiet" className="ml-auto" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {passage === "absent" && (
        <p className="border-b border-line px-3 py-1.5 text-xs text-ink-muted">{words.unmarked}</p>
      )}
      <div className="contents" aria-live="polite">
        {original.step === "failed" && <Banner tone="error">{words.failed}</Banner>}
        {original.step === "loading" && <Spinner label={words.loading} />}
      </div>
      {pdf && <OriginalPage pdf={pdf} number={page} zoom={ZOOMS[zoom] ?? 1} marks={marks} />}
    </section>
  );
}

function marksOn(page: number, passage: OriginalPlace["passage"]): readonly MarkBox[] {
  if (passage === null || passage === "absent") return NO_MARKS;
  return page === passage.page ? passage.boxes : page === passage.page + 1 ? passage.overleaf : NO_MARKS;
}

function Turning({ place, last, isOpen }: { place: OriginalPlace; last: number; isOpen: boolean }) {
  const words = useCopy().original;
  const { page, go, goToText } = place;
  return (
    <>
      <IconButton label={words.before} variant="quiet" disabled={!isOpen || page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <span role="status" className="min-w-20 text-center whitespace-nowrap tabular-nums">
        {isOpen && words.page(page, last)}
      </span>
      <IconButton label={words.after} variant="quiet" disabled={!isOpen || page >= last} onClick={() => go(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
      <IconButton label={words.follow} variant="quiet" disabled={!isOpen} onClick={goToText}>
        <AimIcon />
      </IconButton>
    </>
  );
}

function Sizing({ zoom, onZoom, isOpen }: { zoom: number; onZoom: (steps: number) => void; isOpen: boolean }) {
  const words = useCopy().original;
  return (
    <>
      <IconButton label={words.smaller} variant="quiet" disabled={!isOpen || zoom === 0} onClick={() => onZoom(-1)}>
        <span aria-hidden="true">−</span>
      </IconButton>
      <IconButton
        label={words.larger}
        variant="quiet"
        disabled={!isOpen || zoom === ZOOMS.length - 1}
        onClick={() => onZoom(1)}
      >
        <span aria-hidden="true">+</span>
      </IconButton>
    </>
  );
}

/** Focuses the pane while it is open, and restores the focus afterwards. */
function useFocusMeanwhile(pane: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: HTMLElement | null = null;
    // after the menu it was opened from has returned the focus to its button
    const timer = setTimeout(() => {
      before = returnTarget(document.activeElement);
      pane.current?.focus({ preventScroll: true });
    });
    return () => {
      clearTimeout(timer);
      before?.focus({ preventScroll: true });
    };
  }, [pane]);
}

type OriginalState = { step: "loading" } | { step: "failed" } | { step: "open"; pdf: OpenPdf };

/** An uploaded PDF, fetched and opened; closed with all its pending work when no longer shown. */
function useOriginalPdf(fileId: string): OriginalState {
  const [state, setState] = useState<OriginalState>({ step: "loading" });
  useEffect(() => {
    let isOver = false;
    let opened: OpenPdf | null = null;
    void open(fileId).then((pdf) => {
      opened = pdf;
      if (isOver) pdf?.close();
      else setState(pdf ? { step: "open", pdf } : { step: "failed" });
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [fileId]);
  return state;
}

async function open(fileId: string): Promise<OpenPdf | null> {
  const [answer, reader] = await Promise.all([
    goodAnswer(`/api/files/${encodeURIComponent(fileId)}/content`),
    import("./pdf").catch(() => null), // a dead connection: the pane says that the file can't be shown
  ]);
  const bytes = await answer?.arrayBuffer().catch(() => null);
  if (!bytes || !reader) return null;
  return reader.openPdf(new Uint8Array(bytes)).catch(() => null); // locked, or not a PDF: says what to do
}
