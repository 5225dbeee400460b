"use client";

import { useMemo, useState } from "react";
import { widthWithin, withWidth, type Asked } from "@/components/portfolio/asked";

/** A column that is being drawn wider or narrower, and how wide it is by now. */
type Drawn = { column: string; width: number };
export type Resizing = ReturnType<typeof useResizing>;

/** How wide columns are: as the view keeps it, and while one is drawn, as far as it is drawn. */
export function useResizing(asked: Asked, onAsk: (asked: Asked) => void) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { widths } = asked;
  const shown = useMemo(() => (drawn ? { ...widths, [drawn.column]: drawn.width } : widths), [widths, drawn]);
  return {
    widths: shown,
    draw: (column: string, width: number) => setDrawn({ column, width: widthWithin(width) }),
    drop: () => {
      setDrawn(null);
      if (drawn) onAsk(withWidth(asked, drawn.column, drawn.width));
    },
    cancel: () => setDrawn(null),
    /** @param width null: as usual */
    set: (column: string, width: number | null) => onAsk(withWidth(asked, column, width)),
  };
}
