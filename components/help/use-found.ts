"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * What a lookup finds, once it is there. A lookup that fails finds nothing: what stands beside a quote may be missing,
 * the quote may not.
 */
export function useFound<Found>(key: string, look: () => Promise<Found | null>): Found | null {
  const [state, setState] = useState<{ key: string; found: Found | null } | null>(null);
  const lookUp = useEffectEvent(look);
  useEffect(() => {
    let isOver = false;
    lookUp().then(
      (found) => !isOver && setState({ key, found }),
      () => undefined, // see above; it is looked up again with the next quote
    );
    return () => {
      isOver = true;
    };
  }, [key]);
  return state?.key === key ? state.found : null;
}
