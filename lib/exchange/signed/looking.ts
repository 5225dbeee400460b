import "server-only";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { signedKind } from "@/lib/documents/scans/picture-file";
import { NotQuick } from "@/lib/platform/jobs/lanes";
import { readQuickly } from "@/lib/workers/file-reading";

/**
 * Whether a file shows what may be a signature, before it is attached. What can't be read in a moment may: the
 * comparison tells. Source: B-28.9.
 */
export async function mayBeSigned(bytes: Uint8Array): Promise<boolean> {
  if (signedKind(bytes) === "picture") return true;
  try {
    const { signs } = await readQuickly(bytes, "signed.pdf", { scanned: [], withSigns: true });
    return signs === undefined || signs.length > 0;
  } catch (cause) {
    if (cause instanceof UnreadableDocument || cause instanceof NotQuick) return true;
    throw cause;
  }
}
