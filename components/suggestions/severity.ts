/** How grave a suggestion is. Pure. */
import type { BadgeTone } from "@/components/ui/badge";
import type { Copy } from "@/lib/copy/copy";

const SEVERITIES = ["high", "medium", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_TONES: Readonly<Record<Severity, BadgeTone>> = { high: "red", medium: "orange", low: "gray" };

/** The nearest of the three: a model may name a severity of its own, which then counts as low. */
export function severityOf(severity: string): Severity {
  return SEVERITIES.find((known) => known === severity) ?? "low";
}

/** The gravest of several. */
export function gravest(severities: readonly string[]): Severity {
  const known = severities.map(severityOf);
  return SEVERITIES.find((severity) => known.includes(severity)) ?? "low";
}

/** In words; a severity of a model's own stays as it named it. */
export function severityText(severity: string, words: Copy["suggestions"]["severity"]): string {
  const known = SEVERITIES.find((one) => one === severity);
  return known ? words[known] : severity;
}
