/** Which rows of the ledger a filter shows, and how many. Pure. Source: B-26.19. */
import type { LedgerDto, LedgerRowDto } from "@/lib/exchange/rounds/ledger-schema";
import type { Standing } from "@/lib/word/ledger/moves";

/** What was changed without tracking is open as well, until it is decided; that it was not tracked stays true. */
export function isUnder(shown: Standing, { standing, cells }: LedgerRowDto): boolean {
  if (standing === shown) return true;
  if (shown === "open") return standing === "untracked" || standing === "undone";
  return (shown === "untracked" || shown === "undone") && cells.some(({ move }) => move === shown);
}

/** The server's counts are of all rows, of which the screen has the first 500. */
export function countUnder(shown: Standing, { counts, rows }: Pick<LedgerDto, "counts" | "rows">): number {
  if (shown === "open") return counts.open + counts.untracked + counts.undone;
  const decided = rows.filter((row) => row.standing !== shown && isUnder(shown, row));
  return counts[shown] + decided.length;
}
