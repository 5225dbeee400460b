"use client";

import { useEffect, useState } from "react";

/** The server is asked after typing pauses for this long. */
const SETTLE_MS = 250;

/** A typed text once it has stayed the same for a moment; nothing typed counts at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
