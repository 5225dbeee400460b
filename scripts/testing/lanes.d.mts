type Figures = { passed: number; failed: number; skipped: number };

export function inLanes<Part extends { behind?: Part }>(
  lanes: number,
  parts: readonly Part[],
  run: (part: Part) => Promise<Figures>,
): Promise<Map<Part, Figures>>;
