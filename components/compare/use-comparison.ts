"use client";

import { useEffect, useState } from "react";
import type { Language } from "@/lib/copy/languages";
import type { ComparisonDto } from "@/lib/compare/schema";
import { readComparison, sendPair, type Pair } from "./compare-calls";

export type ComparisonState =
  | { step: "choosing"; message: string | null }
  | { step: "sending" }
  | { step: "open"; token: string; view: ComparisonDto | null; isLost: boolean };

/** Once a second at first; a scan takes long, and nobody sees the difference. */
const FIRST_MS = 700;
const LONGEST_MS = 3_000;

/** Sends two files and follows their comparison to its end. `initial` is the secret of one that was begun. */
export function useComparison(initial: string | null, { language, failed }: { language: Language; failed: string }) {
  const [state, setState] = useState<ComparisonState>(
    initial === null
      ? { step: "choosing", message: null }
      : { step: "open", token: initial, view: null, isLost: false },
  );
  const token = state.step === "open" ? state.token : null;
  const status = state.step === "open" ? state.view?.status : undefined;
  const isFollowed = token !== null && status !== "ready" && status !== "failed";

  // The external system is the server, which has no way to call us.
  useEffect(() => {
    if (!isFollowed) return;
    let isLeft = false;
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const read = await readComparison(token, language);
      if (isLeft) return;
      setState((known) => (known.step === "open" && known.token === token ? followed(known, read, failed) : known));
      pause = Math.min(LONGEST_MS, pause * 1.3);
      timer = setTimeout(() => void look(), pause);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [token, isFollowed, language, failed]);

  const send = async (pair: Pair) => {
    setState({ step: "sending" });
    const sent = await sendPair(pair, language);
    if (!sent.ok) return setState({ step: "choosing", message: sent.message || failed });
    window.history.replaceState(null, "", `/compare/${sent.answer}`);
    setState({ step: "open", token: sent.answer, view: null, isLost: false });
  };
  const reset = (message: string | null = null) => {
    window.history.replaceState(null, "", "/compare");
    setState({ step: "choosing", message });
  };
  return { state, send, reset };
}

type Open = Extract<ComparisonState, { step: "open" }>;
type Read = Awaited<ReturnType<typeof readComparison>>;

/** A dead connection is waited for; one that is gone is said. */
function followed(known: Open, read: Read, failed: string): ComparisonState {
  if (read.ok) return { ...known, view: read.answer, isLost: false };
  if (read.code === "comparisonNotFound") return { step: "choosing", message: read.message || failed };
  return { ...known, isLost: true };
}
