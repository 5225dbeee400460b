import { DOCUMENT_KINDS } from "@/lib/documents/extraction/document";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";

/** Most files taken from one zip. */
const MOST_IN_ZIP = 200;
const MOST_BYTES = 1_000_000_000;

export function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name);
}

/**
 * The documents in a zip, unpacked in the browser, so that each is uploaded like any file. Loads the unpacker with the
 * first zip. @returns null if it isn't a zip or is too large itself; files that are hidden, too large or no documents
 * are skipped and counted
 */
export async function filesInZip(zip: File): Promise<{ files: File[]; leftOut: number } | null> {
  if (zip.size > MOST_BYTES) return null; // nor would what is in it be taken
  const { unzipSync } = await import("fflate");
  const bytes = new Uint8Array(await zip.arrayBuffer());
  let [taken, size, leftOut] = [0, 0, 0];
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name.endsWith("/")) return false;
    const fits = originalSize <= MAX_FILE_BYTES && size + originalSize <= MOST_BYTES && taken < MOST_IN_ZIP;
    const isTaken = isDocument(name) && fits;
    if (isTaken) [taken, size] = [taken + 1, size + originalSize];
    else leftOut += 1;
    return isTaken;
  };
  try {
    const entries = unzipSync(bytes, { filter }); // the page's policy would block fflate's own worker
    const files = Object.entries(entries).map(([name, content]) => new File([new Uint8Array(content)], baseName(name)));
    return { files, leftOut };
  } catch {
    return null; // fflate throws if it isn't a zip
  }
}

function isDocument(name: string): boolean {
  const base = baseName(name);
  if (base.startsWith(".") || base.startsWith("~$") || name.startsWith("__MACOSX/")) return false;
  return DOCUMENT_KINDS.some((kind) => base.toLowerCase().endsWith(`.${kind}`));
}

function baseName(name: string): string {
  return name.split(/[\\/]/).at(-1) ?? name;
}

/** A file on its way from the page where it was dropped to the upload form; both belong to one visit. */
let waiting: File | null = null;

export function keepDroppedFile(file: File): void {
  waiting = file;
}

/** Takes the waiting file, once. */
export function takeDroppedFile(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
