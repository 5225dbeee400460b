const MOST_LINES = 2_000;

/** Where mail programs begin to quote what is answered; in English, Russian, Mongolian and German. */
const QUOTE_HEADS = [
  /^-{2,}\s*(original message|исходное сообщение|пересылаемое сообщение|анхны захидал|ursprüngliche nachricht|forwarded message)\s*-{2,}$/i,
  /^_{20,}$/,
  /\S+@\S+.{0,80}(wrote|пишет|написал\(а\)|написала?|бичсэн|schrieb)\s*:$/i,
  /^(on|le|am)\s.{0,200}(wrote|schrieb)\s*:$/i,
];
/** The mark before a signature (RFC 3676). */
const SIGNATURE = /^-- ?$/;

/** What somebody wrote themselves: without quotes and signature. @param most characters of the note */
export function noteIn(text: string, most: number): string {
  const kept: string[] = [];
  for (const line of text.slice(0, most * 20).split(/\r?\n/, MOST_LINES)) {
    const shown = line.trim();
    if (SIGNATURE.test(line) || (shown.length <= 400 && QUOTE_HEADS.some((head) => head.test(shown)))) break;
    if (!shown.startsWith(">")) kept.push(line.trimEnd());
  }
  return kept.join("\n").replaceAll("\0", "").trim().slice(0, most).toWellFormed();
}
