"use client";

import { useEffect, useState } from "react";
import { goodAnswer } from "@/components/forms/good-answer";
import type { OpenPdf } from "./pdf";

type State = { pdf: OpenPdf | null; isFailed: boolean };

/** An uploaded PDF, fetched and opened; closed when it is no longer shown. */
export function useOriginalPdf(fileId: string): State {
  const [state, setState] = useState<State>({ pdf: null, isFailed: false });
  useEffect(() => {
    let isOver = false;
    let opened: OpenPdf | null = null;
    void open(fileId).then((pdf) => {
      opened = pdf;
      if (isOver) pdf?.close();
      else setState({ pdf, isFailed: pdf === null });
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [fileId]);
  return state;
}

async function open(fileId: string): Promise<OpenPdf | null> {
  const link = await goodAnswer(`/api/files/download/${encodeURIComponent(fileId)}`);
  if (!link) return null;
  const { downloadUrl } = (await link.json()) as { downloadUrl: string }; // our own API
  const [answer, pdf] = await Promise.all([goodAnswer(downloadUrl), import("./pdf").catch(() => null)]);
  const bytes = await answer?.arrayBuffer().catch(() => null);
  if (!bytes || !pdf) return null;
  return pdf.openPdf(new Uint8Array(bytes)).catch(() => null); // said on screen: it can't be shown here
}
