"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button, IconButton } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import "./original.css";
import type { OpenPdf } from "./pdf";
import { useOriginalPdf } from "./use-original-pdf";

export type OriginalPaneProps = {
  fileId: string;
  /** The passage that was shown last, and the page on which the text on screen is. */
  passage: string | null;
  pageInText: () => number | null;
  onClose: () => void;
};

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;
/** On paper of any theme. */
const MARK = "#ffe27a";

/** The pages of an uploaded PDF beside its text, with the passage marked where it stands. Source: B-10.16. */
export function OriginalPane({ fileId, passage, pageInText, onClose }: OriginalPaneProps) {
  const words = useCopy().original;
  const pane = useRef<HTMLElement>(null);
  const { pdf, isFailed } = useOriginalPdf(fileId);
  const [page, setPage] = useState(() => pageInText() ?? 1);
  const [zoom, setZoom] = useState(0);
  const last = pdf?.pageCount ?? page;
  const shown = Math.min(page, last);
  const go = (to: number) => setPage(Math.max(1, Math.min(last, to)));
  const zoomBy = (steps: number) => setZoom((now) => Math.max(0, Math.min(ZOOMS.length - 1, now + steps)));
  useEffect(() => pane.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const deeds: Record<string, () => void> = {
      Escape: onClose,
      PageDown: () => go(shown + 1),
      PageUp: () => go(shown - 1),
      Home: () => go(1),
      End: () => go(last),
      "+": () => zoomBy(1),
      "-": () => zoomBy(-1),
    };
    const deed = event.ctrlKey || event.metaKey || event.altKey ? undefined : deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };

  return (
    <section ref={pane} tabIndex={-1} aria-label={words.title} className="original-pane" onKeyDown={onKeyDown}>
      <header className="flex flex-wrap items-center gap-1 border-b border-line px-3 py-1.5 text-sm">
        <Button variant="quiet" size="sm" disabled={shown <= 1} onClick={() => go(shown - 1)}>
          {words.before}
        </Button>
        <span role="status" className="tabular-nums">
          {words.page(shown, last)}
        </span>
        <Button variant="quiet" size="sm" disabled={shown >= last} onClick={() => go(shown + 1)}>
          {words.after}
        </Button>
        <Button variant="quiet" size="sm" aria-label={words.smaller} disabled={zoom === 0} onClick={() => zoomBy(-1)}>
          −
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.larger}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => zoomBy(1)}
        >
          +
        </Button>
        <Button variant="quiet" size="sm" onClick={() => go(pageInText() ?? shown)}>
          {words.follow}
        </Button>
        <IconButton label={words.close} className="ml-auto" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {isFailed && <Banner tone="error">{words.failed}</Banner>}
      {!pdf && !isFailed && <Spinner label={words.loading} />}
      {pdf && <Page key={shown} pdf={pdf} number={shown} zoom={ZOOMS[zoom] ?? 1} passage={passage} />}
    </section>
  );
}

type PageProps = { pdf: OpenPdf; number: number; zoom: number; passage: string | null };

function Page({ pdf, number, zoom, passage }: PageProps) {
  const words = useCopy().original;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (!canvas.current || !frame.current) return undefined;
    let isOver = false;
    const width = Math.max(100, frame.current.clientWidth - 24) * zoom;
    const drawing = pdf.draw(canvas.current, { number, width, passage, mark: MARK });
    drawing.done.then(
      () => !isOver && setIsFailed(false),
      () => !isOver && setIsFailed(true),
    );
    return () => {
      isOver = true;
      drawing.cancel();
    };
  }, [pdf, number, zoom, passage]);
  return (
    <div
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label={words.page(number, pdf.pageCount)}
      className="original-frame"
    >
      {isFailed && <Banner tone="error">{words.pageFailed}</Banner>}
      <canvas ref={canvas} role="img" aria-label={words.page(number, pdf.pageCount)} className="original-page" />
    </div>
  );
}
