import { useLayoutEffect, useRef, type RefObject } from "react";

/** The latest rendered value, for handlers that outlive their render. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
