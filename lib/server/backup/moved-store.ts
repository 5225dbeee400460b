import "server-only";
import { db } from "@/lib/platform/db";

const PAGE = 100;
const FILE = { id: true, storageKey: true, contentType: true, sha256: true, uploadedAt: true } as const;
/** What a move has to know of a file; `sha256` is null for one older than hashing, or never uploaded. */
export type FileToMove = {
  id: string;
  storageKey: string;
  contentType: string;
  sha256: string | null;
  uploadedAt: Date | null;
};

/** Every file of the installation, also those that come while it is asked. */
export async function* filesByPage(): AsyncGenerator<FileToMove[]> {
  for (let after = ""; ;) {
    const page = await db.storedFile.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: PAGE,
      select: FILE,
    });
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.id;
  }
}

/** Whether the file was deleted since. */
export async function isDeleted(id: string): Promise<boolean> {
  return (await db.storedFile.count({ where: { id } })) === 0;
}
