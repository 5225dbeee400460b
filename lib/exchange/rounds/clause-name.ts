/** What a row of the ledger is called. Client-safe. Source: B-26.19. */
import type { LedgerRowDto } from "./ledger-schema";

/** Characters of a clause's first line that stand for it where it has no number. */
const OPENING_CHARS = 60;

type Named = Pick<LedgerRowDto, "title" | "opening">;

/** A clause's name beside its number: the title it has or stands under, else the beginning of its words. */
export function clauseName({ title, opening }: Named): string {
  return title === "" ? opening : title;
}

/** What tells several paragraphs under one title from each other; '' where the name says it. */
export function clauseOpening({ title, opening }: Named): string {
  return title === "" ? "" : opening;
}

/** Whole words of the first line; “…” where more follows. */
export function beginningOf(wording: string): string {
  const text = wording
    .slice(0, OPENING_CHARS * 4)
    .replaceAll(/\s+/gu, " ")
    .trim();
  if (text.length <= OPENING_CHARS) return text;
  const cut = text.slice(0, OPENING_CHARS + 1);
  const end = cut.lastIndexOf(" ");
  return `${cut
    .slice(0, end > 0 ? end : OPENING_CHARS)
    .toWellFormed()
    .replace(/[,;:.]$/u, "")}…`;
}
