import { DOCUMENT_KINDS } from "@/lib/documents/extraction/document";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";

/** Of one zip; what is beyond stays out. */
const MOST_IN_ZIP = 200;
const MOST_BYTES = 1_000_000_000;

export function isZip(file: File): boolean {
  return /\.zip$/i.test(file.name);
}

/**
 * The documents in a zip, unpacked here, so that each goes its own way like any file. The unpacker comes with the first
 * zip. @returns null for what is no zip; what is no document, hidden or too large stays out and is counted
 */
export async function filesInZip(zip: File): Promise<{ files: File[]; leftOut: number } | null> {
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
    const entries = unzipSync(bytes, { filter }); // in a worker of its own the page's policy would refuse it
    const files = Object.entries(entries).map(([name, content]) => new File([new Uint8Array(content)], baseOf(name)));
    return { files, leftOut };
  } catch {
    return null; // fflate throws for whatever is no zip
  }
}

function isDocument(name: string): boolean {
  const base = baseOf(name);
  if (base.startsWith(".") || base.startsWith("~$") || name.startsWith("__MACOSX/")) return false;
  return DOCUMENT_KINDS.some((kind) => base.toLowerCase().endsWith(`.${kind}`));
}

function baseOf(name: string): string {
  return name.split(/[\\/]/).at(-1) ?? name;
}

/** A file on its way from the page where it was dropped to the upload form; both belong to one visit of the site. */
let waiting: File | null = null;

export function keepDroppedFile(file: File): void {
  waiting = file;
}

/** The file that waits, once. */
export function takeDroppedFile(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
