const MOST_LINES = 2_000;

/** Where mail programs begin to quote what is answered; in English, Russian, Mongolian and German. */
const QUOTE_HEADS = new Set([
  ...["original message", "forwarded message", "исходное сообщение", "пересылаемое сообщение"],
  ...["анхны захидал", "ursprüngliche nachricht"],
]);
const WROTE = ["wrote", "пишет", "написал", "написала", "написал(а)", "бичсэн", "schrieb"];
const LONGEST_HEAD = 400;

/** Looks at words and not by patterns with room between, which take the square of a line's length. */
function isQuoteHead(line: string): boolean {
  if (line.length > LONGEST_HEAD) return false;
  if (line.length >= 20 && line.replaceAll("_", "") === "") return true;
  if (line.startsWith("--")) return QUOTE_HEADS.has(line.replaceAll("-", "").trim().toLowerCase());
  if (!line.endsWith(":")) return false;
  const words = line.slice(0, -1).trim().toLowerCase().split(/\s+/);
  return (
    words.some((word) => word.includes("@") || word === "on" || word === "am") && WROTE.includes(words.at(-1) ?? "")
  );
}

/** The mark before a signature (RFC 3676). */
const SIGNATURE = /^-- ?$/;

/** What somebody wrote themselves: without quotes and signature. @param most characters of the note */
export function noteIn(text: string, most: number): string {
  const kept: string[] = [];
  for (const line of text.slice(0, most * 20).split(/\r?\n/, MOST_LINES)) {
    const shown = line.trim();
    if (SIGNATURE.test(line) || isQuoteHead(shown)) break;
    if (!shown.startsWith(">")) kept.push(line.trimEnd());
  }
  return kept.join("\n").replaceAll("\0", "").trim().slice(0, most).toWellFormed();
}
