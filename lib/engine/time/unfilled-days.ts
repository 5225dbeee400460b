import * as cue from "./days.cues";
import { anyOf } from "../language/patterns";
import type { Span } from "../text/spans";
import { monthNamed } from "./months";

/** A contract is dated near the top. UTF-16 units. */
const HEAD = 3_000;
const BLANK = anyOf(cue.blankDay);

/** The blank date near the top of a contract: 'as of June __, 2010'. `iso`: its month, if any, and year. */
export function unfilledDay(text: string): (Span & { iso: string }) | null {
  const match = BLANK.exec(text.slice(0, HEAD));
  if (!match) return null;
  const groups = match.slice(1).filter((group) => group !== undefined);
  const [year = ""] = groups.slice(-1);
  const month = groups.length > 1 ? monthNamed((groups[0] ?? "").toLowerCase()) : null;
  const iso = month === null ? year : `${year}-${String(month).padStart(2, "0")}`;
  return { start: match.index, end: match.index + match[0].length, iso };
}
