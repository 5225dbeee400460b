"use client";

import { useCallback, useEffect, useState } from "react";
import { whileScrolling } from "@/components/ui/hooks/while-scrolling";
import type { FoundPassage, OpenPdf } from "./pdf";

export type OriginalPlace = {
  page: number;
  /** Location of the last selected passage; `absent` if its words are not there as text. */
  passage: FoundPassage | "absent" | null;
  go: (page: number) => void;
  goToText: () => void;
};

/**
 * Which page is shown, and which passage is marked: follows scrolling and selecting in the text beside it, until pages
 * are turned by hand.
 */
export function useOriginalPlace(pdf: OpenPdf | null): OriginalPlace {
  const [page, setPage] = useState(() => passageInText()?.page ?? pageInText() ?? 1);
  const [passage, setPassage] = useState<OriginalPlace["passage"]>(null);
  const last = pdf?.pageCount ?? Infinity;
  const shown = Math.min(page, last);
  const go = (to: number) => setPage(Math.max(1, Math.min(last, to)));
  useTextPage(pdf !== null, setPage);
  const onFound = useCallback((found: FoundPassage | "absent") => {
    setPassage(found);
    if (found !== "absent") setPage(found.page);
  }, []);
  usePassage(pdf, onFound);
  const goToText = () => go(passageInText()?.page ?? pageInText() ?? shown);
  return { page: shown, passage, go, goToText };
}

/** Reports the page the text is at, and when scrolling reaches another. */
function useTextPage(isOpen: boolean, onPage: (page: number) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let last: number | null = null;
    return whileScrolling(() => {
      const now = pageInText();
      if (now !== null && now !== last) onPage(now);
      last = now;
    });
  }, [isOpen, onPage]);
}

/** Locates each passage selected in the text, including the first. */
function usePassage(pdf: OpenPdf | null, onFound: (found: FoundPassage | "absent") => void): void {
  useEffect(() => {
    if (!pdf) return undefined;
    let frame = 0;
    let looked = "";
    let isOver = false;
    const look = () => {
      frame = 0;
      const chosen = passageInText();
      if (!chosen || chosen.content === looked) return;
      looked = chosen.content;
      const isLatest = () => !isOver && looked === chosen.content;
      pdf.find(chosen.content, chosen.page ?? pageInText() ?? 1).then(
        (found) => isLatest() && onFound(found ?? "absent"),
        () => isLatest() && onFound("absent"), // an unreadable page contains no words
      );
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    ask();
    document.addEventListener("selectionchange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("selectionchange", ask);
      cancelAnimationFrame(frame);
    };
  }, [pdf, onFound]);
}

const TEXT = ".contract-text";
const BLOCK = "p, h1, h2, h3, h4, h5, h6, li, td, th";
/** The same limit as for quoting a selection (components/editor/passages/passages.ts). */
const MOST_CHARS = 2_000;

/** The original's page at the visible text; null if it has no page marks, or is not drawn. */
function pageInText(): number | null {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXT)];
  const drawn = texts.find((text) => text.getClientRects().length > 0);
  const marks = [...(drawn?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  return readPageNumber(marks[lastAbove(marks, window.innerHeight / 2)]);
}

/** The selection, otherwise the paragraph with the caret, and the page it starts on. */
function passageInText(): { content: string; page: number | null } | null {
  const selection = window.getSelection();
  const place = selection?.rangeCount ? selection.getRangeAt(0).startContainer : null;
  const element = place instanceof Element ? place : place?.parentElement;
  if (!selection || !element?.closest(TEXT) || element.closest("[hidden]")) return null;
  const content = selection.isCollapsed ? element.closest(BLOCK)?.textContent : selection.toString();
  if (!content?.trim()) return null;
  return { content: content.slice(0, MOST_CHARS), page: pageBefore(element) };
}

function pageBefore(element: Element): number | null {
  const marks = [...(element.closest(TEXT)?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const mark = marks[middle];
    if (mark && mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) low = middle + 1;
    else high = middle;
  }
  return readPageNumber(marks[low - 1]);
}

/** Marks are in vertical order: finds the last one above a height. */
function lastAbove(marks: readonly HTMLElement[], height: number): number {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle]?.getBoundingClientRect().top ?? Infinity) <= height) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function readPageNumber(mark: HTMLElement | undefined): number | null {
  const page = Number(mark?.dataset["page"]);
  return Number.isSafeInteger(page) && page > 0 ? page : null;
}
