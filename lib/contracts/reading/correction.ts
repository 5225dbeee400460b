import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { differsOnlyIn } from "@/lib/documents/redline/differs-only";
import { UNREAD } from "@/lib/documents/scans/numbers";
import { withItsBlank } from "@/lib/documents/scans/its-blank";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import { firstUncertain, type DoubtfulWord } from "./scan-store";
import { findUncertainWords } from "./scans";

type Text = { html: string; plainText: string };

/**
 * Whether a text differs from a version in nothing but words that were read from paper with doubt and that nobody has
 * confirmed. Linear. Source: B-51.5.
 */
export async function isCorrection(grant: ReadGrant, versionId: string, text: Text): Promise<boolean> {
  if ((await firstUncertain(grant)) === null) return false;
  const before = await findVersion(grant, versionId);
  if (!before || tagsOf(before.html) !== tagsOf(text.html)) return false;
  const { text: plainText } = await plainTextOfVersion(grant, versionId);
  const spans = spansIn(await findUncertainWords(grant, versionId), plainText);
  return plainText !== text.plainText && differsOnlyIn(spans, plainText, text.plainText);
}

/** Marks of what nobody could read may be taken away, with the blank beside them (B-51.9). */
function spansIn(words: readonly DoubtfulWord[], text: string) {
  let taken = 0;
  return words.map(({ start, end }) => {
    const isUnread = text.slice(start, end) === UNREAD;
    const wide = isUnread ? withItsBlank(text, { start, end }) : { start, end };
    const span = { start: Math.max(wide.start, taken), end: wide.end, mayVanish: isUnread };
    taken = span.end;
    return span;
  });
}

/** Structure and formatting of canonical HTML, in which `<` begins nothing but a tag. */
function tagsOf(html: string): string {
  return html.match(/<[^<>]*>/g)?.join("") ?? "";
}
