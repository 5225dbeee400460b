/** What a row of the ledger is called. Client-safe. Source: B-26.19. */
import type { LedgerRowDto } from "./ledger-schema";

/** Characters of a clause's first line that stand for it where it has no number. */
const OPENING_CHARS = 60;

/**
 * A clause's name beside its number: the title it stands under; without a number the beginning of its own words,
 * because several unnumbered paragraphs may stand under one title. '' where neither is known.
 */
export function clauseName({ number, title, now, theirs, ours }: Omit<LedgerRowDto, "cells">): string {
  if (number !== "") return title;
  const opening = beginningOf(now ?? theirs ?? ours ?? "");
  return opening === "" ? title : opening;
}

/** Whole words of the first line; “…” where more follows. */
function beginningOf(wording: string): string {
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
