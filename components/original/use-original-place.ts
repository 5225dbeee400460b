"use client";

import { useCallback, useEffect, useState } from "react";
import { pageInText, passageInText } from "./page-in-text";
import type { FoundPassage, OpenPdf } from "./pdf";

export type OriginalPlace = {
  page: number;
  /** Where the passage stands that was chosen last; `absent` where its words are not there as text. */
  passage: FoundPassage | "absent" | null;
  go: (page: number) => void;
  goToText: () => void;
};

/**
 * Which page is shown, and which passage is marked: those of the text beside it, as it is scrolled and chosen in, until
 * the pages are turned by hand.
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

/** Tells on which page the text is, and when it has been scrolled on to another. */
function useTextPage(isOpen: boolean, onPage: (page: number) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    let frame = 0;
    let last: number | null = null;
    const look = () => {
      frame = 0;
      const now = pageInText();
      if (now !== null && now !== last) onPage(now);
      last = now;
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    ask();
    window.addEventListener("scroll", ask, { passive: true });
    return () => {
      window.removeEventListener("scroll", ask);
      cancelAnimationFrame(frame);
    };
  }, [isOpen, onPage]);
}

/** Tells where each passage stands that is chosen in the text, the first one too. */
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
        () => isLatest() && onFound("absent"), // a page that can't be read holds no words
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
