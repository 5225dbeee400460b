import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { differsOnlyIn } from "@/lib/documents/redline/differs-only";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { plainTextOfVersion } from "@/lib/contracts/versions/version-texts";
import { firstUncertain } from "./scan-store";
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
  const words = await findUncertainWords(grant, versionId);
  const { text: plainText } = await plainTextOfVersion(grant, versionId);
  return plainText !== text.plainText && differsOnlyIn(words, plainText, text.plainText);
}

/** Structure and formatting of canonical HTML, in which `<` begins nothing but a tag. */
function tagsOf(html: string): string {
  return html.match(/<[^<>]*>/g)?.join("") ?? "";
}
