/** A month, YYYY-MM, as the reader's language writes it. */
import { LOCALES, type Language } from "@/lib/copy/languages";

export function monthName(month: string, language: Language, form: "short" | "whole"): string {
  const shape = form === "short" ? ({ month: "short" } as const) : ({ month: "long", year: "numeric" } as const);
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(LOCALES[language], { ...shape, timeZone: "UTC" }).format(first);
}
