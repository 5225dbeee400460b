"use client";

import { useEffect, useState } from "react";
import { goodAnswer } from "@/components/forms/good-answer";
import type { OpenPdf } from "./pdf";

export type OriginalState = { step: "loading" } | { step: "failed" } | { step: "open"; pdf: OpenPdf };

/** An uploaded PDF, fetched and opened; closed, with whatever still works on it, when it is no longer shown. */
export function useOriginalPdf(fileId: string): OriginalState {
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
    import("./pdf").catch(() => null), // a dead connection: the file can't be shown, which is said
  ]);
  const bytes = await answer?.arrayBuffer().catch(() => null);
  if (!bytes || !reader) return null;
  return reader.openPdf(new Uint8Array(bytes)).catch(() => null); // locked, or no PDF: said, with what to do instead
}
