import type { CheckKey, CheckValues } from "@/lib/copy/check-words";
import type { SuggestedChange } from "../port";
import type { Span } from "../text/spans";
import type { Draft } from "./draft";

/** The place, the values for its message, and the replacement if the right words are known. */
export type Finding = Span & {
  check: CheckKey;
  values: Readonly<Record<string, string>>;
  severity: SuggestedChange["severity"];
  replacement: string | null;
};

/** A deterministic check of a contract, for English, Russian and Mongolian. Source: behaviour §13. */
export type Check = (draft: Draft) => Finding[];

/** A finding that either only points something out or proposes `replacement` for exactly the passage. */
export function finding<K extends CheckKey>(
  check: K,
  span: Span,
  {
    values,
    severity,
    replacement,
  }: { values: CheckValues<K>; severity: SuggestedChange["severity"]; replacement?: string | null },
): Finding {
  return { check, start: span.start, end: span.end, values: { ...values }, severity, replacement: replacement ?? null };
}
