import { useLayoutEffect, useRef, type RefObject } from "react";

/** What the rendering on screen was given, for handlers that outlive the rendering they were made in. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
