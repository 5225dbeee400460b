"use client";

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { MarkBox, OpenPdf } from "./pdf";

/** Room for shadow and scroll bar next to the page, in pixels. */
const BESIDE = 40;
const LEAST_WIDTH = 120;

export type OriginalPageProps = { pdf: OpenPdf; number: number; zoom: number; marks: readonly MarkBox[] };

/** One page as rendered, with a passage marked on it. */
export function OriginalPage({ pdf, number, zoom, marks }: OriginalPageProps) {
  const words = useCopy().original;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const fitting = useFittingWidth(frame);
  const width = Math.round(fitting * zoom);
  const state = useDrawn({ sheet, pdf, number, width });
  const isShown = state.step === "drawn" && state.number === number;
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0;
  }, [number]);
  useEffect(() => {
    if (isShown && frame.current && sheet.current) bringIntoView(frame.current, sheet.current, marks);
  }, [isShown, marks]);
  const name = words.page(number, pdf.pageCount);
  return (
    <div ref={frame} tabIndex={0} role="group" aria-label={words.frame} className="original-frame">
      {state.step === "failed" && <Banner tone="error">{words.pageFailed}</Banner>}
      <div className="original-sheet" style={{ width }} aria-busy={!isShown} hidden={state.step === "failed"}>
        <div ref={sheet} role="img" aria-label={name} />
        {isShown &&
          marks.map(([left, top, right, bottom]) => (
            <span
              key={`${left} ${top}`}
              aria-hidden="true"
              className="original-mark"
              style={{
                left: percent(left),
                top: percent(top),
                width: percent(right - left),
                height: percent(bottom - top),
              }}
            />
          ))}
      </div>
    </div>
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(3)}%`;
}

/** Scrolls only the frame: `scrollIntoView` would also move the text beside it. */
function bringIntoView(frame: HTMLElement, sheet: HTMLElement, [first]: readonly MarkBox[]): void {
  if (!first) return;
  const [left, top, , bottom] = first;
  const [from, to] = [top * sheet.clientHeight, bottom * sheet.clientHeight];
  if (from < frame.scrollTop || to > frame.scrollTop + frame.clientHeight)
    frame.scrollTop = Math.max(0, from - frame.clientHeight / 3);
  const at = left * sheet.clientWidth;
  if (at < frame.scrollLeft || at > frame.scrollLeft + frame.clientWidth * 0.8)
    frame.scrollLeft = Math.max(0, at - BESIDE);
}

function useFittingWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(LEAST_WIDTH);
  useLayoutEffect(() => {
    const measured = frame.current;
    if (!measured) return undefined;
    const measure = () => setWidth(Math.max(LEAST_WIDTH, measured.clientWidth - BESIDE));
    measure();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

type Drawn = { step: "drawing" | "failed" } | { step: "drawn"; number: number };
type ToDraw = { sheet: RefObject<HTMLDivElement | null>; pdf: OpenPdf; number: number; width: number };

/** Each drawing uses a new canvas that replaces the old one when done, to avoid flicker. */
function useDrawn({ sheet, pdf, number, width }: ToDraw): Drawn {
  const [state, setState] = useState<Drawn>({ step: "drawing" });
  useEffect(() => {
    const canvas = document.createElement("canvas");
    let isOver = false;
    const drawing = pdf.draw(canvas, { number, width });
    drawing.done.then(
      () => {
        if (isOver) return;
        sheet.current?.replaceChildren(canvas);
        setState({ step: "drawn", number });
      },
      () => !isOver && setState({ step: "failed" }),
    );
    return () => {
      isOver = true;
      drawing.cancel();
    };
  }, [sheet, pdf, number, width]);
  return state;
}
