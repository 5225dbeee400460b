/** What a check of the installation found: how much was looked at, what is wrong, and what is worth knowing. */
export type Findings = { checked: Record<string, number>; faults: string[]; notes: string[] };

/** Nothing looked at yet. */
export function noFindings(): Findings {
  return { checked: {}, faults: [], notes: [] };
}

/** Counts one more thing that was looked at. */
export function countChecked(findings: Findings, kind: string, by = 1): void {
  findings.checked[kind] = (findings.checked[kind] ?? 0) + by;
}
