import type { Found } from "./bytes";
import { NoArchive, unzipped } from "./unzip";

export type Dropped = Pick<DataTransfer, "items" | "files">;

/** The files of a chosen folder; its own name is no part of their paths. */
export function foundInFolder(files: readonly File[]): Found {
  return new Map(
    files.map((file) => [withoutFirst(file.webkitRelativePath), async () => new Uint8Array(await file.arrayBuffer())]),
  );
}

const withoutFirst = (path: string) => path.split("/").slice(1).join("/");

/** What was dropped: an archive, or a folder. @throws NoArchive */
export async function foundIn({ items, files }: Dropped): Promise<Found> {
  const entry = items[0]?.webkitGetAsEntry() ?? null;
  if (entry?.isDirectory) {
    const found = new Map<string, () => Promise<Uint8Array>>();
    await collect(entry as FileSystemDirectoryEntry, "", found); // it says so itself
    return found;
  }
  const file = files[0];
  if (!file) throw new NoArchive("nothing");
  return unzipped(file);
}

async function collect(
  folder: FileSystemDirectoryEntry,
  before: string,
  found: Map<string, () => Promise<Uint8Array>>,
): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return; // a browser hands out a hundred at a time
    for (const entry of entries) {
      if (entry.isDirectory) await collect(entry as FileSystemDirectoryEntry, `${before}${entry.name}/`, found);
      else found.set(`${before}${entry.name}`, () => bytesOf(entry as FileSystemFileEntry));
    }
  }
}

async function bytesOf(entry: FileSystemFileEntry): Promise<Uint8Array> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return new Uint8Array(await file.arrayBuffer());
}
