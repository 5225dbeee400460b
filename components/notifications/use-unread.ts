"use client";

import { useCallback, useEffect, useState } from "react";
import { onRead, readUnread } from "./notification-calls";

const ASK_MS = 30_000;

/** How much is new: as the page knew, then asked for now and then while it is in view. Source: B-14.9. */
export function useUnread(initial: number): { count: number; renew: () => void } {
  const [count, setCount] = useState(initial);
  const ask = useCallback(async () => {
    const known = await readUnread();
    if (known !== null) setCount(known);
  }, []);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void ask();
    const timer = setInterval(look, ASK_MS);
    document.addEventListener("visibilitychange", look);
    const stop = onRead(() => void ask());
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ask]);
  return { count, renew: useCallback(() => void ask(), [ask]) };
}
